import type { ResponseSchema } from './response-schema';

/** Fields to have instead of the example's; undefined leaves an optional one out. */
export type Overrides<T> = { [K in keyof T]?: T[K] | undefined };

/** Makes a record of one schema of the contract. */
export type Factory<T> = (overrides?: Overrides<T>) => T;

/**
 * The factory of a schema: the contract's example with other values where the caller wants some.
 * What the contract doesn't allow is refused when it is made, not where a page first reads it.
 * @param name of the schema, for the message
 */
export function factory<T extends object>(
  name: string,
  schema: ResponseSchema,
  example: T,
): Factory<T> {
  return (overrides = {}) => {
    const made = { ...structuredClone(example), ...overrides };
    const present = Object.entries(made).filter(([, value]) => value !== undefined);
    const parsed = schema.safeParse(Object.fromEntries(present));
    if (!parsed.success) {
      const places = parsed.error.issues.map(
        ({ path, code }) => `${path.join('.') || 'the record'} (${code ?? 'wrong'})`,
      );
      throw new TypeError(`${name} breaks the contract: ${places.join(', ')}`);
    }
    const known = parsed.data as T;
    const unknown = present.map(([field]) => field).filter((field) => !(field in known));
    if (unknown.length > 0) throw new TypeError(`${name} has no field ${unknown.join(', ')}`);
    return known;
  };
}
