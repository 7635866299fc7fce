import { describe, expect, it } from 'vitest';
import contract from '../../openapi/generated/openapi.json' with { type: 'json' };
import { bodyLimit } from '../../server/http/body-limit.ts';
import { MAX_BODY_BYTES, operationInfo } from '../../server/http/specification.ts';

const SLACK = 4096;
const limitOf = (schema: object) => bodyLimit(schema, {}, Infinity) - SLACK;

describe('the largest body for a schema', () => {
  it.each<[object, unknown]>([
    [{ type: 'string', maxLength: 3 }, '\u0001\u0001\u0001'],
    [{ type: 'integer' }, Number.MIN_SAFE_INTEGER],
    [{ type: ['string', 'null'], maxLength: 1 }, null],
    [{ enum: ['a', 'bcd'] }, 'bcd'],
    [{ type: 'array', maxItems: 2, items: { type: 'boolean' } }, [false, false]],
    [
      { type: 'object', properties: { a: { type: 'string', maxLength: 1 }, b: { const: 1 } } },
      { a: '"', b: 1 },
    ],
    [
      {
        oneOf: [
          { type: 'string', maxLength: 1 },
          { type: 'string', maxLength: 9 },
        ],
      },
      '123456789',
    ],
    [
      {
        type: 'object',
        maxProperties: 2,
        propertyNames: { maxLength: 2, type: 'string' },
        additionalProperties: { type: 'string', maxLength: 1 },
      },
      { aa: '1', bb: '2' },
    ],
  ])('for %j allows %j', (schema, value) => {
    expect(limitOf(schema)).toBeGreaterThanOrEqual(Buffer.byteLength(JSON.stringify(value)));
    expect(limitOf(schema)).toBeLessThan(500);
  });

  it.each([
    [{ type: 'string' }],
    [{ type: 'array', items: { type: 'integer' } }],
    [{ $ref: '#/no' }],
  ])('for %j is the general maximum', (schema) => {
    expect(bodyLimit(schema, {}, MAX_BODY_BYTES)).toBe(MAX_BODY_BYTES);
  });

  it('for a recursive schema is the general maximum', () => {
    const node = { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } };
    expect(bodyLimit(node, { Node: node }, MAX_BODY_BYTES)).toBe(MAX_BODY_BYTES);
  });
});

interface Operation {
  operationId: string;
  'x-access'?: string;
  requestBody?: { content: Record<string, { example?: unknown }> };
}

const BODIES = Object.values<Record<string, Operation>>(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ operationId, 'x-access': access, requestBody }) =>
    Object.values(requestBody?.content ?? {}).map(
      ({ example }) => [operationId, access, example] as const,
    ),
  );

describe('the body limit of an operation', () => {
  it.each(BODIES)('%s (%s) allows the example of its body', (id, _access, example) => {
    const { bodyLimit: limit = 0 } = operationInfo.get(id) ?? {};
    expect(limit).toBeGreaterThan(Buffer.byteLength(JSON.stringify(example ?? '')));
  });

  const open = BODIES.filter(([id, access]) => access === 'anonymous' && id !== 'sendErrorLog');
  it.each(open)('%s without authentication is below 10 kB', (id) => {
    expect(operationInfo.get(id)?.bodyLimit).toBeLessThan(10_000);
  });
});
