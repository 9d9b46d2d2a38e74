import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Suspense, use, useState } from 'react';
import { Frame } from '../packages/react-ui/src/docs/Frame.tsx';
import type { Example, Guide } from '../packages/react-ui/src/docs/guides/guide.ts';
import { guides } from '../packages/react-ui/src/docs/guides/index.ts';
import { StateSheet } from '../packages/react-ui/src/docs/StateSheet.tsx';
import { focused } from '../packages/react-ui/src/docs/states.ts';
import { tokensOf } from '../packages/react-ui/src/docs/tokens-of.ts';
import './component-page.css';

/** The Docs page of a component: its guide, code, states, props and tokens. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const guide = guides[name];
  const [first] = use(DocsContext).componentStories(); // in source order, which the module's own keys do not keep
  return (
    <>
      <Title />
      <Description of="meta" />
      {guide && <Markdown>{`**When to use it.** ${guide.use}`}</Markdown>}
      {first && <Canvas of={first.moduleExport as object} sourceState="shown" />}
      {guide && <Rules guide={guide} />}
      {guide && <Keyboard keys={guide.keys} />}
      {guide && <Accessibility text={guide.accessibility} />}
      <Heading>All states</Heading>
      <States page={name} />
      <Heading>Props</Heading>
      <Controls />
      <Heading>Tokens</Heading>
      <Tokens names={tokensOf(name)} />
      <Stories includePrimary={false} />
    </>
  );
}

const Rules = ({ guide }: { readonly guide: Guide }) => (
  <>
    <Heading>Do and don’t</Heading>
    <div className="guide-pair">
      <Picture example={guide.do} label="Do" />
      <Picture example={guide.dont} label="Don’t" />
    </div>
    {guide.rules && <Markdown>{guide.rules.map((rule) => `- ${rule}`).join('\n')}</Markdown>}
  </>
);

function Picture({ example, label }: { readonly example: Example; readonly label: string }) {
  const { text, picture, frameHeightPx, look } = example;
  return (
    <figure className="guide-picture" data-label={label}>
      <Unstyled>
        <div className="guide-stage">
          {frameHeightPx === undefined ? (
            picture
          ) : (
            <Frame title={`${label}: ${text}`} heightPx={frameHeightPx} rewrite={look && focused}>
              {picture}
            </Frame>
          )}
        </div>
      </Unstyled>
      <figcaption>
        <strong>{label}.</strong> {text}
      </figcaption>
    </figure>
  );
}

const Keyboard = ({ keys }: Pick<Guide, 'keys'>) => (
  <>
    <Heading>Keyboard</Heading>
    {keys === null ? (
      <Markdown>Not interactive: it cannot receive keyboard focus.</Markdown>
    ) : (
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(keys).map(([key, does]) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td>
                <Markdown>{does}</Markdown>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </>
);

const Accessibility = ({ text }: { readonly text: string }) => (
  <>
    <Heading>Accessibility</Heading>
    <Markdown>{text}</Markdown>
  </>
);

/** Renders the states on demand, because each one is a separate document. */
function States({ page }: { readonly page: string }) {
  const [isShown, setIsShown] = useState(false);
  if (!isShown)
    return (
      <button type="button" className="guide-show" onClick={() => setIsShown(true)}>
        Show all states
      </button>
    );
  return (
    <Unstyled>
      <Suspense fallback={<p>Loading</p>}>
        <StateSheet page={page} />
      </Suspense>
    </Unstyled>
  );
}

const Tokens = ({ names }: { readonly names: readonly string[] }) =>
  names.length === 0 ? (
    <Markdown>None: it takes the colour and size of the text around it.</Markdown>
  ) : (
    <ul className="guide-tokens">
      {names.map((name) => (
        <li key={name}>
          {name.includes('color-') && (
            <svg width="16" height="16" aria-hidden>
              <rect width="16" height="16" fill={`var(${name})`} stroke="#888" />
            </svg>
          )}
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
