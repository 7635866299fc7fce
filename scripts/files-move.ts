import { parseArgs } from 'node:util';
import { runCommand } from './support/command-line.ts';
import { runOnDeployment } from './support/deployment.ts';

await runCommand('npm run files:move -- <folder or s3://bucket> <folder or s3://bucket>', () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  runOnDeployment('server/boot/copy-files.ts', positionals);
});
