/** Which designs are sold in which finishes. Other pictures are not published. */
import { readFileSync } from 'node:fs';
import { firstItems } from '../packages/gateway/src/demonstration/products/generate-products.ts';
import { finishesOf, pictureDesignsOf } from '../packages/gateway/src/demonstration/products/item.ts';
import { readPictureMasters } from '../packages/gateway/src/demonstration/pictures.ts';

const sourceFinishes = JSON.parse(readFileSync('studio/recoloured-finishes.json', 'utf8')) as Record<string, string>;
const rendered = new Set(readPictureMasters().map(({ design }) => design));

const sold = new Set(
  [...firstItems()].flatMap((item) => {
    const [own = item.design.key, plain = own] = pictureDesignsOf(item);
    // the plain form is shown until the collection's own form is rendered
    const designs = rendered.has(own) ? [own] : [own, plain];
    const slugs = finishesOf(item).flatMap(({ slug }) => [slug, sourceFinishes[slug] ?? slug]);
    return designs.flatMap((design) => slugs.map((slug) => `${design} ${slug}`));
  }),
);

/** Whether a design is sold in a finish, or in one that is recoloured from it. */
export const isSold = (design: string, finish: string): boolean => sold.has(`${design} ${finish}`);
