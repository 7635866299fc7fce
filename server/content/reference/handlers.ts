import { and, asc, eq } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import { cities, dictionaryEntries, domains, matches, stories } from '../../database/schema.ts';
import { mappingEntry } from '../dictionary/present.ts';
import { readingIn } from '../../localized/localized.ts';
import { omitNull, type HandlersOf, type Services } from '../../http/services.ts';
import { cityOf, trackOf } from './present.ts';

type ReferenceOperation =
  'listDictionaries' | 'listMappings' | 'getMapping' | 'listCities' | 'listDomains';

const IN_ORDER = [asc(dictionaryEntries.dictType), asc(dictionaryEntries.position)];

/** Data that forms and lists refer to. */
export function referenceHandlers({ db }: Services): HandlersOf<ReferenceOperation> {
  return {
    listDictionaries: async () => {
      const rows = await db
        .select()
        .from(dictionaryEntries)
        .orderBy(...IN_ORDER, asc(dictionaryEntries.id));
      const byType = Map.groupBy(rows, (row) => row.dictType);
      return [...byType].map(([code, entries]) => ({
        code,
        dataList: entries.map(({ value, labels }) => ({ value, label: labels })),
      }));
    },

    listMappings: async () => {
      const rows = await db
        .select()
        .from(dictionaryEntries)
        .orderBy(...IN_ORDER, asc(dictionaryEntries.id));
      return rows.map(mappingEntry);
    },

    getMapping: async ({ params: { type, value } }) => {
      const [row] = await db
        .select()
        .from(dictionaryEntries)
        .where(and(eq(dictionaryEntries.dictType, type), eq(dictionaryEntries.value, value)));
      if (row === undefined) throw notFound();
      const below = await db
        .select()
        .from(dictionaryEntries)
        .where(eq(dictionaryEntries.parentId, row.id))
        .orderBy(...IN_ORDER, asc(dictionaryEntries.id));
      return { entry: mappingEntry(row), children: below.map(mappingEntry) };
    },

    listCities: async () => {
      const rows = await db.select().from(cities).orderBy(asc(cities.code));
      return rows.map(cityOf);
    },

    listDomains: async ({ language }) => {
      const storyRows = await db
        .select({ story: stories, year: matches.year })
        .from(stories)
        .leftJoin(matches, eq(matches.id, stories.matchId))
        .orderBy(asc(stories.position));
      const storyOf = ({ story, year }: (typeof storyRows)[number]): Schemas['Story'] => {
        const { id, company, title, summary, city, award, figures, coverFileId } = story;
        const inFigures = figures.flatMap(({ label, value }) => [label, value]);
        const texts = [company, title, summary, city, award, ...inFigures];
        const { of, mark } = readingIn(texts, language);
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
      };
      const rows = await db.select().from(domains).orderBy(asc(domains.position));
      return rows.map((row) => ({
        ...trackOf(row),
        stories: storyRows.filter(({ story }) => story.domain === row.code).map(storyOf),
      }));
    },
  };
}
