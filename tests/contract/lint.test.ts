import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorResponse, validContract } from './support/valid-contract.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Prefixes of paths in the contract; other paths start with the name of a schema. */
const BEGINS: Record<string, string[]> = {
  rename: ['paths', '/thing/{id}', 'post'],
  list: ['paths', '/thing', 'get'],
  update: ['paths', '/thing/{id}', 'put'],
  servers: ['servers'],
  token: ['components', 'securitySchemes', 'token'],
};

/** Returns the valid contract with one value replaced (keys separated by spaces); undefined removes it. */
function edit(named: string, value: unknown): object {
  const contract = validContract();
  const [begin = '', ...rest] = named.split(' ');
  const keys = [...(BEGINS[begin] ?? ['components', 'schemas', begin]), ...rest];
  const last = keys.pop() ?? '';
  let place: Record<string, unknown> = contract;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  if (value === undefined) Reflect.deleteProperty(place, last);
  else place[last] = value;
  return contract;
}

/** Violations of the contract by rule: path, value, and message. */
const BREAKS: Record<string, [place: string, value: unknown, expected: RegExp][]> = {
  struct: [
    ['rename x-invalidates', 'all', /array/],
    ['rename x-access', undefined, /x-access/],
    ['rename x-access', 'admin', /anonymous/],
    ['rename x-contact-verification', 'often', /always/],
    ['list x-cache-seconds', 'long', /integer/],
    ['rename x-repeat', 'no', /harmless/],
    ['rename x-business-rules', [{ name: 'always', code: 1001, when: 'Always.' }], /msg/],
    ['rename x-business-rules 0 name', undefined, /name/],
  ],
  'rule/staff-permission': [['rename x-access', 'staff', /requires x-permission/]],
  'rule/staff-audit': [['rename x-access', 'staff', /requires x-audit/]],
  'rule/permission-of-staff': [['rename x-permission', ['a'], /for x-access: staff/]],
  'site/business-rules': [
    ['rename x-contact-verification', 'always', /code 1004/],
    [
      'rename x-business-rules 1',
      { name: 'nameTaken', code: 1001, when: 'Another one has it.', msg: '名称已被使用' },
      /Two business rules/,
    ],
    [
      'list x-business-rules',
      [{ name: 'nameTaken', code: 1005, when: 'Always.', msg: 'No.' }],
      /elsewhere/,
    ],
  ],
  'rule/contact-verification-of-users': [
    ['list x-contact-verification', 'always', /for x-access: user/],
  ],
  'rule/user-security': [['rename security', [], /requires security/]],
  'rule/anonymous-security': [['list security', [{ token: [] }], /requires security/]],
  'site/invalidates': [
    ['rename x-invalidates', undefined, /after this write/],
    ['list x-invalidates', [], /is for writes/],
  ],
  'site/cache': [
    ['list x-cache-seconds', undefined, /requires x-cache-seconds/],
    ['list responses 200 headers', undefined, /requires the header ETag/],
    ['rename x-cache-seconds', 10, /is for reads/],
  ],
  'site/repeat': [
    ['rename x-repeat', undefined, /effect of a repeated request/],
    ['list x-repeat', 'harmless', /is for POST/],
  ],
  'site/revisions': [
    [
      'update',
      {
        operationId: 'updateThing',
        'x-access': 'staff',
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
        },
        responses: {},
      },
      /requires `revision`/,
    ],
    ['rename x-without-revision', 'It renames.', /is for PUT and PATCH/],
  ],
  'site/error-responses': [
    ['list responses 400', undefined, /response 400/],
    ['rename responses 401', undefined, /response 401/],
    ['rename responses 403', errorResponse('403'), /code 1007/],
    ['rename responses 404', undefined, /response 404/],
    ['rename responses 413', undefined, /response 413/],
    ['list responses 500', undefined, /response 500/],
    ['list responses 503', undefined, /response 503/],
    ['list responses 401', errorResponse('401'), /never returns 401/],
    [
      'list responses 400 content application/json schema $ref',
      '#/components/schemas/Thing',
      /must be an ErrorEnvelope/,
    ],
    ['list responses 400 content application/json example code', 500, /example of code 400/],
    [
      'rename responses 400',
      { $ref: '#/paths/~1thing~1%7Bid%7D/post/responses/500' },
      /an example of code 400/,
    ],
  ],
  'site/envelope': [
    [
      'rename responses 200 content application/json schema',
      { type: 'object', description: 'An answer.' },
      /named …Envelope/,
    ],
    [
      'rename responses 200 content application/json schema $ref',
      '#/components/schemas/Thing',
      /named …Envelope/,
    ],
    ['ThingEnvelope required', ['code', 'msg', 'version'], /must require data/],
    ['ThingEnvelope properties version', undefined, /must require version/],
    ['ThingEnvelope properties code const', undefined, /const: 200/],
  ],
  'site/examples': [
    ['rename responses 200 content application/json example', undefined, /this body/],
    ['rename requestBody content application/json example', undefined, /this body/],
    ['list parameters 0 example', undefined, /parameter/],
    ['Thing properties id examples', undefined, /examples of id/],
  ],
  'rule/enum-examples': [
    ['Thing properties colour examples', undefined, /examples/],
    ['Thing properties colour type', undefined, /type/],
  ],
  'no-invalid-schema-examples': [['Thing properties colour examples', ['green'], /equal/]],
  'rule/operation-id': [
    ['rename operationId', 'rename_thing', /camelCase/],
    ['rename operationId', 'renameThingThingThingThingThingThingThingThing', /40/],
  ],
  'rule/operation-id-writes': [['rename operationId', 'getThing', /write/]],
  'rule/operation-id-reads': [['list operationId', 'saveThings', /read/]],
  'rule/operation-source': [['list description', 'Answers things.', /end with its source/]],
  'rule/business-rule-name': [
    ['rename x-business-rules 0 name', 'The name is taken.', /camelCase/],
  ],
  'site/bounds': [
    ['Thing properties id maxLength', undefined, /maxLength/],
    ['list parameters 0 schema maximum', undefined, /maximum/],
    [
      'Thing properties names',
      { type: 'array', description: 'Names.', items: { type: 'string', maxLength: 9 } },
      /maxItems/,
    ],
    ['ThingPage properties records maxItems', undefined, /maxItems.* in a response/],
    ['ThingPageEnvelope properties version maxLength', undefined, /maxLength.* in a response/],
    [
      'Thing properties name',
      { description: 'A name.', oneOf: [{ type: 'string' }, { type: 'null' }] },
      /maxLength/,
    ],
    ['Thing additionalProperties', { type: 'string' }, /maxLength/],
    [
      'Thing properties at',
      { type: 'string', format: 'date-time', description: 'When.', examples: [] },
      /maxLength/,
    ],
  ],
  'rule/owasp-inventory': [['servers 0 x-internal', undefined, /x-internal/]],
  'rule/owasp-credentials-in-headers': [['token in', 'query', /in a header/]],
  'rule/owasp-no-credentials-in-addresses': [
    ['list parameters 0 name', 'accessToken', /not be in URLs/],
  ],
  'rule/owasp-no-numeric-ids': [['rename parameters 0 schema type', 'integer', /must be strings/]],
  'site/paging': [
    ['ThingPage required', ['records', 'current', 'size'], /records, total, current, size/],
    ['list parameters 0 name', 'size', /must be pageSize here/],
    ['list parameters 0 name', 'count', /must be pageSize here/],
  ],
  'site/links': [
    ['list responses 200 links', undefined, /No response links to "renameThing"/],
    [
      'list responses 200 links renameThing operationId',
      'callThing',
      /No operation is called "callThing"/,
    ],
    [
      'list responses 200 links renameThing parameters',
      { key: '$response.body#/data/records/0/id' },
      /has no parameter "key"/,
    ],
  ],
  'site/deprecated': [
    ['rename deprecated', true, /x-sunset/],
    ['list x-sunset', '2027-03-31', /deprecated: true/],
  ],
  'site/order': [['list x-order', ['-id', 'colour', '-size'], /"-size"/]],
  'site/partial': [
    ['rename x-partial', true, /data contains `records`/],
    ['list x-access', 'staff', /x-partial: true/],
    ['list x-partial', false, /is only for operations/],
  ],
  'rule/known-formats': [['Thing properties id format', 'datetime', /date-time/]],
};

