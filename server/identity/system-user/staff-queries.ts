import { inArray, sql } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import { users } from '../../database/schema.ts';
import { orderedBy, type RecordSource, type Sorted } from '../../http/record-source.ts';
import { matching, systemUsers } from './queries.ts';

interface UserQuery extends Sorted {
  keywords?: string;
}

/** Accounts, as staff see them. */
export const userSource: RecordSource<UserQuery, Schemas['SystemUser']> = {
  from: sql`${users}`,
  id: users.id,
  cachedTotal: 'listSystemUsers',
  where: ({ keywords }) => matching(keywords),
  order: orderedBy(
    { userCode: users.userCode, createDate: users.createDate },
    'userCode',
    users.id,
  ),
  read: async (db, ids, { language }) => {
    const rows = await db.select().from(users).where(inArray(users.id, ids));
    return await systemUsers(db, rows, language);
  },
};
