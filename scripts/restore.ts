import { parseArgs } from 'node:util';
import { runCommand } from './support/command-line.ts';
import { runOnDeployment } from './support/deployment.ts';
import { UsageFailure } from './support/tool-failure.ts';

await runCommand(
  'npm run restore -- <folder or s3://bucket/prefix/backup-…> [--replaces <data folder or s3://bucket>]',
  () => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replaces: { type: 'string' } },
    });
    const [folder] = positionals;
    if (folder === undefined || positionals.length > 1)
      throw new UsageFailure('Name one backup to restore.');
    const { replaces } = values;
    runOnDeployment(
      'server/boot/restore.ts',
      replaces === undefined ? [folder] : [folder, replaces],
    );
  },
);
