import { revisionOf } from '../../http/revision.ts';
import type { Schemas } from '../../http/types.ts';
import type { Language } from '../../base/messages.ts';
import type { cities, domains, stories } from '../../database/schema.ts';
import { localizeItem } from '../../localized/localized.ts';
import { omitNull } from '../../http/services.ts';

export function trackOf({ code, name, summary }: typeof domains.$inferSelect): Schemas['Track'] {
  return { code, revision: revisionOf({ name, summary }), name, summary };
}

export type CityRow = typeof cities.$inferSelect;

export const cityOf = ({ code, name, parentCode }: CityRow): Schemas['City'] => ({
  code,
  revision: revisionOf({ name, parentCode }),
  name,
  ...omitNull({ parentCode }),
});

/** Converts a story, in the reader's language. */
export function storyOf(
  { story, year }: { story: typeof stories.$inferSelect; year: number | null },
  language: Language,
): Schemas['Story'] {
  const { id, company, title, summary, city, award, figures, coverFileId } = story;
  const inFigures = figures.flatMap(({ label, value }) => [label, value]);
  const { of, mark } = localizeItem([company, title, summary, city, award, ...inFigures], language);
  return {
    id,
    company: of(company),
    title: of(title),
    summary: of(summary),
    city: of(city),
    award: of(award),
    figures: figures.map(({ label, value }) => ({ label: of(label), value: of(value) })),
    ...mark,
    ...omitNull({ year, coverFileId }),
  };
}
