import { expect, it } from 'vitest';
import {
  identityColumns,
  identityIn,
  identityRow,
  staffIdentity,
} from '../../server/config/site-identity.ts';
import { writeDefaults } from '../../server/database/defaults.ts';
import { usePglite } from '../../server/database/open.ts';
import { siteIdentity } from '../../server/database/schema.ts';
import { earlierDatabase, migratedDatabase } from './support/templates.ts';

type Database = Awaited<ReturnType<typeof usePglite>>['db'];

/** Staff open the form of the identity, write Chinese names, and save. */
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

it('readers in Hong Kong see the Chinese name that staff write on a new site, converted', async () => {
  const database = await usePglite(await migratedDatabase(), () => Promise.resolve());
  await database.db.transaction(writeDefaults);
  expect(await writeChineseNames(database.db)).toMatchObject({
    name: '東湖創業大賽',
    shortName: '東湖賽',
  });
  await database.close();
});

it('readers in Hong Kong see it on a site of an earlier release', async () => {
  const client = await earlierDatabase('converted_neutral_names');
  await client.query(
    `insert into site_identity (name, short_name, slogan, description, copyright, contact_hours, filing, color, qr_codes)
     values ($1, $2, '{"CN":""}', '{"CN":""}', '{"CN":""}', '{"CN":""}', '', '#1890ff', '{}')`,
    [
      { CN: '东湖创业大赛', US: 'East Lake Cup', HK: '創新創業大賽' },
      { CN: '东湖赛', US: 'East Lake', HK: '雙創大賽' },
    ],
  );
  const database = await usePglite(client, () => Promise.resolve());
  expect(identityIn(await identityRow(database.db), 'zh-HK')).toMatchObject({
    name: '東湖創業大賽',
    shortName: '東湖賽',
  });
  await database.close();
});
