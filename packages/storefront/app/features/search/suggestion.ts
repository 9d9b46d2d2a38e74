/** Something that a shopper may mean. */
export interface Suggestion {
  readonly sku: string;
  readonly modelNumber: string;
  readonly name: string;
  /** Name of its picture. */
  readonly image: string | undefined;
  readonly group: 'products' | 'parts';
}
