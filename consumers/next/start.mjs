import { spawn } from 'node:child_process';

// serves the built page once and prints the text of its button
const port = process.env.PORT;
const server = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'start', '--port', port, '--hostname', '127.0.0.1'],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
const origin = `http://127.0.0.1:${port}`;
const page = await fetchWithRetry(`${origin}/`, 60);
await readPlainPage();
server.kill();
const [, text = page] = /<button[^>]*id="result"[^>]*>(.*?)<\/button>/s.exec(page) ?? [];
console.log(text.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"'));

/** Checks that a layout of server components sends none of the kit's scripts. */
async function readPlainPage() {
  const html = await (await fetch(`${origin}/plain`)).text();
  if (!html.includes('Skip to the main part')) throw new Error('the layout of the plain page is missing');
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, path]) => path);
  const texts = await Promise.all(scripts.map(async (path) => (await fetch(origin + path)).text()));
  if (scripts.length === 0 || texts.some((text) => /(Breadcrumbs|SkipLink|Badge)_/.test(text)))
    throw new Error('the plain page loads scripts of the kit');
}

async function fetchWithRetry(url, attempts) {
  const page = await fetch(url).catch(() => undefined); // not listening yet; the number of attempts is limited
  if (page) return page.text();
  if (attempts === 0) throw new Error('the page does not respond');
  await new Promise((resolve) => setTimeout(resolve, 500));
  return fetchWithRetry(url, attempts - 1);
}
