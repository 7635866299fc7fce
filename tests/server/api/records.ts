import { beforeEach, expect, it } from 'vitest';
import { matches, users } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { saveNewest } from '../support/saves.ts';
import { HOUR, api, loginAdministrator } from './context.ts';
import { newKey } from './entries.ts';

const PUT = { method: 'PUT' } as const;
const DELETE = { method: 'DELETE' } as const;

/** Versions, drafts, deletion and restoration of content by staff. */
export function recordTests(): void {
  let token: string;

  const body = (title: string, change: object = {}) => ({
    kind: 'news',
    title: { CN: title },
    source: { CN: '组委会' },
    summary: { CN: '摘要' },
    content: { CN: `<p>${title}</p>` },
    publishDate: api.clock.now.toISOString(),
    published: true,
    ...change,
  });
  const create = async (change?: object) => {
    const made = await api.call('createNews', '/sys/news', { token, body: body('一', change) });
    return made.data;
  };
  const update = (id: string, change: object) =>
    saveNewest(api, 'updateNews', { token, ...PUT, body: { ...body('二'), id, ...change } });
  const versions = (id: string, kind = 'news') =>
    api.call('listRecordVersions', `/sys/record/${kind}/${id}/version`, { token });
  const version = (id: string, number: number) =>
    api.call('getRecordVersion', `/sys/record/news/${id}/version/${String(number)}`, { token });
  const remove = (id: string, kind = 'news') =>
    api.call('deleteRecord', `/sys/record/${kind}/${id}`, { token, ...DELETE });
  const restore = (id: string, kind = 'news') =>
    api.call('restoreRecord', '/sys/record/restored', { token, body: { kind, id } });
  const deleted = (kind = 'news') =>
    api.call('listDeletedRecords', `/sys/record/deleted?kind=${kind}`, { token });
  const read = (id: string) => api.call('getNews', `/client/news/anons/${id}`);
  const staffSee = async (id: string) => {
    const { data } = await api.call('listStaffNews', '/sys/news?size=100', { token });
    return data.records.find((one) => one.id === id);
  };

  beforeEach(async () => {
    token = await loginAdministrator();
  });

  it('stores each version with its author, and content that can be saved again', async () => {
    const { id, revision, created } = await create();
    expect(revision).toBe(1);
    expect(created?.by).toBeTruthy();
    await update(id, { title: { CN: '二' } });
    const { data } = await versions(id);
    expect(data.map(({ number, action }) => [number, action])).toEqual([
      [2, 'changed'],
      [1, 'created'],
    ]);
    const { data: first } = await version(id, 1);
    expect(first.news?.title.CN).toBe('一');
    // The stored content is a valid body of the update.
    const back = await update(id, { ...first.news, id, revision: 2 });
    expect(back.data.title.CN).toBe('一');
    expect(back.data).toMatchObject({ revision: 3, updated: { by: created?.by } });
  });

  it('stores complete versions of activities and editions too', async () => {
    const at = (hours: number) => new Date(api.clock.now.getTime() + hours * HOUR).toISOString();
    const picture = 'banner-match-3';
    const item = await create({ coverFileId: picture });
    expect((await version(item.id, 1)).data.news?.coverFileId).toBe(picture);
    const film = (
      await api.call('listStaffNews', '/sys/news?size=100', { token })
    ).data.records.find(({ videoFileId }) => videoFileId !== undefined);
    const { videoFileId, captionFileId, matchInfoId } = film ?? {};
    const filmed = await create({ kind: 'video', videoFileId, captionFileId, matchInfoId });
    const held = { videoFileId, captionFileId, matchInfoId };
    expect((await version(filmed.id, 1)).data.news).toMatchObject(held);

    const activity = await api.call('createActivity', '/sys/activity', {
      token,
      body: {
        kind: 'salon',
        title: { CN: '沙龙' },
        start: at(48),
        end: at(50),
        signUpStart: at(1),
        signUpEnd: at(24),
        city: { CN: '深圳' },
        address: { CN: '一号楼' },
        capacity: 10,
        description: { CN: '<p>好</p>' },
        contact: { name: '陈', mobilePhone: '13900000000' },
        coverFileId: picture,
        published: false,
      },
    });
    const edition = await api.call('createMatch', '/sys/match', {
      token,
      body: {
        year: 2002,
        edition: 1,
        name: { CN: '试办' },
        theme: { CN: '开端' },
        signUpStart: at(1),
        signUpEnd: at(24),
        stages: [{ name: { CN: '报名' }, start: at(1), end: at(24) }],
        prizes: [],
        introduction: { CN: '<p>好</p>' },
        guide: { CN: '<p>好</p>' },
        statement: [],
        statementTitle: { CN: '声明' },
        figures: { prizePool: 0, finance: 0 },
        gallery: [{ fileId: picture, caption: { CN: '决赛' } }],
        bannerFileId: picture,
      },
    });
    for (const [kind, { id }] of [
      ['activity', activity.data],
      ['match', edition.data],
    ] as const) {
      const address = `/sys/record/${kind}/${id}/version/1`;
      const { data } = await api.call('getRecordVersion', address, { token });
      expect(data[kind]).toBeDefined();
      await remove(id, kind);
      expect((await restore(id, kind)).data).toEqual({ kind, id });
      await remove(id, kind);
    }
  });

  it('stores no version of a save without changes', async () => {
    const { id } = await create({ title: { CN: '二' }, content: { CN: '<p>二</p>' } });
    const { data } = await update(id, {});
    expect(data.revision).toBe(1);
  });

  it('stores the demo’s content as a version before the first change', async () => {
    const { data } = await api.call('listStaffNews', '/sys/news?size=100', { token });
    const seeded = data.records.find(({ revision }) => revision === 0);
    if (seeded === undefined) throw new Error('every item has been written');
    const { browseNumber: _views, ...item } = seeded;
    await update(seeded.id, { ...item, summary: { CN: '改' } });
    const { data: all } = await versions(seeded.id);
    expect(all.map(({ action }) => action)).toEqual(['changed', 'imported']);
    expect(all[1]?.by).toBeUndefined();
    expect((await version(seeded.id, 1)).data.news?.summary.CN).toBe(seeded.summary.CN);
    await update(seeded.id, item);
  });

  it('refuses to overwrite a concurrent change of news, activities and editions', async () => {
    const { id } = await create();
    await update(id, { title: { CN: '二' }, revision: 1 });
    const late = await update(id, { title: { CN: '三' }, revision: 1 });
    expect([late.status, late.code]).toEqual([409, 409]);
    expect((await staffSee(id))?.title.CN).toBe('二');

    const activity = (
      await api.call('listStaffActivities', '/sys/activity?size=100', { token })
    ).data.records.find(({ state }) => state === 'upcoming');
    const { data: editions } = await api.call('listStaffMatches', '/sys/match', { token });
    for (const [operation, record] of [
      ['updateActivity', activity],
      ['updateMatch', editions[0]],
    ] as const) {
      if (record === undefined) throw new Error(`nothing for ${operation}`);
      const change = { ...record, revision: record.revision + 1 };
      const { status } = await saveNewest(api, operation, { token, ...PUT, body: change });
      expect([operation, status]).toEqual([operation, 409]);
    }
  });

  it('hides an article before its publication date', async () => {
    const publishDate = new Date(api.clock.now.getTime() + HOUR).toISOString();
    const { id } = await create({ publishDate });
    const listed = async () => {
      const { data } = await api.call('listNews', '/client/news/anons/news?pageSize=5');
      return data.records.some((one) => one.id === id);
    };
    expect((await read(id)).status).toBe(404);
    expect(await listed()).toBe(false);
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 2 * HOUR);
    expect((await read(id)).code).toBe(200);
    expect(await listed()).toBe(true);
    api.clock.now = before;
    await remove(id);
  });

  it('keeps a draft beside the published content until it is published or discarded', async () => {
    const { id } = await create();
    const draft = (title: string, revision?: number) =>
      saveNewest(api, 'saveNewsDraft', {
        token,
        ...PUT,
        body: { ...body(title), id, ...(revision !== undefined && { revision }) },
      });
    const { data } = await draft('草稿', 1);
    expect(data.draft?.content.title.CN).toBe('草稿');
    expect(data.draft?.by).toBeTruthy();
    expect([data.title.CN, data.revision]).toEqual(['一', 1]);
    expect((await read(id)).data.title).toBe('一');
    expect((await draft('晚', 7)).status).toBe(409);

    const discarded = await api.call('deleteNewsDraft', `/sys/news/${id}/draft`, {
      token,
      ...DELETE,
    });
    expect(discarded.data.draft).toBeUndefined();

    await draft('草稿二');
    const published = await update(id, { title: { CN: '草稿二' } });
    expect(published.data.draft).toBeUndefined();
    expect((await read(id)).data.title).toBe('草稿二');
  });

  it('keeps a draft of an activity and of an edition too', async () => {
    const held = (await api.call('listStaffActivities', '/sys/activity?size=1', { token })).data;
    const [activity] = held.records;
    const matches = (await api.call('listStaffMatches', '/sys/match', { token })).data;
    const edition = matches.find((one) => one.current);
    if (activity === undefined || edition === undefined) throw new Error('the demo has neither');
    const { revision: _one, ...of } = activity;
    const title = { CN: '草稿' };
    const saved = await saveNewest(api, 'saveActivityDraft', {
      token,
      ...PUT,
      body: { ...of, title },
    });
    expect(saved.data.draft?.content.title.CN).toBe('草稿');
    expect(saved.data.title).toEqual(activity.title);
    const path = `/sys/activity/${activity.id}/draft`;
    const without = await api.call('deleteActivityDraft', path, { token, ...DELETE });
    expect(without.data.draft).toBeUndefined();

    const { revision: _two, ...written } = edition;
    const body = { ...written, theme: { CN: '草稿' } };
    const draft = await saveNewest(api, 'saveMatchDraft', { token, ...PUT, body });
    expect(draft.data.draft?.content.theme.CN).toBe('草稿');
    expect(draft.data.theme).toEqual(edition.theme);
    const ofEdition = `/sys/match/${edition.id}/draft`;
    const left = await api.call('deleteMatchDraft', ofEdition, { token, ...DELETE });
    expect(left.data.draft).toBeUndefined();
  });

  it('deletes an article, lists it as deleted, and restores it unchanged', async () => {
    const { id } = await create();
    expect((await remove(id)).code).toBe(200);
    expect((await read(id)).status).toBe(404);
    expect(await staffSee(id)).toBeUndefined();
    const listed = (await deleted()).data.find((one) => one.id === id);
    expect(listed).toMatchObject({ kind: 'news', title: { CN: '一' } });
    expect((await remove(id)).status).toBe(404);

    expect((await restore(id)).data).toEqual({ kind: 'news', id });
    expect((await read(id)).data.title).toBe('一');
    expect((await deleted()).data.some((one) => one.id === id)).toBe(false);
    expect((await versions(id)).data.map(({ action }) => action)).toEqual([
      'restored',
      'deleted',
      'created',
    ]);
    expect((await restore(id)).status).toBe(404);
  });

  it('refuses to restore an article of a deleted edition', async () => {
    const [match] = await api.db.select().from(matches).limit(1);
    if (match === undefined) throw new Error('there is no edition');
    const matchInfoId = `match-${newKey()}`;
    const edition = { ...match, id: matchInfoId, year: 2001, publishedAt: null };
    await api.db.insert(matches).values(edition);
    const { id } = await create({ matchInfoId });
    await remove(id);
    await remove(matchInfoId, 'match');
    const refused = await restore(id);
    expect([refused.code, refused.msg]).toEqual([1001, '其所属的内容已不存在，不能恢复']);
  });

  it('refuses to delete an activity with attendees', async () => {
    const { data } = await api.call('listStaffActivities', '/sys/activity?size=100', { token });
    const full = data.records.find(({ signedUp }) => signedUp > 0);
    if (full === undefined) throw new Error('nobody is signed up for anything');
    const refused = await remove(full.id, 'activity');
    expect([refused.code, refused.msg]).toEqual([1001, '已有人报名，不能删除，可以取消活动']);
    expect(
      (await versions(full.id, 'activity')).data.some(({ action }) => action === 'deleted'),
    ).toBe(false);
  });

  it('returns 404 for records of a kind that the caller may not write', async () => {
    const { id } = await create();
    const other = `door-${newKey()}`;
    const names = { firstName: '', lastName: '', chineseName: '' };
    const permissions = ['system:login', 'activity:write'].map((name) => ({ id: name, name }));
    await api.db.insert(users).values({ id: other, ...names, permissions, roles: [] });
    const asked = { token: await beginSession(api.db, other, api.clock.now) };
    const address = `/sys/record/news/${id}`;
    expect((await api.call('listRecordVersions', `${address}/version`, asked)).status).toBe(404);
    expect((await api.call('deleteRecord', address, { ...asked, ...DELETE })).status).toBe(404);
    expect((await read(id)).code).toBe(200);
  });

  it('removes videos of other sites from a text, and publishes the pictures of a text', async () => {
    const foreign = '<p>a</p><video src="https://example.com/a.mp4"></video>';
    const { content } = await create({ content: { CN: foreign } });
    expect(content.CN).toBe('<p>a</p>');
    const stranger = '<img src="/api/sys/file/download/0123456789abcdef0123456789abcdef" alt="">';
    const refused = await api.call('createNews', '/sys/news', {
      token,
      body: body('图', { content: { CN: stranger } }),
    });
    expect(refused.code).toBe(1001);
  });
}
