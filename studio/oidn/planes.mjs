/**
 * Pixels as one plane a channel, padded by reflection: repeating the edge leaves a fringe there.
 * @returns {Float32Array}
 */
export function pad(pixels, width, height, padded, change) {
  const size = padded.width * padded.height;
  const planes = new Float32Array(3 * size);
  for (let y = 0; y < padded.height; y++)
    for (let x = 0; x < padded.width; x++) {
      const source = 3 * (mirror(y, height) * width + mirror(x, width));
      for (let c = 0; c < 3; c++) planes[c * size + y * padded.width + x] = change(pixels[source + c]);
    }
  return planes;
}

/** The way back: the planes as pixels, without the padding. */
export function crop(planes, width, height, padded, change) {
  const size = padded.width * padded.height;
  const pixels = new Float32Array(3 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++) pixels[3 * (y * width + x) + c] = change(planes[c * size + y * padded.width + x]);
  return pixels;
}

const mirror = (place, length) => (place < length ? place : 2 * length - 2 - place);
