import { runCommand, rejectArguments } from './support/command-line.ts';
import { runOnDeployment } from './support/deployment.ts';

await runCommand('npm run administrator (variables: docs/environment.md)', () => {
  rejectArguments();
  runOnDeployment('server/boot/create-administrator.ts');
});
