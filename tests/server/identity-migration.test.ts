import { expect, it } from 'vitest';
import { usePglite } from '../../server/database/open.ts';
import { earlierDatabase } from './support/templates.ts';

async function identityAfter(configs: Record<string, string>) {
  const client = await earlierDatabase('site_identity');
  for (const [key, content] of Object.entries(configs))
    await client.query('insert into configs (key, content) values ($1, $2)', [key, content]);
  const database = await usePglite(client, () => Promise.resolve());
  const { rows } = await client.query<Record<string, unknown>>('select * from site_identity');
  const left = await client.query<{ key: string }>('select key from configs order by key');
  await database.close();
  return { identity: rows, settings: left.rows.map(({ key }) => key) };
}

it('keeps name, copyright, filing and QR codes of an earlier release', async () => {
  const { identity, settings } = await identityAfter({
    systemName: '东湖创业大赛',
    copyright: '东湖高新区',
    filing: '鄂ICP备1号',
    footerContacts: '工作日',
    'qr.consulting': 'file-1',
    'qr.institute': '',
    mobileSite: '/#/h5/home',
  });
  expect(identity).toMatchObject([
    {
      name: { CN: '东湖创业大赛' },
      short_name: { CN: '东湖创业大赛' },
      copyright: { CN: '东湖高新区' },
      contact_hours: { CN: '工作日' },
      filing: '鄂ICP备1号',
      qr_codes: { consulting: 'file-1' },
    },
  ]);
  expect(settings).toEqual(['mobileSite']);
});

it('keeps the name that the site had in three languages where nobody had changed it', async () => {
  const { identity } = await identityAfter({ systemName: '启明创新创业大赛' });
  expect(identity[0]).toMatchObject({
    name: { US: 'Qiming Innovation & Entrepreneurship Competition' },
    short_name: { HK: '啟明大賽' },
  });
});

it('leaves an empty database to the start that fills it', async () => {
  expect((await identityAfter({})).identity).toEqual([]);
});
