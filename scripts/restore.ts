import { parseArgs } from 'node:util';
import { runCommand } from './support/command-line.ts';
import { runOnDeployment } from './support/deployment.ts';
import { UsageFailure } from './support/tool-failure.ts';

// Runs `server/restore.ts` with the deployment's own environment, as `npm start` does.
await runCommand(
  'npm run restore -- <a backup: its folder, or s3://bucket/prefix/backup-…>',
  () => {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [folder] = positionals;
    if (folder === undefined || positionals.length > 1)
      throw new UsageFailure('Name one backup to restore.');
    runOnDeployment('server/restore.ts', [folder]);
  },
);
