import { readPictureMasters } from '../catalogue/pictures.ts';
import { houseMasters } from '../images/house-masters.ts';
import type { DocumentMaker } from './document-request.ts';
import { makers } from './makers.ts';

/** Makes documents with the shop's pictures, here and now: half a second in which nothing else is done. */
export function createHouseMaker(): DocumentMaker {
  const [masters, pictures] = [houseMasters(), readPictureMasters()];
  return ({ kind, ...matter }) => makers[kind]({ ...matter, masters, pictures });
}
