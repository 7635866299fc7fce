import { afterEach, describe, expect, it, vi } from 'vitest';
import { openExternal, SCORING, withToken } from '@/session/menu/open-external';
import { useSession } from '@/session/session-store';

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
  function openIn(userAgent: string, routeName = 'Other', address = ADDRESS): void {
    vi.stubGlobal('navigator', { userAgent });
    vi.stubGlobal('window', { location: { assign }, open });
    openExternal(routeName, address);
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
    useSession.setState({ token: undefined });
  });

  it.each([
    ['https://scoring.example.org/', 'https://scoring.example.org/?token=t'],
    ['http://scoring.example.org/', 'http://scoring.example.org/'],
    ['http://localhost:9000/', 'http://localhost:9000/?token=t'],
  ])(
    'gives the token to a scoring system where nobody reads it on the way: %s',
    (address, opened) => {
      useSession.setState({ token: 't' });
      openIn('Chrome/140', SCORING, address);
      expect(open).toHaveBeenCalledWith(opened, '_blank', 'noopener,noreferrer');
    },
  );

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
