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
  const pending = [request];
  while (pending.length > 0) {
    const value = pending.pop();
    if (!isStorable(value)) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) pending.push(key, part);
  }
  return false;
}
