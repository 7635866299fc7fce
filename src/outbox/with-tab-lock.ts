/** The browser's locks; undefined where it has none (a site without TLS), or blocks them. */
async function lockable(): Promise<LockManager | undefined> {
  try {
    const { locks } = navigator as Partial<Navigator>;
    await locks?.query();
    return locks;
  } catch {
    return undefined;
  }
}

/**
 * Does something in one tab at a time. Where the browser offers no locks it is done all the same:
 * what must not happen twice is for the server to refuse.
 * @param elsewhere the outcome while another tab is at it
 */
export async function withTabLock<T>(
  name: string,
  elsewhere: T,
  act: () => Promise<T>,
): Promise<T> {
  const locks = await lockable();
  if (locks === undefined) return await act();
  return await locks.request(name, { ifAvailable: true }, async (lock) =>
    lock === null ? elsewhere : await act(),
  );
}
