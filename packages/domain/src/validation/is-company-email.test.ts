import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isCompanyEmail } from './is-company-email.ts';

test('DOM-050 an e-mail address belongs to a company by its domain or one under it', () => {
  const domains = ['Example.com', 'averell.example'];
  shows(isCompanyEmail, ['pat@example.com', domains], true);
  shows(isCompanyEmail, [' PAT@Mail.EXAMPLE.com ', domains], true);
  shows(isCompanyEmail, ['pat@averell.example', domains], true);
  shows(isCompanyEmail, ['pat@notexample.com', domains], false);
  shows(isCompanyEmail, ['pat@example.com.evil.org', domains], false);
  shows(isCompanyEmail, ['example.com', domains], false);
  shows(isCompanyEmail, ['pat@', domains], false);
  shows(isCompanyEmail, ['pat@', ['']], false);
  shows(isCompanyEmail, ['pat@example.com', []], false);
});
