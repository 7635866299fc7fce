import type { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHINESE_VARIANTS } from '../../openapi/chinese-variants.ts';
import { searchForm } from '../../openapi/search-form.ts';
import { migratedDatabase } from './support/templates.ts';

let client: PGlite;
beforeAll(async () => {
  client = await migratedDatabase();
}, 180_000);
afterAll(() => client.close());

/** Texts that the database normalizes differently from the site. */
async function differing(texts: string[]) {
  const { rows } = await client.query<{ text: string; form: string }>(
    'select text, search_form(text) form from unnest($1::text[]) text',
    [texts],
  );
  return rows.filter(({ text, form }) => form !== searchForm(text));
}

it('the normalized form of each letter is the same in the database and on the site', async () => {
  const letters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).slice(1);
  const compatible = Array.from({ length: 0x700 }, (_, at) => String.fromCodePoint(0xf900 + at));
  expect(await differing([...letters, ...compatible, ...Array.from(CHINESE_VARIANTS)])).toEqual([]);
}, 60_000);

it('the normalized form of texts is the same in the database and on the site', async () => {
  const letter = fc.constantFrom(...Array.from('機机器Ａａ\u0301e\u0327ﾛﾞÉς ß\u200Bﬁ①㈱\n%_\\'));
  const texts = fc.sample(fc.string({ unit: letter, maxLength: 20 }), 500);
  expect(await differing(texts)).toEqual([]);
});
