import type { StoreFeature } from '@basin/domain';

/** A showroom as a list shows it. */
export interface ShowroomView {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly string[];
  /** Digits. */
  readonly phone: string | undefined;
  /** The path of its page, without the language. */
  readonly path: string | undefined;
  /** Where the way to it is shown. */
  readonly directions: string | undefined;
  readonly miles: number | undefined;
  readonly features: readonly StoreFeature[];
}

/** A day of the week and when it is open, in the page's language; no hours when it is closed. */
export interface OpeningHours {
  readonly day: string;
  readonly hours: string | undefined;
}

/** A showroom as its page shows it. */
export interface ShowroomPageView extends ShowroomView {
  readonly email: string | undefined;
  /** Name of its picture. */
  readonly image: string | undefined;
  readonly hours: readonly OpeningHours[];
}
