// A queen in the box −1…1 (y down): five points with balls on a flaring body, a collar and a foot.

// The right half of the body's outline, from the top centre to the bottom centre. The left half is its mirror image.
const int kOutline = 7;
const vec2 kBody[kOutline] = vec2[](
    vec2(0.00, -0.64), vec2(0.16, -0.06), vec2(0.41, -0.56), vec2(0.42, 0.00), vec2(0.78, -0.34), vec2(0.46, 0.46),
    vec2(0.00, 0.46));

float queenDistance(vec2 at) {
  at.x = abs(at.x);
  float body = 1e9;
  float side = 1.0;
  for (int i = 1; i < kOutline; ++i) {
    vec2 a = kBody[i];
    vec2 b = kBody[i - 1];
    body = min(body, segmentDistance(at, a, b));
    bool crosses = (a.y > at.y) != (b.y > at.y);
    if (crosses && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x) side = -side;
  }
  body = side * body;
  float balls = length(at - vec2(0.41, -0.62)) - 0.105;
  balls = min(balls, length(at - vec2(0.80, -0.40)) - 0.105);
  balls = min(balls, length(at - vec2(0.0, -0.72)) - 0.115);
  float collar = boxDistance(at - vec2(0.0, 0.50), vec2(0.47, 0.07), 0.05);
  float foot = boxDistance(at - vec2(0.0, 0.66), vec2(0.60, 0.11), 0.07);
  return min(min(min(body, balls), collar), foot);
}

float shapeDistance(int shape, float parameter) {
  float size = min(vHalfSize.x, vHalfSize.y);
  return queenDistance(vAt / size) * size;
}
