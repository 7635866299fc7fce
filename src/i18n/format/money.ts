import type { IntlShape } from 'react-intl';

const SHORT = { notation: 'compact', maximumFractionDigits: 1 } as const;

/** Formats whole yuan in short: ¥600万, CN¥6M, 人民幣600萬元. */
export function sumOf(intl: IntlShape, yuan: number): string {
  // The zh-HK locale shortens numbers in English (6M).
  const locale = intl.locale === 'zh-HK' ? 'zh-TW' : intl.locale;
  return intl.formatMessage(
    { id: 'common.sum' },
    { yuan: new Intl.NumberFormat(locale, SHORT).format(yuan) },
  );
}
