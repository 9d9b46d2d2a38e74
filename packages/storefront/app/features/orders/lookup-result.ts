import type { SentForm } from '../../shell/forms/read-form.ts';
import type { TextKey } from '../../shell/texts/translate.ts';
import type { OrderPageView } from './order-view.ts';

/** The result of an order lookup: the order, or the form with its problems. */
export interface LookupResult {
  readonly form: SentForm;
  readonly problem?: TextKey;
  readonly notice?: TextKey;
  readonly order?: OrderPageView;
}
