interface LruCache<Value> {
  /** Returns a value and marks it as recently used. */
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
}

/**
 * Creates an LRU cache, which bounds the memory that requests can use.
 * @param most maximum total weight
 * @param weigh returns the weight of a value; 1 by default
 */
export function lruCache<Value>(
  most: number,
  weigh: (value: Value) => number = () => 1,
): LruCache<Value> {
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
    // A map iterates in insertion order: the least recently used first.
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
