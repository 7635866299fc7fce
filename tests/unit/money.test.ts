import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { loadMessages } from '@/i18n/messages';
import { sumOf } from '@/i18n/format/money';

test.each<[Language, number, string]>([
  ['CN', 6_000_000, '¥600万'],
  ['CN', 520_000_000, '¥5.2亿'],
  ['US', 6_000_000, 'CN¥6M'],
  ['US', 10_000, 'CN¥10K'],
  ['HK', 6_000_000, '人民幣600萬元'],
  ['HK', 520_000_000, '人民幣5.2億元'],
])('in %s an amount of %i yuan is formatted as %s', async (language, yuan, read) => {
  const messages = await loadMessages(language);
  const intl = createIntl({ locale: LANGUAGES[language], messages });
  expect(sumOf(intl, yuan)).toBe(read);
});
