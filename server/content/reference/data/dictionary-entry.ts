import { labels } from './labels.ts';
import type { DictionaryRow } from './rows.ts';

/** A value with its labels. */
export type Row = [value: string, CN: string, US: string, HK?: string];

/** The entry of a value in the dictionary. */
export function entry(dictType: string, [value, ...names]: Row, position: number): DictionaryRow {
  return { id: `dict-${dictType}-${value}`, dictType, value, labels: labels(...names), position };
}

