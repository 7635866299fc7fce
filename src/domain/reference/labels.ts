export interface Labels {
  CN: string;
  US: string;
  HK: string;
}

const KEYS: Record<string, keyof Labels> = { 'zh-CN': 'CN', 'en-US': 'US', 'zh-HK': 'HK' };

export function labelIn(labels: Labels, locale: string): string {
  return labels[KEYS[locale] ?? 'CN'];
}
