import { or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Schemas } from '../http/types.ts';

/** Returns the texts of a localized column, one per language. */
export function inEachLanguage(column: AnyColumn): SQL[] {
  return (['CN', 'US', 'HK'] as const).map((language) => sql`(${column} ->> ${language})`);
}

/** Condition for rows whose localized column equals a text in any language. */
export function isInAnyLanguage(column: AnyColumn, text: string): SQL {
  return sql`(${text} in (${column}->>'CN', ${column}->>'US', ${column}->>'HK'))`;
}

/** Condition for rows where a localized column has a Chinese text, but none by staff in `language`. */
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
