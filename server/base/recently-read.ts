/**
 * Reads what pages show at most once in `fresh` milliseconds, and after the first time beside the
 * calls: a database that stands still doesn't hold them up. Throws only where nothing was read yet.
 */
export function recentlyRead<T>(read: () => Promise<T>, fresh: number, now: () => Date) {
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
    // What was read before holds until a reading succeeds.
    reading.catch(() => undefined);
    return value.of;
  };
}
