import { afterAll, beforeAll, expect, it } from 'vitest';
import { setupSteps } from '../../server/dashboard/setup-steps.ts';
import { writeDefaults } from '../../server/database/defaults.ts';
import { wrapPglite } from '../../server/database/open.ts';
import {
  companies,
  domains,
  legalTexts,
  matches,
  siteIdentity,
} from '../../server/database/schema.ts';
import { migratedDatabase } from './support/templates.ts';

type OpenDatabase = Awaited<ReturnType<typeof wrapPglite>>;

const NOW = new Date('2026-11-29T10:00:00Z');
const text = { CN: '文字', US: 'Text', HK: '文字' };

let database: OpenDatabase;

beforeAll(async () => {
  database = await wrapPglite(await migratedDatabase(), () => Promise.resolve());
  await database.db.transaction(writeDefaults);
});
afterAll(async () => {
  await database.close();
});

const done = async () =>
  (await setupSteps(database.db))?.filter((one) => one.done).map(({ step }) => step);

const legal = (kind: 'privacy' | 'terms') => ({
  kind,
  version: 1,
  content: text,
  publishDate: NOW,
  askAgain: false,
});

// In order: each case adds a record to those of the cases before it.
it.each([
  ['a new site', () => Promise.resolve(), []],
  ['a logo', (db) => db.update(siteIdentity).set({ logo: 'logo' }), ['identity']],
  ['only one legal text', (db) => db.insert(legalTexts).values(legal('privacy')), ['identity']],
  ['both legal texts', (db) => db.insert(legalTexts).values(legal('terms')), ['identity', 'legal']],
  [
    'a contact',
    (db) => db.insert(companies).values({ id: 'c', name: text, contacts: [], position: 0 }),
    ['identity', 'legal', 'contacts'],
  ],
  [
    'a track',
    (db) => db.insert(domains).values({ code: 'ai', name: text, summary: text, position: 0 }),
    ['identity', 'legal', 'contacts', 'tracks'],
  ],
  [
    'an edition',
    (db) =>
      db.insert(matches).values({
        id: 'match',
        year: 2026,
        edition: 1,
        begin: NOW,
        end: NOW,
        introduction: text,
        prizePool: 0,
        finance: 0,
        name: text,
        theme: text,
        signUpStart: NOW,
        signUpEnd: NOW,
        stages: [],
        prizes: [],
      }),
    ['identity', 'legal', 'contacts', 'tracks', 'edition'],
  ],
  [
    'a published edition: no steps',
    (db) => db.update(matches).set({ publishedAt: NOW }),
    undefined,
  ],
] as [string, (db: OpenDatabase['db']) => PromiseLike<unknown>, string[] | undefined][])(
  'the start page of the back office lists the steps to set up the site: %s',
  async (_, change, steps) => {
    await change(database.db);
    expect(await done()).toEqual(steps);
  },
);
