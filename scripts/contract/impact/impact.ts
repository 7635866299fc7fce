import type { Release } from '../comparison/changelog.ts';
import { compareContracts, type Finding } from '../comparison/findings.ts';
import { filesIn } from '../comparison/sources.ts';
import { operationsOf } from '../document.ts';
import { isRewritten } from '../revisions.ts';
import { ToolFailure } from '../../support/tool-failure.ts';
import { findCallSites, pageFinder, type CallSite } from './sources.ts';
import { inCheckout, tryContract, type CompilerError } from './trial.ts';

/** A place in the base's sources that doesn't compile, and the pages that import its file. */
export interface Place extends CompilerError {
  pages: string[];
}

/** A finding of the comparison, with the lines that use its operations and the pages affected. */
export interface AffectedFinding extends Finding {
  callSites: CallSite[];
  pages: string[];
}

/** Effects of a contract on the sources of a base. */
export interface Impact {
  base: string;
  places: Place[];
  /** All differences except texts. */
  findings: AffectedFinding[];
  /** Number of differences of texts and examples. */
  texts: number;
}

/** Findings that affect a larger share of all operations have no call sites: nearly every file would be one. */
const MAX_SHARE = 0.5;

/** Adds the lines of a checked-out base that use the operations of each finding. */
function withCallSites(
  folder: string,
  findings: readonly Finding[],
  base: Release,
  pagesOf: (file: string) => string[],
): AffectedFinding[] {
  const all = operationsOf(base.contract);
  const idsOf = ({ operations }: Finding) => new Set(operations.map(({ id }) => id));
  const isFew = (finding: Finding) => idsOf(finding).size <= all.length * MAX_SHARE;
  const touched = new Set(findings.filter(isFew).flatMap((finding) => [...idsOf(finding)]));
  const sites = findCallSites(
    folder,
    all.filter(({ id }) => touched.has(id)),
  );
  return findings.map((finding) => {
    const found = isFew(finding) ? [...idsOf(finding)].flatMap((id) => sites.get(id) ?? []) : [];
    const callSites = [...new Map(found.map((one) => [`${one.file}:${one.line}`, one])).values()];
    const pages = new Set(callSites.flatMap(({ file }) => pagesOf(file)));
    return { ...finding, callSites, pages: [...pages].sort() };
  });
}

/**
 * Finds the effects of the contract in `root` on the sources of a revision: places that no longer
 * compile, and all differences, because types don't show most of them, with the lines that use the
 * affected operations. Throws a `ToolFailure` if generation fails.
 */
export async function findImpact(root: string, base: Release): Promise<Impact> {
  const { revision } = base;
  if (revision === undefined)
    throw new ToolFailure(`${base.name} has no sources to compile: give a git revision.`);
  if (!isRewritten(root, revision)) return { base: base.name, places: [], findings: [], texts: 0 };
  return inCheckout(root, revision, async (folder) => {
    const { contract, errors } = await tryContract(root, revision, folder);
    const all = compareContracts(base, { contract, files: filesIn(root) });
    const findings = all.filter(({ meaning }) => meaning !== 'text');
    const pagesOf = pageFinder(folder);
    return {
      base: base.name,
      places: errors.map((error) => ({ ...error, pages: pagesOf(error.file) })),
      findings: withCallSites(folder, findings, base, pagesOf),
      texts: all.length - findings.length,
    };
  });
}
