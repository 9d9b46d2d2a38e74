import { defaultLanguage } from '@basin/domain';
import * as z from 'zod';
import { readDocument } from '../content/index.ts';
import type { Db } from '../database/database.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

const skinSchema = z.object({
  name: z.string().min(1),
  paper: colour,
  accent: colour,
  letters: z.enum(['serif', 'sans']),
});

/** The look of e-mail: the sender name at the top, the colours and the typeface. */
export type EmailSkin = z.output<typeof skinSchema>;

/** The skin of the shop, and of the brands that have one. */
export interface EmailSkins {
  readonly shop?: EmailSkin | undefined;
  readonly brands: ReadonlyMap<string, EmailSkin>;
}

const blockSchema = z.object({ brand: z.string().optional(), emailSkin: skinSchema });

/** Reads the skins from the site configuration: the block of a brand names the brand, the shop's block names none. */
export async function readSkins(db: Db): Promise<EmailSkins> {
  const configuration = await readDocument(db, `/settings/${defaultLanguage}/configuration`);
  const blocks = Object.values(configuration ?? {}).flatMap((block) => blockSchema.safeParse(block).data ?? []);
  return {
    shop: blocks.find(({ brand }) => brand === undefined)?.emailSkin,
    brands: new Map(blocks.flatMap(({ brand, emailSkin }) => (brand === undefined ? [] : [[brand, emailSkin]]))),
  };
}

/** Returns the skin of the brand, or of the shop, or a plain one named after the shop's host. */
export function skinOf({ shop, brands }: EmailSkins, brand: string | undefined, shopOrigin: string): EmailSkin {
  const plain = { name: new URL(shopOrigin).host, paper: '#ffffff', accent: '#1b1a18', letters: 'sans' } as const;
  return (brand === undefined ? undefined : brands.get(brand)) ?? shop ?? plain;
}
