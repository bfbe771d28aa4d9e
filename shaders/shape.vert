// Each instance is one shape in a rotated box. The fragment shader gets positions in pixels relative to the box's
// centre.
layout(location = 0) in vec2 corner;     // −1…1
layout(location = 1) in vec2 center;     // pixels from the top left corner
layout(location = 2) in vec2 halfSize;   // pixels
layout(location = 3) in vec2 axis;       // unit vector along the box's x
layout(location = 4) in vec4 fill;       // straight alpha
layout(location = 5) in vec4 edge;       // straight alpha
layout(location = 6) in vec3 shape;      // kind, parameter, edge width in pixels

uniform vec2 viewport;  // pixels

flat out vec2 vHalfSize;
flat out vec4 vFill;
flat out vec4 vEdge;
flat out vec3 vShape;
out vec2 vAt;

void main() {
  const float margin = 2.0;  // space for the soft edge
  vec2 at = corner * (halfSize + margin);
  vec2 pixel = center + at.x * axis + at.y * vec2(-axis.y, axis.x);
  vec2 clip = pixel / viewport * 2.0 - 1.0;
  gl_Position = vec4(clip.x, -clip.y, 0.0, 1.0);
  vHalfSize = halfSize;
  vFill = fill;
  vEdge = edge;
  vShape = shape;
  vAt = at;
}
