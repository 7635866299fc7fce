import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSession } from '../../server/identity/session/sessions.ts';
import { operations } from '../support/contract.ts';
import { seeded } from '../support/random.ts';
import { badRequestsTo } from './support/bad-requests.ts';
import { checkErrorEnvelope } from './support/contract-check.ts';
import { sendBadRequests } from './support/send-bad-requests.ts';
import { embedded } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';
import { unstorableRequestsTo } from './support/unstorable-requests.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi(embedded);
});
afterAll(() => api.close());

const REQUESTS = 20;

it.each(operations.map((operation, index) => ({ ...operation, index })))(
  `$id answers ${REQUESTS} bad requests with errors of the contract`,
  async ({ index, ...operation }) => {
    const requests = badRequestsTo(operation, seeded(index + 1), REQUESTS);
    expect(requests).toHaveLength(REQUESTS);
    await sendBadRequests(api, operation, requests);
  },
);

it.each(operations.filter((operation) => unstorableRequestsTo(operation).length > 0))(
  '$id refuses texts, times and numbers that the database can’t store',
  async (operation) => {
    const token = await beginSession(api.db, 'user-administrator', api.clock.now);
    for (const { what, request } of unstorableRequestsTo(operation)) {
      const headers = { ...request.headers, token };
      const response = await api.app.inject({ ...request, headers });
      expect(`${what}: ${String(response.statusCode)}`).toBe(`${what}: 400`);
      checkErrorEnvelope(response.json());
    }
  },
);
