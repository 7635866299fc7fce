/** PostgreSQL refuses zero bytes in texts, and unpaired surrogates, which are invalid UTF-8. */
function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  // Larger numbers lose precision.
  return typeof value !== 'number' || Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}

/**
 * True if a request contains a text or number that can't be stored. Schemas don't exclude these; the
 * request is malformed. (`validation.ts` checks times.)
 */
export function containsUnstorable(request: unknown): boolean {
  // Iterative, because a body can be deeply nested.
  const rest = [request];
  while (rest.length > 0) {
    const value = rest.pop();
    if (!isStorable(value)) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) rest.push(key, part);
  }
  return false;
}
