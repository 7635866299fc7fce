/** Makes a value when it is asked for first. */
export function lazily<T>(make: () => T): () => T {
  let made: { of: T } | undefined;
  return () => (made ??= { of: make() }).of;
}
