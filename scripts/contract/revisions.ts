import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ToolFailure } from '../support/tool-failure.ts';
import type { ContractDocument } from './document.ts';

/** Path of the contract's bundle. */
export const BUNDLE = 'openapi/generated/openapi.json';

/** Base of a comparison: a git revision, or a bundle in a file. */
export interface Base {
  /** Name in reports. */
  name: string;
  contract: ContractDocument;
  /** Undefined for a file. */
  revision: string | undefined;
}

/** Runs git and returns its output. Throws an error if git fails. */
export function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
}

function parseContract(text: string): ContractDocument {
  return JSON.parse(text) as ContractDocument;
}

/** Reads a bundle. Throws a `ToolFailure` if the file is missing or not a contract. */
export function readBundle(path: string): ContractDocument {
  try {
    const contract: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof contract === 'object' && contract !== null && 'paths' in contract)
      return contract as ContractDocument;
  } catch {}
  throw new ToolFailure(`${path} is not a bundle of a contract.`);
}

/** Returns the default base: the newest tag before HEAD, else `main`, else HEAD. */
export function defaultBase(root: string): string {
  for (const args of [
    ['describe', '--tags', '--abbrev=0'],
    ['rev-parse', '--verify', '--quiet', 'main'],
  ]) {
    try {
      return args[0] === 'describe' ? git(root, ...args).trim() : (git(root, ...args), 'main');
    } catch {}
  }
  return 'HEAD';
}

/**
 * Reads the contract to compare with. Throws a `ToolFailure` if there is no such revision, or no contract
 * in it.
 * @param base a git revision, or the path of a bundle (JSON)
 */
export function readBase(root: string, base: string): Base {
  if (existsSync(resolve(root, base)) && base.endsWith('.json')) {
    const contract = readBundle(resolve(root, base));
    return { name: base, contract, revision: undefined };
  }
  try {
    const revision = git(
      root,
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${base}^{commit}`,
    ).trim();
    const contract = parseContract(git(root, 'show', `${revision}:${BUNDLE}`));
    const short = revision.slice(0, 7);
    return { name: base.startsWith(short) ? short : `${base} (${short})`, contract, revision };
  } catch {
    throw new ToolFailure(`"${base}" is not a git revision with ${BUNDLE}.`);
  }
}

/** Returns true if the contract's source files differ from those of a revision. */
export function isRewritten(root: string, revision: string): boolean {
  const sources = ['*.yaml', 'paths', 'schemas', 'overlays'].map((part) => `openapi/${part}`);
  try {
    git(root, 'diff', '--quiet', revision, '--', ...sources);
    return git(root, 'ls-files', '--others', '--exclude-standard', '--', ...sources) !== '';
  } catch {
    return true;
  }
}
