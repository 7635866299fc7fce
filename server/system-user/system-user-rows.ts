import { and, asc, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../database/open.ts';
import { users } from '../database/schema.ts';
import { omitNull } from '../services.ts';

type UserRow = InferSelectModel<typeof users>;

/** A user in a pick list. */
export function userOption(row: UserRow): Schemas['SystemUserOption'] {
  const { id, firstName, lastName, chineseName, adUser, userCode, disabled } = row;
  const status = disabled ? 0 : 1;
  return { id, firstName, lastName, chineseName, status, ...omitNull({ adUser, userCode }) };
}

/** A user as staff see it. */
export function systemUser(row: UserRow): Schemas['SystemUser'] {
  const { email, phone, roles, permissions, avatarFileId, createBy, updateBy, remarks } = row;
  const avatarUrl = avatarFileId && `/api/sys/file/download/${avatarFileId}`;
  return {
    ...userOption(row),
    roles,
    permissions,
    ...omitNull({ email, mobile: phone, avatarUrl, createBy, updateBy, remarks }),
    createDate: row.createDate.toISOString(),
    updateDate: row.updateDate.toISOString(),
    ...(row.secondFactorAt !== null && { secondFactorDate: row.secondFactorAt.toISOString() }),
  };
}

/** Users that every word of `keywords` is found in; undefined: all. */
export function matching(keywords = ''): SQL | undefined {
  const { firstName, lastName, chineseName, adUser, userCode, phone, email } = users;
  const text = sql`concat_ws(' ', ${firstName}, ${lastName}, ${chineseName}, ${adUser}, ${userCode}, ${phone}, ${email})`;
  const words = keywords.split(/\s+/).filter((word) => word !== '');
  return and(...words.map((word) => sql`${text} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`));
}

/** Users by staff number, those without one last. */
export async function userRows(
  db: Database,
  where: SQL | undefined,
  limit: number,
  offset = 0,
): Promise<UserRow[]> {
  return await db
    .select()
    .from(users)
    .where(where)
    .orderBy(asc(users.userCode), asc(users.id))
    .limit(limit)
    .offset(offset);
}
