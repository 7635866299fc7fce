import data, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { oldestBrowsers } from './policy.ts';

const OLDEST = oldestBrowsers();

/** Whether a version is no newer than another; numbers with dots. */
function isUpTo(version: string, limit: string): boolean {
  const [a, b] = [version, limit].map((text) => text.replace('≤', '').split('.').map(Number));
  const at = [0, 1].find((place) => (a?.[place] ?? 0) !== (b?.[place] ?? 0)) ?? 0;
  return (a?.[at] ?? 0) <= (b?.[at] ?? 0);
}

function isSince(statement: SimpleSupportStatement, oldest: string): boolean {
  // Prefixes are written by the build (Lightning CSS).
  const { version_added: added, version_removed: removed, flags } = statement;
  if (typeof added !== 'string' || added === 'preview') return false;
  if (flags !== undefined || removed !== undefined) return false;
  return statement.alternative_name === undefined && isUpTo(added, oldest);
}

/** The place of MDN's data at a path; undefined where it has none. */
export function placeAt(...path: readonly string[]): Identifier | undefined {
  let place: unknown = data;
  for (const key of path) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, key)) return undefined;
    place = (place as Record<string, unknown>)[key];
  }
  return place as Identifier;
}

function missingBy({ support }: CompatStatement): string[] {
  return Object.entries(OLDEST).flatMap(([browser, oldest]) => {
    const statements = support[browser as keyof typeof support];
    if (statements === undefined) return [];
    const all: SimpleSupportStatement[] = [statements].flat();
    return all.some((one) => isSince(one, oldest)) ? [] : [`${browser} ${oldest}`];
  });
}

/** The browsers of the policy that lack what MDN's data has at a path; none where it has nothing. */
export function missingIn(...path: readonly string[]): string[] {
  const compat = placeAt(...path)?.__compat;
  return compat === undefined ? [] : missingBy(compat);
}
