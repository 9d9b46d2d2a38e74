/** Parts of the perceptual curve that the networks were trained on: linear, power, logarithm. */
const linear = { slope: 1412.83765, end: 1.5794576e-6, endOut: 0.00223151711 };
const power = {
  factor: 1.64593172,
  exponent: 0.431384981,
  offset: -0.00294139609,
  end: 0.0322087631,
  endOut: 0.370974749,
};
const logarithm = { factor: 0.192653254, offset: 0.00626026094, base: 0.998620152 };
const brightest = 65504;
const middleGrey = 0.18;
const cell = 16;

function forward(y) {
  if (y <= linear.end) return linear.slope * y;
  if (y <= power.end) return power.factor * y ** power.exponent + power.offset;
  return logarithm.factor * Math.log(y + logarithm.offset) + logarithm.base;
}

function backward(x) {
  if (x <= linear.endOut) return x / linear.slope;
  if (x <= power.endOut) return ((x - power.offset) / power.factor) ** (1 / power.exponent);
  return Math.exp((x - logarithm.base) / logarithm.factor) - logarithm.offset;
}

function cellLuminance(pixels, width, height, left, top) {
  let sum = 0;
  let count = 0;
  for (let y = top; y < Math.min(height, top + cell); y++)
    for (let x = left; x < Math.min(width, left + cell); x++, count++) {
      const at = 3 * (y * width + x);
      sum += 0.212671 * pixels[at] + 0.71516 * pixels[at + 1] + 0.072169 * pixels[at + 2];
    }
  return sum / count;
}

/** Returns the factor that maps the picture's average brightness to middle grey. */
function exposureOf(pixels, width, height) {
  const logs = [];
  for (let y = 0; y < height; y += cell)
    for (let x = 0; x < width; x += cell) {
      const luminance = cellLuminance(pixels, width, height, x, y);
      if (luminance > 1e-8) logs.push(Math.log2(luminance));
    }
  return logs.length === 0 ? 1 : middleGrey / 2 ** (logs.reduce((sum, log) => sum + log, 0) / logs.length);
}

/** Creates the conversions from linear light to the networks' input and back. */
export function createCurve(pixels, width, height) {
  const exposure = exposureOf(pixels, width, height);
  const scale = 1 / forward(brightest);
  return {
    compress: (value) => forward(Math.max(0, Number.isFinite(value) ? value : 0) * exposure) * scale,
    expand: (value) => Math.max(0, backward(Math.max(0, value) / scale)) / exposure,
  };
}
