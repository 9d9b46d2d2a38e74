// Finds a Chromium for tests without root or apt: CHROMIUM_PATH, then a system one, then the binary inside the npm package.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
const cache = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules', '.cache', 'chromium');
export async function findChromium({ preferSystem = false } = {}) {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, env: {}, from: 'CHROMIUM_PATH' };
  if (preferSystem)
    for (const p of ['/usr/bin/chromium', '/usr/bin/google-chrome'])
      if (existsSync(p)) return { executablePath: p, env: {}, from: 'system' };
  const exe = join(cache, 'chromium');
  if (!existsSync(join(cache, 'ready'))) {
    const tmp = cache + '.' + process.pid;
    mkdirSync(tmp, { recursive: true });
    const old = process.env.TMPDIR;
    process.env.TMPDIR = tmp; // @sparticuz/chromium unpacks to os.tmpdir()
    const { inflate } = await import('@sparticuz/chromium');
    const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin');
    await Promise.all(
      ['chromium.br', 'fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br'].map((f) => inflate(join(bin, f))),
    );
    if (old === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = old;
    writeFileSync(
      join(tmp, 'fonts', 'fonts.conf'),
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(cache, 'fonts')}</dir><dir>/usr/share/fonts</dir><cachedir>${join(cache, 'fontcache')}</cachedir></fontconfig>`,
    );
    mkdirSync(join(tmp, 'ready'));
    try {
      renameSync(tmp, cache);
    } catch {
      /* another process won */
    }
  }
  // npm's own NSS/NSPR/expat and one font, so that a bare Debian needs no apt package
  return {
    executablePath: exe,
    from: '@sparticuz/chromium',
    env: { LD_LIBRARY_PATH: join(cache, 'al2023', 'lib'), FONTCONFIG_PATH: join(cache, 'fonts') },
  };
}
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await findChromium());
