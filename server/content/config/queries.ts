import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import { companies, configs, links, siteIdentity } from '../../database/schema.ts';

export type LinkRow = typeof links.$inferSelect;
export type CompanyRow = typeof companies.$inferSelect;
export type ConfigRow = typeof configs.$inferSelect;
type IdentityRow = typeof siteIdentity.$inferSelect;

export async function linkRows(db: Database): Promise<LinkRow[]> {
  return await db.select().from(links).orderBy(asc(links.position));
}

export async function companyRows(db: Database): Promise<CompanyRow[]> {
  return await db.select().from(companies).orderBy(asc(companies.position));
}

export async function configRows(db: Database): Promise<ConfigRow[]> {
  return await db.select().from(configs).orderBy(asc(configs.key));
}

export async function configRow(db: Database, key: string): Promise<ConfigRow | undefined> {
  const [row] = await db.select().from(configs).where(eq(configs.key, key));
  return row;
}

export async function lockConfig(tx: Transaction, key: string): Promise<ConfigRow | undefined> {
  const [row] = await tx.select().from(configs).where(eq(configs.key, key)).for('update');
  return row;
}

/** Changes the content of a setting; returns undefined if the setting doesn't exist. */
export async function changeConfig(
  tx: Transaction,
  { key, content }: Pick<ConfigRow, 'key' | 'content'>,
): Promise<ConfigRow | undefined> {
  const [row] = await tx.update(configs).set({ content }).where(eq(configs.key, key)).returning();
  return row;
}

/** Locks the site's identity until the transaction ends; saves of the menu use the same lock. */
export async function lockIdentity(tx: Transaction): Promise<IdentityRow | undefined> {
  const [row] = await tx.select().from(siteIdentity).for('update');
  return row;
}

/** Changes the site's identity; returns undefined if the row doesn't exist. */
export async function changeIdentity(
  tx: Transaction,
  columns: Partial<IdentityRow>,
): Promise<IdentityRow | undefined> {
  const [row] = await tx.update(siteIdentity).set(columns).returning();
  return row;
}
