/** Returns the code of a story with the import of its components and without named fragments, so that it compiles as it is. */
export function copyableCode(story: string): string {
  if (story.startsWith('import ')) return story;
  const code = story
    .replaceAll(/<(\/?)React\.Fragment(?: key="[^"]*")?>/g, '<$1>')
    .replaceAll("current: '[Circular]'", 'current: true'); // Storybook takes `current` for that of a ref
  const names = [...new Set([...code.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name))].toSorted();
  return names.length === 0 ? code : `import { ${names.join(', ')} } from '@basin/react-ui';\n\n${code}`;
}
