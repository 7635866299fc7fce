import { expect, it } from 'vitest';
import { activities, news, projects } from '../../../server/database/schema.ts';
import { api } from './context.ts';

async function search(keyword: string, more = '') {
  const path = `/client/search?keyword=${encodeURIComponent(keyword)}${more}`;
  return (await api.call('searchSite', path)).data;
}

export function searchTests(): void {
  it('finds news and activities by text, title matches first', async () => {
    const { news: articles, activities: events } = await search('训练营', '&limit=20');
    expect(articles.length + events.length).toBeGreaterThan(1);
    for (const { title, summary } of [...articles, ...events])
      expect(`${title} ${summary}`).toContain('训练营');
    const inTitle = events.map(({ title }) => title.includes('训练营'));
    expect(inTitle).toEqual(inTitle.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('applies the limit, ignores case, and escapes wildcards', async () => {
    expect((await search('路演', '&limit=1')).activities).toHaveLength(1);
    const none = { entries: [], news: [], activities: [] };
    expect((await search('%')).news).toEqual(await withPercent());
    expect(await search('no such words anywhere')).toEqual(none);
    await api.db.insert(news).values({
      id: 'cased',
      kind: 'news',
      title: { CN: 'QIMING Review' },
      source: { CN: 's' },
      summary: { CN: '' },
      content: { CN: '' },
      publishDate: api.clock.now,
    });
    expect((await search('qiming review')).news.map(({ id }) => id)).toEqual(['cased']);
  });

  it('finds news by text in each language, and returns the caller’s', async () => {
    for (const keyword of ['pilot lines open early', '中试平台向参赛团队', '中試平台向參賽團隊']) {
      const path = `/client/search?keyword=${encodeURIComponent(keyword)}`;
      const { data } = await api.call('searchSite', path, {
        headers: { 'accept-language': 'en-US' },
      });
      expect(data.news.map(({ title }) => title)).toEqual([
        'Pilot lines open early to entrants: the first twelve can be booked now',
      ]);
    }
  });

  it('returns the language of a hit: the caller’s or the fallback', async () => {
    await api.db.insert(news).values({
      id: 'chinese-only',
      kind: 'news',
      title: { CN: '只有中文的通知' },
      source: { CN: '组委会' },
      summary: { CN: '' },
      content: { CN: '' },
      publishDate: api.clock.now,
    });
    const languages = async (keyword: string) => {
      const path = `/client/search?keyword=${encodeURIComponent(keyword)}`;
      const headers = { 'accept-language': 'en-US' };
      const { news: articles, activities: events } = (
        await api.call('searchSite', path, { headers })
      ).data;
      return [...articles, ...events].map(({ language }) => language);
    };
    expect(await languages('只有中文的通知')).toEqual(['CN']);
    expect(await languages('pilot lines open early')).toEqual(['US']);
    const roadshows = await languages('路演');
    expect(roadshows.length).toBeGreaterThan(0);
    expect(new Set(roadshows)).toEqual(new Set(['US']));
  });

  it('finds published content only', async () => {
    const [activity] = await api.db.select().from(activities).limit(1);
    if (activity === undefined) throw new Error('The demo has no activities');
    const hidden = {
      ...activity,
      id: 'hidden',
      title: { CN: 'Hidden roadshow' },
      published: false,
    };
    await api.db.insert(activities).values({ ...hidden, signedUp: 0 });
    expect((await search('Hidden roadshow')).activities).toEqual([]);
  });

  it('finds only entries that staff have taken into review', async () => {
    const all = await api.db.select().from(projects);
    const shown = all.find(({ status, name }) => status >= 2 && name !== null);
    const [found] = (await search(shown?.name ?? 'none')).entries;
    expect(found).toMatchObject({ id: shown?.id, kind: 'entry', title: shown?.name });
    const hidden = all.filter(({ status }) => status < 2).map(({ id }) => id);
    for (const { name } of all.filter(({ status }) => status < 2)) {
      const { entries } = await search(name ?? 'none', '&limit=20');
      expect(entries.map(({ id }) => id).filter((id) => hidden.includes(id))).toEqual([]);
    }
  });

  it('refuses an empty keyword and a long one', async () => {
    const responses = ['', 'x'.repeat(51)].map((keyword) =>
      api.call('searchSite', `/client/search?keyword=${keyword}`),
    );
    expect((await Promise.all(responses)).map(({ code }) => code)).toEqual([400, 400]);
  });
}

/** Searches for a percent sign, checks that the hits are complete, and returns the first five. */
async function withPercent() {
  const all = await api.db.select().from(news);
  const found = all.filter(({ title, summary }) => JSON.stringify([title, summary]).includes('%'));
  const { news: hits } = await search('%', '&limit=20');
  expect(hits.map(({ id }) => id).toSorted()).toEqual(found.map(({ id }) => id).toSorted());
  return hits.slice(0, 5);
}