const CASES = Object.entries(BREAKS).flatMap(([rule, breaks]) =>
  breaks.map(([place, value, expected]) => ({ rule, place, value, expected })),
);

interface Problem {
  ruleId: string;
  message: string;
  location: { source: { ref: string } }[];
}

let folder: string;
let problems: Problem[];

/** Lints all contracts in one run, because starting the tool takes longer than linting. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-lint-'));
  const contracts = [validContract(), ...CASES.map(({ place, value }) => edit(place, value))];
  const files = contracts.map((contract, index) => {
    const file = join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify(contract));
    return file;
  });
  const redocly = join(ROOT, 'node_modules/.bin/redocly');
  const options = ['--config', 'redocly.yaml', '--format', 'json', '--max-problems', '1000'];
  const { stdout } = spawnSync(redocly, ['lint', ...files, ...options], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  // One JSON document per file, without separators.
  const documents = stdout.split(/(?<=^\})\s*(?=\{)/m);
  problems = documents.flatMap((text) => (JSON.parse(text) as { problems: Problem[] }).problems);
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true }));

function problemsOf(index: number): Problem[] {
  return problems.filter(
    ({ location: [at] }) => basename(at?.source.ref ?? '') === `${index}.json`,
  );
}

test('lint reports nothing for a valid contract', () => {
  expect(problemsOf(0)).toEqual([]);
});

test('reports an operation without x-access, but no consequential problems', () => {
  const missing = CASES.findIndex(({ place, value }) => place === 'rename x-access' && !value);
  expect(problemsOf(missing + 1).map(({ ruleId }) => ruleId)).toEqual(['struct']);
});

test.each(CASES.map((broken, index) => ({ ...broken, index: index + 1 })))(
  '$rule rejects $value at $place',
  ({ rule, expected, index }) => {
    const found = problemsOf(index).filter(({ ruleId }) => ruleId === rule);
    expect(found.map(({ message }) => message).join('\n')).toMatch(expected);
  },
);
