import { MENU_NAMES, SCORING } from '../../database/defaults.ts';
import { newIdentifier } from '../../http/new-identifier.ts';
import { storedText } from '../../localized/localized.ts';
import type { Schemas } from '../../http/types.ts';
import { businessRule, withField } from '../../base/failure.ts';
import type { MenuRow } from './menu-present.ts';

/** Route name of external links, except the scoring system. */
const LINK = 'ExternalLink';

const isScoring = ({ routerName }: { routerName: string }) => routerName === SCORING;

const isSafe = (address: string) => /^https:/i.test(address) && URL.canParse(address);

/** Throws the business rule that a menu violates. */
export function checkMenu(items: readonly Schemas['StaffMenuItem'][]): void {
  const pages = items.map(({ routerName }) => routerName).filter((name) => name !== LINK);
  if (new Set(pages).size < pages.length) throw businessRule('menuEntryTwice');
  for (const { routerName, title, path } of items) {
    if (routerName === LINK && (title === undefined || path === undefined))
      throw businessRule('menuLinkIncomplete');
    if (path !== undefined && !isSafe(path)) throw businessRule('menuAddressUnsafe');
  }
}

/**
 * Adds the stored URL of the scoring system to a menu. Throws a business rule if the menu changes or removes
 * the URL.
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

/** Throws a business rule if the URL of the scoring system is not HTTPS. */
export function checkScoringAddress(address: string | null): void {
  if (address !== null && !isSafe(address)) throw businessRule('scoringAddressUnsafe');
}

/** Converts a menu to rows. Throws a business rule if the menu changes the scoring system's URL. */
export function menuToStore(
  sent: readonly Schemas['StaffMenuItem'][],
  stored: readonly MenuRow[],
): MenuRow[] {
  const former = new Map(stored.map((row) => [row.id, row]));
  const items = withScoringAddress(sent, stored);
  return items.map(({ id, routerName, title, path, permission, hidden }, position) => {
    const before = id === undefined ? undefined : former.get(id);
    return {
      id: before?.id ?? newIdentifier(),
      // Fallback title for a site without a page of this route name.
      name: title?.CN ?? MENU_NAMES.get(routerName) ?? before?.name ?? routerName,
      routerName,
      title: title === undefined ? null : storedText(title, before?.title ?? undefined),
      path: path ?? null,
      permission: permission ?? null,
      hidden,
      position,
    };
  });
}
