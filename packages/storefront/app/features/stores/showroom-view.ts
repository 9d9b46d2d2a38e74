import type { StoreFeature } from '@basin/domain';

/** A showroom as a list shows it. */
export interface ShowroomView {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly string[];
  /** Digits. */
  readonly phone: string | null;
  /** The path of its page, without the language. */
  readonly path: string | null;
  /** Where the way to it is shown. */
  readonly directions: string | null;
  readonly miles: number | null;
  readonly features: readonly StoreFeature[];
}

/** A day of the week and when it is open, in the page's language; no hours when it is closed. */
export interface OpeningHours {
  readonly day: string;
  readonly hours: string | undefined;
}

/** A showroom as its page shows it. */
export interface ShowroomPageView extends ShowroomView {
  readonly email: string | null;
  /** Name of its picture. */
  readonly image: string | null;
  readonly hours: readonly OpeningHours[];
}
