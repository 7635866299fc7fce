import { runCommand, takeNoArguments } from './support/command-line.ts';
import { runOnDeployment } from './support/deployment.ts';

await runCommand('npm run administrator (variables: docs/environment.md)', () => {
  takeNoArguments();
  runOnDeployment('server/boot/create-administrator.ts');
});
