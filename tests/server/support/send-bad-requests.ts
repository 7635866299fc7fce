import { expect } from 'vitest';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import type { Operation } from '../../support/contract.ts';
import type { BadRequest } from './bad-requests.ts';
import { checkAgainstContract, checkErrorEnvelope } from './contract-check.ts';
import type { TestApi } from './test-api.ts';

/**
 * Sends bad requests as staff. Asserts that the contract describes each response, that none is a
 * server fault, and that no invalid request succeeds.
 */
export async function sendBadRequests(
  api: TestApi,
  operation: Operation,
  requests: readonly BadRequest[],
): Promise<void> {
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
    // Users may see the message, so it contains no path of the API.
    if (status === 400) expect(json.msg, sent).toBe('请求参数错误');
    if (mustFail) expect(json.code, sent).not.toBe(200);
    // A changed path may match no operation.
    if (status === 404) checkErrorEnvelope(json);
    else checkAgainstContract(operation.id, { status, json });
    // A successful write may have ended the session.
    if (json.code === 200 && operation.method !== 'GET')
      token = await beginSession(api.db, 'user-administrator', api.clock.now);
  }
}
