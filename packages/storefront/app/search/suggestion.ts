/** Something that a shopper may mean. */
export interface Suggestion {
  readonly sku: string;
  readonly modelNumber: string;
  readonly name: string;
  readonly group: 'products' | 'parts';
}
