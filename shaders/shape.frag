// Draws one shape from its signed distance. The edge is one pixel soft, at any size and density.

out vec4 color;

float cover(float distance) { return clamp(0.5 - distance, 0.0, 1.0); }

// Stripes at 45°, `spacing` pixels apart. They are anchored to the screen, so that neighbouring squares join.
float stripes(float spacing, float width) {
  float phase = mod(gl_FragCoord.x + gl_FragCoord.y, spacing);
  return cover(abs(phase - 0.5 * spacing) * 0.7071 - 0.5 * width);
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
