import { membershipPersonas } from '@basin/domain';
import * as z from 'zod';
import type {} from '../customers/index.ts';
import { hashSecret } from '../identity/index.ts';
import type { ImportKind } from './import-records.ts';
import { batchSize, inBatches } from './in-batches.ts';

/** An NDJSON line: a code that admits customers to a group. */
export const invitationLineSchema = z
  .strictObject({
    persona: z.enum(membershipPersonas),
    code: z.string().min(1).exactOptional(),
    /** An alternative to the code: its SHA-256 in base64url, as stored in the table. */
    codeHash: z
      .string()
      .regex(/^[\w-]{43}$/)
      .exactOptional(),
    /** How many customers may still use it; unlimited when missing. */
    usesLeft: z.int().nonnegative().exactOptional(),
  })
  .refine(({ code, codeHash }) => (code === undefined) !== (codeHash === undefined), 'must have code or codeHash');
export type InvitationLine = z.output<typeof invitationLineSchema>;

const hashOf = ({ code = '', codeHash = hashSecret(code) }: InvitationLine): string => codeHash;

/** Imports codes that admit customers to a group; replaces existing codes. */
export const invitationImport: ImportKind<InvitationLine> = {
  name: 'invitations',
  schema: invitationLineSchema,
  keyOf: hashOf,
  async store(tx, lines) {
    const rows = lines.map((line) => ({
      code_hash: hashOf(line),
      persona: line.persona,
      uses_left: line.usesLeft ?? null,
    }));
    await tx
      .insertInto('invitations')
      .values(rows)
      .onConflict((on) =>
        on.column('code_hash').doUpdateSet((eb) => ({
          persona: eb.ref('excluded.persona'),
          uses_left: eb.ref('excluded.uses_left'),
        })),
      )
      .execute();
    return new Map();
  },
  stored: (db) =>
    inBatches(async (after) => {
      const rows = await db
        .selectFrom('invitations')
        .selectAll()
        .where('code_hash', '>', after)
        .orderBy('code_hash')
        .limit(batchSize)
        .execute();
      return rows.map(({ code_hash: codeHash, persona, uses_left: usesLeft }) => [
        codeHash,
        { persona: z.enum(membershipPersonas).parse(persona), codeHash, ...(usesLeft !== null && { usesLeft }) },
      ]);
    }),
};
