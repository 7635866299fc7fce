import { describe, expect, it } from 'vitest';
import { withToken } from '@/session/open-external';

describe('the address of the scoring system', () => {
  it.each([
    ['https://scoring.example.org/', 'https://scoring.example.org/?token=a%26b'],
    ['https://scoring.example.org/?lang=zh', 'https://scoring.example.org/?lang=zh&token=a%26b'],
    ['https://scoring.example.org/?token=old#/x', 'https://scoring.example.org/?token=a%26b#/x'],
  ])('takes the token into the query of %s', (address, expected) => {
    expect(withToken(address, 'a&b')).toBe(expected);
  });
});
