import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const DRIZZLE = join(ROOT, 'node_modules/drizzle-orm');

/** Loads parts of drizzle with the hook, by their names and by their files. */
const LOAD = `
  import { resolveDrizzleQuickly } from './server/database/resolve-drizzle.ts';
  resolveDrizzleQuickly();
  const parts = { 'drizzle-orm': 'index.js', 'drizzle-orm/pg-core': 'pg-core/index.js' };
  for (const [name, file] of Object.entries(parts)) {
    const byFile = await import('./node_modules/drizzle-orm/' + file);
    console.log(name, byFile === (await import(name)));
  }
  const { sql } = await import('drizzle-orm');
  const { PgDialect } = await import('drizzle-orm/pg-core');
  console.log(new PgDialect().sqlToQuery(sql\`select \${1}\`).sql);
`;

it('gives the modules of drizzle that Node gives, each once', () => {
  const args = ['--input-type=module', '--eval', LOAD];
  const said = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect(said.trim().split('\n')).toEqual([
    'drizzle-orm true',
    'drizzle-orm/pg-core true',
    'select $1',
  ]);
});

it('is needed while the description of drizzle is as large as it is', () => {
  expect(statSync(join(DRIZZLE, 'package.json')).size).toBeGreaterThan(50_000);
});
