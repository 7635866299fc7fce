import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge } from '../../scripts/contract/comparison/accepted.ts';
import { differencesBetween } from '../../scripts/contract/comparison/differences.ts';
import { compareContracts } from '../../scripts/contract/comparison/findings.ts';
import { effectOf } from '../../scripts/contract/comparison/meaning.ts';
import { filesIn } from '../../scripts/contract/comparison/sources.ts';
import { isAtLeast, neededVersion } from '../../scripts/contract/comparison/version.ts';
import type { ContractDocument } from '../../scripts/contract/document.ts';
import { readBundle } from '../../scripts/contract/revisions.ts';
import { ROOT } from './support/project-copy.ts';

type Keys = readonly (string | number)[];

const bundle = readBundle(`${ROOT}/openapi/generated/openapi.json`);
const GONE = Symbol('gone');

/** Returns a copy of a document with one value replaced; other nodes are shared. */
function withValue(node: unknown, [key, ...rest]: Keys, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValue((node as Record<string, unknown> | undefined)?.[key], rest, value);
  if (!Array.isArray(node)) {
    const { [key]: _, ...others } = (node ?? {}) as Record<string, unknown>;
    return inner === GONE ? others : { ...others, [key]: inner };
  }
  const list = [...(node as unknown[])];
  list.splice(Number(key), 1, ...(inner === GONE ? [] : [inner]));
  return list;
}

/** Nodes that are compared as one value. */
const WHOLE = ['example', 'examples', 'default', 'security', 'contact', 'license', 'links'];
const MAPS = [
  'paths',
  'schemas',
  'properties',
  'responses',
  'content',
  'headers',
  'securitySchemes',
];
/** Fields that identify a member of a list. */
const IDENTIFYING =
  /\.(parameters\.\*\.(in|name)|tags\.\*\.name|x-business-rules\.\*\.(name|when)|oneOf\.\*\.\$ref)$/;

/** Returns one node of every kind in the contract, by its path pattern. */
function onePlaceOfEachKind(): Map<string, Keys> {
  const places = new Map<string, Keys>();
  function walk(node: unknown, keys: Keys, pattern: string): void {
    if (pattern !== '' && !places.has(pattern)) places.set(pattern, keys);
    const field = String(keys.at(-1));
    if (WHOLE.includes(field) || typeof node !== 'object' || node === null) return;
    const isMap =
      Array.isArray(node) || (MAPS.includes(field) && !/(properties|schemas)\.\*$/.test(pattern));
    for (const [key, value] of Object.entries(node)) {
      const next = Array.isArray(node) ? Number(key) : key;
      walk(value, [...keys, next], `${pattern}.${isMap ? '*' : key}`);
    }
  }
  walk(bundle, [], '');
  return places;
}

function otherValue(value: unknown): unknown {
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'number') return value + 1000;
  return typeof value === 'boolean' ? !value : undefined;
}

const valueAt = (keys: Keys) =>
  keys.reduce<unknown>((node, key) => (node as Record<string | number, unknown>)[key], bundle);

/** Returns the error in the comparison of two contracts that differ in one node; undefined without one. */
function fault(before: unknown, after: unknown, keys: Keys, pattern: string): string | undefined {
  const expected = JSON.stringify(IDENTIFYING.test(pattern) ? keys.slice(0, -1) : keys).slice(
    0,
    -1,
  );
  const found = differencesBetween(before, after);
  if (found.length === 0) return 'not found';
  for (const difference of found) {
    const at = JSON.stringify(difference.at[difference.change === 'removed' ? 'before' : 'after']);
    if (!at.startsWith(expected)) return `found at ${at}`;
    if (effectOf(difference, ['request', 'response']) === undefined)
      return `${difference.kind} is unclassified`;
  }
  return undefined;
}

describe('every kind of node in the contract', () => {
  const places = [...onePlaceOfEachKind()];

  it.each(['changed', 'removed', 'added'])(
    'is found at its place and classified when %s',
    (change) => {
      const faults = places.flatMap(([pattern, keys]) => {
        const value = change === 'changed' ? otherValue(valueAt(keys)) : GONE;
        if (value === undefined) return [];
        const other = withValue(bundle, keys, value);
        const [before, after] = change === 'added' ? [other, bundle] : [bundle, other];
        const wrong = fault(before, after, keys, pattern);
        return wrong === undefined ? [] : [`${pattern}: ${wrong}`];
      });
      expect(places.length).toBeGreaterThan(150);
      expect(faults).toEqual([]);
    },
  );
});

type Edit = [at: Keys, value: unknown];

function edited(...edits: Edit[]): ContractDocument {
  return edits.reduce<unknown>(
    (node, [at, value]) => withValue(node, at, value),
    bundle,
  ) as ContractDocument;
}

function findingsOf(after: ContractDocument, before = bundle) {
  const files = filesIn(ROOT);
  return compareContracts({ contract: before, files }, { contract: after, files });
}

