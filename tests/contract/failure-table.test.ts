import { describe, expect, it } from 'vitest';
import { useErrorLog } from '@/api/error-log';
import { getMenu } from '@/api/generated/config/config';
import { getGetMenuResponseMock } from '@/api/generated/config/config.faker';
import { menuResponses, page, watchFailures } from './support/failure-effects';

watchFailures();

const good = getGetMenuResponseMock();
const msg = 'server words';
const message = { words: msg };
const FIRST = { id: 'error.loginFirst' };
const WAIT = { id: 'error.tooManyRequests', values: { seconds: 5 } };
const UNREADABLE = { id: 'error.unreadableAnswer' };

/** Table of the failure policy, from top to bottom: HTTP status, body → kind, toast, consequence. */
// prettier-ignore
const ROWS = [
  // Body `status` takes precedence over body `code`, and both over the HTTP status.
  ['status 401', 200, { status: 401, msg }, 'SessionExpired', ['warning', message, 3], 'modal'],
  ['status 401 without words', 200, { status: 401 }, 'SessionExpired', ['warning', FIRST, 3], 'modal'],
  ['status 401, code 200', 200, { ...good, status: 401, msg }, 'SessionExpired', ['warning', message, 3], 'modal'],
  ['status 401, code 1001', 200, { status: 401, code: 1001, msg }, 'SessionExpired', ['warning', message, 3], 'modal'],
  ['status 401, code 1003', 200, { status: 401, code: 1003, msg }, 'SessionExpired', ['warning', message, 3], 'modal'],
  ['status 401, HTTP 500', 500, { status: 401, msg }, 'SessionExpired', ['warning', message, 3], 'modal'],
  ['status 403', 200, { status: 403, msg }, 'SessionExpired', ['warning', FIRST, 3], 'modal'],
  ['status 403, code 400', 400, { status: 403, code: 400, msg }, 'SessionExpired', ['warning', FIRST, 3], 'modal'],
  ['status 500', 200, { status: 500, msg }, 'ServerFault', ['error', message, 3], 'none'],
  ['status 500, code 1003', 200, { status: 500, code: 1003, msg }, 'ServerFault', ['error', message, 3], 'none'],
  ['status 500, code 400', 400, { code: 400, status: 500, msg }, 'ServerFault', ['error', message, 3], 'none'],
  ['status 500, HTTP 403', 403, { status: 500, msg }, 'ServerFault', ['error', message, 3], 'none'],
  ['code 1003', 200, { code: 1003, msg }, 'PasswordResetRequired', ['warning', message, 3], 'reset'],
  ['code 1003, HTTP 401', 401, { code: 1003, msg }, 'PasswordResetRequired', ['warning', message, 3], 'reset'],
  ['code 1007', 200, { code: 1007, msg }, 'Forbidden', ['warning', message, 3], 'refresh'],
  ['code 1007 without words', 200, { code: 1007 }, 'Forbidden', ['warning', { id: 'session.mayNotOperate' }, 3], 'refresh'],
  ['code 1007, HTTP 403', 403, { code: 1007, msg }, 'Forbidden', ['warning', message, 3], 'refresh'],
  ['code 1007, status 403', 200, { code: 1007, status: 403, msg }, 'SessionExpired', ['warning', FIRST, 3], 'modal'],
  ['code 1004', 200, { code: 1004, msg }, 'ContactVerificationRequired', ['warning', message, 3], 'none'],
  ['code 1003, status 200', 200, { code: 1003, status: 200, msg }, 'PasswordResetRequired', ['warning', message, 3], 'reset'],
  ['code 1001', 200, { code: 1001, msg }, 'BusinessRule', ['warning', message, 3], 'none'],
  ['code 1001, status 404', 404, { code: 1001, status: 404, msg }, 'BusinessRule', ['warning', message, 3], 'none'],
  ['code 202', 200, { code: 202, msg }, 'BusinessRule', ['warning', message, 2], 'none'],
  ['code 400', 400, { code: 400, msg }, 'BusinessRule', ['warning', message, 2], 'none'],
  ['any other code', 200, { code: 404, msg }, 'BusinessRule', ['warning', message, 3], 'none'],
  ['any other code, HTTP 201', 201, { code: 7, msg }, 'BusinessRule', ['warning', message, 3], 'none'],
  ['any other code without words', 200, { code: 7 }, 'BusinessRule', ['warning', { id: 'error.general' }, 3], 'none'],
  ['code 200, broken content', 200, { ...good, data: [{}] }, 'ContractViolation', ['error', UNREADABLE, 3], 'contract'],
  ['code 200, broken content, HTTP 400', 400, { ...good, data: 1 }, 'ContractViolation', ['error', UNREADABLE, 3], 'contract'],
  ['no envelope', 200, [], 'ContractViolation', ['error', UNREADABLE, 3], 'contract'],
  ['a code that is no number', 200, { ...good, code: '1001' }, 'ContractViolation', ['error', UNREADABLE, 3], 'contract'],
  ['a page instead of JSON', 200, '<html>', 'ContractViolation', ['error', UNREADABLE, 3], 'contract'],
  ['nothing', 200, '', 'ContractViolation', ['error', UNREADABLE, 3], 'contract'],
  ['HTTP 400 with words', 400, { msg }, 'BadRequest', ['warning', message, 3], 'none'],
  ['HTTP 400 without words', 400, '<html>', 'BadRequest', ['warning', { id: 'error.badRequest' }, 3], 'none'],
  ['HTTP 403', 403, { msg }, 'SessionExpired', ['warning', FIRST, 3], 'modal'],
  ['HTTP 403, whatever its code', 403, { code: 403, msg }, 'SessionExpired', ['warning', FIRST, 3], 'modal'],
  ['HTTP 403, an unknown code', 403, { code: 7, msg }, 'SessionExpired', ['warning', FIRST, 3], 'modal'],
  ['HTTP 403, a status of its own', 403, { status: 7, msg }, 'SessionExpired', ['warning', FIRST, 3], 'modal'],
  ['HTTP 401', 401, '', 'SessionExpired', ['warning', FIRST, 3], 'modal'],
  ['HTTP 401, whatever its code', 401, { code: 401, msg }, 'SessionExpired', ['warning', FIRST, 3], 'modal'],
  ['HTTP 400, whatever its code', 400, { code: 7, msg }, 'BadRequest', ['warning', message, 3], 'none'],
  ['HTTP 429', 429, { code: 429, msg }, 'TooManyRequests', ['warning', message, 3], 'none'],
  ['HTTP 429 without words', 429, '', 'TooManyRequests', ['warning', WAIT, 3], 'none'],
  ['HTTP 404 with an envelope', 404, { code: 404, msg }, 'Refused', ['warning', message, 3], 'none'],
  ['HTTP 404 with words alone', 404, { msg }, 'Refused', ['warning', message, 3], 'none'],
  ['HTTP 409 without words', 409, { code: 409 }, 'Refused', ['warning', { id: 'error.general' }, 3], 'none'],
  ['HTTP 410 with an envelope', 410, { code: 410, msg }, 'Refused', ['warning', message, 3], 'none'],
  ['HTTP 413 with an envelope', 413, { code: 413, msg }, 'Refused', ['warning', message, 3], 'none'],
  ['HTTP 413 of a proxy', 413, '<html>', 'TransportFault', undefined, 'ajax'],
  ['HTTP 422 with an envelope', 422, { code: 422, msg }, 'Refused', ['warning', message, 3], 'none'],
  ['HTTP 404', 404, '<html>', 'TransportFault', undefined, 'ajax'],
  ['HTTP 404 with JSON of something else', 404, { error: 'x' }, 'TransportFault', undefined, 'ajax'],
  ['HTTP 500', 500, { msg }, 'TransportFault', ['error', message, 3], 'ajax'],
  ['HTTP 500, whatever its code', 500, { code: 500, msg }, 'TransportFault', ['error', message, 3], 'ajax'],
  ['HTTP 502', 502, '<html>', 'TransportFault', undefined, 'ajax'],
  ['HTTP 503 with an unknown status', 503, { status: 503, msg }, 'TransportFault', ['error', message, 3], 'ajax'],
] as const;

