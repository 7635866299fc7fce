import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCallers } from '../../scripts/contract/callers.ts';
import { operationsOf, type ContractDocument } from '../../scripts/contract/document.ts';
import { copyProject, ROOT, type ProjectCopy } from './support/project-copy.ts';

const text = readFileSync(join(ROOT, 'openapi/generated/openapi.json'), 'utf8');
const operations = operationsOf(JSON.parse(text) as ContractDocument);

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject();
}, 180_000);

afterAll(() => copy.remove());

function callersOf(id: string): string[] | undefined {
  return findCallers(copy.root, operations).find(({ operation }) => operation.id === id)?.files;
}

test('finds a new call by its import', () => {
  const file = 'src/features/home/clock.tsx';
  expect(callersOf('getTime')).not.toContain(file);
  writeFileSync(
    join(copy.root, file),
    "import { useGetTime } from '@/api/generated/config/config';\nexport const useClock = () => useGetTime();\n",
  );
  expect(callersOf('getTime')).toContain(file);
}, 180_000);

test('finds a request of the client by its operation', () => {
  expect(callersOf('createFileTicket')).toEqual(['src/api/file-ticket.ts']);
});

test('finds a call that is loaded when it is needed', () => {
  const file = 'src/features/home/leave.ts';
  writeFileSync(
    join(copy.root, file),
    [
      'export async function leave() {',
      "  const { logout: end } = await import('@/api/generated/session/session');",
      '  await end();',
      '}',
      'export async function other() {',
      "  const { getTime } = await import('@/lib/page/clock');",
      '  await getTime();',
      '}',
    ].join('\n'),
  );
  expect(callersOf('logout')).toContain(file);
  expect(callersOf('getTime')).not.toContain(file);
}, 180_000);

test('contract:callers prints the callers of one operation', () => {
  const command = ['scripts/contract-callers.ts', '--operation', 'signUpActivity'];
  const printed = (format: string) =>
    execFileSync(process.execPath, [...command, '--format', format], {
      cwd: ROOT,
      encoding: 'utf8',
    });
  const file = 'src/outbox/send-outbox.ts';
  const lines = printed('text').split('\n');
  expect(lines[0]).toBe('signUpActivity  POST /client/activity/signUp  user');
  expect(lines).toContain(`  ${file}`);
  const [row = ''] = printed('markdown').split('\n').slice(2);
  expect(row).toContain('| `POST /client/activity/signUp` | user | `useSignUpActivity` |');
  expect(row).toContain(`\`${file}\``);
  expect(JSON.parse(printed('json'))).toEqual([
    expect.objectContaining({
      operation: 'signUpActivity',
      files: expect.arrayContaining([file]) as unknown,
    }),
  ]);
}, 30_000);
