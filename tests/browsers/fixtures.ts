import { test as base, expect } from '@playwright/test';
import type { DemoAccount } from '../../scripts/support/every-page.ts';
import { ACCOUNTS } from '../e2e/fixtures.ts';
import { noteDataFolder } from '../e2e/outbox.ts';
import { workerSite } from '../e2e/site.ts';
import { type Account, tokenOf } from './calls.ts';
import { DESK, type Device } from './devices.ts';
import { openFirefox } from './firefox.ts';
import type { Engine, Visitor } from './visitor.ts';
import { watchSite, type WatchingProxy } from './watching-proxy.ts';
import { openWebKit } from './webkit.ts';

export type EngineName = 'webkit' | 'firefox';

/** How a browser is met: on which device, in which language and theme, with whose session. */
interface Visit {
  device?: Device;
  lang?: 'CN' | 'US' | 'HK';
  mode?: 'light' | 'dark' | 'night';
  account?: Account | undefined;
}

interface Fixtures {
  /** Opens browsers that have nothing of the site stored or cached; they are closed with the test. */
  visit: (visit?: Visit) => Promise<Visitor>;
  /** Errors that pages met; a test may take out what it provokes. */
  problems: string[];
}

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine;
  site: WatchingProxy;
}

/** The account of a walk over the site's pages. */
export function demoAccount(account: DemoAccount | undefined): Account | undefined {
  return account && ACCOUNTS[account];
}

/** What the browser has stored before it opens the first page. */
async function store(
  visitor: Visitor,
  site: WatchingProxy,
  { lang = 'US', mode = 'light', account }: Visit,
): Promise<void> {
  const settings = { version: 1, lang, theme: { color: '#1890ff', mode } };
  await visitor.goto(`${visitor.origin}/__blank`);
  await visitor.run(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [
      ['settings', JSON.stringify(settings)],
      ...(account
        ? [
            ['token', await tokenOf(site, account)],
            ['phone', account.phone],
          ]
        : []),
    ] as [string, string][],
  );
}

/** What the player says where the browser lacks the codec of the demo's videos. */
const NO_CODEC = /MEDIA_ERR_SRC_NOT_SUPPORTED/;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === 'webkit' ? openWebKit() : openFirefox());
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    // eslint-disable-next-line no-empty-pattern -- how Playwright wants a fixture without others
    async ({}, use) => {
      const server = await workerSite();
      const proxy = await watchSite(server.origin);
      noteDataFolder(proxy.origin, server.dataDir);
      await use(proxy);
      await proxy.close();
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  problems: [
    async ({ site }, use) => {
      site.takeProblems();
      const problems: string[] = [];
      await use(problems);
      problems.push(...site.takeProblems().filter((problem) => !NO_CODEC.test(problem)));
      expect(problems, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ engine, site }, use, info) => {
    const visitors: Visitor[] = [];
    await use(async (visit = {}) => {
      const visitor = await engine.open(visit.device ?? DESK, await site.newOrigin());
      visitors.push(visitor);
      await store(visitor, site, visit);
      return visitor;
    });
    for (const [index, visitor] of visitors.entries()) {
      if (info.status !== info.expectedStatus) {
        const body = await visitor.screenshot().catch(() => undefined);
        if (body) await info.attach(`window ${index + 1}`, { body, contentType: 'image/png' });
      }
      await visitor.close();
    }
  },
});

export { expect };
