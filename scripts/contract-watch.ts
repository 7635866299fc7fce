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

/** Redocly's command, run with the current Node. */
const REDOCLY = resolve(import.meta.dirname, '../node_modules/@redocly/cli/bin/cli.js');

/**
 * Header of the session token. Clients also send it to anonymous operations, where the proxy would report
 * it as undocumented.
 */
const IGNORED_HEADERS = 'token';

/**
 * Adds the error schema to each HTTP 200 response, for validators that don't know the contract's
 * convention: code 200 in the body selects the operation's schema, any other code the error schema.
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
  if (target === undefined)
    throw new UsageFailure('--target is required, such as --target http://host:port.');
  if (!/^https?:$/.test(URL.parse(target)?.protocol ?? ''))
    throw new UsageFailure(`--target must be an http(s) address, not "${target}".`);
  if (!/^\d{1,5}$/.test(port)) throw new UsageFailure(`--port must be a number, not "${port}".`);
  // The folder is private and deleted at the end. Unless `--har` is given, it contains the recording, with
  // tokens and personal data.
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
  // The terminal also sends Ctrl+C to the proxy, which then prints its report.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGINT'));
  const [code] = (await once(child, 'close')) as [number | null];
  rmSync(folder, { recursive: true });
  process.exitCode = code ?? 1;
});
