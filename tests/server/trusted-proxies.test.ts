import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedded } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';
import type { TrustedProxies } from '../../server/base/trusted-proxies.ts';

const LIMIT = 120;

/** The number of accepted error logs out of 130 with different forwarded addresses. */
async function takenOf(api: TestApi, forwarded: (at: number) => string): Promise<number> {
  let taken = 0;
  for (let at = 0; at < LIMIT + 10; at += 1) {
    const headers = { 'x-forwarded-for': forwarded(at) };
    const options = { body: { entries: [] }, headers, address: '203.0.113.9' };
    const { status } = await api.call('sendErrorLog', '/client/errorLog', options);
    if (status !== 429) taken += 1;
  }
  return taken;
}

describe.each<[string, TrustedProxies, number, number]>([
  ['without a proxy', false, LIMIT, LIMIT],
  ['behind one proxy', 1, LIMIT + 10, LIMIT],
  ['behind proxies of a network', ['203.0.113.0/24'], LIMIT + 10, LIMIT],
])('%s', (_name, trustProxy, visitors, forged) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(embedded, {
      demo: false,
      trustProxy,
      networkLimits: { errorLog: LIMIT },
    });
  }, 60_000);
  afterAll(() => api.close());

  it('counts visitors by the address that the proxy reports', async () => {
    expect(await takenOf(api, (at) => `198.51.100.${at}`)).toBe(visitors);
  });

  it('ignores an address that a visitor forwards', async () => {
    expect(await takenOf(api, (at) => `198.51.101.${at}, 192.0.2.1`)).toBe(
      trustProxy === false ? 0 : forged,
    );
  });
});
