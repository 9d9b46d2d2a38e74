import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { modelSuggestions } from './model-suggestions.ts';

test('SDK-159 no result means a wrong model number, otherwise the customer-facing skus are suggested', () => {
  shows(modelSuggestions, [0, ['100-WH']], { suggestions: [], isInvalidModelNumber: true });
  shows(modelSuggestions, [0, []], { suggestions: [], isInvalidModelNumber: true });
  shows(modelSuggestions, [2, ['100-WH', '100-BK', '100-WH']], {
    suggestions: ['100-WH', '100-BK'],
    isInvalidModelNumber: false,
  });
});
