import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Message ids have a global type: TypeScript 7 keeps errors of files that depend only on such a
// type in its incremental state.

const ROOT = join(import.meta.dirname, '../..');
const MESSAGE_IDS = `import type texts from './texts.json';
declare global {
  namespace FormatjsIntl {
    interface Message { ids: keyof typeof texts }
  }
}
`;
const PAGE = `import { FormattedMessage } from 'react-intl';
export const Page = () => <FormattedMessage id="page.title" />;
`;

let project: string;

const writeTexts = (texts: Record<string, string>) => {
  writeFileSync(join(project, 'src/texts.json'), JSON.stringify(texts));
};

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'typecheck-'));
  for (const file of ['package.json', 'tsconfig.json']) {
    cpSync(join(ROOT, file), join(project, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  mkdirSync(join(project, 'src'));
  writeFileSync(join(project, 'src/message-ids.ts'), MESSAGE_IDS);
  writeFileSync(join(project, 'src/page.tsx'), PAGE);
});

afterAll(() => {
  rmSync(project, { recursive: true });
});

// Each step depends on the previous one.
test.each([
  ['passes with all texts', ['page.title', 'page.lead'], true],
  ['fails after a used text is removed', ['page.lead'], false],
  ['passes after it is restored', ['page.title', 'page.lead'], true],
  ['fails after it is removed again', ['page.lead'], false],
] as const)('npm run typecheck %s', (_, ids, passes) => {
  writeTexts(Object.fromEntries(ids.map((id) => [id, 'A text'])));
  const run = ['run', '--silent', 'typecheck'];
  const { status, stdout } = spawnSync('npm', run, { cwd: project, encoding: 'utf8' });
  expect(stdout).toMatch(passes ? /^$/ : /^src\/page\.tsx\(2,\d+\): error TS/);
  expect(status === 0).toBe(passes);
});
