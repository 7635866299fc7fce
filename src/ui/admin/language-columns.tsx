import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/i18n/languages';
import type { RecordColumn } from './record-table';

/** A column for each language of a name, which says its language to who hears it. */
export function languageColumns<T>(
  nameOf: (row: T) => Record<Language, string>,
): RecordColumn<T>[] {
  return (Object.keys(LANGUAGES) as Language[]).map((language) => ({
    title: LANGUAGE_NAMES[language],
    key: language,
    render: (_, row) => <span lang={LANGUAGES[language]}>{nameOf(row)[language]}</span>,
  }));
}
