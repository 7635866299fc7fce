/** A value without what a form leaves empty: undefined, null and blank texts, at any depth. */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value)
    .filter(([, part]) => part !== undefined && part !== null && part !== '')
    .map(([key, part]): [string, unknown] => [key, withoutBlanks(part)]);
  return Object.fromEntries(filled);
}

/** The same parts with nothing in them: what empties a form that holds `value`. */
export function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptied(part)]));
}
