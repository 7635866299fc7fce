import { describe, expect, it } from 'vitest';
import { mailFailure } from '../../server/notices/mail-failure.ts';

/** An error as nodemailer makes it. */
const smtp = (command: string | undefined, response: string, code = 'EENVELOPE') => {
  const responseCode = Number(response.slice(0, 3));
  const said = Number.isNaN(responseCode) ? {} : { response, responseCode };
  return Object.assign(new Error(response), { code, ...(command && { command }), ...said });
};

describe('a mail that is not taken is the trouble of', () => {
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
    expect(mailFailure(smtp(command, response))).toBe(trouble);
  });
});
