import type { StoreFeature } from '@basin/domain';
import type { SelectOption } from '@basin/react-ui';
import type { Facts } from '../../shell/document/StructuredData.tsx';
import type { Place } from './north-america.ts';

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
  /** Where it stands on the map of the list; null when it lies elsewhere. */
  readonly place: Place | null;
  readonly miles: number | null;
  readonly features: readonly StoreFeature[];
}

/** A day of the week and when it is open, in the page's language; no hours when it is closed. */
export interface OpeningHours {
  readonly day: string;
  readonly hours: string | undefined;
}

/** When a showroom can be visited by appointment. */
export interface AppointmentOffer {
  /** The number by which the systems behind know the showroom. */
  readonly partnerNumber: string;
  readonly days: readonly SelectOption[];
  readonly times: readonly SelectOption[];
}

/** A showroom as its page shows it. */
export interface ShowroomPageView extends ShowroomView {
  /** Whether the visitor has made it their own. */
  readonly isMine: boolean;
  readonly email: string | null;
  /** Name of its picture. */
  readonly image: string | null;
  readonly hours: readonly OpeningHours[];
  /** As it is written for search engines. */
  readonly facts: Facts;
  /** Null when it takes none. */
  readonly appointment: AppointmentOffer | null;
}
