import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Chromium {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

/** For the pages of tests: they are open for seconds, and compiling their scripts twice costs more than it saves. */
export const quickScripts = '--js-flags=--no-opt --no-maglev';

const cache = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url));
const archives = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br'];

/** Where Chrome or Chromium is installed on systems for which the registry has none. */
const installed: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  linux: '/usr/bin/chromium',
};

interface Machine {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  /** `CHROMIUM_PATH`. */
  readonly chosen?: string | undefined;
  readonly isThere?: (path: string) => boolean;
}

/**
 * Returns the path of the Chromium that the machine brings: the chosen one, or outside Linux on x64 the installed one.
 * Undefined where the one from the registry serves, which needs neither root nor a download.
 *
 * @throws {Error} when the machine has none, and says what to install
 */
export function chromiumOf({ platform, arch, chosen, isThere = existsSync }: Machine): string | undefined {
  if (chosen) return chosen;
  if (platform === 'linux' && arch === 'x64') return undefined;
  const path = installed[platform];
  if (path && isThere(path)) return path;
  throw new Error(
    `The tests need Chrome or Chromium. Install it${path ? ` in ${path}` : ''}, or set CHROMIUM_PATH to it.`,
  );
}

export async function findChromium(): Promise<Chromium> {
  const { platform, arch, env } = process;
  const own = chromiumOf({ platform, arch, chosen: env.CHROMIUM_PATH });
  if (own !== undefined) return { executablePath: own, env: {} };
  if (!existsSync(join(cache, 'ready'))) await unpack();
  return {
    executablePath: join(cache, 'chromium'),
    // The package brings the libraries and a font that a bare system lacks.
    env: { LD_LIBRARY_PATH: join(cache, 'al2023', 'lib'), FONTCONFIG_PATH: join(cache, 'fonts') },
  };
}

/** Unpacks into a folder of its own and renames it at the end, so that two processes can do so at once. */
async function unpack(): Promise<void> {
  const folder = `${cache}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  await inflateInto(folder);
  writeFileSync(join(folder, 'fonts', 'fonts.conf'), fontConfiguration);
  writeFileSync(join(folder, 'ready'), '');
  try {
    renameSync(folder, cache);
  } catch (error) {
    rmSync(folder, { recursive: true });
    if (!existsSync(join(cache, 'ready'))) throw error;
  }
}

/** Points TMPDIR at the folder while the package unpacks, since it unpacks into the folder for temporary files. */
async function inflateInto(folder: string): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  const { inflate } = await import('@sparticuz/chromium');
  const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin');
  await Promise.all(archives.map((archive) => inflate(join(bin, archive))));
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
}

const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(cache, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(cache, 'fontcache')}</cachedir>
</fontconfig>
`;
