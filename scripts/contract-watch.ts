import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { operationsOf, type ContractDocument } from './contract/document.ts';
import { BUNDLE, readBundle } from './contract/revisions.ts';
import { runCommand } from './support/command-line.ts';
import { UsageFailure } from './support/tool-failure.ts';

const USAGE =
  'npm run contract:watch -- --target <http://host:port> [--port 4040] [--har <file>] [--contract <bundle>]';

/** Redocly's command, which is started with the Node that runs this script. */
const REDOCLY = resolve(import.meta.dirname, '../node_modules/@redocly/cli/bin/cli.js');

/** A session's header: it is sent to operations for everyone, too, which ignore it. */
const IGNORED_HEADERS = 'token';

/**
 * The contract as a validator without its conventions needs it: HTTP 200 has the schema of the operation
 * with code 200, and that of errors with any other code.
 */
function withErrors(contract: ContractDocument): ContractDocument {
  for (const { object } of operationsOf(contract)) {
    const json = object.responses['200']?.content?.['application/json'];
    if (json?.schema === undefined) continue;
    const failure = { $ref: '#/components/schemas/ErrorEnvelope' };
    json.schema = {
      if: { properties: { code: { const: 200 } } },
      then: json.schema,
      else: failure,
    };
  }
  return contract;
}

await runCommand(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      target: { type: 'string' },
      port: { type: 'string', default: '4040' },
      har: { type: 'string' },
      contract: { type: 'string', default: BUNDLE },
    },
  });
  const { target, port } = values;
  if (target === undefined || !URL.canParse(target))
    throw new UsageFailure('Say which server: --target http://host:port');
  if (!/^\d{1,5}$/.test(port)) throw new UsageFailure(`--port is a number, not "${port}".`);
  // The record holds tokens and personal data: only this user may read it, and it goes at the end.
  const folder = mkdtempSync(join(tmpdir(), 'contract-watch-'));
  const api = join(folder, 'openapi.json');
  writeFileSync(api, JSON.stringify(withErrors(readBundle(resolve(values.contract)))));
  const child = spawn(
    process.execPath,
    [
      REDOCLY,
      'proxy',
      ...['--target', target, '--port', port, '--match-mode', 'basepath'],
      ...['--har', resolve(values.har ?? join(folder, 'traffic.har'))],
      ...['--api', api, '--rules', 'schema-consistency'],
      ...['--ignore-cookies', '--ignore-headers', IGNORED_HEADERS],
    ],
    { stdio: 'inherit', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
  );
  // The terminal sends Ctrl+C to the proxy, too, which then prints its report.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGINT'));
  const [code] = (await once(child, 'close')) as [number | null];
  rmSync(folder, { recursive: true });
  process.exitCode = code ?? 1;
});
