import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ToolFailure } from '../../support/tool-failure.ts';

/** What happened in one step of a workflow. */
export interface TriedStep {
  stepId: string;
  request?: { method: string; url: string };
  response?: { statusCode: number; body: unknown; headers: Record<string, string> };
  checks: { name: string; passed: boolean; message: string; condition?: string }[];
}

interface RespectReport {
  files: Record<string, { executedWorkflows: { executedSteps: TriedStep[] }[] }>;
}

/** Ours say which field; a workflow goes on while its own conditions hold. */
const LENIENT = ['CONTENT_TYPE_CHECK=warn', 'SCHEMA_CHECK=warn', 'STATUS_CODE_CHECK=warn'];

/**
 * Runs a workflow against a server with Redocly's `respect`; answers what happened in each step that
 * was tried. What is sent and answered stays in a folder that only this user reads, and is removed.
 */
export async function runWorkflow(
  root: string,
  file: string,
  server: string,
  inputs: Record<string, string>,
): Promise<TriedStep[]> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-verify-'));
  const output = join(folder, 'report.json');
  try {
    const options = [
      ...['--server', `site=${server}`, '--json-output', output, '--no-secrets-masking'],
      ...LENIENT.flatMap((level) => ['--severity', level]),
      ...Object.entries(inputs).flatMap(([name, value]) => ['--input', `${name}=${value}`]),
    ];
    const child = spawn(join(root, 'node_modules/.bin/redocly'), ['respect', file, ...options], {
      cwd: join(root, 'openapi/workflows'),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    await once(child, 'close');
    if (!existsSync(output)) throw new ToolFailure(`${file} can't be run:\n${said}`);
    const report = JSON.parse(readFileSync(output, 'utf8')) as RespectReport;
    return Object.values(report.files)
      .flatMap(({ executedWorkflows }) => executedWorkflows)
      .flatMap(({ executedSteps }) => executedSteps);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
