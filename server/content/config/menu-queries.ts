import { asc, eq, notInArray } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import { MENU_NAMES } from '../../database/defaults.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { menuItems } from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';
import { SCORING, checkMenu, checkScoringAddress, menuToStore } from './menu-rules.ts';
import type { MenuRow } from './menu-present.ts';

/** All entries in their order. */
export async function menuRows(db: Database | Transaction): Promise<MenuRow[]> {
  return await db.select().from(menuItems).orderBy(asc(menuItems.position));
}

/** The address of the scoring system. */
export async function scoringSystem(db: Database | Transaction): Promise<Schemas['ScoringSystem']> {
  const [row] = await db.select().from(menuItems).where(eq(menuItems.routerName, SCORING));
  return omitNull({ address: row?.path ?? null });
}

/** Sets the address of the scoring system, and adds its entry to the menu where there is none. */
export async function setScoringAddress(tx: Transaction, address: string | null): Promise<void> {
  checkScoringAddress(address);
  const changed = await tx
    .update(menuItems)
    .set({ path: address })
    .where(eq(menuItems.routerName, SCORING))
    .returning();
  if (changed.length > 0 || address === null) return;
  await tx.insert(menuItems).values({
    // The same as that of the first menu, so that two requests at once don't both add it.
    id: `menu-${SCORING}`,
    name: MENU_NAMES.get(SCORING) ?? SCORING,
    routerName: SCORING,
    path: address,
    permission: 'score:user',
    position: await tx.$count(menuItems),
  });
}

/** Writes a menu in place of the stored one. Throws the business rule that it breaks. */
export async function replaceMenu(
  tx: Transaction,
  sent: readonly Schemas['StaffMenuItem'][],
): Promise<MenuRow[]> {
  checkMenu(sent);
  // Locked: the address of the scoring system may be set at the same time.
  const stored = await tx.select().from(menuItems).orderBy(asc(menuItems.position)).for('update');
  const rows = menuToStore(sent, stored);
  // Row by row, so that two who write at once don't meet in an insert.
  for (const row of rows)
    await tx.insert(menuItems).values(row).onConflictDoUpdate({ target: menuItems.id, set: row });
  const ids = rows.map(({ id }) => id);
  await tx.delete(menuItems).where(notInArray(menuItems.id, ids));
  return await menuRows(tx);
}
