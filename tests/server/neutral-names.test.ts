import { expect, it } from 'vitest';
import {
  identityColumns,
  identityIn,
  identityRow,
  staffIdentity,
} from '../../server/localized/site-identity.ts';
import { writeDefaults } from '../../server/database/defaults.ts';
import { wrapPglite } from '../../server/database/open.ts';
import { siteIdentity } from '../../server/database/schema.ts';
import { migratedDatabase } from './support/templates.ts';

type Database = Awaited<ReturnType<typeof wrapPglite>>['db'];

/** Saves Chinese names with the identity form, as staff do. */
async function writeChineseNames(db: Database) {
  const stored = await identityRow(db);
  const form = staffIdentity(stored);
  const body = {
    ...form,
    name: { ...form.name, CN: '东湖创业大赛' },
    shortName: { ...form.shortName, CN: '东湖赛' },
  };
  await db.update(siteIdentity).set(identityColumns(body, stored));
  return identityIn(await identityRow(db), 'zh-HK');
}

it('shows readers in Hong Kong the converted Chinese name of a new site', async () => {
  const database = await wrapPglite(await migratedDatabase(), () => Promise.resolve());
  await database.db.transaction(writeDefaults);
  expect(await writeChineseNames(database.db)).toMatchObject({
    name: '東湖創業大賽',
    shortName: '東湖賽',
  });
  await database.close();
});
