type Content = Record<string, unknown>;

/** A part of a record that one or both users have changed. */
export interface DifferingPart {
  /** Field, with the language of a localized text: `title.CN`. */
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Author of the change; the user has to resolve `both`. */
  changedBy: 'me' | 'them' | 'both';
}

const LANGUAGES = ['CN', 'US', 'HK'];

function isText(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && 'CN' in value;
}

/** Normalizes empty values of forms and server to undefined. */
function plain(value: unknown): unknown {
  return value === null || value === '' ? undefined : value;
}

function isSame(one: unknown, other: unknown): boolean {
  return sorted(plain(one)) === sorted(plain(other));
}

/** Serializes a value independently of the order of its fields. */
function sorted(value: unknown): string {
  return JSON.stringify({ value }, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Returns the paths of contents; localized texts have one per language. */
function pathsOf(contents: readonly Content[]): string[] {
  const paths = contents.flatMap((content) =>
    Object.entries(content).flatMap(([field, value]) =>
      isText(value) ? LANGUAGES.map((language) => `${field}.${language}`) : [field],
    ),
  );
  return [...new Set(paths)].filter(
    (path) => path.includes('.') || !paths.some((one) => one.startsWith(`${path}.`)),
  );
}

function partOf(content: Content, path: string): unknown {
  const [field = '', language] = path.split('.');
  const value = content[field];
  return language === undefined ? value : (value as Content | undefined)?.[language];
}

/** Returns whether two texts are the same time in different notations. */
function isSameMoment(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  return /^\d{4}-\d\d-\d\dT/.test(one) && Date.parse(one) === Date.parse(other);
}

/**
 * Compares my changes with another user's, both relative to `base`. Only compares the fields of my
 * form.
 * @param fields form fields that are absent from my content if empty
 */
export function differingParts(
  { base, mine, theirs }: { base: Content; mine: Content; theirs: Content },
  fields: readonly string[] = [],
): DifferingPart[] {
  const theirFields = Object.fromEntries(
    [...Object.keys(mine), ...fields].map((field) => [field, theirs[field]] as const),
  );
  return pathsOf([mine, theirFields]).flatMap((path): DifferingPart[] => {
    const [before, my, their] = [base, mine, theirFields].map((content) => partOf(content, path));
    const same = (one: unknown, other: unknown) => isSame(one, other) || isSameMoment(one, other);
    if (same(my, their)) return [];
    const changedBy = same(my, before) ? 'them' : same(their, before) ? 'me' : 'both';
    return [{ path, mine: my, theirs: their, changedBy }];
  });
}

export function mergedContent(mine: Content, parts: readonly DifferingPart[]): Content {
  const result = new Map(Object.entries(mine));
  for (const { path, theirs } of parts) {
    const [field = '', language] = path.split('.');
    if (language === undefined) {
      if (theirs === undefined) result.delete(field);
      else result.set(field, theirs);
      continue;
    }
    const { [language]: _mine, ...rest } = (result.get(field) ?? {}) as Content;
    result.set(field, theirs === undefined ? rest : { ...rest, [language]: theirs });
  }
  return Object.fromEntries(result);
}
