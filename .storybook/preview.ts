import type { Preview } from '@storybook/react-vite';
import '../packages/react-ui/src/styles.css';

const preview: Preview = { tags: ['autodocs'], parameters: { a11y: { test: 'error' }, controls: { expanded: true } } };
export default preview;
