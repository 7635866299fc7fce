import { makeAdministrator } from './administrator.ts';
import { readEnvironment } from './environment.ts';
import { oneLine } from './start-failure.ts';

// `npm run administrator`: makes the first administrator of a deployment, or lets one in again who
// has forgotten the password. ADMIN_PHONE, ADMIN_EMAIL and ADMIN_PASSWORD say who; the database is
// the one that the server uses.

try {
  const environment = readEnvironment(process.env);
  const { openDataFolder } = await import('./data-folder.ts');
  const { openDatabase } = await import('./start-server.ts');
  const exclusive = environment.databaseUrl === undefined;
  const folder = await openDataFolder(environment.dataDir, { exclusive });
  const database = await openDatabase(environment, folder);
  try {
    const { ADMIN_PHONE: phone = '', ADMIN_EMAIL: email = '' } = process.env;
    const password = process.env['ADMIN_PASSWORD'] ?? '';
    const fresh = await makeAdministrator(database.db, { phone, email, password });
    console.log(
      fresh
        ? `Made the administrator ${phone}.`
        : `${phone} has an account: it is an administrator now, with the new password.`,
    );
  } finally {
    await database.close();
    folder.release();
  }
} catch (error) {
  console.error(oneLine(error));
  process.exitCode = 1;
}