describe('a response with', () => {
  it.each(ROWS)('%s', async (_, status, body, kind, toast, consequence) => {
    menuResponses(status, body);
    await expect(getMenu()).rejects.toMatchObject({ name: 'ApiFailure', kind });
    expect(page.toast.mock.calls).toEqual(toast === undefined ? [] : [toast]);
    expect(page.modals).toBe(consequence === 'modal' ? 1 : 0);
    expect(page.resets).toBe(consequence === 'reset' ? 1 : 0);
    expect(page.refreshes).toBe(consequence === 'refresh' ? 1 : 0);
    expect(page.token).toBe(['modal', 'reset'].includes(consequence) ? undefined : 'secret');
    const logged = consequence === 'ajax' || consequence === 'contract' ? [consequence] : [];
    expect(useErrorLog.getState().entries.map(({ type }) => type)).toEqual(logged);
  });

  it('code 200 and valid data is a success with any HTTP status', async () => {
    menuResponses(500, good);
    await expect(getMenu()).resolves.toEqual(good.data);
    expect(page.toast).not.toHaveBeenCalled();
  });

  it('HTTP 413 from a proxy is reported as too large, not as a server error', async () => {
    menuResponses(413, '<html>');
    await expect(getMenu()).rejects.toMatchObject({ words: { id: 'error.tooLarge' } });
  });

  it.each([404, 405, 501])(
    'HTTP %i without an envelope is reported as an operation that the server does not offer',
    async (status) => {
      menuResponses(status, '<html>');
      await expect(getMenu()).rejects.toMatchObject({ words: { id: 'error.notOffered' } });
    },
  );

  it('HTML in its message is passed on unchanged, for display as plain text', async () => {
    menuResponses(200, { code: 1001, msg: '<img src=x onerror=alert(1)>' });
    await expect(getMenu()).rejects.toThrow();
    expect(page.toast).toHaveBeenCalledWith(
      'warning',
      { words: '<img src=x onerror=alert(1)>' },
      3,
    );
  });
});
