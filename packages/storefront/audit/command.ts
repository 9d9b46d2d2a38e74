/** Audits what search engines and assistants see of a shop that runs: see the usage below. */
import { parseArgs } from 'node:util';
import { auditSite } from './audit-site.ts';

const usage = `npm run audit -- [origin] [--most N]

Visits the pages that a shop lists for crawlers, what they link to and the pictures that they are shared by, and says
what is wrong: status, title, description, headings, canonical and alternate addresses, structured data, shared pictures.

  origin    where the shop runs; http://localhost:3000 unless given
  --most N  at most N pages of each kind; all unless given`;

const { values, positionals } = parseArgs({
  options: { most: { type: 'string' }, help: { type: 'boolean' } },
  allowPositionals: true,
});
const mostOfAKind = values.most === undefined ? undefined : Number(values.most);
const [origin = 'http://localhost:3000'] = positionals;

if (values.help) console.log(usage);
else if (!URL.canParse(origin) || (mostOfAKind !== undefined && !(mostOfAKind >= 1))) {
  console.error(usage);
  process.exitCode = 2;
} else await report();

async function report(): Promise<void> {
  console.log(`Auditing ${origin}. Ctrl-C stops it.`);
  const { pages, links, pictures, faults } = await auditSite({
    origin: new URL(origin).origin,
    ...(mostOfAKind !== undefined && { mostOfAKind }),
  }).catch((problem: unknown) => {
    console.error(
      `${origin} cannot be audited: ${problem instanceof Error ? problem.message : String(problem)}. Is the shop running?`,
    );
    process.exit(2);
  });
  for (const fault of faults) console.log(fault);
  console.log(`${pages} pages, ${links} more that they link to, ${pictures} pictures: ${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
