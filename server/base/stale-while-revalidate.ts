/**
 * Returns a function that caches the result of `read` and refreshes the cache in the background after
 * `fresh` milliseconds. Meanwhile, and if a refresh fails, the function returns the cached value. Throws
 * only if the first read fails.
 */
export function staleWhileRevalidate<T>(read: () => Promise<T>, fresh: number, now: () => Date) {
  let value: { of: T } | undefined;
  let reading: Promise<T> | undefined;
  let readAt = 0;
  const refresh = async (): Promise<T> => {
    try {
      value = { of: await read() };
      return value.of;
    } finally {
      reading = undefined;
    }
  };
  return async (): Promise<T> => {
    const at = now().getTime();
    if (value !== undefined && at - readAt < fresh) return value.of;
    readAt = at;
    reading ??= refresh();
    if (value === undefined) return await reading;
    // Keeps the cached value until a read succeeds.
    reading.catch(() => undefined);
    return value.of;
  };
}
