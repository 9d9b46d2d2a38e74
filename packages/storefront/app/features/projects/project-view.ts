import type { Money } from '@basin/sdk';

/** A line of a project as its page shows it. */
export interface ProjectLineView {
  readonly id: string;
  /** The number that stands on the piece. */
  readonly modelNumber: string;
  readonly name: string;
  /** What it is: finish and number. */
  readonly finish: string | null;
  /** Undefined when the product has no page any more. */
  readonly path: string | undefined;
  /** Name of its picture; empty when it has none. */
  readonly image: string;
  readonly quantity: number;
  readonly room: string;
  readonly note: string;
  /** What a unit costs the customer; null when the product is no longer sold. */
  readonly unitPrice: Money | null;
  /** What a guest pays for a unit; null when that is no more. */
  readonly listPrice: Money | null;
  readonly total: Money | null;
}

/** What lines come to. */
export interface ProjectSumsView {
  readonly units: number;
  readonly net: Money;
  /** At list prices; null when that is no more. */
  readonly list: Money | null;
}

export interface ProjectRoomView {
  /** Empty for what belongs to no room. */
  readonly room: string;
  readonly lines: readonly ProjectLineView[];
  readonly sums: ProjectSumsView;
}

export interface ProjectView {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly rooms: readonly ProjectRoomView[];
  readonly sums: ProjectSumsView;
}

/** A project in the list of all. */
export interface ProjectSummary {
  readonly id: string;
  readonly name: string;
  readonly rooms: readonly string[];
  readonly sums: ProjectSumsView;
}
