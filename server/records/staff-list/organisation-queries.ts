import { inArray, sql } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import { organisations } from '../../database/schema.ts';
import type { RecordSource, Sorted } from '../../http/record-source.ts';
import { organisationList } from './definitions.ts';

/** Organisations in the order of their list, for exports and imports. */
export const organisationSource: RecordSource<
  Sorted,
  Schemas['StaffOrganisation'] & { id: string }
> = {
  from: sql`${organisations}`,
  id: organisations.id,
  where: () => undefined,
  order: () => [
    {
      order: [
        [organisations.position, 'ascending'],
        [organisations.id, 'ascending'],
      ],
    },
  ],
  read: async (db, ids) => {
    const rows = await db.select().from(organisations).where(inArray(organisations.id, ids));
    return rows.map((row) => ({ ...organisationList.itemOf(row), id: row.id }));
  },
};
