import { posix } from 'node:path';

/** What a file takes from another. */
export interface Link {
  specifier: string;
  /** The names that it takes; undefined where it may take all. */
  names: string[] | undefined;
}

const LINK =
  /\b(?:import|export)\s+(?:type\s+)?\{([^{}]*)\}\s*from\s*['"]([^'"\n]+)['"]|\b(?:from|import)\s*\(?\s*['"`]([^'"`\n]+)['"`]/g;

/**
 * What a text imports, recognised by its words alone: perhaps more than the compiler sees (a comment may say
 * `from '…'`), never less. Whoever asks for it parses far fewer files.
 */
export function linksIn(text: string): Link[] {
  return Array.from(text.matchAll(LINK), ([, names, named, other = '']): Link => {
    if (names === undefined || named === undefined) return { specifier: other, names: undefined };
    const taken = names.split(',').map((part) => part.trim().replace(/^type\s+/, ''));
    return {
      specifier: named,
      names: taken.map((part) => part.split(/\s/)[0] ?? '').filter((name) => name !== ''),
    };
  });
}

/** Finds the file of the project that an import names, by paths relative to it. */
export function linkedFile(
  from: string,
  specifier: string,
  has: (file: string) => boolean,
): string | undefined {
  const base = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier)
      : undefined;
  if (base === undefined) return undefined;
  if (/\.tsx?$/.test(base) && has(base)) return base;
  return ['.ts', '/index.ts', '.tsx', '/index.tsx'].map((end) => `${base}${end}`).find(has);
}
