import type { IntlShape } from 'react-intl';

/** Names one after another, as the reader's language writes a list; as a list of units Chinese parts nothing. */
export function nameList(intl: IntlShape, names: readonly string[]): string {
  return intl.formatList(names, { style: 'narrow' });
}
