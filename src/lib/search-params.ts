/** The router's own search format put texts that look like JSON in quotes: `?id="12"`. */
function withoutQuotes(value: string): string {
  if (!value.startsWith('"')) return value;
  try {
    return JSON.parse(value) as string;
  } catch {
    return value;
  }
}

/** A text as it stands in the address: in quotes only where it would be read as one in quotes. */
function textOf(value: string): string {
  return withoutQuotes(value) === value ? value : JSON.stringify(value);
}

/**
 * Reads an address's parameters as texts, the first of each name; values in quotes, as older links
 * have them, are read without. What a number means is up to each route's `validateSearch`.
 */
export function parseSearch(search: string): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search))
    if (!values.has(name)) values.set(name, withoutQuotes(value));
  return Object.fromEntries(values);
}

/** Writes parameters as plain texts: `?id=12`. Only texts, numbers and booleans are written. */
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

/** An older link's path and search with plain parameters; any other stays as it is. */
export function withPlainSearch(href: string): string {
  if (!QUOTED.test(href)) return href;
  return href.replace(/\?[^#]*/, (search) => stringifySearch(parseSearch(search)));
}
