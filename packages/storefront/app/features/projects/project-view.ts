import type { Coverage, Money } from '@basin/sdk';

/** A project line as its page shows it. */
export interface ProjectLineView {
  readonly id: string;
  /** The model number on the product. */
  readonly modelNumber: string;
  readonly name: string;
  /** The finish and its number. */
  readonly finish: string | null;
  /** Undefined when the product no longer has a page. */
  readonly path: string | undefined;
  /** The name of its picture, or empty. */
  readonly image: string;
  readonly quantity: number;
  /** How tile and trim are sold; null for other products. */
  readonly coverage: Coverage | null;
  readonly room: string;
  readonly note: string;
  /** The customer's unit price. Null when the product is no longer sold. */
  readonly unitPrice: Money | null;
  /** The guest price per unit. Null when it is not higher. */
  readonly listPrice: Money | null;
  readonly total: Money | null;
}

/** The totals of project lines. */
export interface ProjectSumsView {
  readonly units: number;
  readonly net: Money;
  /** At list prices. Null when that is not higher. */
  readonly list: Money | null;
}

export interface ProjectRoomView {
  /** Empty for lines without a room. */
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

/** A project in the list of projects. */
export interface ProjectSummary {
  readonly id: string;
  readonly name: string;
  readonly rooms: readonly string[];
  readonly sums: ProjectSumsView;
}
