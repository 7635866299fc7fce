/** A place of a stack: a script's address with line and column. */
const PLACE = /^\s*(.*?https?:\/\/[^/\s]+)(\/[^\s?#:)]*)[^\s:)]*((?::\d+)+\)?)\s*$/;

/** Addresses by their path: host and query may say who the visitor is. */
function pathsOnly(words: string): string {
  return words
    .replace(/https?:\/\/[^/\s]+(\/[^\s?#]*)\S*/g, '$1')
    .replace(/(#?\/[^\s?#]*)\?\S*/g, '$1');
}

/**
 * An error's message without the values that browsers quote in it: what stands in quotes and isn't
 * a name of the program, what isn't English, addresses of mail, long numbers.
 */
function wordsOnly(message: string): string {
  return pathsOnly(message)
    .replace(/"[^"]*"/g, '"…"')
    .replace(/'(?![\w$.]{0,40}')[^']*'/g, "'…'")
    .replace(/\S+@\S+/g, '…')
    .replace(/[^\p{ASCII}…]+/gu, '…')
    .replace(/\d{5,}/g, '…');
}

/** The places of a stack, one a line, by the path of their scripts. */
function placesOf(stack: string): string {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, before = '', path = '', position = ''] = PLACE.exec(line) ?? [];
      return path === '' ? [] : [`${before.replace(/https?:\/\/.*$/, '')}${path}${position}`];
    })
    .join('\n');
}

/** What the error log keeps of something thrown: what kind of error and where, nothing personal. */
export function describeError(error: unknown): { text: string; stack?: string } {
  if (!(error instanceof Error)) return { text: typeof error };
  const stack = placesOf(error.stack ?? '');
  return {
    text: `${error.name}: ${wordsOnly(error.message)}`,
    ...(stack !== '' && { stack }),
  };
}
