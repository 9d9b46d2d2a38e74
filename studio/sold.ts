/** What is sold in which finish: no other picture is kept. */
import { readFileSync } from 'node:fs';
import { firstItems } from '../packages/gateway/src/demonstration/products/generate-products.ts';
import { finishesOf, pictureDesignsOf } from '../packages/gateway/src/demonstration/products/item.ts';
import { readPictureMasters } from '../packages/gateway/src/demonstration/pictures.ts';

const prints = JSON.parse(readFileSync('studio/prints.json', 'utf8')) as Record<string, string>;
const rendered = new Set(readPictureMasters().map(({ design }) => design));

const sold = new Set(
  [...firstItems()].flatMap((item) => {
    const [own = item.design.key, plain = own] = pictureDesignsOf(item);
    // what is shown until the own form is rendered is kept, too
    const designs = rendered.has(own) ? [own] : [own, plain];
    const slugs = finishesOf(item).flatMap(({ slug }) => [slug, prints[slug] ?? slug]);
    return designs.flatMap((design) => slugs.map((slug) => `${design} ${slug}`));
  }),
);

/** Whether somebody sells a design in a finish, or in one that is printed from it. */
export const isSold = (design: string, finish: string): boolean => sold.has(`${design} ${finish}`);
