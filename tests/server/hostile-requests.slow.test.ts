import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '../support/contract.ts';
import { seeded } from '../support/random.ts';
import { badRequestsTo } from './support/bad-requests.ts';
import { sendBadRequests } from './support/send-bad-requests.ts';
import { embedded } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';

/** Results in 5 000 hostile requests over all operations. */
const REQUESTS = 60;

let api: TestApi;
let sent = 0;
beforeAll(async () => {
  api = await testApi(embedded);
}, 180_000);
afterAll(() => api.close());

it.each(operations.map((operation, index) => ({ ...operation, index })))(
  `$id answers up to ${REQUESTS} hostile requests as the contract describes`,
  async ({ index, ...operation }) => {
    // Seeds that differ from those of the quick test.
    const requests = badRequestsTo(operation, seeded(1000 + index), REQUESTS);
    sent += requests.length;
    await sendBadRequests(api, operation, requests);
  },
  60_000,
);

it('sends 5 000 hostile requests in total', () => {
  expect(sent).toBeGreaterThanOrEqual(5000);
});
