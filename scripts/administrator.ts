import { runCommand, takeNoArguments } from './support/command-line.ts';
import { runOnDeployment } from './support/deployment.ts';

// Runs `server/boot/create-administrator.ts` with the deployment's own environment, as `npm start` does.
await runCommand('npm run administrator (ADMIN_PHONE and what else it reads: .env.example)', () => {
  takeNoArguments();
  runOnDeployment('server/boot/create-administrator.ts');
});
