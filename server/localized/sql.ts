import { or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Schemas } from '../http/types.ts';

/** The texts of a localized column. */
export function inEachLanguage(column: AnyColumn): SQL[] {
  return (['CN', 'US', 'HK'] as const).map((language) => sql`(${column} ->> ${language})`);
}

/** Whether a localized column is a text in one of its languages. */
export function isInAnyLanguage(column: AnyColumn, text: string): SQL {
  return sql`(${text} in (${column}->>'CN', ${column}->>'US', ${column}->>'HK'))`;
}

/** Whether any of the localized columns has a Chinese text and none that was written in `language`. */
export function lacksLanguage(
  columns: readonly AnyColumn[],
  language: Schemas['ContentLanguage'],
): SQL | undefined {
  const missing = columns.map((column) => {
    const converted = language === 'HK' ? sql` or ${column} ? 'converted'` : sql``;
    return sql`(${column}->>'CN' <> '' and (coalesce(${column}->>${language}, '') = ''${converted}))`;
  });
  return or(...missing);
}
