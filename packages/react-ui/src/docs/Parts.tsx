import { anatomy } from './anatomy.ts';

/** A table of all components with their parts and the state that they hold. */
export function Parts() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">Parts, by data-part</th>
          <th scope="col">State</th>
          <th scope="col">render</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(anatomy).map(([name, component]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{component.parts.join(', ')}</td>
            <td>{'state' in component ? component.state : ''}</td>
            <td>{'render' in component ? 'yes' : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
