// Signed distances, negative inside, in the units of their arguments.

float boxDistance(vec2 at, vec2 halfSize, float radius) {
  vec2 outside = abs(at) - halfSize + radius;
  return length(max(outside, 0.0)) + min(max(outside.x, outside.y), 0.0) - radius;
}

float segmentDistance(vec2 at, vec2 from, vec2 to) {
  vec2 along = to - from;
  float share = clamp(dot(at - from, along) / dot(along, along), 0.0, 1.0);
  return length(at - from - share * along);
}

// A queen in the box −1…1 (y down): five points with balls on a flaring body, a collar and a foot.
const int kOutline = 11;
const vec2 kBody[kOutline] = vec2[](
    vec2(-0.46, 0.46), vec2(-0.78, -0.34), vec2(-0.42, 0.00), vec2(-0.41, -0.56), vec2(-0.16, -0.06),
    vec2(0.00, -0.64), vec2(0.16, -0.06), vec2(0.41, -0.56), vec2(0.42, 0.00), vec2(0.78, -0.34),
    vec2(0.46, 0.46));

float queenDistance(vec2 at) {
  float body = 1e9;
  float side = 1.0;
  for (int i = 0, j = kOutline - 1; i < kOutline; j = i, ++i) {
    vec2 a = kBody[i];
    vec2 b = kBody[j];
    body = min(body, segmentDistance(at, a, b));
    bool crosses = (a.y > at.y) != (b.y > at.y);
    if (crosses && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x) side = -side;
  }
  body = side * body;
  float balls = length(vec2(abs(at.x), at.y) - vec2(0.41, -0.62)) - 0.105;
  balls = min(balls, length(vec2(abs(at.x), at.y) - vec2(0.80, -0.40)) - 0.105);
  balls = min(balls, length(at - vec2(0.0, -0.72)) - 0.115);
  float collar = boxDistance(at - vec2(0.0, 0.50), vec2(0.47, 0.07), 0.05);
  float foot = boxDistance(at - vec2(0.0, 0.66), vec2(0.60, 0.11), 0.07);
  return min(min(min(body, balls), collar), foot);
}
