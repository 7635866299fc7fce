import { parseArgs } from 'node:util';
import { runCommand } from './support/command-line.ts';
import { runOnDeployment } from './support/deployment.ts';

await runCommand('npm run backup -- [--to <folder or s3://bucket/prefix>]', () => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  runOnDeployment('server/boot/create-backup.ts', to === undefined ? [] : [to]);
});
