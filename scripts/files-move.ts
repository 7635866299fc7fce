import { parseArgs } from 'node:util';
import { runCommand } from './support/command-line.ts';
import { runOnDeployment } from './support/deployment.ts';
import { UsageFailure } from './support/tool-failure.ts';

await runCommand('npm run files:move -- <folder or s3://bucket> <folder or s3://bucket>', () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [from, to, ...others] = positionals;
  if (from === undefined || to === undefined || from === to || others.length > 0)
    throw new UsageFailure('Give two different stores.');
  runOnDeployment('server/boot/copy-files.ts', positionals);
});
