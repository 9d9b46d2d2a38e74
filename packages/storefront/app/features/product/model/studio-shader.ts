/** Transforms a vertex and its normal. Both are normalised integers that the node's scale expands. */
export const vertex = /* glsl */ `
attribute vec3 position;
attribute vec3 normal;
uniform mat4 modelMatrix;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
uniform vec3 cameraPosition;
varying vec3 vNormal;
varying vec3 vToEye;
void main() {
  vec4 place = modelMatrix * vec4(position, 1.0);
  vec3 scale = vec3(length(modelMatrix[0].xyz), length(modelMatrix[1].xyz), length(modelMatrix[2].xyz));
  vNormal = mat3(modelMatrix) * (normal / (scale * scale));
  vToEye = cameraPosition - place.xyz;
  gl_Position = projectionMatrix * viewMatrix * place;
}`;

/**
 * Procedural studio lighting instead of an environment map: a grey sweep, a large soft box at the upper left, a strip
 * at the right, one overhead and two black cards. Edges blur with the surface roughness.
 */
export const fragment = /* glsl */ `
precision highp float;
uniform vec3 colour;
uniform float metallic;
uniform float roughness;
varying vec3 vNormal;
varying vec3 vToEye;

float card(vec3 ray, vec3 towards, vec2 half_, float soft) {
  vec3 right = normalize(cross(vec3(0.0, 1.0, 0.0), towards));
  vec3 up = cross(towards, right);
  float ahead = dot(ray, towards);
  vec2 place = vec2(dot(ray, right), dot(ray, up)) / max(ahead, 0.001);
  vec2 inside = smoothstep(half_ + soft, half_ - soft, abs(place));
  return ahead > 0.0 ? inside.x * inside.y : 0.0;
}

vec3 studio(vec3 ray, float rough) {
  float soft = 0.06 + rough * 1.1;
  float dim = 1.0 / (1.0 + rough * 1.4);
  vec3 light = mix(vec3(0.30, 0.29, 0.275), vec3(0.50, 0.495, 0.48), smoothstep(-0.5, 0.6, ray.y));
  light += vec3(2.3, 2.24, 2.15) * dim * card(ray, normalize(vec3(-0.75, 0.62, 0.42)), vec2(0.42, 0.62), soft);
  light += vec3(1.25, 1.27, 1.3) * dim * card(ray, normalize(vec3(0.94, 0.28, 0.3)), vec2(0.16, 0.8), soft);
  light += vec3(1.1) * dim * card(ray, normalize(vec3(0.08, 1.0, 0.16)), vec2(0.8, 0.5), soft);
  light *= 1.0 - 0.86 * card(ray, normalize(vec3(-0.34, 0.0, 0.94)), vec2(0.12, 1.4), soft * 0.8);
  light *= 1.0 - 0.8 * card(ray, normalize(vec3(0.62, -0.05, -0.6)), vec2(0.22, 1.2), soft);
  return light;
}

void main() {
  vec3 n = normalize(vNormal);
  vec3 eye = normalize(vToEye);
  if (dot(n, eye) < 0.0) n = -n;
  vec3 base = mix(vec3(0.04), colour, metallic);
  float facing = clamp(dot(n, eye), 0.0, 1.0);
  vec3 gleam = base + (max(vec3(1.0 - roughness), base) - base) * pow(1.0 - facing, 5.0);
  float spread = 1.0 + 1.6 * roughness * metallic; // a brushed metal reflects the lights in every direction
  vec3 reflected = studio(reflect(-eye, n), roughness) * spread * gleam;
  vec3 scattered = studio(n, 1.0) * 1.12 * colour * (1.0 - metallic);
  vec3 light = (reflected + scattered) * 1.08;
  vec3 film = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14);
  vec3 grey = vec3(dot(film, vec3(0.2126, 0.7152, 0.0722)));
  vec3 shown = mix(film, grey, 0.25 * metallic); // the curve makes brass and bronze stronger than in the pictures
  gl_FragColor = vec4(pow(clamp(shown, 0.0, 1.0), vec3(1.0 / 2.2)), 1.0);
}`;
