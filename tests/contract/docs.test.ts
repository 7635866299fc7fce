import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationsOf, type ContractDocument } from '../../scripts/contract/document.ts';
import { withReaderText } from '../../scripts/contract/reader-text.ts';
import { ROOT } from './support/project-copy.ts';

const bundle = readFileSync(join(ROOT, 'openapi/generated/openapi.json'), 'utf8');
const contract = JSON.parse(bundle) as ContractDocument;

let folder: string;
let page: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-page-'));
  const out = join(folder, 'contract.html');
  execFileSync(process.execPath, ['scripts/contract-docs.ts', '--out', out], { cwd: ROOT });
  page = readFileSync(out, 'utf8');
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('the page contains every operation', () => {
  const missing = operationsOf(contract).filter(
    ({ id }) => !page.includes(`"operationId":"${id}"`),
  );
  expect(missing).toEqual([]);
});

test('the page shows every x- field of operations except the rules', () => {
  const fields = new Set(operationsOf(contract).flatMap(({ object }) => Object.keys(object)));
  const ours = [...fields].filter((name) => name.startsWith('x-') && name !== 'x-business-rules');
  const [, options = ''] = /const __redoc_options = (.+);/.exec(page) ?? [];
  const { showExtensions } = JSON.parse(options) as { showExtensions: string[] };
  expect(ours.filter((name) => !showExtensions.includes(name))).toEqual([]);
});

test('the page sends no telemetry', () => {
  expect(page).toContain('"disableTelemetry":true');
});

test('the page loads no picture from another host', () => {
  expect(page).not.toMatch(/https:[^`"']*\/logo[\w-]*\.svg/);
});

test('the page links to the bundle', () => {
  expect(page).toContain('"url":"contract.json"');
  expect(readFileSync(join(folder, 'contract.json'), 'utf8')).toBe(bundle);
});

test('a description begins with the operation’s id and ends with its business rules', () => {
  const operations = operationsOf(withReaderText(contract));
  const signUp = operations.find(({ id }) => id === 'signUpActivity');
  expect(signUp?.object.description).toMatch(
    /\n\| `signUpClosed` \| 1001 \| Sign-up has closed\. \| 报名已截止 \|\n/,
  );
  const without = operations.find(({ id }) => id === 'getTime');
  expect(without?.object.description).toMatch(/^Operation `getTime`\n/);
  expect(without?.object.description).not.toContain('| Rule |');
});

test('a pipe or a line break in a rule stays inside its cell', () => {
  const odd = structuredClone(contract);
  const rule = { name: 'odd', code: 1001, when: 'a | b\nc', msg: 'x' };
  for (const { object } of operationsOf(odd)) object['x-business-rules'] = [rule];
  const [first] = operationsOf(withReaderText(odd));
  expect(first?.object.description).toContain('| `odd` | 1001 | a \\| b c | x |');
});
