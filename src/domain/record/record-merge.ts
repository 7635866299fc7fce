/** Content of a record, as its form holds it. */
type Content = Record<string, unknown>;

/** A part of a record that one side or both have changed. */
export interface DifferingPart {
  /** The field, and the language of a text in several: `title.CN`. */
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Who changed it: `both` is what somebody has to decide. */
  changedBy: 'me' | 'them' | 'both';
}

const LANGUAGES = ['CN', 'US', 'HK'];

function isText(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && 'CN' in value;
}

/** Nothing, in whichever way a form or the server says so. */
function plain(value: unknown): unknown {
  return value === null || value === '' ? undefined : value;
}

function isSame(one: unknown, other: unknown): boolean {
  return sorted(plain(one)) === sorted(plain(other));
}

/** A value as text that is the same for the same content, whatever the order of its fields. */
function sorted(value: unknown): string {
  return JSON.stringify({ value }, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The parts of contents: a text in several languages is one for each. */
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

/** A moment that is written in another way is the same moment. */
function isSameMoment(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  return /^\d{4}-\d\d-\d\dT/.test(one) && Date.parse(one) === Date.parse(other);
}

/**
 * What differs between what I have written and what somebody else saved meanwhile, both from `base`.
 * Only the fields of my form are compared: the rest isn't mine to write.
 * @param fields those of my form that my content lacks while they are empty
 */
export function differingParts(
  { base, mine, theirs }: { base: Content; mine: Content; theirs: Content },
  fields: readonly string[] = [],
): DifferingPart[] {
  const held = Object.fromEntries(
    [...Object.keys(mine), ...fields].map((field) => [field, theirs[field]] as const),
  );
  return pathsOf([mine, held]).flatMap((path): DifferingPart[] => {
    const [before, my, their] = [base, mine, held].map((content) => partOf(content, path));
    const same = (one: unknown, other: unknown) => isSame(one, other) || isSameMoment(one, other);
    if (same(my, their)) return [];
    const changedBy = same(my, before) ? 'them' : same(their, before) ? 'me' : 'both';
    return [{ path, mine: my, theirs: their, changedBy }];
  });
}

/** My content with the parts of theirs that are chosen. */
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
