import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ToolFailure, UsageFailure } from './tool-failure.ts';

/** Exit code for wrong arguments or a missing requirement. 1 means that a check found problems. */
const CANNOT = 2;

/** Returns the message for wrong arguments, undefined for any other error. */
function wrongArguments(error: unknown): string | undefined {
  if (error instanceof UsageFailure) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!(error instanceof Error) || !code.startsWith('ERR_PARSE_ARGS')) return undefined;
  return `${error.message.split(/\.\s/)[0]?.replace(/\.$/, '') ?? code}.`;
}

/**
 * Runs a command of this project. `--help` prints the usage. A `ToolFailure` or wrong arguments print a
 * message and set exit code 2. Any other error is a bug and keeps its stack.
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

/** Throws if there are arguments. */
export function takeNoArguments(): void {
  parseArgs({ options: {} });
}

/** Returns a value of a list. Throws a `UsageFailure` for any other value. */
export function oneOf<T extends string>(option: string, given: string, known: readonly T[]): T {
  const found = known.find((value) => value === given);
  if (found !== undefined) return found;
  throw new UsageFailure(`${option} must be ${known.join(' or ')}, not "${given}".`);
}

/** Returns true if Node was started with this module. */
export function isCommand(moduleUrl: string): boolean {
  return moduleUrl === pathToFileURL(process.argv[1] ?? '').href;
}
