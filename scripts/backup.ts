import { runCommand, takeNoArguments } from './support/command-line.ts';
import { runOnDeployment } from './support/deployment.ts';

// Runs `server/create-backup.ts` with the deployment's own environment, as `npm start` does.
await runCommand('npm run backup (BACKUP_DIR and what else it reads: .env.example)', () => {
  takeNoArguments();
  runOnDeployment('server/create-backup.ts');
});
