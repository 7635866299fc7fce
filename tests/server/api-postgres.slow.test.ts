import { afterAll, describe, it } from 'vitest';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { accessApiTests, apiTests } from './support/api-tests.ts';
import { createDatabase, startPostgres } from './support/postgres.ts';

const postgres = await startPostgres();

if ('missing' in postgres) {
  describe.skip(`the API on PostgreSQL: ${postgres.missing}`, () => {
    it('needs PostgreSQL', () => undefined);
  });
} else {
  afterAll(() => postgres.stop());
  accessApiTests('access to the API on PostgreSQL', async (prepare) =>
    openPostgres(await createDatabase(postgres, 'access'), prepare),
  );
  apiTests('the API on PostgreSQL', (prepare) => openPostgres(postgres.url, prepare));
}
