import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ToolFailure } from '../../support/tool-failure.ts';
import type { Finding } from './findings.ts';

/** List of breaking changes that require no major version. */
export const ACCEPTED_CHANGES = 'openapi/accepted-changes.yaml';

/** An accepted breaking change. */
export interface Accepted {
  /** Line of the change in the output of `contract:diff`. */
  change: string;
  reason: string;
}

function isAccepted(value: unknown): value is Accepted {
  const { change, reason } = (value ?? {}) as Record<string, unknown>;
  return [change, reason].every((text) => typeof text === 'string' && text.trim() !== '');
}

/** Reads the accepted changes of a project. Throws a `ToolFailure` if one lacks its change or reason. */
export function readAccepted(root: string): Accepted[] {
  const path = join(root, ACCEPTED_CHANGES);
  if (!existsSync(path)) return [];
  const list: unknown = parse(readFileSync(path, 'utf8')) ?? [];
  if (Array.isArray(list) && list.every(isAccepted)) return list;
  throw new ToolFailure(`${ACCEPTED_CHANGES}: each entry requires a change and a reason.`);
}

/** Open findings, accepted findings with their reasons, and unused entries of the list. */
export interface Judged {
  open: Finding[];
  accepted: (Finding & { reason: string })[];
  unused: Accepted[];
}

/** Separates accepted findings from open ones. */
export function judge(findings: readonly Finding[], list: readonly Accepted[]): Judged {
  const reasons = new Map(list.map(({ change, reason }) => [change, reason]));
  const judged: Judged = { open: [], accepted: [], unused: [] };
  for (const finding of findings) {
    const reason = finding.meaning === 'breaking' ? reasons.get(finding.line) : undefined;
    if (reason === undefined) judged.open.push(finding);
    else judged.accepted.push({ ...finding, reason });
  }
  const used = new Set(judged.accepted.map(({ line }) => line));
  judged.unused = list.filter(({ change }) => !used.has(change));
  return judged;
}
