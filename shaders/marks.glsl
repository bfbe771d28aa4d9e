// Small shapes made of several strokes or sides.

float shapeDistance(int shape, float parameter) {
  if (shape == kWedge) {
    // A triangle that points along the box's x axis.
    vec2 at = vec2(vAt.x, abs(vAt.y));
    vec2 normal = normalize(vec2(vHalfSize.y, 2.0 * vHalfSize.x));
    return max(-vHalfSize.x - at.x, dot(at - vec2(vHalfSize.x, 0.0), normal));
  }
  float arm = min(vHalfSize.x, vHalfSize.y) - parameter;
  if (shape == kCross) {
    return min(segmentDistance(vAt, vec2(-arm), vec2(arm)),
               segmentDistance(vAt, vec2(-arm, arm), vec2(arm, -arm))) - parameter;
  }
  vec2 knee = vec2(-0.25, 0.65) * arm;
  return min(segmentDistance(vAt, vec2(-0.9, 0.05) * arm, knee),
             segmentDistance(vAt, knee, vec2(0.9, -0.65) * arm)) - parameter;
}
