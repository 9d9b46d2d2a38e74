import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A component is a piece of a page: landmarks and the first heading are the page's. */
const ofThePage = ['region', 'page-has-heading-one', 'landmark-one-main'];

/** The ids of the rules that an element breaks: all of WCAG 2.2 AA that axe knows, or only those named. */
export async function violationsOf(element: Element, rules?: readonly string[]): Promise<string[]> {
  const { violations } = await axe.run(element, {
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
