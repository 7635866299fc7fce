import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ContractDocument } from './contract/document.ts';
import { BUNDLE, ToolFailure } from './contract/revisions.ts';
import { isSound, verificationAsText } from './contract/verify/report.ts';
import { verify } from './contract/verify/verify.ts';

const { values } = parseArgs({
  options: {
    server: { type: 'string' },
    outbox: { type: 'string', default: join(process.env['DATA_DIR'] ?? './data', 'outbox') },
    workflow: { type: 'string', multiple: true },
    'admin-username': { type: 'string', default: '13800000003' },
    'admin-password': { type: 'string', default: 'Admin-2026' },
  },
});

try {
  if (values.server === undefined) {
    throw new ToolFailure('Say which server: npm run contract:verify -- --server http://host:port');
  }
  const root = process.cwd();
  const contract = JSON.parse(readFileSync(join(root, BUNDLE), 'utf8')) as ContractDocument;
  const result = await verify(contract, {
    root,
    server: `${values.server.replace(/\/(api\/?)?$/, '')}/api`,
    outbox: values.outbox,
    only: values.workflow,
    admin: { username: values['admin-username'], password: values['admin-password'] },
  });
  console.log(verificationAsText(result));
  if (!isSound(result)) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ToolFailure)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
