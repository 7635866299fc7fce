import { parseArgs } from 'node:util';
import { runCommand } from './support/command-line.ts';
import { runOnDeployment } from './support/deployment.ts';
import { UsageFailure } from './support/tool-failure.ts';

await runCommand('npm run mail:test -- <address>', () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [address] = positionals;
  if (address === undefined || positionals.length > 1 || !address.includes('@'))
    throw new UsageFailure('Give one mail address.');
  runOnDeployment('server/boot/send-test-mail.ts', [address]);
});
