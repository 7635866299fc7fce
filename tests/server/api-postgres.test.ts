import { afterAll, describe, it } from 'vitest';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { apiTests } from './support/api-tests.ts';
import { startPostgres } from './support/postgres.ts';

const postgres = await startPostgres();

if ('missing' in postgres) {
  describe.skip(`the API on PostgreSQL: ${postgres.missing}`, () => {
    it('needs PostgreSQL', () => undefined);
  });
} else {
  afterAll(() => postgres.stop());
  apiTests('the API on PostgreSQL', (prepare) => openPostgres(postgres.url, prepare));
}
