import { expect, it } from 'vitest';
import { demoTrackEntries } from '../../server/demo/tracks.ts';
import { dictionaryRows } from '../../server/content/reference/data/dictionaries.ts';
import texts from '../../src/i18n/messages/CN/dictionary.json' with { type: 'json' };

it('the texts name exactly the dictionaries of a new database', () => {
  const types = [
    ...new Set([...dictionaryRows, ...demoTrackEntries].map(({ dictType }) => dictType)),
  ];
  const named = Object.keys(texts).filter((id) => id.startsWith('dictionary.name.'));
  expect(named.toSorted()).toEqual(types.map((type) => `dictionary.name.${type}`).toSorted());
});
