import type { IntlShape } from 'react-intl';

/** Joins names in the reader's language. Not as a `unit` list, which has no separators in Chinese. */
export function nameList(intl: IntlShape, names: readonly string[]): string {
  return intl.formatList(names, { style: 'narrow' });
}
