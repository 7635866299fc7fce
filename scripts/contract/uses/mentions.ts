import { ownerOf, qualifiedName } from './field-uses.ts';
import type { Visibility } from './visibility.ts';
import type { Tree, WrittenCode } from './written-code.ts';

/** What is looked for: fields, as `Owner.field`, and values. */
export interface Wanted {
  fields: string[];
  /** Schemas whose records are looked for where they are put together. */
  makers: string[];
  values: string[];
}

/**
 * Finds what a text may use of some properties: behind a dot, as a text, or before what ends a name in
 * an object or a pattern. A word of a comment, an import or an attribute isn't asked about.
 */
function propertyFinder(names: Iterable<string>): (text: string) => Set<string> {
  const known = [...new Set(names)].map((name) => name.replace(/\W/g, '\\$&'));
  if (known.length === 0) return () => new Set();
  const any = `(${known.join('|')})`;
  const pattern = new RegExp(
    `\\.\\s*${any}\\b|['"]${any}['"]|\\b${any}\\s*(?:[:,}]|=(?!["'{<]))`,
    'g',
  );
  return (text) => {
    const found = Array.from(text.matchAll(pattern), ([, a, b, c]) => a ?? b ?? c ?? '');
    return new Set(found);
  };
}

/** A copy of a record, with more or less in it. */
const SPREAD = /\.\.\.\s*\w/;

/**
 * Files of the server that may spread a record of the fields' schemas, which names none of them: those
 * that take something from a file which speaks of the schema.
 */
function spreading(
  code: WrittenCode,
  fields: string[],
  visibility: Visibility,
): ReadonlySet<string> {
  const owners = [...new Set(fields.map(ownerOf))];
  const isOurs = (file: string) => file.startsWith('server/');
  const speaking = code.trees(
    (file, text) => isOurs(file) && owners.some((owner) => text.includes(`'${owner}'`)),
  );
  const recipients = visibility.takersOf(speaking.map(([file]) => file));
  const own = new Set([...recipients, ...speaking.map(([file]) => file)]);
  const found = code.trees((file, text) => isOurs(file) && own.has(file) && SPREAD.test(text));
  return new Set(found.map(([file]) => file));
}

/**
 * The files that may use one of some fields, or spell out one of some values. A field is used where its
 * schema is in sight, or where a form or a table names both.
 */
export function treesMentioning(
  code: WrittenCode,
  { fields, makers, values }: Wanted,
  visibility: Visibility,
): Tree[] {
  const owners = Map.groupBy(fields, qualifiedName);
  const find = propertyFinder(owners.keys());
  const concerns = (file: string, text: string, field: string): boolean => {
    const owner = ownerOf(field);
    return visibility.seeing(owner).has(file) || text.includes(owner);
  };
  const spread = spreading(code, fields, visibility);
  return code.trees(
    (file, text) =>
      values.some((value) => text.includes(value)) ||
      spread.has(file) ||
      (file.startsWith('server/') && makers.some((owner) => text.includes(owner))) ||
      [...find(text)].some((name) =>
        owners.get(name)?.some((field) => concerns(file, text, field)),
      ),
  );
}
