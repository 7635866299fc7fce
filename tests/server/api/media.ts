import { readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { files } from '../../../server/database/schema.ts';
import { folderStore } from '../../../server/store/folder-store.ts';
import { copyId, makePictureCopy } from '../../../server/files/uploads/picture-copies.ts';
import { saveNewest } from '../support/saves.ts';
import { api, loginAdministrator, loginCompetitor } from './context.ts';
import { newKey } from './entries.ts';

const PUT = { method: 'PUT' } as const;
const DELETE = { method: 'DELETE' } as const;

/** The library of pictures and videos. */
export function mediaTests(): void {
  let token: string;

  async function upload(ownerId: string, mime = 'image/png'): Promise<string> {
    const id = `media-${newKey()}`;
    const row = { id, name: `${id}.png`, mime, size: 10, hash: '0'.repeat(64), ownerId };
    await api.db.insert(files).values({ ...row, createDate: api.clock.now });
    return id;
  }
  const save = (id: string, alt: object = { CN: '会场', US: 'The hall' }) =>
    saveNewest(api, 'saveMedia', { token, ...PUT, body: { id, alt } });
  const list = async (query: string) =>
    (await api.call('listMedia', `/sys/media?${query}`, { token })).data;
  const uses = async (id: string) =>
    (await api.call('listMediaUses', `/sys/media/${id}/use`, { token })).data;
  const remove = (id: string) => api.call('deleteMedia', `/sys/media/${id}`, { token, ...DELETE });
  const article = (change: object) =>
    api.call('createNews', '/sys/news', {
      token,
      body: {
        kind: 'news',
        title: { CN: '用图' },
        source: { CN: '组委会' },
        summary: { CN: '摘要' },
        content: { CN: '<p>一</p>' },
        publishDate: api.clock.now.toISOString(),
        published: false,
        ...change,
      },
    });

  beforeEach(async () => {
    token = await loginAdministrator();
  });

  it('adds the caller’s picture with its description, and finds it by keyword', async () => {
    const id = await upload('user-administrator');
    expect((await list(`keywords=${id}`)).total).toBe(0);
    const { data } = await save(id);
    expect(data).toMatchObject({ id, alt: { CN: '会场', US: 'The hall', HK: '會場' } });
    expect(data.createBy).toBeTruthy();
    expect((await list('keywords=The%20hall&kind=image')).records[0]?.id).toBe(id);
    expect((await list(`keywords=${id}&kind=video`)).total).toBe(0);
    const [row] = await api.db.select().from(files).where(eq(files.id, id));
    expect(row?.public).toBe(true);
    expect((await save(id, { CN: '' })).data.alt).toBeUndefined();
  });

  it('refuses another user’s file, and lists public files only', async () => {
    const id = await upload('user-competitor');
    expect((await save(id)).code).toBe(1001);
    expect((await list(`keywords=${id}`)).total).toBe(0);
    expect((await api.call('deleteMedia', `/sys/media/${id}`, { token, ...DELETE })).status).toBe(
      404,
    );
    const competitor = await loginCompetitor();
    expect((await api.call('listMedia', '/sys/media', { token: competitor })).code).toBe(1007);
  });

  it('lists the records that use a file as cover or in a text, and deletes only an unused file', async () => {
    const id = await upload('user-administrator');
    await save(id);
    expect(await uses(id)).toEqual([]);
    const cover = (await article({ coverFileId: id })).data;
    const html = `<figure><img src="/api/sys/file/download/${id}" alt="会场"></figure>`;
    const text = (await article({ content: { CN: html } })).data;
    const found = await uses(id);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual({ place: 'news', id: cover.id, title: cover.title });
    expect(found).toContainEqual({ place: 'news', id: text.id, title: text.title });
    expect((await remove(id)).msg).toBe('仍有内容在使用，不能删除');

    const { id: news, revision: _first, ...body } = cover;
    await saveNewest(api, 'saveNewsDraft', {
      token,
      ...PUT,
      body: { ...body, id: news },
    });
    for (const one of [text.id, news])
      await saveNewest(api, 'updateNews', {
        token,
        ...PUT,
        body: {
          ...body,
          id: one,
          coverFileId: undefined,
          content: { CN: '' },
        },
      });
    expect(await uses(id)).toEqual([]);
    expect((await remove(id)).data).toEqual({ id });
    expect((await remove(id)).status).toBe(404);
    expect(await api.db.$count(files, eq(files.id, id))).toBe(0);
  });

  it('matches whole file ids when it checks whether a file is used', async () => {
    const { records } = await list('keywords=cover&size=100');
    const shown = await Promise.all(records.slice(0, 3).map(({ id }) => uses(id)));
    expect(shown.every((places) => places.length > 0)).toBe(true);
  });

  it('makes smaller copies of a public picture in the background, and returns them by width', async () => {
    const id = await upload('user-administrator', 'image/jpeg');
    const photo = sharp({
      create: { width: 800, height: 450, channels: 3, background: '#1890ff' },
    });
    await photo.jpeg().toFile(join(api.files, id));
    const incoming = api.files;
    const store = folderStore({ files: api.files });
    const copyAll = async () => {
      while (await makePictureCopy({ db: api.db, store, incoming, now: api.clock.now }));
    };
    const widthOf = async (query: string) => {
      const url = `/api/sys/file/download/${id}${query}`;
      const response = await api.app.inject({ method: 'GET', url, headers: { token } });
      const { width } = await sharp(response.rawPayload).metadata();
      return [response.headers['content-type'], width];
    };
    await copyAll();
    // Private pictures have no copies, because copies are public.
    expect(await widthOf('?width=320')).toEqual(['image/jpeg', 800]);
    await save(id);
    await copyAll();
    expect(await widthOf('?width=320')).toEqual(['image/webp', 320]);
    expect(await widthOf('?width=640')).toEqual(['image/webp', 640]);
    expect(await widthOf('?width=960')).toEqual(['image/jpeg', 800]);
    expect(await widthOf('')).toEqual(['image/jpeg', 800]);
    // The library lists the picture only, and deletes its copies with it.
    expect((await list(`keywords=${id}`)).total).toBe(1);
    await remove(id);
    expect(await api.db.$count(files, eq(files.copyOf, id))).toBe(0);
  });

  it('makes missing copies once disk and file store are available again, and leaves no unfinished file', async () => {
    const id = await upload('user-administrator', 'image/png');
    const picture = sharp({ create: { width: 500, height: 300, channels: 3, background: 'navy' } });
    await picture.png().toFile(join(api.files, id));
    await save(id);
    const store = folderStore({ files: api.files });
    const away = { ...store, put: () => Promise.reject(new Error('the store is away')) };
    const copy = (to: typeof store) =>
      makePictureCopy({ db: api.db, store: to, incoming: api.files, now: api.clock.now });
    await expect(copy(away)).rejects.toMatchObject({ cause: { message: 'the store is away' } });
    // A file that can't be written, as on a full disk.
    await symlink('/no-such-folder/copy', join(api.files, `${copyId(id, 320)}.part`));
    await expect(copy(store)).rejects.toMatchObject({
      message: `can't scale picture ${id}`,
      cause: { code: 'ENOENT' },
    });
    expect((await readdir(api.files)).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(await copy(store)).toBe(true);
    expect(await api.db.$count(files, eq(files.copyOf, id))).toBe(1);
  });
}
