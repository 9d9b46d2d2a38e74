import { composeStories, type Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';

interface StoriesModule {
  default: Meta;
}
/** A story as a component whose props are the story's arguments. */
export type ComposedStory = ComponentType<Record<string, unknown>> & {
  args: Record<string, unknown>;
  parameters: { docs?: { story?: { inline?: boolean }; source?: { code?: string } } };
};

const modules = import.meta.glob<StoriesModule>('../*/*.stories.tsx');
const nameOf = (path: string) => path.replace(/^.*\/|\.stories\.tsx$/g, '');

/** The names of all component pages. */
export const pageNames: readonly string[] = Object.keys(modules).map(nameOf).toSorted();

const loaded = new Map<string, Promise<readonly (readonly [name: string, story: ComposedStory])[]>>();

/** Returns the stories of a page by name, in order; the same promise on each call. */
export function storiesOf(page: string) {
  const known = loaded.get(page) ?? load(page);
  loaded.set(page, known);
  return known;
}

async function load(page: string) {
  const [, importModule] = Object.entries(modules).find(([path]) => nameOf(path) === page) ?? [];
  if (!importModule) throw new Error(`No stories for ${page}`);
  const stories = composeStories((await importModule()) as never) as Record<string, ComposedStory>;
  return Object.entries(stories);
}
