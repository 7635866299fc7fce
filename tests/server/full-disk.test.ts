import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { folderStore } from '../../server/store/folder-store.ts';
import { DOCUMENTS } from '../../openapi/upload-content.ts';
import { storeUpload } from '../../server/files/uploads/store-upload.ts';

/** Uploads a file to a store whose disk fails with this code. */
async function upload(code: string) {
  const folder = await mkdtemp(join(tmpdir(), 'site-full-'));
  const put = () => Promise.reject(Object.assign(new Error(code), { code }));
  const store = { ...folderStore({ files: folder }), put };
  const file = { name: 'plan.pdf', bytes: Readable.from([Buffer.from('%PDF-1.4\n%%EOF\n')]) };
  const failure: unknown = await storeUpload(
    { id: 'upload', owner: 'somebody', incoming: folder, store },
    file,
    DOCUMENTS,
  ).catch((error: unknown) => error);
  const left = await readdir(folder);
  await rm(folder, { recursive: true });
  return { failure, left };
}

it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])(
  'answers an upload with a retry time on the disk error %s, and leaves no file',
  async (code) => {
    const { failure, left } = await upload(code);
    expect(failure).toMatchObject({ http: 503, retryAfter: 5, cause: { code } });
    expect(left).toEqual([]);
  },
);

it('rethrows errors that are not of the disk', async () => {
  expect((await upload('EBADF')).failure).toMatchObject({ code: 'EBADF' });
});
