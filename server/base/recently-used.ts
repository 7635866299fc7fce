interface RecentlyUsed<Value> {
  /** What is kept under the key; it counts as used by that. */
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
}

/**
 * Keeps what was used last, as long as its weights together are at most `most`: what strangers ask for
 * fills no more memory than that.
 * @param weigh the weight of a value; each is 1 unless given
 */
export function recentlyUsed<Value>(
  most: number,
  weigh: (value: Value) => number = () => 1,
): RecentlyUsed<Value> {
  const values = new Map<string, Value>();
  let weight = 0;

  function remove(key: string): Value | undefined {
    const value = values.get(key);
    if (value === undefined || !values.delete(key)) return undefined;
    weight -= weigh(value);
    return value;
  }

  function set(key: string, value: Value): void {
    remove(key);
    values.set(key, value);
    weight += weigh(value);
    // The map keeps the order in which its keys came.
    for (const oldest of values.keys()) {
      if (weight <= most) return;
      remove(oldest);
    }
  }

  return {
    get: (key) => {
      const value = remove(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
  };
}
