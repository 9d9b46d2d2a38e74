import { isLocale } from './locale/locale.ts';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { replayClicks, takeHeldClicks } from './hydration/held-clicks.ts';
import { TextsProvider } from './texts/TextsProvider.tsx';
import type { Texts } from './texts/translate.ts';

const { lang, dataset } = document.documentElement;
const locale = isLocale(lang) ? lang : 'en';
const response = await fetch(dataset['texts'] ?? `/${locale}/texts.json`);
const texts = (await response.json()) as Texts;
const heldClicks = takeHeldClicks();

function Shop() {
  useEffect(() => replayClicks(heldClicks), []);
  return (
    <TextsProvider locale={locale} texts={texts}>
      <HydratedRouter />
    </TextsProvider>
  );
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Shop />
    </StrictMode>,
  );
});