const NEWS: Keys = ['components', 'schemas', 'NewsSummary'];
const EXPERT: Keys = ['components', 'schemas', 'SaveExpertBody'];
const LIST: Keys = ['paths', '/client/news/anons/news', 'get'];
const SIGN_UP: Keys = ['paths', '/client/activity/signUp', 'post'];
const BIO: Keys = [...EXPERT, 'properties', 'bio'];
const TITLE: Keys = [...NEWS, 'properties', 'title'];
const BODY: Keys = [...EXPERT, 'properties'];
const FIELDS: Keys = [...NEWS, 'properties'];
const SESSION: Keys = ['components', 'securitySchemes', 'token'];
const QUERY = { name: 'city', in: 'query', schema: { type: 'string' } };
const REQUIRED = { ...QUERY, required: true };
const ETAG: Keys = [...LIST, 'responses', '200', 'headers', 'ETag'];

/** Adds a member to a list. */
const plus = (node: Keys, field: string, member: unknown) => [
  ...(valueAt([...node, field]) as unknown[]),
  member,
];

describe('the meaning of a difference for callers, servers and generators', () => {
  it.each<[what: string, node: Keys, field: string | number, value: unknown, meanings: string]>([
    [
      'a new required field of a body',
      EXPERT,
      'required',
      plus(EXPERT, 'required', 'bio'),
      'breaking behaviour -',
    ],
    ['a new optional field of a body', BODY, 'note', {}, 'additive behaviour -'],
    ['a new field of a response', FIELDS, 'note', {}, 'additive additive -'],
    ['a removed field of a response', FIELDS, 'source', GONE, 'breaking behaviour -'],
    [
      'a field of a response that may be missing',
      [...NEWS, 'required'],
      1,
      GONE,
      'breaking additive -',
    ],
    ['a lower limit of a body', BIO, 'maxLength', 5, 'breaking behaviour -'],
    ['a higher limit of a body', BIO, 'maxLength', 5000000, 'additive behaviour -'],
    ['a lower limit of a response', TITLE, 'maxLength', 5, 'additive breaking -'],
    ['a higher limit of a response', TITLE, 'maxLength', 5000000, 'behaviour additive -'],
    [
      'a field of a response that may be null',
      TITLE,
      'type',
      ['string', 'null'],
      'breaking additive -',
    ],
    ['a pattern of a response', TITLE, 'pattern', '^x', 'additive breaking -'],
    [
      'a required parameter',
      LIST,
      'parameters',
      plus(LIST, 'parameters', REQUIRED),
      'breaking behaviour -',
    ],
    [
      'an optional parameter',
      LIST,
      'parameters',
      plus(LIST, 'parameters', QUERY),
      'additive behaviour -',
    ],
    ['a removed parameter', [...LIST, 'parameters'], 0, GONE, 'breaking behaviour -'],
    ['a default', [...LIST, 'parameters', 0, 'schema'], 'default', 'x', 'behaviour behaviour -'],
    ['access closed to visitors', LIST, 'x-access', 'user', 'breaking breaking -'],
    ['access opened to everyone', SIGN_UP, 'x-access', 'anonymous', 'additive behaviour -'],
    ['a session that is no longer needed', SIGN_UP, 'security', [], 'additive behaviour -'],
    ['a session that is needed', LIST, 'security', [{ token: [] }], 'breaking breaking -'],
    ['another header of the session', SESSION, 'name', 'auth', 'breaking breaking -'],
    ['another address of the server', ['servers', 0], 'url', '/v2', 'breaking breaking -'],
    ['a removed response header', ETAG.slice(0, -1), 'ETag', GONE, 'breaking behaviour -'],
    ['a response header that is required', ETAG, 'required', true, 'additive breaking -'],
    ['what a write makes stale', SIGN_UP, 'x-invalidates', ['search'], 'behaviour behaviour -'],
    ['a removed business rule', [...SIGN_UP, 'x-business-rules'], 0, GONE, 'behaviour behaviour -'],
    ['a removed operation', LIST.slice(0, -1), 'get', GONE, 'breaking breaking breaking'],
    ['an operation with another name', LIST, 'operationId', 'listAll', '- - breaking'],
    ['a moved tag', LIST, 'tags', ['match'], '- - breaking'],
    ['a description', TITLE, 'description', 'x', '- - -'],
  ])('%s', (_, node, field, value, meanings) => {
    const { callers, servers, generators } =
      findingsOf(edited([[...node, field], value]))[0]?.effect ?? {};
    expect([callers, servers, generators].map((one) => one ?? '-').join(' ')).toBe(meanings);
  });

  it('depends on the direction of map values', () => {
    const map: Keys = [...NEWS, 'properties', 'title'];
    const before = edited([map, { type: 'object', additionalProperties: { type: 'string' } }]);
    const after = edited([map, { type: 'object', additionalProperties: { type: 'integer' } }]);
    expect(findingsOf(after, before).map(({ line, effect }) => [line, effect.callers])).toEqual([
      ['NewsSummary.title{} type string removed', 'additive'],
      ['NewsSummary.title{} type integer added', 'breaking'],
    ]);
  });

  it.each<[string, Keys]>([
    ['a schema', TITLE],
    ['an operation', LIST],
    ['a path', LIST.slice(0, -1)],
    ['a parameter', [...LIST, 'parameters', 0]],
    ['a response', [...LIST, 'responses', '200']],
    ['the contract', []],
  ])('is unclassified for a field of %s without a row in the table', (_, node) => {
    const findings = findingsOf(edited([[...node, 'x-invented'], 1]));
    expect(findings).toMatchObject([{ meaning: 'unclassified' }]);
    expect(findings[0]?.line).toMatch(/x-invented added: 1$/);
  });

  it('affects only generators for a renamed schema', () => {
    const schema = 'NewsPage';
    const renamed = JSON.parse(
      JSON.stringify(bundle)
        .replaceAll(`schemas/${schema}"`, 'schemas/Renamed"')
        .replace(`"${schema}":`, '"Renamed":'),
    ) as ContractDocument;
    const effects = findingsOf(renamed).map(({ effect }) => effect);
    expect(effects.length).toBeGreaterThan(2);
    for (const effect of effects) expect(Object.keys(effect)).toEqual(['generators']);
  });
});

