import type { menuItems } from '../../database/schema.ts';
import type { Language } from '../../base/messages.ts';
import type { Schemas } from '../../http/types.ts';
import { omitNull } from '../../http/services.ts';
import { textFor } from '../../localized/localized.ts';
import { revisionOf } from '../../http/revision.ts';

export type MenuRow = typeof menuItems.$inferSelect;

/** Returns the visible menu entries in the reader's language. */
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

/** Returns all menu entries in all languages. */
export function staffMenu(rows: readonly MenuRow[]): Schemas['StaffMenu'] {
  const items = rows.map(({ id, routerName, hidden, path, permission, title }) => ({
    id,
    routerName,
    hidden,
    ...omitNull({ path, permission, title }),
  }));
  return { items, revision: revisionOf(items) };
}
