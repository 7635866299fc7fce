import {
  makeAdministrator,
  type AdministratorMade,
} from '../identity/system-user/make-administrator.ts';
import { readEnvironment } from './environment.ts';
import { oneLine } from '../base/startup-error.ts';

// `npm run administrator`: creates the first administrator of a deployment, or restores access after a lost
// password or second factor. Reads ADMIN_PHONE, ADMIN_EMAIL and ADMIN_PASSWORD; uses the server's database
// and data folder.

function describe(phone: string, made: AdministratorMade): string {
  if (made.fresh) return `Created administrator ${phone}.`;
  const { replacedEmail, endedSessions, removedSecondFactor } = made;
  const factor = removedSecondFactor === true ? ' Removed its second factor.' : '';
  const email = replacedEmail === undefined ? '' : ` ADMIN_EMAIL replaced ${replacedEmail}.`;
  return `The existing account ${phone} is now an administrator with the new password.${email} Ended ${endedSessions} sessions.${factor}`;
}

try {
  const environment = readEnvironment(process.env);
  const { openDataFolder } = await import('../base/data-folder.ts');
  const { openDatabase } = await import('./open-database.ts');
  const { openStore } = await import('../store/open-store.ts');
  const exclusive = environment.databaseUrl === undefined;
  const folder = await openDataFolder(environment.dataDir, { exclusive });
  const store = await openStore(environment.bucket, folder);
  const database = await openDatabase(environment, folder, store);
  try {
    const { ADMIN_PHONE: phone = '', ADMIN_EMAIL: email = '' } = process.env;
    const password = process.env['ADMIN_PASSWORD'] ?? '';
    const made = await makeAdministrator(database.db, { phone, email, password });
    console.log(describe(phone, made));
  } finally {
    await database.close();
    folder.release();
  }
} catch (error) {
  console.error(oneLine(error));
  process.exitCode = 1;
}
