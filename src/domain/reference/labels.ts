/** A name in the interface's languages. */
export interface Labels {
  CN: string;
  US: string;
  HK: string;
}

const KEYS: Record<string, keyof Labels> = { 'zh-CN': 'CN', 'en-US': 'US', 'zh-HK': 'HK' };

/** A name in the language of a locale. */
export function labelIn(labels: Labels, locale: string): string {
  return labels[KEYS[locale] ?? 'CN'];
}
