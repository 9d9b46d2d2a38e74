import { expect, test } from 'vitest';
import { findViews, readPictureMasters } from '../pictures.ts';
import { curatedCollections } from './collections/compose-collection.ts';
import { plainForms } from './collections/plain-forms.ts';
import { composeProduct } from './compose-product.ts';
import { firstItems } from './generate-products.ts';
import { finishesOf, formOf, isShownPlain, pictureDesignsOf, type Item } from './item.ts';
import { allDemoProducts } from '../../../testing/all-demo-products.ts';

const today = new Date('2030-01-02T00:00:00Z');
const masters = readPictureMasters();
const rendered = new Set(masters.map(({ design }) => design));
const sold = [...firstItems()].map((item) => {
  const [own = item.design.key] = pictureDesignsOf(item);
  const [plain = own] = item.design.pictures;
  return { item, form: formOf(item), own, shown: rendered.has(own) ? own : plain, finishes: finishesOf(item) };
});

/** Every pair of a picture design and a finish in the generated catalogue. */
const pairs = new Map(
  sold.flatMap(({ shown, finishes }) =>
    finishes.map(({ slug }) => [`${shown} ${slug}`, { design: shown, finish: slug }] as const),
  ),
);

/** The picture of a design in a finish, or the picture of a design without finishes. */
const findPicture = (design: string, finish: string): string | undefined =>
  masters.find(
    (master) =>
      master.design === design &&
      (master.kind === 'product' || master.kind === 'room') &&
      (master.finish === finish || master.finish === null),
  )?.name;

/** Pictures that are still missing. Only ever lower these numbers. */
const withoutForm = 0;
const withoutDesign = 0;
const withoutFinish = 0;

test('each design that a collection has in its own form has a picture in that form', () => {
  const missing = new Set(
    sold.filter(({ form, own }) => form !== undefined && !rendered.has(own)).map(({ own }) => own),
  );
  expect(missing.size, [...missing].join(', ')).toBeLessThanOrEqual(withoutForm);
});

test('the texts of an item that is shown in the plain form do not describe the form of its collection', () => {
  const plain = sold.filter(({ item, shown }) => isShownPlain(item, shown)).map(({ item }) => item);
  const phrases = ({ collection, design, family }: Item) =>
    Object.entries(collection?.forms ?? {}).flatMap(([key, phrase]) =>
      plainForms[key]?.materials.includes(design.palette ?? family.palette) ? phrase : [],
    );
  const contrary = plain.filter((item) => {
    const { description, shortDescription } = composeProduct(item, { today, masters });
    const texts = [description.en, description.fr, shortDescription.en, shortDescription.fr].join(' ').toLowerCase();
    return phrases(item).some(
      (phrase) =>
        texts.includes(phrase('en').toLowerCase().replaceAll("'", '’')) ||
        texts.includes(phrase('fr').toLowerCase().replaceAll("'", '’')),
    );
  });
  expect(contrary.map(({ design, collection }) => `${collection?.name ?? ''} ${design.key}`)).toEqual([]);
});

test('every form of a collection has at least one picture', () => {
  const forms = new Set(curatedCollections.flatMap(({ form }) => Object.values(form ?? {})));
  const isRendered = (form: string) => sold.some((item) => item.form === form && rendered.has(item.own));
  expect([...forms].filter((form) => !isRendered(form))).toEqual([]);
});

test('each design on sale has a picture in each of its finishes', () => {
  const missing = [...pairs.values()].filter(({ design }) => !rendered.has(design));
  const unlike = [...pairs.values()].filter(
    ({ design, finish }) => rendered.has(design) && findPicture(design, finish) === undefined,
  );
  const named = (list: typeof missing) => list.map(({ design, finish }) => `${design} ${finish}`).join(', ');
  expect(missing.length, named(missing)).toBeLessThanOrEqual(withoutDesign);
  expect(unlike.length, named(unlike)).toBeLessThanOrEqual(withoutFinish);
});

/** The number of designs with an angle and a detail view in each finish. Only ever raise it. */
const withViews = 46;

test('at least as many designs as before have an angle and a detail view in every finish on sale', () => {
  const lacksViews = ({ design, finish }: { design: string; finish: string }) => {
    const views = findViews(masters, findPicture(design, finish) ?? '');
    return new Set(views.map(({ kind }) => kind)).size < 2;
  };
  const incomplete = new Set([...pairs.values()].filter(lacksViews).map(({ design }) => design));
  const complete = new Set([...pairs.values()].map(({ design }) => design).filter((design) => !incomplete.has(design)));
  expect(complete.size, [...complete].join(', ')).toBeGreaterThanOrEqual(withViews);
});

test('the views of a variant have its design and finish, and alt text in both languages', () => {
  const byName = new Map(masters.map((master) => [master.name, master]));
  const viewed = allDemoProducts().flatMap(({ variants, imageTexts = {} }) =>
    variants.flatMap(({ image, views = [] }) =>
      views.map((view) => ({ shown: byName.get(image), view: byName.get(view), text: imageTexts[view] })),
    ),
  );
  expect(viewed.length).toBeGreaterThan(400);
  const wrong = viewed.filter(
    ({ shown, view, text }) =>
      view?.finish !== shown?.finish || view?.design !== shown?.design || !text?.en || !text.fr,
  );
  expect(wrong).toEqual([]);
});
