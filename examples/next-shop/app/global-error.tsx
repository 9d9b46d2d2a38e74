'use client';

import '@basin/react-ui/styles.css';
import { locale } from '../locale.ts';
import ErrorPage from './error.tsx';

/** Replaces the whole document when the layout itself failed. */
export default function GlobalError({ reset }: { readonly reset: () => void }) {
  return (
    <html lang={locale}>
      <body>
        <title>Our shop</title>
        <ErrorPage reset={reset} />
      </body>
    </html>
  );
}
