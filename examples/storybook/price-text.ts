import { formatMoney } from '@basin/domain';
import { centAmountOf, type Money } from '@basin/sdk';

export const priceText = (amount: Money) => formatMoney(centAmountOf(amount), 'en-US');
