import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ToolFailure, UsageFailure } from './tool-failure.ts';

/** Exit code of a command that could not do what was asked for; 1 says what it found. */
const CANNOT = 2;

/** What Node says of arguments that don't fit, in one sentence; undefined for any other error. */
function wrongArguments(error: unknown): string | undefined {
  if (error instanceof UsageFailure) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!(error instanceof Error) || !code.startsWith('ERR_PARSE_ARGS')) return undefined;
  return `${error.message.split(/\.\s/)[0]?.replace(/\.$/, '') ?? code}.`;
}

/**
 * Runs a command of this project: `--help` prints how it is called; wrong arguments, and what can't
 * be done, are printed in a line each, with exit code 2. Anything else that is thrown is a defect of
 * ours and keeps its stack.
 */
export async function runCommand(usage: string, work: () => void | Promise<void>): Promise<void> {
  if (process.argv.slice(2).some((argument) => ['--help', '-h'].includes(argument))) {
    console.log(`Usage: ${usage}`);
    return;
  }
  try {
    await work();
  } catch (error) {
    const wrong = wrongArguments(error);
    if (wrong === undefined && !(error instanceof ToolFailure)) throw error;
    console.error(wrong ?? (error as ToolFailure).message);
    if (wrong !== undefined) console.error(`Usage: ${usage}`);
    process.exitCode = CANNOT;
  }
}

/** Refuses every argument: the command takes none. */
export function takeNoArguments(): void {
  parseArgs({ options: {} });
}

/** A value that must be one of a list. */
export function oneOf<T extends string>(option: string, given: string, known: readonly T[]): T {
  const found = known.find((value) => value === given);
  if (found !== undefined) return found;
  throw new UsageFailure(`${option} is ${known.join(' or ')}, not "${given}".`);
}

/** Whether Node was started with this module, rather than one that imports it. */
export function isCommand(moduleUrl: string): boolean {
  return moduleUrl === pathToFileURL(process.argv[1] ?? '').href;
}
