import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules for whole pages: landmarks and the first heading do not apply to a component. */
const ofThePage = ['region', 'page-has-heading-one', 'landmark-one-main'];

/** Returns the ids of the rules that an element violates: all of WCAG 2.2 AA that axe covers, or only those named. */
export async function violationsOf(element: Element, rules?: readonly string[]): Promise<string[]> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'], // describing what is right takes longer than the search
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags },
    rules: {
      'target-size': { enabled: true },
      ...Object.fromEntries(ofThePage.map((id) => [id, { enabled: false }])),
    },
  });
  return violations.flatMap(({ id, nodes }) => [
    id,
    ...nodes.map(({ html, any }) => html + any.map(({ message }) => message).join()),
  ]);
}
