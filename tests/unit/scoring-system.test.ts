import { afterEach, describe, expect, it, vi } from 'vitest';
import { openExternal, withToken } from '@/session/open-external';

describe('the address of the scoring system', () => {
  it.each([
    ['https://scoring.example.org/', 'https://scoring.example.org/?token=a%26b'],
    ['https://scoring.example.org/?lang=zh', 'https://scoring.example.org/?lang=zh&token=a%26b'],
    ['https://scoring.example.org/?token=old#/x', 'https://scoring.example.org/?token=a%26b#/x'],
  ])('takes the token into the query of %s', (address, expected) => {
    expect(withToken(address, 'a&b')).toBe(expected);
  });
});

describe('an entry of the menu that leads to another system', () => {
  const ADDRESS = 'https://scoring.example.org/';
  const assign = vi.fn();
  const open = vi.fn();

  /** Opens it in a browser that says this of itself. */
  function openIn(userAgent: string): void {
    vi.stubGlobal('navigator', { userAgent });
    vi.stubGlobal('window', { location: { assign }, open });
    openExternal('Other', ADDRESS);
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it('opens in a new window', () => {
    openIn('Chrome/140');
    expect(open).toHaveBeenCalledWith(ADDRESS, '_blank', 'noopener,noreferrer');
    expect(assign).not.toHaveBeenCalled();
  });

  it('opens in the same window where a messenger’s browser has only one', () => {
    openIn('MicroMessenger/8.0.42');
    expect(assign).toHaveBeenCalledWith(ADDRESS);
    expect(open).not.toHaveBeenCalled();
  });
});
