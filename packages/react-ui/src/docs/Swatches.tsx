import type { SchemeName } from '../brand/css-values.ts';
import { colors, space, text } from '../tokens/tokens.ts';
import { schemeTitles } from './scheme-titles.ts';
import styles from './Swatches.module.css';

/** All colours of all schemes. */
export function Colours() {
  return Object.entries(colors).map(([scheme, values]) => (
    <section key={scheme} className="sb-unstyled">
      <h3>{schemeTitles[scheme as SchemeName]}</h3>
      <ul className={styles.colours}>
        {Object.entries(values).map(([name, value]) => (
          <li key={name}>
            <svg className={styles.colour} aria-hidden>
              <rect width="100%" height="100%" fill={value} />
            </svg>
            <code>{name}</code> <small>{value}</small>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** All steps of the space scale, drawn to scale. */
export function Spaces() {
  return (
    <table>
      <tbody>
        {Object.entries(space).map(([step, length]) => (
          <tr key={step}>
            <th scope="row">
              <code>--basin-space-{step}</code>
            </th>
            <td>{length}</td>
            <td>
              <svg className={styles.space} aria-hidden>
                <rect width={length} height="100%" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All text sizes; the larger ones grow with the window. */
export function Texts() {
  return (
    <table>
      <tbody>
        {Object.entries(text).map(([name, size]) => (
          <tr key={name}>
            <th scope="row">
              <code>--basin-text-{name}</code>
            </th>
            <td>{size}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
