import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { replayClicks, takeHeldClicks } from './hydration/held-clicks.ts';
import type { HydrationPlan } from './hydration/LateScripts.tsx';
import { isLocale } from './locale/locale.ts';
import { TextsProvider } from './texts/TextsProvider.tsx';
import type { Texts } from './texts/translate.ts';

const { lang } = document.documentElement;
const locale = isLocale(lang) ? lang : 'en';
const plan = document.getElementById('hydration')?.textContent; // none in development
const address = plan ? (JSON.parse(plan) as HydrationPlan['addresses']).texts : `/${locale}/texts.json`;
const texts: Texts = new Map(Object.entries((await (await fetch(address)).json()) as Record<string, string>));
const heldClicks = takeHeldClicks();

// A newer navigation skips the transition of an older one, and React Router hears that refusal of the browser nowhere.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event as { reason: unknown };
  if (reason instanceof DOMException && reason.message.startsWith('Transition was skipped')) event.preventDefault();
});

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
