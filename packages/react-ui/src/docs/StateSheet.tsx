import { use } from 'react';
import { Frame } from './Frame.tsx';
import { rewriteTexts } from './rewrite-texts.ts';
import styles from './StateSheet.module.css';
import { baseStories, contentStates, frameHeightsPx, openArgs, states, type State } from './states.ts';
import { storiesOf, type ComposedStory } from './stories-of.ts';

/** A component in all of its states, each in its own frame. */
export function StateSheet({ page }: { readonly page: string }) {
  const stories = use(storiesOf(page));
  const [, base] = stories.find(([name]) => name === (baseStories[page] ?? 'Default')) ?? stories[0] ?? [];
  const shown = Object.entries(contentStates).flatMap(([title, names]) => {
    const [, story] = stories.find(([name]) => names.test(name)) ?? [];
    return story ? [{ state: { id: title, title }, story }] : [];
  });
  const cells = [...(base ? states.map((state) => ({ state, story: base })) : []), ...shown];
  return (
    <div className={styles.sheet}>
      {cells.map(({ state, story }) => (
        <Cell key={state.id} page={page} state={state} story={story} />
      ))}
    </div>
  );
}

interface CellProps {
  page: string;
  state: State;
  story: ComposedStory;
}

function Cell({ page, state, story: Story }: CellProps) {
  const args = { ...Story.args, ...openArgs[page] };
  const { text } = state;
  return (
    <figure className={styles.cell}>
      <figcaption className={styles.title}>{state.title}</figcaption>
      <Frame
        title={`${page}: ${state.title}`}
        page={state.page}
        rewrite={state.rewrite}
        widthPx={state.widthPx ?? 400}
        heightPx={frameHeightsPx[page]}
      >
        <Story {...(text ? rewriteTexts(args, text) : args)} />
      </Frame>
    </figure>
  );
}
