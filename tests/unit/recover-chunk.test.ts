import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useErrorLog } from '@/api/error-log';
import { newerSite } from '@/api/site-version';
import { recoverChunk, updateOnNavigation } from '@/app/errors/recover-chunk';
import type { SiteRouter } from '@/app/router';
import { ChunkLoadError } from '@/lib/load-chunk';

const RUNNING = ['/assets/runtime-1.js', '/assets/start-1.js'];

/** Returns the HTML of a page as the build writes it. */
function htmlOf(scripts: readonly string[]): string {
  const tags = scripts.map((src) => `<script type="module" crossorigin src="${src}"></script>`);
  return `<head><script>boot()</script>${tags.join('\n')}</head>`;
}

const reload = vi.fn();
const asked = vi.fn<typeof fetch>();
let stored: Map<string, string>;
let storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Serves this HTML for the page. */
function offers(html: string, status = 200): void {
  asked.mockImplementation(() => Promise.resolve(new Response(html, { status })));
}

beforeEach(() => {
  reload.mockReset();
  asked.mockReset();
  useErrorLog.setState({ entries: [], added: 0 });
  stored = new Map();
  storage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('location', { pathname: '/', reload });
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', {
    querySelectorAll: () => RUNNING.map((src) => ({ getAttribute: () => src })),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the site on the server', () => {
  it.each([
    ['another script is named', htmlOf(['/assets/runtime-1.js', '/a/start-2.js'])],
    ['the first script is different', htmlOf(['/assets/runtime-2.js', '/assets/start-1.js'])],
    ['an additional script is named', htmlOf([...RUNNING, '/assets/more-1.js'])],
  ])('is newer if %s', async (_, html) => {
    offers(html);
    expect(await newerSite()).toContain('/assets/');
    expect(asked).toHaveBeenCalledWith('/', { cache: 'no-store' });
  });

  it('is not newer if the scripts are the same', async () => {
    offers(htmlOf(RUNNING));
    expect(await newerSite()).toBeUndefined();
  });

  it.each([
    ['a failing gateway', () => offers('<h1>502</h1>', 502)],
    ['a captive portal', () => offers('<h1>Wi-Fi</h1>')],
    ['no network', () => asked.mockRejectedValue(new TypeError('offline'))],
  ])('counts as unchanged behind %s', async (_, response) => {
    response();
    expect(await newerSite()).toBeUndefined();
  });
});

/** Opens a page whose document events and navigation the test triggers. */
function openRouter(routeId: string) {
  const heard = new Map<string, () => void>();
  const on = (event: string, listener: () => void) => void heard.set(event, listener);
  Object.assign(document, { addEventListener: on });
  const state = { matches: [{ routeId }] };
  let navigate: (event: { pathChanged: boolean }) => void = () => undefined;
  const subscribe = (_: string, listener: typeof navigate) => {
    navigate = listener;
  };
  const history = { flush: () => undefined };
  updateOnNavigation({ state, subscribe, history } as unknown as SiteRouter);
  return {
    touch: (event: string) => heard.get(event)?.(),
    navigate: (pathChanged = true) => navigate({ pathChanged }),
  };
}

describe('a chunk that failed to load', () => {
  const failed = () => new ChunkLoadError('no https://example.org/assets/guide-1.js?v=secret');
  const newer = htmlOf(['/assets/runtime-1.js', '/assets/start-2.js']);

  /** Returns whether the recovery ends and reports the failure; a reload never settles. */
  async function isSettled(): Promise<boolean> {
    const message = recoverChunk(failed()).then(() => true);
    return Promise.race([
      message,
      new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), 50);
      }),
    ]);
  }

  it('reloads without a message if the site was updated', async () => {
    offers(newer);
    expect(await isSettled()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads once for the same update, then reports the failure', async () => {
    offers(newer);
    await isSettled();
    expect(await isSettled()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(['pointerdown', 'keydown', 'input', 'drop'])(
    'reloads with the next page after user input on this one (%s)',
    async (event) => {
      const page = openRouter('/_public');
      page.touch(event);
      offers(newer);
      expect(await isSettled()).toBe(true);
      page.navigate(false);
      expect(reload).not.toHaveBeenCalled();
      page.navigate();
      expect(reload).toHaveBeenCalledOnce();
      page.navigate();
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  it('does not reload the back office, whose tabs keep unsent input', async () => {
    const page = openRouter('/_admin');
    page.touch('input');
    offers(newer);
    expect(await isSettled()).toBe(true);
    page.navigate();
    expect(reload).not.toHaveBeenCalled();
    openRouter('/_public').navigate();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reports the failure if the site is unchanged or the network is down', async () => {
    offers(htmlOf(RUNNING));
    expect(await isSettled()).toBe(true);
    asked.mockRejectedValue(new TypeError('offline'));
    expect(await isSettled()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it('never reloads if session storage is blocked', async () => {
    storage.setItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    offers(newer);
    expect(await isSettled()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is logged without host and query', async () => {
    offers(htmlOf(RUNNING));
    await isSettled();
    expect(useErrorLog.getState().entries).toMatchObject([
      { type: 'chunk', text: 'ChunkLoadError: no /assets/guide-1.js', url: '' },
    ]);
  });
});
