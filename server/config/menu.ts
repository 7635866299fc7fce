import { randomUUID } from 'node:crypto';
import { asc, notInArray } from 'drizzle-orm';
import { businessRule } from '../contract/failure.ts';
import type { Schemas } from '../contract/types.ts';
import { MENU_NAMES } from '../database/defaults.ts';
import type { Database, Transaction } from '../database/open.ts';
import { menuItems } from '../database/schema.ts';
import { storedText, textFor } from '../localized/localized.ts';
import type { Language } from '../messages.ts';
import { omitNull } from '../services.ts';

type MenuRow = typeof menuItems.$inferSelect;

/** The route name of any address that isn't one of the known systems. */
const LINK = 'ExternalLink';

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
export function staffMenu(rows: readonly MenuRow[]): Schemas['StaffMenuItem'][] {
  return rows.map(({ id, routerName, hidden, path, permission, title }) => ({
    id,
    routerName,
    hidden,
    ...omitNull({ path, permission, title }),
  }));
}

/** Throws the business rule that a menu breaks. */
function check(items: readonly Schemas['StaffMenuItem'][]): void {
  const pages = items.map(({ routerName }) => routerName).filter((name) => name !== LINK);
  if (new Set(pages).size < pages.length) throw businessRule('menuEntryTwice');
  for (const { routerName, title, path } of items) {
    if (routerName === LINK && (title === undefined || path === undefined))
      throw businessRule('menuLinkIncomplete');
    if (path !== undefined && !(/^https:/i.test(path) && URL.canParse(path)))
      throw businessRule('menuAddressUnsafe');
  }
}

/** Writes a menu in place of the stored one. */
export async function replaceMenu(
  tx: Transaction,
  items: readonly Schemas['StaffMenuItem'][],
): Promise<MenuRow[]> {
  check(items);
  const former = new Map((await menuRows(tx)).map((row) => [row.id, row]));
  const rows = items.map(({ id, routerName, title, path, permission, hidden }, position) => {
    const stored = id === undefined ? undefined : former.get(id);
    return {
      id: stored?.id ?? `menu-${randomUUID()}`,
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
