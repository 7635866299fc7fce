import { notFound } from '../../base/failure.ts';
import { dictionariesOf, mappingEntry } from '../dictionary/present.ts';
import { entriesBelow, entryOf, entryRows } from '../dictionary/queries.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { cityOf, storyOf, trackOf } from './present.ts';
import { cityRows, storyRows, trackRows } from './queries.ts';

type ReferenceOperation =
  'listDictionaries' | 'listMappings' | 'getMapping' | 'listCities' | 'listDomains';

/** Handles the reference data for forms and lists. */
export function referenceHandlers({ db }: Services): HandlersOf<ReferenceOperation> {
  return {
    listDictionaries: async () => dictionariesOf(await entryRows(db)),

    listMappings: async () => (await entryRows(db)).map(mappingEntry),

    getMapping: async ({ params }) => {
      const row = await entryOf(db, params);
      if (row === undefined) throw notFound();
      const below = await entriesBelow(db, row.id);
      return { entry: mappingEntry(row), children: below.map(mappingEntry) };
    },

    listCities: async () => (await cityRows(db)).map(cityOf),

    listDomains: async ({ language }) => {
      const stories = await storyRows(db);
      const tracks = await trackRows(db);
      return tracks.map((track) => ({
        ...trackOf(track),
        stories: stories
          .filter(({ story }) => story.domain === track.code)
          .map((row) => storyOf(row, language)),
      }));
    },
  };
}
