import { createHash } from 'node:crypto';
import { sanitiseUrl } from '@basin/domain';
import type { ContentPage } from '@basin/sdk';
import { parse } from 'hono/utils/cookie';
import * as z from 'zod';
import { withServedLinks, type LinkSettings } from '../settings/served-links.server.ts';
import { closedBannersOf } from './closed-banners.ts';

/** A site-wide banner: a promotion or a warning. */
export interface Banner {
  /** Derived from the text: a changed banner appears again to visitors who closed it. */
  readonly id: string;
  readonly type: BannerType;
  readonly text: string;
  readonly link?: { readonly title: string; readonly path: string } | undefined;
}

/** In display order. */
const bannerTypes = ['site-warning', 'promo-banner'] as const;
type BannerType = (typeof bannerTypes)[number];

const text = z.string().trim().min(1);
const bannerSchema = z.object({
  text,
  link: z
    .object({ title: text, path: text.transform((url) => sanitiseUrl(url)) })
    .optional()
    .catch(undefined),
});

/** Returns the banners that a visitor with these cookies has not closed, without those that cannot be parsed. */
export function bannersFrom({ frame }: ContentPage, cookies: string | null, settings: LinkSettings): Banner[] {
  const closed = closedBannersOf(parse(cookies ?? ''));
  return bannerTypes
    .flatMap((type) => frame.filter((part) => part.type === type))
    .flatMap(({ type, props }) => {
      const { data } = bannerSchema.safeParse(withServedLinks(settings, props));
      return data ? [{ ...data, type: type as BannerType, id: bannerId(data.text) }] : [];
    })
    .filter(({ id }) => !closed.includes(id));
}

/** Returns the id of a banner with this text. */
export const bannerId = (words: string): string => createHash('sha256').update(words).digest('hex').slice(0, 8);
