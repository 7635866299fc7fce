import { parseArgs } from 'node:util';
import { runCommand } from './support/command-line.ts';
import { runOnDeployment } from './support/deployment.ts';

// Runs `server/boot/create-backup.ts` with the deployment's own environment, as `npm start` does.
await runCommand('npm run backup -- [--to <folder or s3://bucket/prefix>]', () => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  runOnDeployment('server/boot/create-backup.ts', to === undefined ? [] : [to]);
});
