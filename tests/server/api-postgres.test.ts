import { afterAll, describe, it } from 'vitest';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { accessApiTests, apiTests } from './support/api-tests.ts';
import { startPostgres } from './support/postgres.ts';
import type { OpenForTest } from './support/test-api.ts';

const postgres = await startPostgres();

if ('missing' in postgres) {
  describe.skip(`the API on PostgreSQL: ${postgres.missing}`, () => {
    it('needs PostgreSQL', () => undefined);
  });
} else {
  afterAll(() => postgres.stop());
  const open: OpenForTest = (prepare) => openPostgres(postgres.url, prepare);
  accessApiTests('access to the API on PostgreSQL', open);
  apiTests('the API on PostgreSQL', open);
}
