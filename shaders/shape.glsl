// Inputs and helpers of every shape: the pixel's position in the shape's box, and signed distances, negative inside, in
// the units of their arguments.

flat in vec2 vHalfSize;
flat in vec4 vFill;
flat in vec4 vEdge;
flat in vec3 vShape;
in vec2 vAt;

// The order of src/board/shapes.hpp.
const int kBox = 0, kHatch = 1, kQueen = 2, kLine = 3, kDashes = 4, kRing = 5, kCross = 6, kCheck = 7, kDisc = 8,
          kWedge = 9;

float boxDistance(vec2 at, vec2 halfSize, float radius) {
  vec2 outside = abs(at) - halfSize + radius;
  return length(max(outside, 0.0)) + min(max(outside.x, outside.y), 0.0) - radius;
}

float segmentDistance(vec2 at, vec2 from, vec2 to) {
  vec2 along = to - from;
  float share = clamp(dot(at - from, along) / dot(along, along), 0.0, 1.0);
  return length(at - from - share * along);
}
