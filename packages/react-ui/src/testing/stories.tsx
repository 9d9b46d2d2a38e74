import { composeStories, type Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';

interface StoriesModule {
  default: Meta;
}
type Composed = Record<string, ComponentType & { globals?: unknown }>;

const modules = import.meta.glob<StoriesModule>(['../**/*.stories.tsx', '!../docs/**'], { eager: true });

/** Every story file: its component, its common arguments, its stories by name. */
export const storyFiles = Object.entries(modules).map(([path, module]) => ({
  name: path.replace(/^.*\/|\.stories\.tsx$/g, ''),
  component: module.default.component as ComponentType<Record<string, unknown>>,
  subcomponents: Object.values(module.default.subcomponents ?? {}) as readonly unknown[],
  args: module.default.args ?? {},
  stories: Object.entries(composeStories(module as never) as Composed),
}));

/** Every story of the kit. */
export const allStories = storyFiles.flatMap(({ name, stories }) =>
  stories.map(([story, Story]) => ({ name: `${name} ${story}`, Story })),
);
