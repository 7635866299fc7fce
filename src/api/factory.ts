import type { ResponseSchema } from './response-schema';

/** Fields to have instead of the example's; undefined leaves an optional one out. */
export type Overrides<T> = { [K in keyof T]?: T[K] | undefined };

/** Makes records of one schema of the contract; calling it gives the contract's example. */
export interface Factory<T> {
  (overrides?: Overrides<T>): T;
  /** Makes a record without optional fields, with the shortest lists. */
  minimal: (overrides?: Overrides<T>) => T;
  /** Makes a record with every optional field. */
  full: (overrides?: Overrides<T>) => T;
  /**
   * Makes records from the example; where they have an `id`, each has its own.
   * @param overrides fields of all records, or a function of the index
   */
  many: (count: number, overrides?: Overrides<T> | ((index: number) => Overrides<T>)) => T[];
}

/** The values of a schema that its factory starts from; absent ones are like the example. */
interface FactoryValues<T> {
  example: T;
  minimal?: T;
  full?: T;
}

/** A record with some fields replaced; throws a TypeError where the contract refuses it. */
function make<T extends object>(
  name: string,
  schema: ResponseSchema,
  value: T,
  overrides: Overrides<T>,
): T {
  const made = { ...structuredClone(value), ...overrides };
  const present = Object.entries(made).filter(([, field]) => field !== undefined);
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
}

/** The `id` of a record of many: the first has the example's, the others have a number behind it. */
function numbered(value: object, index: number): object {
  if (index === 0 || !('id' in value) || typeof value.id !== 'string') return {};
  return { id: `${value.id}-${index + 1}` };
}

/**
 * The factory of a schema: values of the contract with other fields where the caller wants some. Refuses what
 * the contract doesn't allow when it is made, not where a page first reads it.
 * @param name of the schema, for the message
 */
export function factory<T extends object>(
  name: string,
  schema: ResponseSchema,
  { example, minimal = example, full = example }: FactoryValues<T>,
): Factory<T> {
  const from =
    (value: T) =>
    (overrides: Overrides<T> = {}) =>
      make(name, schema, value, overrides);
  return Object.assign(from(example), {
    minimal: from(minimal),
    full: from(full),
    many: (count: number, overrides: Overrides<T> | ((index: number) => Overrides<T>) = {}) =>
      Array.from({ length: count }, (_, index) => {
        const given = typeof overrides === 'function' ? overrides(index) : overrides;
        return make(name, schema, example, { ...numbered(example, index), ...given });
      }),
  });
}
