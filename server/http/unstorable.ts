/** PostgreSQL refuses a zero byte in every text; half a pair of surrogates is no UTF-8, and none for `jsonb`. */
function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  // Beyond these, a number is not the one that was sent.
  return typeof value !== 'number' || Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}

/**
 * Whether a text or number anywhere in a request can't be stored. No schema forbids these: such a
 * request is malformed, not a fault of the server. (For times `validation.ts` has formats.)
 */
export function containsUnstorable(request: unknown): boolean {
  // A list of what is still to be looked at, not recursion: a body may be nested as deep as it is long.
  const rest = [request];
  while (rest.length > 0) {
    const value = rest.pop();
    if (!isStorable(value)) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) rest.push(key, part);
  }
  return false;
}
