import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import contract from '../../openapi/generated/openapi.json';
import { useErrorLog } from '@/api/error-log';
import { getGetTimeResponseMock } from '@/api/generated/config/config.faker';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, renderSite } from './render-site';

respondFromMocks();
beforeEach(() => {
  useErrorLog.setState({ entries: [], added: 0 });
});

describe('diagnostics', () => {
  it('show the build, both versions of the contract, and that the API is reachable', async () => {
    const response = { ...getGetTimeResponseMock(), version: '9.9.9' };
    mockWorker.use(http.get('*/client/time', () => HttpResponse.json(response)));
    const screen = await renderSite('/test');
    await expect.element(screen.getByText('Reachable')).toBeVisible();
    const api = screen.getByRole('region', { name: 'API' });
    await expect.element(api.getByText('9.9.9')).toBeVisible();
    const build = screen.getByRole('region', { name: 'Build' });
    await expect.element(build.getByText(contract.info.version).first()).toBeVisible();
  });

  it('show a clock difference of 0 s without a minus sign', async () => {
    // Ahead by less than a second: rounds to -0.
    const now = () => new Date(Date.now() + 200).toISOString();
    const { data, ...response } = getGetTimeResponseMock();
    mockWorker.use(
      http.get('*/client/time', () =>
        HttpResponse.json({ ...response, data: { ...data, now: now() } }),
      ),
    );
    const screen = await renderSite('/test');
    const api = screen.getByRole('region', { name: 'API' });
    await expect.element(api.getByText('0 s', { exact: true })).toBeVisible();
  });

  it('show the revision from the page’s meta element', async () => {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'revision', content: 'revision-of-the-test' });
    // Before the element that the test page was built with.
    document.head.prepend(meta);
    try {
      const screen = await renderSite('/test');
      const build = screen.getByRole('region', { name: 'Build' });
      await expect.element(build.getByText('revision-of-the-test')).toBeVisible();
    } finally {
      meta.remove();
    }
  });

  it('show that the API is not reachable, and check again', async () => {
    mockWorker.use(http.get('*/client/time', () => new HttpResponse(null, { status: 502 })));
    const screen = await renderSite('/test');
    await expect.element(screen.getByText('Unreachable')).toBeVisible();
    // The request of the site's clock may fail too.
    await expect
      .element(screen.getByRole('cell', { name: /^getTime: TransportFault 502/ }).first())
      .toBeVisible();
    mockWorker.resetHandlers();
    await screen.getByRole('button', { name: 'Check again' }).click();
    await expect.element(screen.getByText('Reachable', { exact: true })).toBeVisible();
  });

  it('list the errors of this browser, newest first', async () => {
    const screen = await renderSite('/test');
    await expect.element(screen.getByText('Reachable')).toBeVisible();
    const entry = { type: 'ajax' as const, code: 502, url: '/api/client/menu' };
    useErrorLog.getState().add({ ...entry, text: 'first' });
    useErrorLog.getState().add({ ...entry, text: 'second' });
    await expect.element(screen.getByRole('row').nth(1).getByText('second')).toBeVisible();
    await expect.element(screen.getByRole('row').nth(2).getByText('first')).toBeVisible();
  });
});
