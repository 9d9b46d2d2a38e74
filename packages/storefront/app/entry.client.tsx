import { defaultLanguage } from '@basin/domain';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { holdInput, replayInput } from './shell/hydration/early-input.ts';
import { clearPageData } from './shell/hydration/clear-page-data.ts';
import { replayClicks, takeHeldClicks } from './shell/hydration/held-clicks.ts';
import { measureHydration } from './shell/hydration/quick-device.ts';
import { followTranslator } from './shell/hydration/translated-texts.ts';
import { isLocale } from './shell/locale/locale.ts';
import { TextsProvider } from './shell/texts/TextsProvider.tsx';
import { addOfferedLanguages } from './shell/texts/offered-languages.ts';
import type { Texts } from './shell/texts/translate.ts';

const [, lang = defaultLanguage] = /^\/(\w+)/.exec(location.pathname) ?? []; // a translator replaces the document's
const response = await (window.textsResponse ?? fetch(`/${lang}/texts.json`)); // start.js does not run in development
const texts: Texts = new Map(Object.entries((await response.json()) as Record<string, string>));
addOfferedLanguages(texts);
const locale = isLocale(lang) ? lang : defaultLanguage;
await window.comingPage;
const heldClicks = takeHeldClicks();
const hydrated = measureHydration();
const releaseInput = holdInput();
const releaseTexts = followTranslator();

// When a newer navigation skips an older view transition, its pending reads reject. React Router does not handle those.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event as { reason: unknown };
  if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault();
});

function Shop() {
  useEffect(() => {
    hydrated();
    releaseTexts();
    releaseInput();
    replayInput();
    void replayClicks(heldClicks);
    clearPageData();
    delete document.documentElement.dataset.pageWaits;
  }, []);
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
