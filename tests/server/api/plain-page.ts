import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/boot/app.ts';
import { companies, matches } from '../../../server/database/schema.ts';
import { api } from './context.ts';

const PAGE = '<!doctype html><noscript><main><!--competition--></main></noscript>';

/** The page for browsers that can’t run the site. */
export function plainPageTests(): void {
  let site: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    site = await mkdtemp(join(tmpdir(), 'site-plain-'));
    await writeFile(join(site, 'index.html'), PAGE);
    const { db, files, noticeSender, clock } = api;
    app = await buildApp({ db, files, noticeSender, site, now: () => clock.now });
  });

  afterAll(async () => {
    await app.close();
    await rm(site, { recursive: true });
  });

  const page = async () => (await app.inject('/')).body;
  const current = async () => (await api.call('getMatchInfo', '/client/match/info')).data;

  it('shows the current edition’s name and the contacts', async () => {
    const [company] = await api.db.select().from(companies);
    const body = await page();
    expect(body).toContain(`<h1>${(await current()).name}</h1>`);
    expect(body).toContain(company?.contacts[0]?.mobilePhone);
  });

  it('shows a change by staff within a minute, as plain text', async () => {
    const { id, name } = await current();
    const rename = (to: string) =>
      api.db
        .update(matches)
        .set({ name: { CN: to } })
        .where(eq(matches.id, id));
    await page();
    await rename('<b>"A&B"</b> $&');
    expect(await page()).toContain(`<h1>${name}</h1>`);
    const { now } = api.clock;
    api.clock.now = new Date(now.getTime() + 60_000);
    await expect.poll(page).toContain('<h1>&lt;b&gt;&quot;A&amp;B&quot;&lt;/b&gt; $&amp;</h1>');
    api.clock.now = now;
    await rename(name);
  });
}
