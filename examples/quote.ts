/**
 * A call-centre quote on the command line, using only the domain package:
 *
 *   node --conditions=@basin/source examples/quote.ts --sku TL-300-GY --finish Grey --area 84.5 --persona TVS --postal-code 53000
 */
import { parseArgs } from 'node:util';
import { quote, QuoteError, quoteText } from './quote/quote.ts';

const { values } = parseArgs({
  options: {
    sku: { type: 'string', default: '' },
    finish: { type: 'string' },
    area: { type: 'string', default: '' },
    unit: { type: 'string', default: 'ft' },
    overage: { type: 'string', default: '10' },
    persona: { type: 'string', default: 'GST' },
    'postal-code': { type: 'string', default: '' },
  },
});

try {
  const request = {
    sku: values.sku,
    finish: values.finish,
    area: Number(values.area),
    unit: values.unit === 'm' ? 'm' : 'ft',
    overagePercent: Number(values.overage),
    persona: values.persona,
    postalCode: values['postal-code'],
  } as const;
  console.log(quoteText(quote(request, new Date())));
} catch (error) {
  // invalid measures and unknown products are user errors; other errors are bugs
  if (!(error instanceof QuoteError || error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
