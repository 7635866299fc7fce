import { BUNDLE, git, readBase } from '../revisions.ts';
import { compareContracts, type Side } from './findings.ts';
import { changelogSection } from './report.ts';
import { filesAt } from './sources.ts';

/** A contract with its title in the changelog. */
export interface Release extends Side {
  name: string;
  /** Undefined for a bundle and for the working tree. */
  revision?: string | undefined;
}

/** Returns the contract of a revision or bundle. */
export function releaseAt(root: string, base: string): Release {
  const { name, contract, revision } = readBase(root, base);
  const files = revision === undefined ? undefined : filesAt(root, revision);
  return { name, contract, revision, files };
}

/** Returns the contracts of all tags that contain one, oldest first. */
export function taggedReleases(root: string): Release[] {
  const tags = git(root, 'tag', '--sort=creatordate', '--merged').split('\n').filter(Boolean);
  return tags
    .filter((tag) => git(root, 'ls-tree', tag, '--', BUNDLE) !== '')
    .map((tag) => ({ ...releaseAt(root, tag), name: tag }));
}

/**
 * Formats the changes between releases, newest first.
 * @param releases oldest first
 */
export function changelog(releases: readonly Release[]): string {
  const titleOf = ({ name, contract: { info } }: Release) =>
    name.includes(info.version) ? name : `${info.version} (${name})`;
  const sections = releases.map((release, index) => {
    const before = releases[index - 1];
    return before === undefined
      ? `## ${titleOf(release)}\n\nThe first release in this list.`
      : changelogSection(titleOf(release), compareContracts(before, release));
  });
  return `${['# Changes of the contract', ...sections.reverse()].join('\n\n')}\n`;
}
