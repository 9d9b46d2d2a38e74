import '@basin/react-ui/styles.css';
import { Button } from '@basin/react-ui';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { visit } from './visit.js';

// the gateway is on the same origin
const result = await visit(`${location.origin}/api`).catch((error) => ({ error: String(error) }));
createRoot(document.getElementById('root')).render(createElement(Button, { id: 'result' }, JSON.stringify(result)));
