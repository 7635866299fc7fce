import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorResponse, validContract } from './support/valid-contract.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Sets what stands at a path of keys; undefined removes it. */
function edit(path: (string | number)[], value: unknown): object {
  const contract = validContract();
  const keys = [...path];
  const last = String(keys.pop());
  let place: Record<string, unknown> = contract;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  if (value === undefined) Reflect.deleteProperty(place, last);
  else place[last] = value;
  return contract;
}

const RENAME = ['paths', '/thing/{id}', 'post'];
const LIST = ['paths', '/thing', 'get'];
const SCHEMAS = ['components', 'schemas'];
const JSON_200 = [...RENAME, 'responses', '200', 'content', 'application/json'];

/** A way to break the contract: where, what stands there then, which rule says what. */
const BREAKS: [
  name: string,
  path: (string | number)[],
  value: unknown,
  rule: string,
  said: RegExp,
][] = [
  ['access missing', [...RENAME, 'x-access'], undefined, 'access', /who may call/],
  ['access unknown', [...RENAME, 'x-access'], 'admin', 'access', /who may call/],
  ['staff without a right', [...RENAME, 'x-access'], 'staff', 'access', /Say which right/],
  ['staff unrecorded', [...RENAME, 'x-access'], 'staff', 'access', /x-audit: true/],
  ['a right for users', [...RENAME, 'x-permission'], ['a'], 'access', /for x-access: staff/],
  [
    'a verification of another kind',
    [...RENAME, 'x-contact-verification'],
    'often',
    'access',
    /always, submit/,
  ],
  [
    'a verification without its rule',
    [...RENAME, 'x-contact-verification'],
    'always',
    'access',
    /code 1004/,
  ],
  [
    'a verification of a visitor',
    [...LIST, 'x-contact-verification'],
    'always',
    'access',
    /for x-access: user/,
  ],
  ['user without token', [...RENAME, 'security'], [], 'access', /goes with security/],
  ['anonymous with token', [...LIST, 'security'], [{ token: [] }], 'access', /goes with security/],
  [
    'write without its changes',
    [...RENAME, 'x-invalidates'],
    undefined,
    'invalidates',
    /after this write/,
  ],
  ['changes in a sentence', [...RENAME, 'x-invalidates'], 'all', 'invalidates', /after this write/],
  ['kept for a time in words', [...LIST, 'x-cache-seconds'], 'long', 'cache', /whole number/],
  ['ETag without a time', [...LIST, 'x-cache-seconds'], undefined, 'cache', /say how long/],
  [
    'kept without ETag',
    [...LIST, 'responses', '200', 'headers'],
    undefined,
    'cache',
    /has the header ETag/,
  ],
  ['kept for one account', [...RENAME, 'x-cache-seconds'], 10, 'cache', /is for reads/],
  ['read that changes', [...LIST, 'x-invalidates'], [], 'invalidates', /is for writes/],
  [
    'POST without a second call',
    [...RENAME, 'x-repeat'],
    undefined,
    'repeat',
    /a second call does/,
  ],
  [
    'a second call in a word of its own',
    [...RENAME, 'x-repeat'],
    'no',
    'repeat',
    /refused, harmless/,
  ],
  ['a read that is repeated', [...LIST, 'x-repeat'], 'harmless', 'repeat', /is for POST/],
  [
    'a save of staff without its revision',
    ['paths', '/thing/{id}', 'put'],
    {
      operationId: 'updateThing',
      'x-access': 'staff',
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
      },
      responses: {},
    },
    'revisions',
    /requires `revision`/,
  ],
  [
    'a reason for what is no save of staff',
    [...RENAME, 'x-without-revision'],
    'It renames.',
    'revisions',
    /is for PUT and PATCH/,
  ],
  ['no 400', [...LIST, 'responses', '400'], undefined, 'error-answers', /answer 400/],
  ['no 401', [...RENAME, 'responses', '401'], undefined, 'error-answers', /answer 401/],
  ['403', [...RENAME, 'responses', '403'], errorResponse('403'), 'error-answers', /code 1007/],
  ['no 404', [...RENAME, 'responses', '404'], undefined, 'error-answers', /answer 404/],
  ['no 413', [...RENAME, 'responses', '413'], undefined, 'error-answers', /answer 413/],
  ['no 500', [...LIST, 'responses', '500'], undefined, 'error-answers', /answer 500/],
  ['no 503', [...LIST, 'responses', '503'], undefined, 'error-answers', /answer 503/],
  [
    'anonymous with 401',
    [...LIST, 'responses', '401'],
    errorResponse('401'),
    'error-answers',
    /never answers 401/,
  ],
  [
    'failure in another shape',
    [...LIST, 'responses', '400', 'content', 'application/json', 'schema', '$ref'],
    '#/components/schemas/Thing',
    'error-answers',
    /is an ErrorEnvelope/,
  ],
  [
    'failure whose example has another code',
    [...LIST, 'responses', '400', 'content', 'application/json', 'example', 'code'],
    500,
    'error-answers',
    /example of code 400/,
  ],
  [
    'answer without a name',
    [...JSON_200, 'schema'],
    { type: 'object', description: 'An answer.' },
    'envelope',
    /Name the answer/,
  ],
  [
    'bare answer',
    [...JSON_200, 'schema', '$ref'],
    '#/components/schemas/Thing',
    'envelope',
    /Name the answer/,
  ],
  [
    'envelope with optional data',
    [...SCHEMAS, 'ThingEnvelope', 'required'],
    ['code', 'msg', 'version'],
    'envelope',
    /requires data/,
  ],
  [
    'envelope without version',
    [...SCHEMAS, 'ThingEnvelope', 'properties', 'version'],
    undefined,
    'envelope',
    /requires version/,
  ],
  [
    'envelope of any code',
    [...SCHEMAS, 'ThingEnvelope', 'properties', 'code', 'const'],
    undefined,
    'envelope',
    /const: 200/,
  ],
  ['answer without example', [...JSON_200, 'example'], undefined, 'examples', /this body/],
  [
    'body without example',
    [...RENAME, 'requestBody', 'content', 'application/json', 'example'],
    undefined,
    'examples',
    /this body/,
  ],
  [
    'parameter without example',
    [...LIST, 'parameters', 0, 'example'],
    undefined,
    'examples',
    /parameter/,
  ],
  [
    'property without examples',
    [...SCHEMAS, 'Thing', 'properties', 'id', 'examples'],
    undefined,
    'examples',
    /id examples/,
  ],
  [
    'enum without examples',
    [...SCHEMAS, 'Thing', 'properties', 'colour', 'examples'],
    undefined,
    'enums',
    /enum examples/,
  ],
  [
    'enum without a type',
    [...SCHEMAS, 'Thing', 'properties', 'colour', 'type'],
    undefined,
    'enums',
    /a type/,
  ],
  [
    'enum with a foreign example',
    [...SCHEMAS, 'Thing', 'properties', 'colour', 'examples'],
    ['green'],
    'enums',
    /green is no value/,
  ],
  [
    'shared answer of another status',
    [...RENAME, 'responses', '400'],
    { $ref: '#/paths/~1thing~1%7Bid%7D/post/responses/500' },
    'error-answers',
    /an example of code 400/,
  ],
  ['snake_case id', [...RENAME, 'operationId'], 'rename_thing', 'operation-ids', /camelCase/],
  ['long id', [...RENAME, 'operationId'], `rename${'Thing'.repeat(8)}`, 'operation-ids', /40/],
  ['write that says get', [...RENAME, 'operationId'], 'getThing', 'operation-ids', /writes/],
  ['read that says save', [...LIST, 'operationId'], 'saveThings', 'operation-ids', /reads/],
  ['no source', [...LIST, 'description'], 'Answers things.', 'descriptions', /where this comes/],
  [
    'business rule without a message',
    [...RENAME, 'x-business-rules'],
    [{ name: 'always', code: 1001, when: 'Always.' }],
    'descriptions',
    /each rule has/,
  ],
  [
    'business rule without a name',
    [...RENAME, 'x-business-rules', 0, 'name'],
    undefined,
    'descriptions',
    /each rule has/,
  ],
  [
    'business rule with a sentence for a name',
    [...RENAME, 'x-business-rules', 0, 'name'],
    'The name is taken.',
    'descriptions',
    /camelCase/,
  ],
  [
    'two business rules of one name',
    [...RENAME, 'x-business-rules', 1],
    { name: 'nameTaken', code: 1001, when: 'Another one has it.', msg: '名称已被使用' },
    'descriptions',
    /the same name/,
  ],
  [
    'text of any length in a body',
    [...SCHEMAS, 'Thing', 'properties', 'id', 'maxLength'],
    undefined,
    'bounds',
    /maxLength/,
  ],
  [
    'number of any size in a query',
    [...LIST, 'parameters', 0, 'schema', 'maximum'],
    undefined,
    'bounds',
    /maximum/,
  ],
  [
    'list of any length within a body',
    [...SCHEMAS, 'Thing', 'properties', 'names'],
    { type: 'array', description: 'Names.', items: { type: 'string', maxLength: 9 } },
    'bounds',
    /maxItems/,
  ],
  [
    'list of any length in an answer',
    [...SCHEMAS, 'ThingPage', 'properties', 'records', 'maxItems'],
    undefined,
    'bounds',
    /an answer .*maxItems/,
  ],
  [
    'text of any length in an answer',
    [...SCHEMAS, 'ThingPageEnvelope', 'properties', 'version', 'maxLength'],
    undefined,
    'bounds',
    /an answer .*maxLength/,
  ],
  [
    'text of any length in one of several forms of a body',
    [...SCHEMAS, 'Thing', 'properties', 'name'],
    { description: 'A name.', oneOf: [{ type: 'string' }, { type: 'null' }] },
    'bounds',
    /maxLength/,
  ],
  [
    'texts of any length by any name in a body',
    [...SCHEMAS, 'Thing', 'additionalProperties'],
    { type: 'string' },
    'bounds',
    /maxLength/,
  ],
  [
    'time with any number of digits in a body',
    [...SCHEMAS, 'Thing', 'properties', 'at'],
    { type: 'string', format: 'date-time', description: 'When.', examples: [] },
    'bounds',
    /maxLength/,
  ],
  [
    'server for nobody knows whom',
    ['servers', 0, 'x-internal'],
    undefined,
    'rule/owasp-inventory',
    /x-internal/,
  ],
  [
    'token in the address of every call',
    ['components', 'securitySchemes', 'token', 'in'],
    'query',
    'rule/owasp-credentials-in-headers',
    /in a header/,
  ],
  [
    'secret in an address',
    [...LIST, 'parameters', 0, 'name'],
    'accessToken',
    'rule/owasp-no-credentials-in-addresses',
    /no address/,
  ],
  [
    'record with a number for its name',
    [...RENAME, 'parameters', 0, 'schema', 'type'],
    'integer',
    'rule/owasp-no-numeric-ids',
    /are strings/,
  ],
  [
    'page without a total',
    [...SCHEMAS, 'ThingPage', 'required'],
    ['records', 'current', 'size'],
    'paging',
    /records, total, current, size/,
  ],
  [
    "the public's page by staff's word",
    [...LIST, 'parameters', 0, 'name'],
    'size',
    'paging',
    /asked for by pageSize here/,
  ],
  [
    'page without a size',
    [...LIST, 'parameters', 0, 'name'],
    'count',
    'paging',
    /asked for by pageSize here/,
  ],
  [
    'identifier from nowhere',
    [...LIST, 'responses', '200', 'links'],
    undefined,
    'links',
    /no operation leads to "renameThing"/,
  ],
  [
    'link to what is gone',
    [...LIST, 'responses', '200', 'links', 'renameThing', 'operationId'],
    'callThing',
    'links',
    /No operation is called "callThing"/,
  ],
  [
    'link by another name',
    [...LIST, 'responses', '200', 'links', 'renameThing', 'parameters'],
    { key: '$response.body#/data/records/0/id' },
    'links',
    /has no parameter "key"/,
  ],
  ['deprecated for ever', [...RENAME, 'deprecated'], true, 'deprecated', /x-sunset/],
  ['a sunset of what stays', [...LIST, 'x-sunset'], '2027-03-31', 'deprecated', /deprecated: true/],
  ['one record in part', [...RENAME, 'x-partial'], true, 'partial', /data holds `records`/],
  ['a list of staff not in part', [...LIST, 'x-access'], 'staff', 'partial', /x-partial: true/],
  ['a list not in part', [...LIST, 'x-partial'], false, 'partial', /others leave it out/],
];

