import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSources } from '../../scripts/contract/source-problems.ts';
import { writtenBounds } from '../../scripts/contract/written-bounds.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'written-bounds-'));
  mkdirSync(join(root, 'openapi/schemas'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const BODY = `ThingBody:
  properties:
    name: { $ref: '#/Name' }
    note: { type: string, maxLength: 30 }
    tags: { type: array, items: { type: string, maxLength: 20 } }
Name:
  properties:
    CN: { type: string, maxLength: 100 }
    US: { type: string, maxLength: 200 }
`;

/** Returns the problems of a contract with the bodies above and these responses. */
function problemsOf(responses: string): string[] {
  writeFileSync(join(root, 'openapi/schemas/body.yaml'), BODY);
  writeFileSync(join(root, 'openapi/schemas/answer.yaml'), responses);
  return writtenBounds(readSources(root));
}

test('a response bound equal to the written bound is valid', () => {
  const response = `Thing:
  x-written-by: [ThingBody]
  properties:
    id: { type: string, maxLength: 5 }
    name: { type: string, maxLength: 200 }
    remark: { type: string, maxLength: 30, x-written-by: [ThingBody.note] }
    tags: { type: array, items: { type: string, maxLength: 20 } }
`;
  expect(problemsOf(response)).toEqual([]);
});

test('reports a smaller response bound with its line, also for renamed, localized and list fields', () => {
  const response = `Thing:
  x-written-by: [ThingBody]
  properties:
    name: { type: string, maxLength: 100 }
    remark: { type: string, maxLength: 29, x-written-by: [ThingBody.note] }
    tags: { type: array, items: { type: string, maxLength: 19 } }
`;
  expect(problemsOf(response)).toEqual([
    'openapi/schemas/answer.yaml:4: "Thing.name" allows 100 characters, but "ThingBody.name" allows 200',
    'openapi/schemas/answer.yaml:5: "Thing.remark" allows 29 characters, but "ThingBody.note" allows 30',
    'openapi/schemas/answer.yaml:6: "Thing.tags" allows 19 characters, but "ThingBody.tags" allows 20',
  ]);
});

test('reports an unknown body or field', () => {
  const response = `Thing:
  x-written-by: [ThingCreation]
  properties:
    note: { type: string, maxLength: 30, x-written-by: [ThingBody.remark] }
`;
  expect(problemsOf(response)).toEqual([
    'openapi/schemas/answer.yaml:1: x-written-by of "Thing" refers to "ThingCreation", which does not exist',
    'openapi/schemas/answer.yaml:4: x-written-by of "Thing" refers to "ThingBody.remark", which does not exist',
  ]);
});
