import type { ResponseSchema } from './response-schema';

/** Fields that replace the example's; undefined omits an optional field. */
export type Overrides<T> = { [K in keyof T]?: T[K] | undefined };

/** Creates records of a contract schema; a plain call returns the contract's example. */
export interface Factory<T> {
  (overrides?: Overrides<T>): T;
  /** Creates a record without optional fields and with the shortest lists. */
  minimal: (overrides?: Overrides<T>) => T;
  /** Creates a record with all optional fields. */
  full: (overrides?: Overrides<T>) => T;
  /** Creates records from the example, with distinct values of `id`. */
  many: (count: number, overrides?: Overrides<T> | ((index: number) => Overrides<T>)) => T[];
}

/** Base values of a factory; missing ones default to the example. */
interface FactoryValues<T> {
  example: T;
  minimal?: T;
  full?: T;
}

/** Returns a record with replaced fields; throws a TypeError if it violates the schema. */
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

/** Numbers the `id` of a record in a list; the first record keeps the example's id. */
function numbered(value: object, index: number): object {
  if (index === 0 || !('id' in value) || typeof value.id !== 'string') return {};
  return { id: `${value.id}-${index + 1}` };
}

/**
 * Creates the factory of a schema. The factory throws on records that violate the schema, so that
 * errors appear where a record is created, not where it is read.
 * @param name name of the schema, for error messages
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
