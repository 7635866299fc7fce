import { asc, eq, notInArray } from 'drizzle-orm';
import { newIdentifier } from '../../http/new-identifier.ts';
import { businessRule, withField } from '../../base/failure.ts';
import { revisionOf } from '../../http/revision.ts';
import type { Schemas } from '../../http/types.ts';
import { MENU_NAMES } from '../../database/defaults.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { menuItems } from '../../database/schema.ts';
import { storedText, textFor } from '../../localized/localized.ts';
import type { Language } from '../../base/messages.ts';
import { omitNull } from '../../http/services.ts';

type MenuRow = typeof menuItems.$inferSelect;

/** The route name of any address that isn't one of the known systems. */
const LINK = 'ExternalLink';

/** The entry that opens the scoring system. */
const SCORING = 'ScoringSystem';
const isScoring = ({ routerName }: { routerName: string }) => routerName === SCORING;

/** All entries in their order. */
export async function menuRows(db: Database | Transaction): Promise<MenuRow[]> {
  return await db.select().from(menuItems).orderBy(asc(menuItems.position));
}

/** The entries that are shown, in a reader's language. */
export function shownMenu(rows: readonly MenuRow[], language: Language): Schemas['MenuItem'][] {
  return rows
    .filter(({ hidden }) => !hidden)
    .map(({ id, name, routerName, path, permission, title }) => ({
      id,
      name,
      routerName,
      ...omitNull({ path, permission }),
      ...(title !== null && { title: textFor(title, language) }),
    }));
}

/** All entries with all languages. */
export function staffMenu(rows: readonly MenuRow[]): Schemas['StaffMenu'] {
  const items = rows.map(({ id, routerName, hidden, path, permission, title }) => ({
    id,
    routerName,
    hidden,
    ...omitNull({ path, permission, title }),
  }));
  return { items, revision: revisionOf(items) };
}

const isSafe = (address: string) => /^https:/i.test(address) && URL.canParse(address);

/** Throws the business rule that a menu breaks. */
function check(items: readonly Schemas['StaffMenuItem'][]): void {
  const pages = items.map(({ routerName }) => routerName).filter((name) => name !== LINK);
  if (new Set(pages).size < pages.length) throw businessRule('menuEntryTwice');
  for (const { routerName, title, path } of items) {
    if (routerName === LINK && (title === undefined || path === undefined))
      throw businessRule('menuLinkIncomplete');
    if (path !== undefined && !isSafe(path)) throw businessRule('menuAddressUnsafe');
  }
}

/**
 * The items of a menu with the stored address of the scoring system, which the menu doesn't change. Throws
 * the business rule where they would.
 */
function withScoringAddress(
  items: readonly Schemas['StaffMenuItem'][],
  stored: readonly MenuRow[],
): readonly Schemas['StaffMenuItem'][] {
  const { path } = stored.find(isScoring) ?? {};
  const address = path ?? undefined;
  const at = items.findIndex(isScoring);
  if (at === -1 && address === undefined) return items;
  const given = items[at]?.path ?? address;
  if (at === -1 || given !== address)
    throw withField(
      businessRule('scoringAddressFixed'),
      at === -1 ? '/items' : `/items/${at}/path`,
    );
  return items.map((item, index) =>
    index === at && address !== undefined ? { ...item, path: address } : item,
  );
}

/** The address of the scoring system. */
export async function scoringSystem(db: Database | Transaction): Promise<Schemas['ScoringSystem']> {
  const [row] = await db.select().from(menuItems).where(eq(menuItems.routerName, SCORING));
  return omitNull({ address: row?.path ?? null });
}

/** Sets the address of the scoring system, and adds its entry to the menu where there is none. */
export async function setScoringAddress(tx: Transaction, address: string | null): Promise<void> {
  if (address !== null && !isSafe(address)) throw businessRule('scoringAddressUnsafe');
  const changed = await tx
    .update(menuItems)
    .set({ path: address })
    .where(eq(menuItems.routerName, SCORING))
    .returning();
  if (changed.length > 0 || address === null) return;
  await tx.insert(menuItems).values({
    // The same as that of the first menu, so that two calls at once don't both add it.
    id: `menu-${SCORING}`,
    name: MENU_NAMES.get(SCORING) ?? SCORING,
    routerName: SCORING,
    path: address,
    permission: 'score:user',
    position: await tx.$count(menuItems),
  });
}

/** Writes a menu in place of the stored one. */
export async function replaceMenu(
  tx: Transaction,
  sent: readonly Schemas['StaffMenuItem'][],
): Promise<MenuRow[]> {
  check(sent);
  // Locked: the address of the scoring system may be set at the same time.
  const stored = await tx.select().from(menuItems).orderBy(asc(menuItems.position)).for('update');
  const items = withScoringAddress(sent, stored);
  const former = new Map(stored.map((row) => [row.id, row]));
  const rows = items.map(({ id, routerName, title, path, permission, hidden }, position) => {
    const stored = id === undefined ? undefined : former.get(id);
    return {
      id: stored?.id ?? newIdentifier(),
      // Read by sites that know no page of this name.
      name: title?.CN ?? MENU_NAMES.get(routerName) ?? stored?.name ?? routerName,
      routerName,
      title: title === undefined ? null : storedText(title, stored?.title ?? undefined),
      path: path ?? null,
      permission: permission ?? null,
      hidden,
      position,
    };
  });
  // Row by row, so that two who write at once don't meet in an insert.
  for (const row of rows)
    await tx.insert(menuItems).values(row).onConflictDoUpdate({ target: menuItems.id, set: row });
  const ids = rows.map(({ id }) => id);
  await tx.delete(menuItems).where(notInArray(menuItems.id, ids));
  return await menuRows(tx);
}
