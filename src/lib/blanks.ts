/** Removes undefined, null and empty texts at any depth. */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value)
    .filter(([, part]) => part !== undefined && part !== null && part !== '')
    .map(([key, part]): [string, unknown] => [key, withoutBlanks(part)]);
  return Object.fromEntries(filled);
}

/** Returns the same structure with empty values, which clears a form that contains `value`. */
export function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptied(part)]));
}
