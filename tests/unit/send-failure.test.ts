import { describe, expect, it } from 'vitest';
import { GatewayFailure } from '../../server/notices/http-sms.ts';
import { causeOf, reasonOf } from '../../server/notices/send-failure.ts';

/** Returns an error as created by nodemailer. */
const smtp = (command: string | undefined, response: string, code = 'EENVELOPE') => {
  const responseCode = Number(response.slice(0, 3));
  const reply = Number.isNaN(responseCode) ? {} : { response, responseCode };
  return Object.assign(new Error(response), { code, ...(command && { command }), ...reply });
};

describe('the cause of a rejected email is', () => {
  it.each([
    ['recipient', 'RCPT TO', '550 5.1.1 no such user'],
    ['recipient', 'RCPT TO', '550 mailbox unavailable'],
    ['recipient', 'RCPT TO', '552 5.2.2 mailbox full, over quota'],
    ['message', 'RCPT TO', '451 4.7.1 greylisted, try again later'],
    ['message', 'RCPT TO', '550 5.7.1 relaying denied'],
    ['message', 'DATA', '554 DT:SPM content rejected'],
    ['sender', 'AUTH PLAIN', '535 5.7.8 authentication failed'],
    ['sender', 'AUTH PLAIN', '550 Login frequency limited'],
    ['sender', 'MAIL FROM', '550 Domain frequency limited'],
    ['sender', 'MAIL FROM', '553 5.1.8 sender refused'],
    ['sender', 'RCPT TO', '550 Ip frequency limited'],
    ['sender', 'RCPT TO', '450 4.2.1 sending rate exceeded'],
    ['sender', 'DATA', '554 5.4.5 daily sending quota exceeded'],
    ['sender', 'DATA', '421 4.7.0 closing connection'],
    ['sender', 'CONN', '554 no service'],
    ['sender', undefined, 'connect ECONNREFUSED 127.0.0.1:25'],
  ])('the %s: %s %s', (trouble, command, response) => {
    expect(causeOf('mail', smtp(command, response))).toBe(trouble);
  });
});

describe('the cause of a rejected SMS is', () => {
  const unreachable = new TypeError('fetch failed', {
    cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  });
  it.each([
    ['message', 'HTTP 400', new GatewayFailure(400)],
    ['message', 'HTTP 422', new GatewayFailure(422)],
    ['sender', 'HTTP 401', new GatewayFailure(401)],
    ['sender', 'HTTP 404', new GatewayFailure(404)],
    ['sender', 'HTTP 429', new GatewayFailure(429)],
    ['sender', 'HTTP 503', new GatewayFailure(503)],
    ['sender', 'ECONNREFUSED', unreachable],
    ['sender', 'TimeoutError', new DOMException('too slow', 'TimeoutError')],
  ])('the %s: %s', (trouble, reason, error) => {
    expect(causeOf('sms', error)).toBe(trouble);
    expect(reasonOf(error)).toBe(reason);
  });
});
