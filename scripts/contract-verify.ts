import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { operationsOf, type ContractDocument } from './contract/document.ts';
import { BUNDLE, readBundle } from './contract/revisions.ts';
import { TOKENS, type Given } from './contract/verify/plan.ts';
import {
  verificationAsJson,
  verificationAsJunit,
  verificationAsText,
} from './contract/verify/report.ts';
import { operationsWith, type Verification } from './contract/verify/result.ts';
import { shellName } from './contract/verify/secrets.ts';
import { verify } from './contract/verify/verify.ts';
import { readWorkflows } from './contract/verify/workflows.ts';
import { oneOf, runCommand } from './support/command-line.ts';
import { ToolFailure, UsageFailure } from './support/tool-failure.ts';

/** Name of this command; compiled, it is a command of the released package. */
const COMMAND = import.meta.filename.endsWith('.ts')
  ? 'npm run contract:verify --'
  : 'npx contract-verify';

const USAGE = [
  `${COMMAND} [--server] <http://host:port>`,
  '[--operation <id> …] [--tag <tag> …] [--workflow <id> …] [--complete]',
  '[--format text|json|junit] [--contract <bundle>] [--workflows <folder>]',
  '[--outbox <folder>] [--input <name>=<text>|<name>:=<json> …]',
].join(' ');

const FORMATS = {
  text: verificationAsText,
  json: verificationAsJson,
  junit: verificationAsJunit,
};

/** Returns the API's address for the address of the site or of the API. */
function apiOf(server: string | undefined, { servers }: ContractDocument): string {
  if (server === undefined)
    throw new UsageFailure('--server is missing: --server http://host:port');
  const url = URL.canParse(server) ? new URL(server) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new UsageFailure(`--server must be an http(s) address, not "${server}".`);
  const base = servers?.[0]?.url ?? '';
  const origin = server.replace(/\/$/, '');
  return origin.endsWith(base) ? origin : `${origin}${base}`;
}

async function requireResponse(address: string): Promise<void> {
  try {
    await fetch(address);
  } catch {
    throw new ToolFailure(`No response from ${address}.`);
  }
}

/** Parses the JSON of `name:=json`. Throws a `UsageFailure` if it is not JSON. */
function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageFailure(`--input ${name}:=… must be JSON, not "${text}".`);
  }
}

/**
 * Returns values by name: from the environment (`VERIFY_ADMIN_PASSWORD`), from `name=text`, and from
 * `name:=json` (a number such as a revision).
 */
function givenInputs(pairs: readonly string[], names: readonly string[]): Given {
  const given: Record<string, unknown> = {};
  for (const name of names) {
    const value = process.env[`VERIFY_${shellName(name)}`];
    if (value !== undefined) given[name] = value;
  }
  for (const pair of pairs) {
    const [, name = '', colon, value] = /^([\w.-]+)(:?)=(.*)$/s.exec(pair) ?? [];
    if (value === undefined)
      throw new UsageFailure(`--input must be name=text or name:=json, not "${pair}".`);
    if (!names.includes(name)) throw new UsageFailure(`--input has no value named "${name}".`);
    given[name] = colon ? jsonOf(name, value) : value;
  }
  return given;
}

/** Returns true if an operation conforms, none is wrong, and each required one is implemented and was tried. */
function isValid(verification: Verification, required: readonly string[] | 'all'): boolean {
  if (operationsWith(verification, 'wrong').length > 0) return false;
  if (operationsWith(verification, 'conforms').length === 0) return false;
  const absent = [
    ...operationsWith(verification, 'notImplemented'),
    ...operationsWith(verification, 'notTried'),
  ];
  return !absent.some(({ id }) => required === 'all' || required.includes(id));
}

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      server: { type: 'string' },
      contract: { type: 'string', default: BUNDLE },
      workflows: { type: 'string', default: 'openapi/workflows' },
      operation: { type: 'string', multiple: true },
      tag: { type: 'string', multiple: true },
      workflow: { type: 'string', multiple: true },
      complete: { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
      outbox: { type: 'string', default: join(process.env['DATA_DIR'] ?? './data', 'outbox') },
      input: { type: 'string', multiple: true },
    },
  });
  const named = values.server === undefined ? positionals : [values.server, ...positionals];
  if (named.length > 1) throw new UsageFailure(`Expected one server, not ${String(named.length)}.`);
  const format = oneOf('--format', values.format, Object.keys(FORMATS) as (keyof typeof FORMATS)[]);
  const contract = readBundle(resolve(values.contract));
  const server = apiOf(named[0], contract);
  const folder = resolve(values.workflows);
  const workflows = readWorkflows(folder);
  const operations = operationsOf(contract);
  const tags = [...new Set(operations.flatMap(({ object }) => object.tags ?? []))];
  const known = (option: string, given: string[] | undefined, all: string[]) =>
    given?.map((id) => oneOf(option, id, all));
  const selection = {
    operations: known(
      '--operation',
      values.operation,
      operations.map(({ id }) => id),
    ),
    tags: known('--tag', values.tag, tags),
    workflows: known(
      '--workflow',
      values.workflow,
      workflows.map(({ id }) => id),
    ),
  };
  const names = [
    ...Object.values(TOKENS),
    ...workflows.flatMap(({ inputs }) => inputs.map(({ name }) => name)),
    ...workflows.flatMap(({ steps }) =>
      steps.flatMap((step) =>
        Object.keys(step.outputs).map((output) => `${step.operationId}.${output}`),
      ),
    ),
  ];
  const given = givenInputs(values.input ?? [], names);
  await requireResponse(server);
  const options = { workflows, folder, server, outbox: values.outbox, selection, given };
  const verification = await verify(contract, options);
  console.log(FORMATS[format](verification));
  const required = values.complete ? 'all' : (selection.operations ?? []);
  if (!isValid(verification, required)) process.exitCode = 1;
});
