import { parseArgs } from 'node:util';
import { runCommand } from './support/command-line.ts';
import { runOnDeployment } from './support/deployment.ts';

await runCommand('npm run migrate [-- --check]', () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  runOnDeployment('server/boot/migrate.ts', values.check ? ['--check'] : []);
});
