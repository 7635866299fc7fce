import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withOperationTable, writeOperationTable } from '../../scripts/contract/operation-table.ts';
import { copyProject, type ProjectCopy } from './support/project-copy.ts';

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject();
}, 180_000);

afterAll(() => copy.remove());

function table(): string[] {
  return readFileSync(join(copy.root, 'openapi/README.md'), 'utf8').split('\n');
}

test('lists each operation in the table with its access, hook and users', () => {
  writeOperationTable(copy.root);
  const row = table().find((line) => line.startsWith('| `signUpActivity` |'));
  expect(row).toContain('| POST `/client/activity/signUp` | user | `useSignUpActivity` |');
  expect(row).toContain('[use-activity-writes.ts](../src/domain/activity/use-activity-writes.ts)');
}, 180_000);

test('a new user of an operation is drift, until the table is written again', () => {
  writeOperationTable(copy.root);
  const file = join(copy.root, 'src/features/home/clock.tsx');
  writeFileSync(
    file,
    "import { useGetTime } from '@/api/generated/config/config';\nexport const useClock = () => useGetTime();\n",
  );
  const { before, after } = withOperationTable(copy.root);
  expect(after).not.toBe(before);
  writeOperationTable(copy.root);
  expect(table().find((line) => line.startsWith('| `getTime` |'))).toContain(
    '[clock.tsx](../src/features/home/clock.tsx)',
  );
}, 180_000);

test('a call that is loaded when it is needed counts as a use', () => {
  const file = join(copy.root, 'src/features/home/leave.ts');
  writeFileSync(
    file,
    [
      'export async function leave() {',
      "  const { logout: end } = await import('@/api/generated/session/session');",
      '  await end();',
      '}',
      'export async function other() {',
      "  const { getTime } = await import('@/lib/clock');",
      '  await getTime();',
      '}',
    ].join('\n'),
  );
  writeOperationTable(copy.root);
  const users = (id: string) => table().find((line) => line.startsWith(`| \`${id}\` |`));
  expect(users('logout')).toContain('[leave.ts](../src/features/home/leave.ts)');
  expect(users('getTime')).not.toContain('leave.ts');
}, 180_000);
