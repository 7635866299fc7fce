/** A stack frame: a script URL with line and column. */
const PLACE = /^\s*(.*?https?:\/\/[^/\s]+)(\/[^\s?#:)]*)[^\s:)]*((?::\d+)+\)?)\s*$/;

/** Reduces URLs to their paths, because host and query may identify the visitor. */
function pathsOnly(words: string): string {
  return words
    .replace(/https?:\/\/[^/\s]+(\/[^\s?#]*)\S*/g, '$1')
    .replace(/(#?\/[^\s?#]*)\?\S*/g, '$1');
}

/**
 * Removes values that browsers quote in messages: quoted text other than identifiers, text outside
 * ASCII, email addresses, long numbers.
 */
function wordsOnly(message: string): string {
  return pathsOnly(message)
    .replace(/"[^"]*"/g, '"…"')
    .replace(/'(?![\w$.]{0,40}')[^']*'/g, "'…'")
    .replace(/\S+@\S+/g, '…')
    .replace(/[^\p{ASCII}…]+/gu, '…')
    .replace(/\d{5,}/g, '…');
}

/** Returns the stack's frames with script paths instead of URLs. */
function placesOf(stack: string): string {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, before = '', path = '', position = ''] = PLACE.exec(line) ?? [];
      return path === '' ? [] : [`${before.replace(/https?:\/\/.*$/, '')}${path}${position}`];
    })
    .join('\n');
}

/** Describes a thrown value for the error log, without personal data. */
export function describeError(error: unknown): { text: string; stack?: string } {
  if (!(error instanceof Error)) return { text: typeof error };
  const stack = placesOf(error.stack ?? '');
  return {
    text: `${error.name}: ${wordsOnly(error.message)}`,
    ...(stack !== '' && { stack }),
  };
}
