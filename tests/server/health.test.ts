import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { wrapPglite } from '../../server/database/open.ts';
import { migratedDatabase } from './support/templates.ts';
import { testApi } from './support/test-api.ts';

const { version } = packageJson;

it('answers /health with the version while the database is available, otherwise with 503', async () => {
  const client = await migratedDatabase();
  const api = await testApi((prepare) => wrapPglite(client, prepare), { demo: false });
  const health = await api.app.inject('/health');
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok', version }]);
  await client.close();
  const outage = await api.app.inject('/health');
  expect([outage.statusCode, outage.json()]).toEqual([503, { status: 'unavailable', version }]);
  await api.app.close();
}, 60_000);
