import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BUNDLE, readBundle } from './contract/revisions.ts';
import { isSound, verificationAsText } from './contract/verify/report.ts';
import { verify } from './contract/verify/verify.ts';
import { readWorkflows } from './contract/verify/workflows.ts';
import { oneOf, runCommand } from './support/command-line.ts';
import { ToolFailure, UsageFailure } from './support/tool-failure.ts';

const USAGE = [
  'npm run contract:verify -- [--server] <http://host:port> [--workflow <id> …] [--outbox <folder>]',
  '[--admin-username <phone>] [--admin-password <password>]',
].join(' ');

/** The API's address, from that of the site or of the API itself. */
function apiOf(server: string | undefined): string {
  if (server === undefined) throw new UsageFailure('Say which server: --server http://host:port');
  const url = URL.canParse(server) ? new URL(server) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new UsageFailure(`--server is an http(s) address, not "${server}".`);
  return `${server.replace(/\/(api\/?)?$/, '')}/api`;
}

async function mustAnswer(address: string): Promise<void> {
  try {
    await fetch(address);
  } catch {
    throw new ToolFailure(`Nothing answers at ${address}.`);
  }
}

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      server: { type: 'string' },
      outbox: { type: 'string', default: join(process.env['DATA_DIR'] ?? './data', 'outbox') },
      workflow: { type: 'string', multiple: true },
      'admin-username': { type: 'string', default: '13800000003' },
      'admin-password': { type: 'string', default: 'Admin-2026' },
    },
  });
  const named = values.server === undefined ? positionals : [values.server, ...positionals];
  if (named.length > 1) throw new UsageFailure(`One server, not ${String(named.length)}.`);
  const root = process.cwd();
  const ids = readWorkflows(root).map(({ id }) => id);
  const server = apiOf(named[0]);
  const only = values.workflow?.map((id) => oneOf('--workflow', id, ids));
  await mustAnswer(server);
  const result = await verify(readBundle(resolve(root, BUNDLE)), {
    root,
    server,
    outbox: values.outbox,
    only,
    admin: { username: values['admin-username'], password: values['admin-password'] },
  });
  console.log(verificationAsText(result));
  if (!isSound(result)) process.exitCode = 1;
});
