import { defaultLanguage } from '@basin/domain';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { replayInput } from './shell/hydration/early-input.ts';
import { forgetPageData } from './shell/hydration/forget-page-data.ts';
import { replayClicks, takeHeldClicks } from './shell/hydration/held-clicks.ts';
import type { HydrationPlan } from './shell/hydration/plan.ts';
import { isLocale } from './shell/locale/locale.ts';
import { TextsProvider } from './shell/texts/TextsProvider.tsx';
import { addOfferedLanguages } from './shell/texts/offered-languages.ts';
import type { Texts } from './shell/texts/translate.ts';

const { lang } = document.documentElement;
const plan = document.getElementById('hydration')?.textContent; // none in development
const address = plan ? (JSON.parse(plan) as HydrationPlan['addresses']).texts : `/${lang}/texts.json`;
const texts: Texts = new Map(Object.entries((await (await fetch(address)).json()) as Record<string, string>));
addOfferedLanguages(texts);
const locale = isLocale(lang) ? lang : defaultLanguage;
await window.comingPage;
const heldClicks = takeHeldClicks();

// A newer navigation skips the transition of an older one and gives up what it was still reading; React Router hears these rejections nowhere.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event as { reason: unknown };
  if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault();
});

function Shop() {
  useEffect(() => {
    replayInput();
    replayClicks(heldClicks);
    forgetPageData();
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
