import { expect, it } from 'vitest';
import { usePglite } from '../../server/database/open.ts';
import { earlierDatabase } from './support/templates.ts';

/** Three activities of before: one whose numbers fit, one with more than its seats, one with less than none. */
const EARLIER = `
  insert into activities (id, kind, title, start, "end", sign_up_start, sign_up_end, city, address,
      capacity, signed_up, description, contact_name, contact_phone)
    select id, 'roadshow', '{}', now(), now(), now(), now(), '{}', '{}', 10, taken, '{}', '', ''
    from (values ('fits', 10), ('over', 12), ('under', -1)) a (id, taken)
`;

it('keeps the seats of an activity within its capacity, whoever writes, and mends earlier ones', async () => {
  const client = await earlierDatabase('bound_signed_up');
  await client.exec(EARLIER);
  const database = await usePglite(client, () => Promise.resolve());
  const { rows } = await client.query('select id, capacity, signed_up from activities order by id');
  expect(rows).toEqual([
    { id: 'fits', capacity: 10, signed_up: 10 },
    { id: 'over', capacity: 12, signed_up: 12 },
    { id: 'under', capacity: 10, signed_up: 0 },
  ]);
  for (const taken of [-1, 11]) {
    const change = client.query(`update activities set signed_up = ${taken} where id = 'fits'`);
    await expect(change).rejects.toThrow('activities_signed_up');
  }
  await database.close();
});
