import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@/api/failure';
import { LINK, SCORING, type MenuName } from '@/session/menu';
import { openExternal, withToken } from '@/session/open-external';
import { useSession } from '@/session/session-store';

const { createJudgingToken } = vi.hoisted(() => ({ createJudgingToken: vi.fn() }));
vi.mock('@/api/generated/session/session', () => ({ createJudgingToken }));

describe('the address of the scoring system', () => {
  it.each([
    ['https://scoring.example.org/', 'https://scoring.example.org/?token=a%26b'],
    ['https://scoring.example.org/?lang=zh', 'https://scoring.example.org/?lang=zh&token=a%26b'],
    ['https://scoring.example.org/?token=old#/x', 'https://scoring.example.org/?token=a%26b#/x'],
  ])('has the token in the query of %s', (address, expected) => {
    expect(withToken(address, 'a&b')).toBe(expected);
  });
});

describe('a menu link to another system', () => {
  const ADDRESS = 'https://scoring.example.org/';
  const assign = vi.fn();
  const open = vi.fn();
  const replace = vi.fn();
  const close = vi.fn();

  /** Opens the link in a browser with this user agent. */
  async function openIn(
    userAgent: string,
    routeName: MenuName = LINK,
    address = ADDRESS,
  ): Promise<void> {
    vi.stubGlobal('navigator', { userAgent });
    vi.stubGlobal('window', { location: { assign }, open });
    await openExternal(routeName, address);
  }
  beforeEach(() => {
    open.mockReturnValue({ opener: 'site', location: { replace }, close });
    createJudgingToken.mockResolvedValue({ token: 'judge-1', expiresIn: 300 });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
    useSession.setState({ token: undefined });
  });

  it.each([
    ['https://scoring.example.org/', 'https://scoring.example.org/?token=judge-1'],
    ['http://localhost:9000/', 'http://localhost:9000/?token=judge-1'],
  ])('sends a judging token over an encrypted or local connection: %s', async (address, opened) => {
    useSession.setState({ token: 't' });
    await openIn('Chrome/140', SCORING, address);
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
    expect(open.mock.results[0]?.value).toMatchObject({ opener: null });
    expect(replace).toHaveBeenCalledExactlyOnceWith(opened);
  });

  it('sends no token over an unencrypted connection', async () => {
    useSession.setState({ token: 't' });
    const address = 'http://scoring.example.org/';
    await openIn('Chrome/140', SCORING, address);
    expect(open).toHaveBeenCalledWith(address, '_blank', 'noopener,noreferrer');
    expect(createJudgingToken).not.toHaveBeenCalled();
  });

  it('sends the session token if the server has no judging tokens', async () => {
    useSession.setState({ token: 't' });
    createJudgingToken.mockRejectedValue(
      new ApiFailure('Refused', { operationId: 'createJudgingToken', code: 404 }),
    );
    await openIn('Chrome/140', SCORING);
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://scoring.example.org/?token=t');
  });

  it('closes the window if the token request fails', async () => {
    useSession.setState({ token: 't' });
    createJudgingToken.mockRejectedValue(
      new ApiFailure('TransportFault', { operationId: 'createJudgingToken', code: 503 }),
    );
    await openIn('Chrome/140', SCORING);
    expect(replace).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledOnce();
  });

  it('opens in a new window', async () => {
    await openIn('Chrome/140');
    expect(open).toHaveBeenCalledWith(ADDRESS, '_blank', 'noopener,noreferrer');
    expect(assign).not.toHaveBeenCalled();
  });

  it('opens in the same window in a messenger, which has only one', async () => {
    await openIn('MicroMessenger/8.0.42');
    expect(assign).toHaveBeenCalledWith(ADDRESS);
    expect(open).not.toHaveBeenCalled();
  });
});
