import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ToolFailure } from '../../support/tool-failure.ts';
import type { ContractDocument } from '../document.ts';
import { BUNDLE, readBundle } from '../revisions.ts';

/** A compiler error: the base's sources don't match the contract. */
export interface CompilerError {
  file: string;
  line: number;
  column: number;
  code: string;
  message: string;
}

/** Files of a contract. The other files in `openapi/` stay those of the base. */
const CONTRACT = ['openapi.yaml', 'responses.yaml', 'parameters.yaml', 'headers.yaml'];
const FOLDERS = ['paths', 'schemas', 'overlays'];
const ERROR = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/;
/** Maximum size of a revision's archive, in bytes. */
const OUTPUT = 1024 * 1024 * 1024;

/** Runs a function in a temporary folder with the sources of a revision and this project's packages. */
export async function inCheckout<T>(
  root: string,
  revision: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-impact-'));
  try {
    const archive = execFileSync('git', ['archive', revision], { cwd: root, maxBuffer: OUTPUT });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a command in a folder and returns its exit code and output. */
async function run(
  folder: string,
  command: string,
  ...options: string[]
): Promise<{ code: number | null; output: string }> {
  const child = spawn(command, options, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'close');
  return { code: child.exitCode, output };
}

/** Replaces the contract of a folder with that of `root`, including uncommitted changes. */
function copyContract(root: string, folder: string): void {
  for (const part of [...CONTRACT, ...FOLDERS]) {
    const [from, to] = [root, folder].map((place) => join(place, 'openapi', part));
    rmSync(to as string, { recursive: true, force: true });
    if (existsSync(from as string)) cpSync(from as string, to as string, { recursive: true });
  }
}

/** Runs the generators of a folder. Throws a `ToolFailure` with their output if they fail. */
async function generateIn(folder: string): Promise<void> {
  const { code, output } = await run(folder, 'npm', 'run', '--silent', 'generate');
  if (code !== 0) throw new ToolFailure(output.trim());
}

/** Parses the output of the compiler. */
export function errorsIn(output: string): CompilerError[] {
  return output.split('\n').flatMap((text) => {
    const [, file = '', line, column, code = '', message = ''] = ERROR.exec(text) ?? [];
    return file === '' ? [] : [{ file, line: Number(line), column: Number(column), code, message }];
  });
}

/** Compiles a folder with one checker, because several checkers would check the same types again. */
async function compile(folder: string): Promise<CompilerError[]> {
  const tool = join(folder, 'node_modules/typescript-7/bin/tsc');
  const options = ['--noEmit', '--pretty', 'false', '--checkers', '1'];
  return errorsIn((await run(folder, process.execPath, tool, ...options)).output);
}

/** Returns the errors of a base with its own contract, and caches them for later runs. */
async function errorsOfBase(root: string, revision: string): Promise<CompilerError[]> {
  const cache = join(root, `.cache/contract-impact/${revision}.json`);
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, 'utf8')) as CompilerError[];
  const errors = await inCheckout(root, revision, compile);
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify(errors));
  return errors;
}

/** Identifies an error without its line, which changes in generated code. */
const keyOf = ({ file, code, message }: CompilerError) => `${file} ${code} ${message}`;

/** A contract and its effects on the sources of a base. */
export interface Trial {
  contract: ContractDocument;
  /** Errors that the base doesn't have with its own contract. */
  errors: CompilerError[];
}

/**
 * Generates from the contract in `root` in a checked-out base, with the base's generators, and compiles
 * the result. Throws a `ToolFailure` if generation fails.
 */
export async function tryContract(root: string, revision: string, folder: string): Promise<Trial> {
  copyContract(root, folder);
  const [known] = await Promise.all([errorsOfBase(root, revision), generateIn(folder)]);
  const old = new Set(known.map(keyOf));
  const errors = (await compile(folder)).filter((error) => !old.has(keyOf(error)));
  return { contract: readBundle(join(folder, BUNDLE)), errors };
}
