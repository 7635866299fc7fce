import { referredName, type Schema } from '../document.ts';

/** Keys of a schema that bound its values. */
const LIMITS = [
  ...['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum'],
  ...['exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems'],
];

/** The type of a schema in a few words: `string date-time`, `Activity[]`, `Activity | null`. */
export function describeType(schema: Schema): string {
  if (schema.$ref !== undefined) return referredName(schema.$ref);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return choices.map(describeType).join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map(describeType).join(' & ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.items !== undefined) {
    const item = describeType(schema.items);
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  const types = [schema.type ?? 'any'].flat().join(' | ');
  return schema.format === undefined ? types : `${types} ${schema.format}`;
}

/** What bounds the values of a schema: `maxLength 64`. */
export function describeLimits(schema: Schema): string {
  const own = LIMITS.filter((key) => schema[key] !== undefined).map(
    (key) => `${key} ${String(schema[key])}`,
  );
  const inItems = schema.items === undefined ? '' : describeLimits(schema.items);
  return [...own, ...(inItems === '' ? [] : [`each ${inItems}`])].join(', ') || 'no limits';
}

/** The values that a schema lists, as texts; empty where it lists none. */
export function listedValues(schema: Schema): string[] {
  return (schema.enum ?? schema.items?.enum ?? []).map(String);
}
