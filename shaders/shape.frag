// Draws one shape from its signed distance; one pixel of it is soft, whatever its size and the screen's density.

flat in vec2 vHalfSize;
flat in vec4 vFill;
flat in vec4 vEdge;
flat in vec3 vShape;
in vec2 vAt;
out vec4 color;

// The order of board/shapes.hpp.
const int kBox = 0, kHatch = 1, kQueen = 2, kLine = 3, kDashes = 4, kRing = 5, kCross = 6, kCheck = 7, kDisc = 8,
          kWedge = 9;

float cover(float distance) { return clamp(0.5 - distance, 0.0, 1.0); }

// Stripes at 45°, `spacing` pixels apart, anchored to the screen so that neighbours join.
float stripes(float spacing, float width) {
  float phase = mod(gl_FragCoord.x + gl_FragCoord.y, spacing);
  return cover(abs(phase - 0.5 * spacing) * 0.7071 - 0.5 * width);
}

float shapeDistance(int shape, float parameter) {
  float size = min(vHalfSize.x, vHalfSize.y);
  if (shape == kQueen) return queenDistance(vAt / size) * size;
  if (shape == kLine || shape == kDashes) return boxDistance(vAt, vHalfSize, vHalfSize.y);
  if (shape == kRing) return abs(length(vAt) - size + parameter) - parameter;
  if (shape == kDisc) return length(vAt) - size;
  if (shape == kCross) {
    float arm = size - parameter;
    return min(segmentDistance(vAt, vec2(-arm), vec2(arm)),
               segmentDistance(vAt, vec2(-arm, arm), vec2(arm, -arm))) - parameter;
  }
  if (shape == kCheck) {
    float arm = size - parameter;
    vec2 knee = vec2(-0.25, 0.65) * arm;
    return min(segmentDistance(vAt, vec2(-0.9, 0.05) * arm, knee),
               segmentDistance(vAt, knee, vec2(0.9, -0.65) * arm)) - parameter;
  }
  if (shape == kWedge) {
    // A triangle that points along the box's x.
    vec2 at = vec2(vAt.x, abs(vAt.y));
    vec2 normal = normalize(vec2(vHalfSize.y, 2.0 * vHalfSize.x));
    return max(-vHalfSize.x - at.x, dot(at - vec2(vHalfSize.x, 0.0), normal));
  }
  return boxDistance(vAt, vHalfSize, shape == kBox ? parameter : 0.0);
}

void main() {
  int shape = int(vShape.x);
  float distance = shapeDistance(shape, vShape.y);
  float inside = cover(distance);
  if (shape == kHatch) inside *= stripes(vShape.y, vShape.z);
  if (shape == kDashes) inside *= cover(abs(mod(vAt.x, 2.0 * vShape.y) - vShape.y) - 0.5 * vShape.y);
  float width = shape == kHatch ? 0.0 : vShape.z;
  float border = width > 0.0 ? inside * (1.0 - cover(distance + width)) : 0.0;
  vec4 premultiplied = vec4(vFill.rgb * vFill.a, vFill.a) * (inside - border);
  premultiplied += vec4(vEdge.rgb * vEdge.a, vEdge.a) * border;
  color = premultiplied;
}
