import { describe, expect, it } from 'vitest';
import { describeError } from '@/app/errors/describe-error';

function errorOf(message: string, stack = ''): Error {
  return Object.assign(new TypeError(message), { stack });
}

describe('the logged message of a program error', () => {
  it.each([
    ['x.map is not a function', 'TypeError: x.map is not a function'],
    [
      "Cannot read properties of undefined (reading 'start')",
      "TypeError: Cannot read properties of undefined (reading 'start')",
    ],
    [
      'Unexpected token \'h\', "his secret"... is not valid JSON',
      'TypeError: Unexpected token \'h\', "…"... is not valid JSON',
    ],
    ["no entry 'Wang Wu, 13800000001'", "TypeError: no entry '…'"],
    ['张三 has 13800000001 and a@b.example', 'TypeError: … has … and …'],
    ['no https://example.org/a/b.js?token=secret#x', 'TypeError: no /a/b.js'],
    ['bad #/entry?id=entry-1&phone=1', 'TypeError: bad #/entry'],
  ])('keeps the kind of error and removes values: %s', (message, text) => {
    expect(describeError(errorOf(message)).text).toBe(text);
  });

  it('is the type of a thrown value that is not an error', () => {
    expect(describeError('secret')).toEqual({ text: 'string' });
  });
});

describe('the logged stack of a program error', () => {
  it('contains locations without message, host and query in Chromium’s format', () => {
    const stack = [
      'TypeError: secret words',
      'at of another line of them',
      '    at showStages (https://example.org/assets/c-1.js?v=2:1:2041)',
      '    at async https://example.org/assets/c-2.js:3:4',
    ].join('\n');
    expect(describeError(errorOf('secret words\nat of another line of them', stack)).stack).toBe(
      'at showStages (/assets/c-1.js:1:2041)\nat async /assets/c-2.js:3:4',
    );
  });

  it('contains the same in the format of Firefox and Safari', () => {
    const stack =
      'showStages@https://example.org/assets/c-1.js:1:2041\n@https://example.org/assets/c-2.js:3:4\n';
    expect(describeError(errorOf('secret words', stack)).stack).toBe(
      'showStages@/assets/c-1.js:1:2041\n@/assets/c-2.js:3:4',
    );
  });
});
