import { bundleContract } from './contract/bundle.ts';
import { judge, readAccepted } from './contract/comparison/accepted.ts';
import { readArguments } from './contract/comparison/arguments.ts';
import { changelog, releaseAt, taggedReleases } from './contract/comparison/changelog.ts';
import { compareContracts } from './contract/comparison/findings.ts';
import { diffAsText } from './contract/comparison/report.ts';
import { filesIn } from './contract/comparison/sources.ts';
import { isAtLeast, neededVersion } from './contract/comparison/version.ts';
import { runCommand } from './support/command-line.ts';

const USAGE =
  'npm run contract:diff -- [<revision of git, or a bundle (.json)>] [--format text|markdown|json] [--changelog]';

await runCommand(USAGE, async () => {
  const root = process.cwd();
  const { base, revisions, format, changelog: asChangelog } = readArguments(root);
  const named = asChangelog
    ? revisions.map((revision) => releaseAt(root, revision))
    : [releaseAt(root, base)];
  const contract = await bundleContract(root);
  const now = { name: 'working tree', contract, files: filesIn(root) };
  if (asChangelog) {
    process.stdout.write(changelog([...(named.length > 0 ? named : taggedReleases(root)), now]));
    return;
  }
  const [before] = named as [(typeof named)[0]];
  const judged = judge(compareContracts(before, now), readAccepted(root));
  const needed = neededVersion(before.contract.info.version, judged.open);
  const { version } = contract.info;
  const isEnough = isAtLeast(version, needed);
  const passes = isEnough && judged.open.every(({ meaning }) => meaning !== 'unclassified');
  const diff = { base: before.name, needed, version, isEnough, passes, ...judged };
  console.log(
    format === 'json' ? JSON.stringify(diff, null, 2) : diffAsText(diff, format === 'markdown'),
  );
  if (!passes) process.exitCode = 1;
});
