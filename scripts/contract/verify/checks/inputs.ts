import { referencedName, type Schema } from '../../document.ts';
import type { ReceivedResponse } from '../requests.ts';
import { valueAt } from '../expressions.ts';
import {
  HONG_KONG,
  inLanguage,
  isHarmless,
  isRead,
  queryParameters,
  withBody,
  withQuery,
  type Check,
  type Working,
} from './check.ts';

/** A way to violate a schema. */
interface Kind {
  name: string;
  /** Returns an invalid value, or undefined if the schema has no such restriction. */
  value: (schema: Schema) => unknown;
}

/** Maximum length of a text that exceeds a `maxLength`. */
const LONGEST = 20_000;
/** Maximum number of invalid values per operation, per kind and per parameter. */
const MOST = 15;
const MOST_OF_KIND = 3;
const MOST_OF_PARAMETER = 2;

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

function unmatched(pattern: unknown): string | undefined {
  if (typeof pattern !== 'string') return undefined;
  const expression = new RegExp(pattern, 'u');
  return ['§', 'x y', '-'].find((text) => !expression.test(text));
}

const KINDS: readonly Kind[] = [
  {
    name: 'a value of another type',
    value: ({ type }) => (type === 'string' ? [] : type && 'text'),
  },
  { name: 'a value outside the enum', value: (schema) => schema.enum && 'no-such-value' },
  {
    name: 'a text longer than maxLength',
    value: ({ maxLength, format, enum: values }) => {
      const most = numberOf(maxLength) ?? LONGEST;
      return most < LONGEST && !format && !values ? 'x'.repeat(most + 1) : undefined;
    },
  },
  {
    name: 'an invalid format',
    value: ({ format }) => (format === 'date-time' ? 'yesterday' : undefined),
  },
  { name: 'a text that does not match the pattern', value: ({ pattern }) => unmatched(pattern) },
  {
    name: 'a number out of bounds',
    value: ({ minimum, maximum }) => {
      const most = numberOf(maximum);
      return most === undefined ? numberOf(minimum) && Number(minimum) - 1 : most + 1;
    },
  },
];

/** A property of a body that is replaced or removed. */
interface Wrong {
  pointer: string;
  kind: string;
  value: unknown;
}

function resolved(schema: Schema, { contract }: Working): Schema {
  const { $ref } = schema;
  const target = $ref && contract.components.schemas[referencedName($ref)];
  return target ? resolved(target, { contract } as Working) : schema;
}

/** Returns the invalid values for the properties of a body, level by level. */
function wrongsOf(schema: Schema, body: unknown, working: Working, at = ''): Wrong[] {
  const { properties = {}, required = [] } = resolved(schema, working);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    const pointer = `${at}/${name}`;
    const own = properties[name] && resolved(properties[name], working);
    if (own === undefined || own.oneOf || own.anyOf) return [];
    return [
      ...KINDS.map((kind) => ({ pointer, kind: kind.name, value: kind.value(own) })).filter(
        (wrong) => wrong.value !== undefined,
      ),
      ...(required.includes(name) ? [{ pointer, kind: 'no value', value: undefined }] : []),
      ...wrongsOf(own, value, working, pointer),
    ];
  });
}

/** Returns a copy of a body with one property replaced or removed. */
function broken(body: unknown, { pointer, value }: Wrong): unknown {
  const copy = structuredClone(body);
  const names = pointer.split('/').slice(1);
  const last = names.pop() ?? '';
  const parent = names.reduce<unknown>(
    (at, name) => Reflect.get(at as object, name),
    copy,
  ) as object;
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return copy;
}

function fieldProblems({ json }: ReceivedResponse, pointer: string): string[] {
  const fields = valueAt(json, '/fields');
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  const named = Array.isArray(fields) ? fields.map((field) => valueAt(field, '/pointer')) : [];
  return named.some((one) => one === pointer || one === parent)
    ? []
    : [`/fields does not name ${pointer}`];
}

const jsonSchema = ({ operation }: Working) =>
  operation.object.requestBody?.content['application/json']?.schema;

const wrongBodies: Check = {
  name: 'wrong body',
  applies: (working) => working.request.body !== undefined && jsonSchema(working) !== undefined,
  trials: (working) => {
    const { request, operation } = working;
    const language = HONG_KONG;
    const base = inLanguage(request, language);
    const wrongs = wrongsOf(jsonSchema(working) ?? {}, request.body?.payload, working);
    const kinds = [...Map.groupBy(wrongs, ({ kind }) => kind).values()];
    const some = kinds.flatMap((own) => own.slice(0, MOST_OF_KIND)).slice(0, MOST);
    // A server may look for the record before it validates the body.
    const expected = [
      400,
      ...(operation.path.includes('{') ? [404] : []),
      ...(operation.id === 'closeMyAccount' || operation.id === 'logout' ? [401] : []),
    ];
    return [
      { how: 'with a body that is not an object', request: withBody(base, []), expected, language },
      ...(isHarmless(working) ? some : []).map((wrong) => ({
        how: `with ${wrong.kind} at ${wrong.pointer}`,
        request: withBody(base, broken(request.body?.payload, wrong)),
        expected: [400],
        language,
        judge: (response: ReceivedResponse) => fieldProblems(response, wrong.pointer),
      })),
    ];
  },
};

const wrongParameters: Check = {
  name: 'wrong parameter',
  applies: (working) => isRead(working) && queryParameters(working.operation.object).length > 0,
  trials: (working) => {
    const { request, operation } = working;
    const base = inLanguage(request, HONG_KONG);
    const wrongs = queryParameters(operation.object).flatMap(({ name, required, schema }) => {
      const own = resolved(schema, working);
      const values = KINDS.flatMap((kind) => {
        const value = kind.value(own);
        return typeof value === 'string' || typeof value === 'number'
          ? [[kind.name, value] as const]
          : [];
      }).slice(0, MOST_OF_PARAMETER);
      const { [name]: _without, ...others } = base.query;
      return [
        ...values.map(([kind, value]) => ({
          how: `with ${kind} for ${name}`,
          request: withQuery(base, { [name]: String(value) }),
        })),
        ...(required ? [{ how: `without ${name}`, request: { ...base, query: others } }] : []),
      ];
    });
    return wrongs
      .slice(0, MOST)
      .map((wrong) => ({ ...wrong, expected: [400], language: HONG_KONG }));
  },
};

/** Checks of invalid input, one value at a time. */
export const INPUT_CHECKS: readonly Check[] = [wrongParameters, wrongBodies];