describe('a finding', () => {
  it('names the file, the line and every affected operation', () => {
    const [finding] = findingsOf(edited([[...TITLE, 'maxLength'], 5]));
    expect(finding).toMatchObject({
      line: 'NewsSummary.title maxLength: 200 → 5',
      pointers: ['/components/schemas/NewsSummary/properties/title/maxLength'],
    });
    expect(finding?.operations).toContainEqual({ id: 'listNews', direction: 'response' });
    expect(finding?.operations).toContainEqual({ id: 'getMatchHome', direction: 'response' });
    expect(lineAt(finding?.source)).toContain('maxLength: 200');
  });

  it.each<[string, Edit, file: string, text: string]>([
    [
      'a parameter that the operation has itself',
      [[...LIST, 'parameters', 0, 'required'], true],
      'paths/news',
      'required: false',
    ],
    [
      'a shared parameter',
      [[...LIST, 'parameters', 1, 'schema', 'maximum'], 7],
      'parameters',
      'maximum:',
    ],
    ['a shared header', [[...ETAG, 'required'], true], 'headers', 'required: false'],
    ['what is gone', [[...LIST, 'x-partial'], GONE], 'paths/news', 'x-partial: true'],
    ['the address', [['servers', 0, 'url'], '/v2'], 'openapi', 'url: /api'],
  ])('points to %s in the YAML', (_, edit, file, text) => {
    const [finding] = findingsOf(edited(edit));
    expect(finding?.source?.file).toBe(`openapi/${file}.yaml`);
    expect(lineAt(finding?.source)).toContain(text);
  });

  it('is one for a shared response, with all its operations', () => {
    const edits = Object.entries(bundle.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { responses }]): Edit[] =>
        '503' in responses
          ? [[['paths', path, method, 'responses', '503', 'description'], 'Busy.']]
          : [],
      ),
    );
    const findings = findingsOf(edited(...edits));
    expect(findings.map(({ source, operations }) => [source?.file, operations.length])).toEqual([
      ['openapi/responses.yaml', edits.length],
    ]);
  });
});

function lineAt(source: { file: string; line: number } | undefined): string | undefined {
  return source && readFileSync(join(ROOT, source.file), 'utf8').split('\n')[source.line - 1];
}

describe('the required version', () => {
  it.each<[string, Edit, string]>([
    ['a major one after a break', [[...NEWS, 'properties', 'source'], GONE], '2.0.0'],
    ['a minor one after an addition', [[...NEWS, 'properties', 'note'], {}], '1.3.0'],
    ['a minor one after other behaviour', [[...LIST, 'x-cache-seconds'], 7], '1.3.0'],
    ['the same after a text', [[...TITLE, 'description'], 'x'], '1.2.3'],
  ])('is %s', (_, edit, version) => {
    expect(neededVersion('1.2.3', findingsOf(edited(edit)))).toBe(version);
  });

  it('ignores accepted changes, and reports unused entries', () => {
    const reason = 'Nobody reads it.';
    const accepted = ['NewsSummary.source removed', 'NewsSummary.gone removed'].map((change) => ({
      change,
      reason,
    }));
    const judged = judge(findingsOf(edited([[...NEWS, 'properties', 'source'], GONE])), accepted);
    expect(neededVersion('1.2.3', judged.open)).toBe('1.2.3');
    expect(judged.accepted).toMatchObject([{ line: 'NewsSummary.source removed', reason }]);
    expect(judged.unused).toEqual(accepted.slice(1));
  });

  it.each([
    ['1.1.0', '1.1.0', true],
    ['1.0.9', '1.1.0', false],
    ['2.0.0', '1.9.0', true],
    ['1.10.0', '1.9.0', true],
  ])('%s is at least %s: %s', (version, lowest, isEnough) => {
    expect(isAtLeast(version, lowest)).toBe(isEnough);
  });
});
