import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContractDocument } from '../document.ts';
import { BUNDLE } from '../revisions.ts';
import { generateToTemp, readGenerated } from '../../generate.ts';

/** An error of the compiler, where the sources of the base don't fit the contract. */
export interface CompilerError {
  file: string;
  line: number;
  column: number;
  code: string;
  message: string;
}

/** What a contract is written in; the code in `openapi/` stays that of the base. */
const CONTRACT = ['openapi.yaml', 'responses.yaml', 'parameters.yaml', 'headers.yaml'];
const FOLDERS = ['paths', 'schemas', 'overlays'];
const ERROR = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/;
const OUTPUT = 64 * 1024 * 1024;

/** Writes the sources of a revision into a folder, with the packages of this project. */
export function checkOut(root: string, revision: string, folder: string): void {
  const archive = execFileSync('git', ['archive', revision], { cwd: root, maxBuffer: 16 * OUTPUT });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/** Replaces the contract of a folder with the one in `root`, uncommitted changes included. */
function takeContract(root: string, folder: string): void {
  for (const part of [...CONTRACT, ...FOLDERS]) {
    const [from, to] = [root, folder].map((place) => join(place, 'openapi', part));
    rmSync(to as string, { recursive: true, force: true });
    if (existsSync(from as string)) cpSync(from as string, to as string, { recursive: true });
  }
}

/** Replaces what is generated in a folder. */
function takeGenerated(folder: string, files: ReadonlyMap<string, string>): void {
  for (const file of readGenerated(folder).keys()) if (!files.has(file)) rmSync(join(folder, file));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** The errors in what the compiler of `npm run typecheck` prints. */
export function errorsIn(output: string): CompilerError[] {
  return output.split('\n').flatMap((text) => {
    const [, file = '', line, column, code = '', message = ''] = ERROR.exec(text) ?? [];
    return file === '' ? [] : [{ file, line: Number(line), column: Number(column), code, message }];
  });
}

/** Compiles all of a folder. One checker: several check the same types again. */
async function compile(folder: string): Promise<CompilerError[]> {
  const tool = join(folder, 'node_modules/typescript-7/bin/tsc');
  const options = ['--noEmit', '--pretty', 'false', '--checkers', '1'];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [tool, ...options],
      { cwd: folder, maxBuffer: OUTPUT },
      (_, output) => resolve(errorsIn(output)),
    );
  });
}

/** The errors that a base has with its own contract, kept for the next run. */
async function errorsOfBase(folder: string, cache: string): Promise<CompilerError[]> {
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, 'utf8')) as CompilerError[];
  const errors = await compile(folder);
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify(errors));
  return errors;
}

/** An error without its place: a line may have moved in what is generated. */
const nameOf = ({ file, code, message }: CompilerError) => `${file} ${code} ${message}`;

/** A contract, and what it does to the sources of a base. */
export interface Trial {
  contract: ContractDocument;
  /** The errors that the base doesn't have with its own contract. */
  errors: CompilerError[];
}

/**
 * Generates from the contract in `root` in a checked out base and compiles that. Throws a
 * `ToolFailure` if generation fails.
 */
export async function tryContract(root: string, revision: string, folder: string): Promise<Trial> {
  const cache = join(root, `.cache/contract-impact/${revision}.json`);
  takeContract(root, folder);
  // Generation writes nothing here, and the compiler reads none of the contract's YAML: both at once.
  const [files, known] = await Promise.all([generateToTemp(folder), errorsOfBase(folder, cache)]);
  takeGenerated(folder, files);
  const old = new Set(known.map(nameOf));
  const errors = (await compile(folder)).filter((error) => !old.has(nameOf(error)));
  return { contract: JSON.parse(files.get(BUNDLE) ?? '') as ContractDocument, errors };
}
