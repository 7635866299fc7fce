/** Returns a function that creates its value on the first call. */
export function lazily<T>(make: () => T): () => T {
  let made: { of: T } | undefined;
  return () => (made ??= { of: make() }).of;
}
