/** Removes the quotes of the router's default search format: `?id="12"`. */
function withoutQuotes(value: string): string {
  if (!value.startsWith('"')) return value;
  try {
    return JSON.parse(value) as string;
  } catch {
    return value;
  }
}

/** Quotes a text only if it would be parsed as quoted. */
function textOf(value: string): string {
  return withoutQuotes(value) === value ? value : JSON.stringify(value);
}

/**
 * Parses URL parameters as texts; uses the first value of each name. Removes the quotes of older links.
 * Each route's `validateSearch` converts numbers.
 */
export function parseSearch(search: string): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search))
    if (!values.has(name)) values.set(name, withoutQuotes(value));
  return Object.fromEntries(values);
}

/** Serializes texts, numbers and booleans as plain text: `?id=12`. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string') parameters.set(name, textOf(value));
    else if (typeof value === 'number' || typeof value === 'boolean')
      parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

const QUOTED = /[?&][^&#=]*=(?:"|%22)/;

/** Removes quotes from the parameters of an older link; returns other links unchanged. */
export function withPlainSearch(href: string): string {
  if (!QUOTED.test(href)) return href;
  return href.replace(/\?[^#]*/, (search) => stringifySearch(parseSearch(search)));
}
