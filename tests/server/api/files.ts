import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { eq, like } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { fileTickets, files, projects } from '../../../server/database/schema.ts';
import { sha256 } from '../../../server/identity/session/sessions.ts';
import { folderStore } from '../../../server/store/folder-store.ts';
import { cleanUpUploads } from '../../../server/files/uploads/clean-up.ts';
import { api, HOUR } from './context.ts';
import { newKey, anotherUser, WHOLE } from './entries.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const INPUTS = join(import.meta.dirname, '../../support/inputs');
const JPEG = await sharp({
  create: { width: 2, height: 2, channels: 3, background: 'white' },
})
  .jpeg()
  .toBuffer();
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
/** A presentation that contains a part of this name. */
function officeArchive(part: string): Buffer {
  const types =
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>';
  return storedZip([
    ['[Content_Types].xml', types],
    [part, 'x'],
  ]);
}

/** A ZIP archive without compression. */
function storedZip(entries: [name: string, text: string][]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of entries) {
    const bytes = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, rest, Buffer.from(name)]),
    );
    parts.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, one) => sum + one.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

/**
 * A Word document in the older format whose folder name crosses the boundary of two read chunks.
 */
function legacyOffice(folder: string): Buffer {
  const head = Buffer.alloc(65_536 - 9);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.write('WordDocument', 1024, 'utf16le');
  return Buffer.concat([head, Buffer.from(folder, 'utf16le'), Buffer.alloc(512)]);
}

/** The first bytes of a video. */
export const MP4 = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex');

interface Sent {
  token?: string;
  name?: string;
  bytes?: Buffer;
  path?: string;
  headers?: Record<string, string>;
}

