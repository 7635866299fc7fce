import { describe, expect, it } from 'vitest';
import { classify } from '@/api/classify';

describe('what an answer means', () => {
  it.each([
    ['body status 401', 200, { status: 401, msg: 'expired' }, 'SessionExpired', 3],
    ['body status 403', 200, { status: 403 }, 'SessionExpired', 3],
    ['body status 500', 200, { status: 500, msg: 'down' }, 'ServerFault', 3],
    ['status before code', 200, { status: 401, code: 200 }, 'SessionExpired', 3],
    ['body code 1003', 200, { code: 1003 }, 'PasswordResetRequired', 3],
    ['body code 1001', 200, { code: 1001 }, 'BusinessRule', 3],
    ['body code 202', 200, { code: 202 }, 'BusinessRule', 2],
    ['body code 400', 200, { code: 400 }, 'BusinessRule', 2],
    ['any other body code', 404, { code: 404 }, 'BusinessRule', 3],
    ['HTTP 400 without an envelope', 400, undefined, 'BadRequest', 3],
    ['HTTP 401 without an envelope', 401, undefined, 'SessionExpired', 3],
    ['HTTP 403 without an envelope', 403, undefined, 'SessionExpired', 3],
    ['HTTP 500 without an envelope', 500, undefined, 'TransportFault', 3],
    ['HTTP 502 with a page', 502, '<html>', 'TransportFault', 3],
  ])('%s', (_, http, body, kind, seconds) => {
    const failure = classify('getMenu', http, body);
    expect(failure?.kind).toBe(kind);
    expect(failure?.toastSeconds).toBe(seconds);
  });

  it('is success for body code 200', () => {
    expect(classify('getMenu', 200, { code: 200, data: [] })).toBeUndefined();
  });
});
