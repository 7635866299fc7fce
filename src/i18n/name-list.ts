import type { IntlShape } from 'react-intl';

/** Joins names in the reader's language; the unit style has no separators in Chinese. */
export function nameList(intl: IntlShape, names: readonly string[]): string {
  return intl.formatList(names, { style: 'narrow' });
}
