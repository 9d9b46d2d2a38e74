import { reviewCloseRetry, type Money } from '@basin/domain';
import type { Logger } from '../logger.ts';
import type { ThirdPartyScript, ThirdPartyScripts } from './third-party-scripts.ts';

/** Something that happened: its name, and what belongs to it, in no way personal. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Told of what happens. */
export interface Analytics {
  readonly track: (event: AnalyticsEvent) => void;
}

/** Puts something of others into a place of the page. */
export interface Embed<Given> {
  readonly show: (place: Element, given: Given) => void;
}

/** The reviews of a product in a modal of their own; what closes it is there only once it has opened. */
export interface Reviews {
  readonly open: (sku: string) => void;
  readonly closeControl: () => EventTarget | undefined;
}

/**
 * What the scripts of others put into the page, in the words of the shop: one reader for each script that a deployment
 * has, asked once the script is there. One that is left out, or finds nothing, does nothing.
 */
export interface ScriptVendors {
  readonly analytics?: () => Analytics | undefined;
  readonly video?: () => Embed<{ readonly videoId: string }> | undefined;
  readonly financing?: () => Embed<Money> | undefined;
  readonly overlays?: () => Embed<{ readonly overlay: string }> | undefined;
  readonly reviews?: () => Reviews | undefined;
}

/** What a page asks of the scripts of others. Nothing of it throws or holds the page up; without a script it does nothing. */
export interface ScriptAdapters {
  /** Tells the analytics; what happens before they are there is reported once they are, in its order. */
  readonly track: (event: AnalyticsEvent) => void;
  /** Whether the video is shown. */
  readonly showVideo: (place: Element, videoId: string) => Promise<boolean>;
  /** Whether the financing of an amount is offered. */
  readonly showFinancing: (place: Element, amount: Money) => Promise<boolean>;
  /** Whether the marketing overlay is shown. */
  readonly showOverlay: (place: Element, overlay: string) => Promise<boolean>;
  /** Opens the reviews of a product; what closes them is looked for ten times, two seconds apart. Whether they are open. */
  readonly openReviews: (sku: string, onClosed: () => void) => Promise<boolean>;
}

/** Events that wait at most: those of a page whose analytics never come are not kept for ever. */
const MOST_WAITING = 100;

/** Returns adapters that load each vendor's script on first use. @see wire reference §85 */
export function createScriptAdapters(
  scripts: ThirdPartyScripts,
  vendors: ScriptVendors = {},
  logger: Pick<Logger, 'warn'> = console,
): ScriptAdapters {
  const analytics = later(async () => ((await scripts.loadAnalyticsLater()) ? vendors.analytics?.() : undefined));
  let waiting = 0;

  /** Uses what a script gave; what goes wrong in a script of others is reported, and is not the page's matter. */
  async function use<Vendor>(
    script: ThirdPartyScript,
    vendor: Promise<Vendor | undefined>,
    act: (vendor: Vendor) => unknown,
  ): Promise<boolean> {
    try {
      const found = await vendor;
      return found !== undefined && (await act(found)) !== false;
    } catch (problem) {
      report(script, problem);
      return false;
    }
  }
  const report = (script: ThirdPartyScript, problem: unknown) =>
    logger.warn(`The script of others '${script}' failed`, problem);
  const loaded = async <Vendor>(script: ThirdPartyScript, read: (() => Vendor | undefined) | undefined) =>
    read && (await scripts.load(script)) ? read() : undefined;

  return {
    track(event) {
      if (!vendors.analytics || waiting >= MOST_WAITING) return;
      waiting += 1;
      void use('analytics', analytics(), ({ track }) => track(event)).then(() => (waiting -= 1));
    },
    showVideo: (place, videoId) => use('video', loaded('video', vendors.video), ({ show }) => show(place, { videoId })),
    showFinancing: (place, amount) =>
      use('financing', loaded('financing', vendors.financing), ({ show }) => show(place, amount)),
    showOverlay: (place, overlay) =>
      use('overlays', loaded('overlays', vendors.overlays), ({ show }) => show(place, { overlay })),
    openReviews: (sku, onClosed) =>
      use('reviews', loaded('reviews', vendors.reviews), (reviews) => {
        reviews.open(sku);
        void hearOfClosing(reviews, onClosed).catch((problem: unknown) => report('reviews', problem));
      }),
  };
}

/** Makes something when it is first asked for. */
function later<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

/** @see catalogue spec §9 */
async function hearOfClosing({ closeControl }: Reviews, onClosed: () => void): Promise<void> {
  const { attempts, intervalMs } = reviewCloseRetry;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
    const control = closeControl();
    control?.addEventListener('click', onClosed, { once: true });
    if (control) return;
  }
}
