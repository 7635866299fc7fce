import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ToolFailure, UsageFailure } from './tool-failure.ts';

/** Exit code for wrong arguments and other `ToolFailure`s; 1 means that a check found problems. */
const CANNOT_RUN = 2;

/** Returns the message for wrong arguments, undefined for any other error. */
function wrongArguments(error: unknown): string | undefined {
  if (error instanceof UsageFailure) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!(error instanceof Error) || !code.startsWith('ERR_PARSE_ARGS')) return undefined;
  return `${error.message.split(/\.\s/)[0]?.replace(/\.$/, '') ?? code}.`;
}

/**
 * Runs a command of this project, or only prints the usage for `--help`. On a `ToolFailure`, prints its
 * message, for wrong arguments also the usage, and sets exit code 2. Rethrows any other error, so that
 * Node prints its stack.
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
    process.exitCode = CANNOT_RUN;
  }
}

/** Throws an error if the command was called with arguments. */
export function rejectArguments(): void {
  parseArgs({ options: {} });
}

/** Returns the known value that equals `given`. Throws a `UsageFailure` that names the option if there is none. */
export function oneOf<T extends string>(option: string, given: string, known: readonly T[]): T {
  const found = known.find((value) => value === given);
  if (found !== undefined) return found;
  throw new UsageFailure(`${option} must be ${known.join(' or ')}, not "${given}".`);
}

/** Returns true if the module is the script that Node runs, not an import of another script. */
export function isCommand(moduleUrl: string): boolean {
  return moduleUrl === pathToFileURL(process.argv[1] ?? '').href;
}
