import { asc, eq, notInArray } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import { MENU_NAMES, SCORING } from '../../database/defaults.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { menuItems } from '../../database/schema.ts';
import { JUDGE } from '../../http/access.ts';
import { omitNull } from '../../http/services.ts';
import { checkMenu, checkScoringAddress, menuToStore } from './menu-rules.ts';
import type { MenuRow } from './menu-present.ts';

export async function menuRows(db: Database | Transaction): Promise<MenuRow[]> {
  return await db.select().from(menuItems).orderBy(asc(menuItems.position));
}

export async function scoringSystem(db: Database | Transaction): Promise<Schemas['ScoringSystem']> {
  const [row] = await db.select().from(menuItems).where(eq(menuItems.routerName, SCORING));
  return omitNull({ address: row?.path ?? null });
}

/** Sets the URL of the scoring system; adds a missing menu entry. */
export async function setScoringAddress(tx: Transaction, address: string | null): Promise<void> {
  checkScoringAddress(address);
  const changed = await tx
    .update(menuItems)
    .set({ path: address })
    .where(eq(menuItems.routerName, SCORING))
    .returning();
  if (changed.length > 0 || address === null) return;
  const entry = {
    id: `menu-${SCORING}`,
    name: MENU_NAMES.get(SCORING) ?? SCORING,
    routerName: SCORING,
    path: address,
    permission: JUDGE,
    position: await tx.$count(menuItems),
  };
  // A concurrent request may have added the entry.
  await tx
    .insert(menuItems)
    .values(entry)
    .onConflictDoUpdate({ target: menuItems.id, set: { path: address } });
}

/** Replaces the stored menu. Throws the business rule that the new menu violates. */
export async function replaceMenu(
  tx: Transaction,
  sent: readonly Schemas['StaffMenuItem'][],
): Promise<MenuRow[]> {
  checkMenu(sent);
  // Locks the rows against a concurrent change of the scoring system's URL.
  const stored = await tx.select().from(menuItems).orderBy(asc(menuItems.position)).for('update');
  const rows = menuToStore(sent, stored);
  // Writes row by row: inserts of several rows by concurrent saves could deadlock.
  for (const row of rows)
    await tx.insert(menuItems).values(row).onConflictDoUpdate({ target: menuItems.id, set: row });
  const ids = rows.map(({ id }) => id);
  await tx.delete(menuItems).where(notInArray(menuItems.id, ids));
  return await menuRows(tx);
}
