import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contractPage, type DocumentedContract } from './contract/docs/page.ts';
import { BUNDLE } from './contract/revisions.ts';

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist/contract.html' } },
});

const file = resolve(values.out);
const contract = JSON.parse(readFileSync(BUNDLE, 'utf8')) as DocumentedContract;
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, contractPage(contract));
console.log(file);
