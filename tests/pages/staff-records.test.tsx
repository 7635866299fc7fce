import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getListStaffNewsResponseMock } from '@/api/generated/staff/staff.faker';
import type { NewsBody } from '@/api/generated/model';
import { respond } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks, MOCK_NOW } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();

const [example] = getListStaffNewsResponseMock().data.records;
const BODY: NewsBody = {
  kind: 'news',
  title: { CN: '决赛' },
  source: { CN: '组委会' },
  summary: { CN: '摘要' },
  content: { CN: '<p>正文</p>' },
  publishDate: '2026-03-01T09:00:00.000Z',
  published: true,
};
const RECORD = { ...example, ...BODY, id: 'news-1', browseNumber: 1, revision: 2 };
const VERSION = { number: 3, action: 'changed', at: '2026-11-20T08:30:00Z', by: 'Ben' } as const;
const OLDER = { number: 1, action: 'created', at: '2026-11-01T08:30:00Z', by: 'Ada' } as const;

let sent: { path: string; method: string; body: Record<string, unknown> }[];
/** Number of writes still to be rejected with 409. */
let conflicts: number;

async function openList(record: object = RECORD) {
  const page = { records: [record], total: 1, current: 1, size: 20 };
  const envelope = (data: unknown) =>
    HttpResponse.json({ code: 200, msg: 'OK', version: '1.0.0', data });
  const write = async ({ request }: { request: Request }) => {
    const body = await request.text();
    const { pathname: path } = new URL(request.url);
    const { method } = request;
    sent.push({ path, method, body: body === '' ? {} : (JSON.parse(body) as object as never) });
    if (path.endsWith('/sys/news') && conflicts > 0) {
      conflicts -= 1;
      return HttpResponse.json({ code: 409, msg: 'Changed meanwhile' }, { status: 409 });
    }
    return envelope(path.includes('/record/') ? { kind: 'news', id: 'news-1' } : RECORD);
  };
  mockWorker.use(
    respond('listStaffNews', page as never),
    respond('listRecordVersions', [VERSION, OLDER]),
    http.get('*/sys/record/news/news-1/version/3', () =>
      envelope({
        ...VERSION,
        news: { ...BODY, title: { CN: '半决赛' }, summary: { CN: '新摘要' } },
      }),
    ),
    http.get('*/sys/record/news/news-1/version/1', () =>
      envelope({
        ...OLDER,
        news: { ...BODY, title: { CN: '初稿' }, content: { CN: '<p>旧文</p>' } },
      }),
    ),
    http.put('*/sys/news', write),
    http.put('*/sys/news/draft', write),
    http.delete('*/sys/news/news-1/draft', write),
    http.delete('*/sys/record/news/news-1', write),
    http.post('*/sys/record/restored', write),
  );
  return renderForStaff('/a/match/news');
}

