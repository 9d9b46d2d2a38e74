import type { SentForm } from '../../shell/forms/read-form.ts';
import type { TextKey } from '../../shell/texts/translate.ts';
import type { OrderPageView } from './order-view.ts';

/** What a look-up found, or what was wrong with it. */
export interface LookupAnswer {
  readonly form: SentForm;
  readonly problem?: TextKey;
  readonly notice?: TextKey;
  readonly order?: OrderPageView;
}
