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

/** Problems of a contract with the bodies above and these answers. */
function problemsOf(responses: string): string[] {
  writeFileSync(join(root, 'openapi/schemas/body.yaml'), BODY);
  writeFileSync(join(root, 'openapi/schemas/answer.yaml'), responses);
  return writtenBounds(readSources(root));
}

test('a response as long as what is written has no problem', () => {
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

test('a response shorter than what is written is named with its line, also by another name, in languages and lists', () => {
  const response = `Thing:
  x-written-by: [ThingBody]
  properties:
    name: { type: string, maxLength: 100 }
    remark: { type: string, maxLength: 29, x-written-by: [ThingBody.note] }
    tags: { type: array, items: { type: string, maxLength: 19 } }
`;
  expect(problemsOf(response)).toEqual([
    'openapi/schemas/answer.yaml:4: "Thing.name" is bounded to 100 characters, but "ThingBody.name" may write 200',
    'openapi/schemas/answer.yaml:5: "Thing.remark" is bounded to 29 characters, but "ThingBody.note" may write 30',
    'openapi/schemas/answer.yaml:6: "Thing.tags" is bounded to 19 characters, but "ThingBody.tags" may write 20',
  ]);
});

test('a body or a field that is not there is named', () => {
  const response = `Thing:
  x-written-by: [ThingCreation]
  properties:
    note: { type: string, maxLength: 30, x-written-by: [ThingBody.remark] }
`;
  expect(problemsOf(response)).toEqual([
    'openapi/schemas/answer.yaml:1: x-written-by of "Thing" names "ThingCreation", which is not there',
    'openapi/schemas/answer.yaml:4: x-written-by of "Thing" names "ThingBody.remark", which is not there',
  ]);
});
