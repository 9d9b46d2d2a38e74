/**
 * Denoises rendered pictures with the networks of Intel Open Image Denoise:
 * node denoise.mjs WIDTH HEIGHT ALBEDO NORMAL [COLOUR OUT]…, all files raw RGB floats in linear light.
 * Albedo and normals are denoised by separate networks first, which makes a large difference on satin metal.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { createCurve } from './curve.mjs';
import { crop, pad } from './planes.mjs';

const weights = new URL('../.work/weights/', import.meta.url).pathname;
const options = { intraOpNumThreads: 1, interOpNumThreads: 1, executionMode: 'sequential' };
const [width, height] = process.argv.slice(2, 4).map(Number);
const [albedoFile, normalFile, ...pictures] = process.argv.slice(4);
const padded = { width: (width + 15) & ~15, height: (height + 15) & ~15 };

const clamp = (low, value, high) => Math.min(high, Math.max(low, value));
const encode = (x) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);
const decode = (x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);

function readFloats(file) {
  const bytes = readFileSync(file);
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

async function infer(name, planes) {
  const session = await InferenceSession.create(`${weights}${name}.onnx`, options);
  const { width: w, height: h } = padded;
  const { output } = await session.run({ input: new Tensor('float32', planes, [1, planes.length / (w * h), h, w]) });
  await session.release();
  return output.data;
}

const planesOf = (floats, change) => pad(floats, width, height, padded, change);

const albedo = await infer(
  'rt_alb',
  planesOf(readFloats(albedoFile), (v) => encode(clamp(0, v, 1))),
);
const normal = await infer(
  'rt_nrm',
  planesOf(readFloats(normalFile), (v) => clamp(-1, v, 1) * 0.5 + 0.5),
);
const planes = new Float32Array(3 * albedo.length);
planes.set(
  albedo.map((v) => decode(clamp(0, v, 1))),
  albedo.length,
);
planes.set(
  normal.map((v) => clamp(0, v, 1)),
  2 * albedo.length,
);
for (let at = 0; at < pictures.length; at += 2) {
  const colour = readFloats(pictures[at]);
  const curve = createCurve(colour, width, height);
  planes.set(planesOf(colour, curve.compress));
  const clean = crop(await infer('rt_hdr_calb_cnrm', planes), width, height, padded, curve.expand);
  writeFileSync(pictures[at + 1], Buffer.from(clean.buffer));
}
