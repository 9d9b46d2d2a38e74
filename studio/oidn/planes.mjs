/**
 * Converts pixels to one plane per channel, padded by reflection, because repeating the edge leaves a fringe.
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

/** Converts planes back to pixels without the padding. */
export function crop(planes, width, height, padded, change) {
  const size = padded.width * padded.height;
  const pixels = new Float32Array(3 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++) pixels[3 * (y * width + x) + c] = change(planes[c * size + y * padded.width + x]);
  return pixels;
}

const mirror = (place, length) => (place < length ? place : 2 * length - 2 - place);