async function openItem(record?: object) {
  const screen = await openList(record);
  await screen.getByRole('button', { name: /^Edit\b/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit' });
  await expect.element(dialog.getByRole('textbox', { name: 'Text' })).toBeVisible();
  return { screen, dialog };
}

beforeEach(() => {
  sent = [];
  conflicts = 0;
});
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

it.each([
  ['after its drawer has closed', true],
  ['while its drawer is closing', false],
])('a reopened form contains the complete stored item, %s', async (_when, gone) => {
  const { screen, dialog } = await openItem();
  await dialog.getByLabelText('Title').fill('not kept');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  if (gone) await expect.poll(() => document.querySelector('#news-1')).toBeNull();
  (screen.getByRole('button', { name: /^Edit\b/ }).element() as HTMLElement).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Text' })).toBeVisible();
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('决赛');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject(BODY);
});

it.each([
  ['Publish', true],
  ['Save unpublished', false],
])('a new article has a button "%s"', async (name, published) => {
  const screen = await openList();
  mockWorker.use(
    http.post('*/sys/news', async ({ request }) => {
      sent.push({ path: '', method: 'POST', body: (await request.json()) as never });
      return HttpResponse.json({ code: 200, msg: 'OK', version: '1.0.0', data: RECORD });
    }),
  );
  await screen.getByRole('button', { name: 'New article' }).click();
  const dialog = screen.getByRole('dialog', { name: 'New article' });
  await dialog.getByRole('textbox', { name: /Title/ }).fill('Start');
  await dialog.getByRole('textbox', { name: /Source/ }).fill('Office');
  await dialog.getByRole('textbox', { name: /Summary/ }).fill('Now');
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => sent).toMatchObject([{ body: { title: { CN: 'Start' }, published } }]);
});

describe('an item saved by another user in the meantime', () => {
  it('shows both versions field by field and saves the selection', async () => {
    conflicts = 1;
    const { dialog } = await openItem();
    await dialog.getByRole('textbox', { name: /Title/ }).fill('总决赛');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const both = page.getByRole('dialog').last();
    const title = both.getByRole('group', { name: /Title \(简体中文\).*Changed by both/ });
    await expect.element(title.getByRole('radio', { name: /总决赛/ })).toBeChecked();
    await expect.element(title.getByRole('radio', { name: /半决赛/ })).toBeVisible();
    // Fields changed only by the other user use that version.
    const summary = both.getByRole('group', { name: /Summary/ });
    await expect.element(summary.getByRole('radio', { name: /新摘要/ })).toBeChecked();
    await title.getByRole('radio', { name: /半决赛/ }).click();
    await both.getByRole('button', { name: 'Save selection' }).click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[0]?.body).toMatchObject({ revision: 2 });
    expect(sent[1]?.body).toMatchObject({
      revision: 3,
      title: { CN: '半决赛' },
      summary: { CN: '新摘要' },
    });
  });

  it('keeps the input if the user continues editing', async () => {
    conflicts = 1;
    const { dialog } = await openItem();
    await dialog.getByRole('textbox', { name: /Title/ }).fill('总决赛');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const both = page.getByRole('dialog').last();
    await both.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(dialog.getByRole('textbox', { name: /Title/ })).toHaveValue('总决赛');
  });
});

it('a former version can be loaded into the form and saved', async () => {
  const { dialog } = await openItem();
  await dialog.getByRole('button', { name: 'Versions' }).click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /Use the version from/ })
    .click();
  await expect.element(dialog.getByRole('textbox', { name: /Title/ })).toHaveValue('初稿');
  await expect.element(dialog.getByRole('textbox', { name: 'Text' })).toHaveTextContent('旧文');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => sent)
    .toMatchObject([
      { body: { title: { CN: '初稿' }, content: { CN: '<p>旧文</p>' }, revision: 2 } },
    ]);
});

it('a later date of a published item shows that visitors won’t see it until then', async () => {
  const { dialog } = await openItem();
  const note = dialog.getByText(/^.*Until then, visitors don’t see this item/);
  expect(note.query()).toBeNull();
  await dialog.getByLabelText('Date').fill('2099-01-01T09:00');
  await expect.element(note).toBeVisible();
});

describe('the draft of a published item', () => {
  it('is saved separately', async () => {
    const { dialog } = await openItem();
    await dialog.getByRole('textbox', { name: /Title/ }).fill('总决赛');
    await dialog.getByRole('button', { name: 'Save as draft' }).click();
    await expect
      .poll(() => sent)
      .toMatchObject([
        {
          path: expect.stringMatching(/news\/draft$/) as string,
          body: { title: { CN: '总决赛' } },
        },
      ]);
  });

  it('opens in the editor and can be discarded for the published version', async () => {
    const content = { ...BODY, title: { CN: '草稿' }, content: { CN: '<p>草稿正文</p>' } };
    const draft = { content, at: '2026-11-20T08:30:00Z', by: 'Ben' };
    const { dialog } = await openItem({ ...RECORD, draft });
    await expect.element(dialog.getByRole('textbox', { name: /Title/ })).toHaveValue('草稿');
    await dialog.getByRole('button', { name: 'Discard draft' }).click();
    await expect.element(dialog.getByRole('textbox', { name: /Title/ })).toHaveValue('决赛');
    await expect.element(dialog.getByRole('textbox', { name: 'Text' })).toHaveTextContent('正文');
    expect(sent).toMatchObject([{ method: 'DELETE' }]);
  });
});

it('a deleted item can be restored at once', async () => {
  const screen = await openList();
  await screen.getByRole('button', { name: 'Delete “决赛”' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => sent.map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  expect(sent[1]?.body).toEqual({ kind: 'news', id: 'news-1' });
});

it('an item with a future date is shown as scheduled', async () => {
  const publishDate = new Date(Date.parse(MOCK_NOW) + 3_600_000).toISOString();
  const screen = await openList({ ...RECORD, publishDate });
  await expect.element(screen.getByRole('cell', { name: 'Scheduled' })).toBeVisible();
});
