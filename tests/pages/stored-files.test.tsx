import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { getGetMyProjectResponseMock } from '@/api/generated/project/project.faker';
import { getGetMyProjectMockHandler } from '@/api/generated/project/project.msw';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, setScenario, renderSite } from './render-site';

respondFromMocks();
afterEach(() => {
  vi.restoreAllMocks();
});

/** Collects the names of saved files. */
function watchSaved(): string[] {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  return saved;
}

/** Opens the user’s own entry with a document and a picture. */
async function openOwnEntry() {
  await setScenario('competitor');
  const response = getGetMyProjectResponseMock();
  const attachments = [
    { id: 'file-plan', name: '商业计划书.pdf', size: 2048, mime: 'application/pdf', shared: false },
    { id: 'file-photo', name: 'photo.png', size: 1024, mime: 'image/png', shared: false },
  ];
  if (response.data === null) throw new Error('the contract shows no entry');
  const data = { ...response.data, attachments };
  mockWorker.use(getGetMyProjectMockHandler({ ...response, data }));
  return renderSite(`/signup/details?id=${response.data.id}`);
}

it('saves a file of the user’s own entry under its name and sends the token only in the header', async () => {
  const saved = watchSaved();
  const asked: string[] = [];
  const attached = ['file-plan', 'file-photo'];
  const screen = await openOwnEntry();
  mockWorker.use(
    http.get('*/sys/file/download/:id', ({ request, params }) => {
      if (!attached.includes(String(params['id']))) return undefined;
      asked.push(`${new URL(request.url).search}${request.headers.get('token') ?? 'no token'}`);
      const picture = params['id'] === 'file-photo';
      const name = encodeURIComponent('商业计划书.pdf');
      return new HttpResponse(new Uint8Array([1, 2, 3]), {
        headers: {
          'content-type': picture ? 'image/png' : 'application/pdf',
          'content-disposition': picture
            ? "inline; filename*=UTF-8''photo.png"
            : `attachment; filename*=UTF-8''${name}`,
        },
      });
    }),
  );
  await screen.getByRole('button', { name: 'Download 商业计划书.pdf' }).click();
  await expect.poll(() => saved).toEqual(['商业计划书.pdf']);
  await screen.getByRole('button', { name: 'Download photo.png' }).click();
  await expect.poll(() => saved).toEqual(['商业计划书.pdf', 'photo.png']);
  expect(asked).toHaveLength(2);
  expect(asked.join(' ')).not.toMatch(/\?|no token/);
});

it('shows the reason and saves nothing if a file cannot be downloaded', async () => {
  const saved = watchSaved();
  const screen = await openOwnEntry();
  mockWorker.use(
    http.get('*/sys/file/download/:id', () =>
      HttpResponse.json({ code: 1001, msg: 'The file is gone', version: '1' }),
    ),
  );
  const button = screen.getByRole('button', { name: 'Download photo.png' });
  await button.click();
  await expect.element(screen.getByText('The file is gone')).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
  expect(saved).toEqual([]);
});
