import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ToolFailure } from './tool-failure.ts';

/**
 * Runs a tool of the installed packages in a folder and hides its output.
 * @throws ToolFailure with the output if it fails
 */
export async function runTool(cwd: string, tool: string, ...args: string[]): Promise<void> {
  const child = spawn(join(import.meta.dirname, '../../node_modules/.bin', tool), args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  await once(child, 'close');
  if (child.exitCode !== 0) throw new ToolFailure(`${tool} ${args.join(' ')} failed:\n${output}`);
}
