import type { DayHours, StoreFeature } from '@basin/domain';
import type { SelectOption } from '@basin/react-ui';
import type { SchemaOrgItem } from '../../shell/document/StructuredData.tsx';
import type { Place } from './north-america.ts';

/** A showroom as a list shows it. */
export interface ShowroomView {
  readonly id: string;
  readonly name: string;
  /** The code of its state or province. */
  readonly state: string | null;
  readonly lines: readonly string[];
  /** Digits only. */
  readonly phone: string | null;
  /** The path of its page, without the language. */
  readonly path: string | null;
  /** The URL of the directions. */
  readonly directions: string | null;
  /** Its position on the list's map. Null when it is off the map. */
  readonly place: Place | null;
  /** From the place that was searched. */
  readonly distanceKm: number | null;
  readonly features: readonly StoreFeature[];
}

/** A weekday and its opening hours in the page's language; undefined when it is closed. */
export interface WeekdayView {
  /** In English, such as `Monday`. */
  readonly id: string;
  readonly day: string;
  readonly hours: string | undefined;
}

/** The times at which a showroom can be visited by appointment. */
export interface AppointmentOffer {
  /** The showroom's business partner number in the back end. */
  readonly partnerNumber: string;
  readonly days: readonly AppointmentDay[];
  /** The times of all days. */
  readonly times: readonly SelectOption[];
  /** The name of the times' zone, such as `Central Time`. */
  readonly zone: string;
}

export interface AppointmentDay extends SelectOption {
  /** The times at which an appointment can start that day. */
  readonly times: readonly string[];
}

/** A showroom as its page shows it. */
export interface ShowroomPageView extends ShowroomView {
  /** Whether it is the visitor's preferred showroom. */
  readonly isPreferred: boolean;
  readonly email: string | null;
  /** The name of its picture. */
  readonly image: string | null;
  readonly hours: readonly WeekdayView[];
  readonly openingHours: readonly DayHours[];
  readonly timeZone: string;
  /** The structured data for search engines. */
  readonly facts: SchemaOrgItem;
  /** Null when it takes no appointments. */
  readonly appointment: AppointmentOffer | null;
}
