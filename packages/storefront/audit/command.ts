/** Audits what search engines and assistants see of a running shop: see the usage below. */
import { argumentsOrExit } from '../../../scripts/arguments-or-exit.ts';
import { auditSite } from './audit-site.ts';

const usage = `npm run audit -- [origin] [--most N]

Checks the pages in a shop's sitemaps, the pages they link to and their images. Reports faults in status, title,
description, headings, canonical and alternate URLs, structured data and images for sharing, and indexed pages that no
sitemap lists.

  origin    origin of the running shop (default: http://localhost:3000)
  --most N  check at most N pages of each kind (default: all)`;

const { values, positionals } = argumentsOrExit({
  options: { most: { type: 'string' }, help: { type: 'boolean' } },
  allowPositionals: true,
});
const maxPerKind = values.most === undefined ? undefined : Number(values.most);
const [origin = 'http://localhost:3000'] = positionals;

if (values.help) console.log(usage);
else if (!URL.canParse(origin) || (maxPerKind !== undefined && !(maxPerKind >= 1))) {
  console.error(usage);
  process.exitCode = 2;
} else await report();

async function report(): Promise<void> {
  console.log(`Auditing ${origin}. Press Ctrl-C to stop.`);
  const { pages, links, pictures, faults } = await auditSite({
    origin: new URL(origin).origin,
    ...(maxPerKind !== undefined && { maxPerKind }),
    onProgress: (kind, checked, total) => {
      if (checked % 100 === 0 || checked === total) console.log(`Checked ${checked} of ${total} ${kind}.`);
    },
  }).catch((problem: unknown) => {
    console.error(
      `${origin} cannot be audited: ${problem instanceof Error ? problem.message : String(problem)}. Is the shop running?`,
    );
    process.exit(2);
  });
  for (const fault of faults) console.log(fault);
  console.log(`Checked ${pages} pages, ${links} linked pages and ${pictures} pictures: ${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
