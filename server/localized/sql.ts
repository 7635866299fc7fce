import { or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Schemas } from '../contract/types.ts';

/** Whether a localized column matches an `ILIKE` pattern in any language. */
export function matchesInAnyLanguage(column: AnyColumn, pattern: string): SQL {
  return sql`(concat_ws(E'\n', ${column}->>'CN', ${column}->>'US', ${column}->>'HK') ilike ${pattern})`;
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
