/**
 * Whether a text anywhere in a request holds a zero byte. No schema forbids it, and PostgreSQL
 * refuses it in every text: such a request is malformed, not a fault of the server.
 */
export function containsZeroByte(request: unknown): boolean {
  // A list of what is still to be looked at, not recursion: a body may be nested as deep as it is long.
  const rest = [request];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === 'string' && value.includes('\0')) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) rest.push(key, part);
  }
  return false;
}