/** Uploads a file as a browser form does. */
export async function send({
  token,
  name = 'a.pdf',
  bytes = PDF,
  path = '/client/upload/file',
  headers = {},
}: Sent) {
  const edge = '----edge';
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const response = await api.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${edge}`,
      ...headers,
      ...(token === undefined ? {} : { token }),
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  });
  const json = response.json<{ code: number; msg: string; data: { id: string; name: string } }>();
  return { status: response.statusCode, ...json };
}

function get(id: string, headers: Record<string, string> = {}, query = '') {
  return api.app.inject({ url: `/api/sys/file/download/${id}${query}`, headers });
}

async function ticketOf(token: string) {
  const how = { token, method: 'POST' } as const;
  return (await api.call('createFileTicket', '/client/file/ticket', how)).data;
}

const DAY = 24 * HOUR;
const removed = () => `${api.files}-removed`;

/** Writes files without a database record into the upload folder, this many days old. */
async function writeLeftovers(names: string[], { days }: { days: number }): Promise<string[]> {
  const written = new Date(Date.now() - days * DAY);
  for (const name of names) {
    await writeFile(join(api.files, name), 'left');
    await utimes(join(api.files, name), written, written);
  }
  return names;
}

/** Removes files older than this many days, as the server does at start. */
async function cleanUp({ days, all = false, now = Date.now() }: CleanUp) {
  const store = folderStore({ files: api.files, removed: removed() });
  const olderThan = new Date(Date.now() - days * DAY + 1000);
  return await cleanUpUploads(api.db, store, { olderThan, all, now: new Date(now) });
}

interface CleanUp {
  days: number;
  all?: boolean;
  now?: number;
}

/** Names of all removed files. */
async function removedNames(): Promise<string[]> {
  const days = (await readdir(removed())).filter((name) => /^\d/.test(name));
  return (await Promise.all(days.map((day) => readdir(join(removed(), day))))).flat().toSorted();
}

export function fileTests(): void {
  afterAll(() => rm(removed(), { recursive: true, force: true }));

  it('stores a document under an id, its name without a path, its type from its content', async () => {
    const token = await anotherUser();
    const { data } = await send({ token, name: '../../商业 计划书.txt' });
    expect(data).toMatchObject({
      name: '商业 计划书.txt.pdf',
      size: PDF.length,
      mime: 'application/pdf',
    });
    const { headers, rawPayload } = await get(data.id, { token });
    expect(rawPayload).toEqual(PDF);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      // The plain name is the fallback for clients that support ASCII only.
      'content-disposition': `attachment; filename="?? ???.txt.pdf"; filename*=UTF-8''${encodeURIComponent(data.name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('removes location and camera metadata from a picture, and rotates it upright', async () => {
    const token = await anotherUser();
    const taken = sharp({ create: { width: 40, height: 20, channels: 3, background: '#3579bd' } })
      .withExif({ IFD0: { Model: 'Phone of Li' }, IFD3: { GPSLatitude: '31/1 13/1 49/1' } })
      .withMetadata({ orientation: 6 });
    const bytes = await taken.clone().jpeg().toBuffer();
    expect(bytes.includes('Phone of Li')).toBe(true);
    const { data } = await send({ token, name: 'photo.jpg', bytes });
    const { rawPayload, headers } = await get(data.id, { token });
    expect(rawPayload.includes('Phone of Li')).toBe(false);
    const { width, height, exif, orientation } = await sharp(rawPayload).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 20, height: 40 });
    const [row] = await api.db.select().from(files).where(eq(files.id, data.id));
    expect(row).toMatchObject({ size: rawPayload.length });
    expect(headers['etag']).toBe(`"${createHash('sha256').update(rawPayload).digest('hex')}"`);
    expect((await readdir(api.files)).filter((name) => name.includes('part'))).toEqual([]);
  });

  it('stores a picture without metadata unchanged, and refuses an unreadable one', async () => {
    const token = await anotherUser();
    const { id } = (await send({ token, name: 'a.png', bytes: PNG })).data;
    expect((await get(id, { token })).rawPayload).toEqual(PNG);
    const cut = await send({ token, name: 'a.png', bytes: PNG.subarray(0, 20) });
    expect(cut).toMatchObject({ code: 1001, msg: '图片无效，请重新上传' });
  });

  it.each([
    ['pptx', true, 'ppt/slides/slide1.xml', 200],
    ['pptx', true, 'ppt/vbaProject.bin', 1001],
    ['doc', false, 'WordDocument', 200],
    ['doc', false, '_VBA_PROJECT', 1001],
  ])(
    'returns for a .%s file (archive: %s) that contains %s: %i',
    async (ending, archive, part, code) => {
      const token = await anotherUser();
      const bytes = archive ? officeArchive(part) : legacyOffice(part);
      const response = await send({ token, name: `plan.${ending}`, bytes });
      expect(response.code).toBe(code);
      if (code !== 200) expect(response.msg).toBe('文件含有宏，请另存为不含宏的格式后再上传');
    },
  );

  it.each([
    ['encrypted-by-password.docx', /^文件已加密，请在原软件中取消密码/],
    ['encrypted.pdf', /^文件已加密，请在原软件中取消密码/],
  ])('refuses %s and explains that its password must be removed', async (name, words) => {
    const bytes = await readFile(join(INPUTS, name));
    const response = await send({ token: await anotherUser(), name, bytes });
    expect(response.code).toBe(1001);
    expect(response.msg).toMatch(words);
  });

  it('accepts a long animation, and refuses a picture of over 100 million pixels', async () => {
    const token = await anotherUser();
    const recording = await readFile(join(INPUTS, 'screen-recording-1280x720-120-frames.gif'));
    expect((await send({ token, name: 'a.gif', bytes: recording })).code).toBe(200);
    const page = { width: 10_001, height: 10_000, channels: 3, background: 'white' } as const;
    const large = await sharp({ create: page, limitInputPixels: false }).png().toBuffer();
    const refused = await send({ token, name: 'a.png', bytes: large });
    expect(refused.msg).toBe('图片尺寸为 10001 × 10000 像素，过大；请缩小到 1 亿像素以内再上传');
  });

  it.each([
    ['photo.jfif', JPEG, 'photo.jfif'],
    ['计划.pdf(1)', PDF, '计划.pdf(1).pdf'],
    ['计划.pdf.1', PDF, '计划.pdf.1.pdf'],
    ['计划', PDF, '计划.pdf'],
    ['1000012345', PDF, '1000012345.pdf'],
    // Browsers percent-encode quotation marks in a form’s file name.
    ['他说%22好%22.pdf', PDF, '他说"好".pdf'],
    ['a<b>?.pdf', PDF, 'a<b>?.pdf'],
  ])('accepts %s by its content and keeps a readable name', async (name, bytes, shown) => {
    const { data } = await send({ token: await anotherUser(), name, bytes });
    expect(data.name).toBe(shown);
  });

  it('returns a file without a record to its owner only, by header or query token', async () => {
    const token = await anotherUser();
    const { id } = (await send({ token })).data;
    const staff = await api.login('13800000003', 'Admin-2026');
    expect((await get(id, {}, `?token=${token}`)).statusCode).toBe(200);
    expect((await get(id, { token: staff })).statusCode).toBe(404);
    expect((await get(id)).statusCode).toBe(404);
    expect((await get(id, { token: await anotherUser() })).statusCode).toBe(404);
    expect((await get(id, {}, '?token=nonsense')).statusCode).toBe(404);
  });

  it('makes caches revalidate a picture of the library, with 304 while it exists', async () => {
    const { headers } = await get('cover-news-01');
    expect(headers['cache-control']).toBe('public, max-age=3600, must-revalidate');
    const again = await get('cover-news-01', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('opens private files and templates by a ticket in the URL for five minutes', async () => {
    const token = await anotherUser();
    const [first, second] = [(await send({ token })).data.id, (await send({ token })).data.id];
    const { ticket, expiresIn } = await ticketOf(token);
    expect(expiresIn).toBe(300);
    const template = `/api/static/template/business-plan.docx?ticket=${ticket}`;
    const opened = async () => [
      ...(await Promise.all([first, second].map((id) => get(id, {}, `?ticket=${ticket}`)))),
      await api.app.inject(template),
    ];
    const statuses = async () => (await opened()).map(({ statusCode }) => statusCode);
    const { now } = api.clock;
    try {
      expect(await statuses()).toEqual([200, 200, 200]);
      api.clock.now = new Date(now.getTime() + 299_000);
      expect(await statuses()).toEqual([200, 200, 200]);
      api.clock.now = new Date(now.getTime() + 300_000);
      expect(await statuses()).toEqual([404, 404, 401]);
    } finally {
      api.clock.now = now;
    }
  });

  it('opens files that the ticket’s account may read, and published files with an expired ticket', async () => {
    const owner = await anotherUser();
    const { id } = (await send({ token: owner })).data;
    const body = { ...WHOLE, saveKey: newKey(), attachments: [{ id }] };
    await api.call('saveProject', '/client/project', { token: owner, body });
    const { ticket } = await ticketOf(await anotherUser());
    expect((await get(id, {}, `?ticket=${ticket}`)).statusCode).toBe(404);
    const ofStaff = await ticketOf(await api.login('13800000003', 'Admin-2026'));
    expect((await get(id, {}, `?ticket=${ofStaff.ticket}`)).statusCode).toBe(200);
    expect((await get('cover-news-01', {}, '?ticket=over')).statusCode).toBe(200);
  });

  it('revokes a session’s tickets at logout, and stores only their hashes', async () => {
    const token = await anotherUser();
    const { id } = (await send({ token })).data;
    const { ticket } = await ticketOf(token);
    const stored = await api.db.select().from(fileTickets);
    expect(JSON.stringify(stored)).not.toContain(ticket);
    await api.call('logout', '/client/user/logout', { token, method: 'POST' });
    expect((await get(id, {}, `?ticket=${ticket}`)).statusCode).toBe(404);
    expect(await api.db.$count(fileTickets, eq(fileTickets.tokenHash, sha256(token)))).toBe(0);
  });

  it('deletes expired tickets when a new one is issued', async () => {
    const token = await anotherUser();
    await ticketOf(token);
    const { now } = api.clock;
    try {
      api.clock.now = new Date(now.getTime() + 301_000);
      await ticketOf(token);
    } finally {
      api.clock.now = now;
    }
    expect(await api.db.$count(fileTickets, eq(fileTickets.tokenHash, sha256(token)))).toBe(1);
  });

  it('returns only shared attachments and the logo of a published entry to visitors', async () => {
    const token = await anotherUser();
    const [shown, stored] = [(await send({ token })).data.id, (await send({ token })).data.id];
    const logo = (await send({ token, name: 'logo.png', bytes: PNG })).data.id;
    const body = {
      ...WHOLE,
      saveKey: newKey(),
      logoFileId: logo,
      attachments: [{ id: shown, shared: true }, { id: stored }],
    };
    const { data } = await api.call('saveProject', '/client/project', { token, body });
    const visible = async () =>
      (await Promise.all([shown, stored, logo].map((id) => get(id)))).map((r) => r.statusCode);
    expect(await visible()).toEqual([404, 404, 404]);
    await api.db
      .update(projects)
      .set({ status: 2, publishedBy: 'staff' })
      .where(eq(projects.id, data.id));
    expect(await visible()).toEqual([200, 404, 200]);
  });

  it.each([
    ['a script in disguise', { name: 'a.pdf', bytes: Buffer.from('<script>alert(1)</script>') }],
    ['an SVG', { name: 'a.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
    ['a video among documents', { name: 'a.mp4', bytes: MP4 }],
  ])('refuses %s and stores nothing', async (_, sent) => {
    const token = await anotherUser();
    const before = await api.db.$count(files);
    expect(await send({ token, ...sent })).toMatchObject({ code: 1001, msg: '不支持的文件类型' });
    expect(await api.db.$count(files)).toBe(before);
    expect((await readdir(api.files)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('accepts a video and refuses a document where the purpose is video', async () => {
    const token = await anotherUser();
    const path = '/sys/file/uploadVideoFile';
    const video = await send({ token, path, name: 'a.mp4', bytes: MP4 });
    expect(video.data).toMatchObject({ name: 'a.mp4', mime: 'video/mp4' });
    expect((await send({ token, path })).code).toBe(1001);
    const body = { ...WHOLE, saveKey: newKey(), logoFileId: video.data.id };
    const response = await api.call('saveProject', '/client/project', { token, body });
    expect(response.msg).toBe('文件类型不符合要求');
  });

  it('refuses an empty document and a document of over 50 MB', async () => {
    const token = await anotherUser();
    const large = Buffer.concat([PDF, Buffer.alloc(50 * 1_048_576)]);
    const response = await send({ token, bytes: large });
    expect(response).toMatchObject({ status: 413, code: 413, msg: '文件大小不能超过 50 MB' });
    expect((await send({ token, bytes: Buffer.alloc(0) })).msg).toBe('文件是空的');
    expect((await readdir(api.files)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('limits an account to 5 GB, for concurrent uploads too', async () => {
    const token = await anotherUser();
    const { data } = await send({ token });
    const [first] = await api.db.select().from(files).where(eq(files.id, data.id));
    // Leaves room for one and a half files.
    const taken = 5 * 2 ** 30 - PDF.length * 2.5;
    const rows = [1, 2, 3].map(
      (n) => ({ ...first, id: `large-${n}`, size: Math.floor(taken / 3) }) as const,
    );
    await api.db.insert(files).values(rows as (typeof files.$inferInsert)[]);
    const before = await readdir(api.files);

    const responses = await Promise.all([send({ token }), send({ token }), send({ token })]);
    const long = await send({ token, bytes: Buffer.concat([PDF, Buffer.alloc(1_048_576)]) });

    const full = '您上传的文件总量已达 5 GB 上限';
    const texts = responses.map(({ code, msg }) => (code === 200 ? 'stored' : msg));
    expect(texts.toSorted()).toEqual(['stored', full, full]);
    expect(long).toMatchObject({ code: 1001, msg: full });
    expect(await readdir(api.files)).toHaveLength(before.length + 1);
    await api.db.delete(files).where(like(files.id, 'large-%'));
  });

  it('refuses a request without a session, and a body that is not a form', async () => {
    expect((await send({})).status).toBe(401);
    const token = await anotherUser();
    const body = { method: 'POST' as const, url: '/api/client/upload/file', payload: {} };
    expect((await api.app.inject({ ...body, headers: { token } })).statusCode).toBe(415);
  });

  it('refuses another user’s file in an entry', async () => {
    const { id } = (await send({ token: await anotherUser() })).data;
    const body = { ...WHOLE, saveKey: newKey(), attachments: [{ id }] };
    const token = await anotherUser();
    const response = await api.call('saveProject', '/client/project', { token, body });
    expect(response).toMatchObject({ code: 1001, msg: '该文件已不存在或不属于您，请重新上传' });
  });

  it.each([
    ['the beginning', 'bytes=0-7', [0, 7]],
    ['the middle to the end', 'bytes=10-', [10, PDF.length - 1]],
    ['the last bytes', 'bytes=-5', [PDF.length - 5, PDF.length - 1]],
    ['more than there is', 'bytes=20-99999', [20, PDF.length - 1]],
  ])('sends the requested range: %s', async (_, range, [start, end]) => {
    const token = await anotherUser();
    const { id } = (await send({ token })).data;
    const part = await get(id, { token, range });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-range': `bytes ${String(start)}-${String(end)}/${String(PDF.length)}`,
      'content-type': 'application/pdf',
    });
    expect(part.rawPayload).toEqual(PDF.subarray(start, (end ?? 0) + 1));
  });

  it.each(['bytes=9-1', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=-'])(
    'sends the whole file for the unsupported range %s',
    async (range) => {
      const token = await anotherUser();
      const { id } = (await send({ token })).data;
      const response = await get(id, { token, range });
      expect(response.statusCode).toBe(200);
      expect(response.headers['accept-ranges']).toBe('bytes');
      expect(response.rawPayload).toEqual(PDF);
    },
  );

  it('ignores a range for another version, and refuses one beyond the end with 416', async () => {
    const token = await anotherUser();
    const { id } = (await send({ token })).data;
    const etag = String((await get(id, { token })).headers.etag);
    const range = 'bytes=0-7';
    expect((await get(id, { token, range, 'if-range': etag })).statusCode).toBe(206);
    expect((await get(id, { token, range, 'if-range': '"older"' })).rawPayload).toEqual(PDF);
    const behind = await get(id, { token, range: 'bytes=9999-' });
    expect(behind.statusCode).toBe(416);
    expect(behind.headers['content-range']).toBe(`bytes */${String(PDF.length)}`);
    expect(behind.json()).toMatchObject({ code: 416, msg: '文件没有所请求的部分' });
  });

  it('moves only leftovers of interrupted uploads to the removed files at start', async () => {
    const token = await anotherUser();
    const { id } = (await send({ token })).data;
    const lost = await writeLeftovers(['a.part', 'b'.repeat(32)], { days: 2 });
    await writeLeftovers(['c.part'], { days: 0 });
    expect(await cleanUp({ days: 1 })).toEqual({ moved: 2, refused: 0, deleted: 0 });
    expect((await readdir(api.files)).filter((name) => name.endsWith('.part'))).toEqual(['c.part']);
    expect(await removedNames()).toEqual(lost);
    expect(await cleanUp({ days: 0 })).toMatchObject({ moved: 1 });
    expect((await get(id, { token })).rawPayload).toEqual(PDF);
  });

  it('deletes removed files after 30 days, and keeps folders with other names', async () => {
    const [name = ''] = await writeLeftovers(['d'.repeat(32)], { days: 2 });
    await cleanUp({ days: 1 });
    await mkdir(join(removed(), 'own notes'), { recursive: true });
    const almost = Date.now() + 30 * DAY - HOUR;
    expect(await cleanUp({ days: 1, now: almost })).toMatchObject({ deleted: 0 });
    expect(await removedNames()).toContain(name);
    expect((await cleanUp({ days: 1, now: Date.now() + 31 * DAY })).deleted).toBeGreaterThan(0);
    expect(await readdir(removed())).toEqual(['own notes']);
  });

  it('moves at most a twentieth of the files unless the operator allows all', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `e${String(at).padStart(31, '0')}`);
    await writeLeftovers([...names, 'f.part'], { days: 2 });
    expect(await cleanUp({ days: 1 })).toMatchObject({ moved: 1, refused: 40 });
    expect(await readdir(api.files)).toEqual(expect.arrayContaining(names));
    expect(await cleanUp({ days: 1, all: true })).toMatchObject({ moved: 40, refused: 0 });
    expect(await removedNames()).toEqual(expect.arrayContaining(names));
  });

  it('refuses another user’s picture as a portrait or avatar', async () => {
    const { id } = (await send({ token: await anotherUser(), name: 'me.png', bytes: PNG })).data;
    const token = await anotherUser();
    const body = { status: 0, saveKey: newKey(), avatarFileId: id };
    const expert = await api.call('saveExpert', '/client/expert', { token, body });
    expect(expert).toMatchObject({ code: 1001, msg: '该文件已不存在或不属于您，请重新上传' });
    const profile = { firstName: 'A', lastName: 'B', chineseName: '', avatarFileId: id };
    const how = { token, method: 'PUT', body: profile } as const;
    const response = await api.call('updateMySystemUser', '/sys/user/my', how);
    expect(response).toMatchObject({ code: 1001, msg: '头像文件无效' });
  });

  it('refuses a public picture as an avatar', async () => {
    const token = await anotherUser();
    const save = (avatarFileId: string) => {
      const body = { firstName: 'A', lastName: 'B', chineseName: '', avatarFileId };
      return api.call('updateMySystemUser', '/sys/user/my', { token, method: 'PUT', body });
    };
    expect((await get('cover-news-01')).statusCode).toBe(200);
    expect(await save('cover-news-01')).toMatchObject({ code: 1001, msg: '头像文件无效' });
    const { id } = (await send({ token, name: 'me.png', bytes: PNG })).data;
    expect((await save(id)).code).toBe(200);
    // An unchanged avatar passes, even after the file became the site’s.
    await api.db.update(files).set({ ownerId: null }).where(eq(files.id, id));
    expect((await save(id)).code).toBe(200);
  });

  it('sends templates to logged-in users only', async () => {
    const url = '/api/static/template/business-plan.docx';
    expect((await api.app.inject(url)).statusCode).toBe(401);
    const token = await anotherUser();
    const response = await api.app.inject(`${url}?token=${token}`);
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(response.headers['content-disposition']).toContain('business-plan.docx');
    const missing = `/api/static/template/constructor.docx?token=${token}`;
    expect((await api.app.inject(missing)).statusCode).toBe(404);
  });
}