interface Problem {
  ruleId: string;
  message: string;
  location: { source: { ref: string } }[];
}

let folder: string;
let problems: Problem[];

/** All in one run of the tool: starting it takes longer than linting. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-lint-'));
  const contracts = [validContract(), ...BREAKS.map(([, path, value]) => edit(path, value))];
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
  // One JSON document a file, with nothing between them.
  const documents = stdout.split(/(?<=^\})\s*(?=\{)/m);
  problems = documents.flatMap((text) => (JSON.parse(text) as { problems: Problem[] }).problems);
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true }));

function problemsOf(index: number): Problem[] {
  return problems.filter(
    ({ location: [at] }) => basename(at?.source.ref ?? '') === `${index}.json`,
  );
}

test('lint has nothing against a sound contract', () => {
  expect(problemsOf(0)).toEqual([]);
});

test('reports an operation without access, and no problem that follows from it', () => {
  const [missing] = BREAKS.flatMap(([name], index) =>
    name === 'access missing' ? [index + 1] : [],
  );
  expect(problemsOf(missing ?? 0).map(({ ruleId }) => ruleId)).toEqual(['site/access']);
});

test.each(BREAKS.map((row, index) => [row[0], row[3], row[4], index + 1] as const))(
  'lint refuses: %s (%s)',
  (_name, rule, said, index) => {
    const found = problemsOf(index).filter(
      ({ ruleId }) => ruleId === (rule.includes('/') ? rule : `site/${rule}`),
    );
    expect(found.map(({ message }) => message).join('\n')).toMatch(said);
  },
);
