// Shapes whose distance takes few operations; they cover most of the screen.

float shapeDistance(int shape, float parameter) {
  float size = min(vHalfSize.x, vHalfSize.y);
  if (shape == kRing) return abs(length(vAt) - size + parameter) - parameter;
  if (shape == kDisc) return length(vAt) - size;
  float radius = shape == kBox ? parameter : shape == kHatch ? 0.0 : vHalfSize.y;
  return boxDistance(vAt, vHalfSize, radius);
}
