import { Button } from '@basin/react-ui';
import { createElement as h, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { visit } from './visit.js';

const styleOf = (id) => getComputedStyle(document.getElementById(id));
const token = (name) => styleOf('root').getPropertyValue(`--basin-${name}`);

// the precedence of Tailwind's reset, the kit and the utilities
const expectations = {
  'the kit overrides the reset': () => styleOf('plain').borderTopWidth === '1px',
  'a utility overrides the kit': () => styleOf('result').borderTopLeftRadius === '9px',
  'a utility can use a token of the kit': () =>
    styleOf('result').paddingLeft === `${parseFloat(token('space-8')) * 16}px`,
  'tokens of the kit do not override those of Tailwind': () => styleOf('own').fontSize === '20px',
};

function Page({ result }) {
  const [problems, setProblems] = useState([]);
  useLayoutEffect(() => setProblems(Object.keys(expectations).filter((what) => !expectations[what]())), []);
  const text = JSON.stringify(problems.length > 0 ? { problems } : result);
  return [
    h(Button, { key: 'plain', id: 'plain' }, 'Plain'),
    h('p', { key: 'own', id: 'own', className: 'text-xl' }, 'Own'),
    h(Button, { key: 'result', id: 'result', className: 'rounded-[9px] px-basin-8' }, text),
  ];
}

// the gateway is on the same origin
const result = await visit(`${location.origin}/api`).catch((error) => ({ error: String(error) }));
createRoot(document.getElementById('root')).render(h(Page, { result }));
