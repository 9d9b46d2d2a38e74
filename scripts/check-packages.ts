/** Packs what is published and checks with two public linters that other projects can import it. */
import { run } from './run.ts';

const published = ['domain', 'sdk', 'react-ui', 'conformance'];
let sound = true;
for (const name of published) {
  const folder = `packages/${name}`;
  const styles = name === 'react-ui' ? ['--exclude-entrypoints', './styles.css', './tokens.json'] : [];
  sound = (await run('publint', ['--strict', folder])) && sound;
  sound = (await run('attw', ['--pack', folder, '--profile', 'esm-only', '--quiet', ...styles])) && sound;
}
process.exitCode = sound ? 0 : 1;
