import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getMenu } from '@/api/generated/config/config';
import { downloadFile } from '@/api/generated/file/file';
import { mockServer } from '@/mocks/node';
import { page, watchFailures } from './support/failure-effects';

const saved = vi.hoisted(() => vi.fn<(content: Blob, name: string) => void>());
vi.mock('@/lib/save-file', () => ({ saveFile: saved }));

watchFailures();
beforeEach(() => saved.mockReset());

function fileResponses(headers: Record<string, string>, status = 200): void {
  mockServer.use(
    http.get('*/sys/file/download/:id', () => new HttpResponse('bytes', { status, headers })),
  );
}

const attachment = { 'content-type': 'application/pdf', 'content-disposition': 'attachment' };

describe('a file', () => {
  it('sent as an attachment is saved under its name', async () => {
    const disposition = `attachment; filename="x.pdf"; filename*=UTF-8''..%2F%E8%A1%A8.pdf`;
    fileResponses({ ...attachment, 'content-disposition': disposition });
    const content = await downloadFile('file-1');
    expect(await content.text()).toBe('bytes');
    expect(saved).toHaveBeenCalledExactlyOnceWith(content, '表.pdf');
    expect(page.toast).not.toHaveBeenCalled();
  });

  it('sent inline is returned and not saved', async () => {
    fileResponses({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="a.png"',
    });
    expect(await (await downloadFile('file-1')).text()).toBe('bytes');
    expect(saved).not.toHaveBeenCalled();
  });

  it('sent instead of JSON is saved too', async () => {
    mockServer.use(
      http.get('*/client/menu', () => new HttpResponse('bytes', { headers: attachment })),
    );
    await getMenu();
    expect(saved).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ ...attachment }, 404, 'TransportFault'],
    [{ ...attachment }, 201, 'ContractViolation'],
    [{ 'content-type': 'application/json' }, 200, 'ContractViolation'],
  ])('with %j and HTTP %i is not saved', async (headers, status, kind) => {
    fileResponses(headers, status);
    await expect(downloadFile('file-1')).rejects.toMatchObject({ kind });
    expect(saved).not.toHaveBeenCalled();
  });

  it('that the server rejects fails like any error envelope', async () => {
    mockServer.use(
      http.get('*/sys/file/download/:id', () =>
        HttpResponse.json(
          { code: 404, msg: 'gone' },
          { status: 404, headers: { ...attachment, 'content-type': 'application/problem+json' } },
        ),
      ),
    );
    await expect(downloadFile('file-1')).rejects.toMatchObject({ kind: 'Refused', code: 404 });
    expect(page.toast).toHaveBeenCalledWith('warning', { words: 'gone' }, 3);
  });
});
