import { labels } from './labels.ts';
import type { DictionaryRow } from './rows.ts';

export type Row = [value: string, CN: string, US: string, HK?: string];

/** Creates the dictionary entry of a value. */
export function entry(dictType: string, [value, ...names]: Row, position: number): DictionaryRow {
  return { id: `dict-${dictType}-${value}`, dictType, value, labels: labels(...names), position };
}

