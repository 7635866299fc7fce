import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSession } from '../../server/identity/session/sessions.ts';
import { operations } from '../support/contract.ts';
import { seeded } from '../support/random.ts';
import { badRequestsTo, REQUESTS } from './support/bad-requests.ts';
import { checkAgainstContract, checkErrorEnvelope } from './support/contract-check.ts';
import { embedded } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';
import { unstorableRequestsTo } from './support/unstorable-requests.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi(embedded);
});
afterAll(() => api.close());

/** Refusals of the way in, which any call may meet and no operation lists. */
const ANY_CALL = [404, 413, 415];

it.each(operations.map((operation, index) => ({ ...operation, index })))(
  `$id answers ${REQUESTS} bad requests with the contract's errors`,
  async ({ index, ...operation }) => {
    const requests = badRequestsTo(operation, seeded(index + 1));
    expect(requests).toHaveLength(REQUESTS);
    let token = await beginSession(api.db, 'user-administrator', api.clock.now);
    for (const { what, request, mustFail } of requests) {
      const headers = { ...request.headers, token };
      const response = await api.app.inject({ ...request, headers });
      const status = response.statusCode;
      const sent = `${what}: ${operation.method} ${JSON.stringify(request.url).slice(0, 200)} → ${status} ${response.body.slice(0, 200)}`;
      expect(status, sent).toBeLessThan(500);
      expect(status, sent).not.toBeOneOf([401, 403]);
      if (status === 304) continue;
      if (status === 200 && operation.success === undefined) continue;
      const json = response.json<{ code: number; msg: string }>();
      expect(json.code, sent).toBeLessThan(status === 200 ? 2000 : 500);
      // A person may read it: no path of the API.
      if (status === 400) expect(json.msg, sent).toBe('请求参数错误');
      if (mustFail) expect(json.code, sent).not.toBe(200);
      if (ANY_CALL.includes(status)) checkErrorEnvelope(json);
      else checkAgainstContract(operation.id, { status, json });
      // What was done may have ended the session.
      if (json.code === 200 && operation.method !== 'GET')
        token = await beginSession(api.db, 'user-administrator', api.clock.now);
    }
  },
);

it.each(operations.filter((operation) => unstorableRequestsTo(operation).length > 0))(
  '$id refuses texts, times and numbers that no database can store',
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
