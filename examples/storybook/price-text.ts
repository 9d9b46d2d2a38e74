import { formatMoney } from '@basin/domain';
import type { Money } from '@basin/sdk';

export const priceText = (amount: Money) => formatMoney(amount, 'en-US');
