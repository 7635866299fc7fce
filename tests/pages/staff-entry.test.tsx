import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  getGetStaffProjectResponseMock,
  getListStaffProjectsResponseMock,
} from '@/api/generated/staff/staff.faker';
import { getGetStaffProjectMockHandler } from '@/api/generated/staff/staff.msw';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

const whole = getGetStaffProjectResponseMock();
const list = getListStaffProjectsResponseMock();
const [first] = list.data.records;
if (first === undefined) throw new Error('the contract shows no entry');

/** A PDF with one page and one line of text. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 41>>stream
BT /F 18 Tf 10 40 Td (Business plan) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`;

/**
 * Serves a list of `count` entries in pages of two; the entry with the number `broken` is invalid.
 */
function serveEntries(count: number, broken?: number): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  mockWorker.use(
    http.get('*/api/sys/project', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const current = Number(query.get('current'));
      const all = Array.from({ length: count }, (_, index) => ({
        ...first,
        id: `entry-${String(index + 1)}`,
        name: index + 1 === broken ? 7 : `Entry ${String(index + 1)}`,
      }));
      const records = all.slice((current - 1) * 2, current * 2);
      return HttpResponse.json({ ...list, data: { records, total: count, current, size: 2 } });
    }),
    http.get('*/api/sys/project/:id', ({ params }) => {
      const id = String(params['id']);
      const entry = { ...whole.data.entry, id, name: id.replace('entry-', 'Entry ') };
      return HttpResponse.json({ ...whole, data: { ...whole.data, entry } });
    }),
  );
  return asked;
}

it('shows staff the complete entry, and the identity number only on demand', async () => {
  mockWorker.use(getGetStaffProjectMockHandler(whole));
  await renderForStaff('/a/match/entry?id=project-1');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('智能质检机器人');
  for (const text of [
    '自研视觉模型，良率检测准确率达 99.6%。',
    '李思远',
    '首席技术官',
    '5,000,000',
  ])
    // The text is also part of the versions.
    await expect.element(page.getByText(text).first()).toBeVisible();
  const number = page.getByText(/: 11010519491231002X$/);
  await expect.element(page.getByText(/: \*{14}002X$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show identity number' }).click();
  await expect.element(number).toBeVisible();
  await page.getByRole('button', { name: 'Hide identity number' }).click();
  await expect.element(number).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /商业计划书\.pdf/ })).toBeVisible();
  await expect.element(page.getByLabelText('路演.mp4', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Decisions so far' }))
    .toMatchTextContent('In review → Awarded 一等奖');
});

it('shows the note among staff of a decision', async () => {
  const { entry } = whole.data;
  const history = entry.history.map((step) => ({ ...step, staffNote: 'Ask the chair' }));
  const data = { ...whole.data, entry: { ...entry, history } };
  mockWorker.use(getGetStaffProjectMockHandler({ ...whole, data }));
  await renderForStaff('/a/match/entry?id=project-1');
  await expect.element(page.getByText('Among staff: Ask the chair').first()).toBeVisible();
});

it('shows and hides the pages of a PDF with their text', async () => {
  mockWorker.use(
    getGetStaffProjectMockHandler(whole),
    http.get('*/api/sys/file/download/:id', () =>
      HttpResponse.arrayBuffer(new TextEncoder().encode(PDF).buffer, {
        headers: { 'content-type': 'application/pdf' },
      }),
    ),
  );
  await renderForStaff('/a/match/entry?id=project-1');
  await page.getByRole('button', { name: 'Show in the page' }).click();
  const sheet = page.getByLabelText('Page 1 of 1');
  await expect.element(sheet, { timeout: 15_000 }).toHaveTextContent('Business plan');
  await page.getByRole('button', { name: 'Hide the file' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

it('suggests a download if a PDF cannot be shown', async () => {
  mockWorker.use(
    getGetStaffProjectMockHandler(whole),
    http.get('*/api/sys/file/download/:id', () => HttpResponse.text('no PDF')),
  );
  await renderForStaff('/a/match/entry?id=project-1');
  await page.getByRole('button', { name: 'Show in the page' }).click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Download it instead' }), {
      timeout: 15_000,
    })
    .toBeVisible();
});

it('links to the next and previous entry in the list’s order, across its pages', async () => {
  serveEntries(3);
  await renderForStaff('/a/match/entries?status=1');
  await page.getByRole('link', { name: 'Entry 1' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent('Entry 1');
  await expect.element(page.getByRole('link', { name: 'Previous entry' })).not.toBeInTheDocument();
  for (const name of ['Entry 2', 'Entry 3']) {
    await page.getByRole('link', { name: 'Next entry' }).click();
    await expect.element(title).toHaveTextContent(name);
  }
  await expect.element(page.getByRole('link', { name: 'Next entry' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Previous entry' }).click();
  await expect.element(title).toHaveTextContent('Entry 2');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect.element(title).toHaveTextContent('Review entries');
  expect(location.hash).toContain('status=1');
});

it('skips an invalid entry, which the list counts', async () => {
  serveEntries(5, 2);
  await renderForStaff('/a/match/entries');
  await expect.element(page.getByText('1 record can’t be shown')).toBeVisible();
  await page.getByRole('link', { name: 'Entry 1' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent('Entry 1');
  await page.getByRole('link', { name: 'Next entry' }).click();
  await expect.element(title).toHaveTextContent('Entry 3');
  await page.getByRole('link', { name: 'Previous entry' }).click();
  await expect.element(title).toHaveTextContent('Entry 1');
});

it('reports invalid entries instead of an empty list', async () => {
  serveEntries(1, 1);
  await renderForStaff('/a/match/entries');
  await expect.element(page.getByText('1 record can’t be shown')).toBeVisible();
  await expect.element(page.getByText('No data')).not.toBeInTheDocument();
});

it('filters the entries by track and keeps the other filters', async () => {
  const asked = serveEntries(1);
  await renderForStaff('/a/match/entries?status=2&keywords=robot');
  await page.getByRole('combobox', { name: 'Track' }).click();
  await page
    .getByRole('option', { name: 'Energy' })
    .or(page.getByTitle(/energy/i))
    .first()
    .click();
  await expect
    .poll(() => Object.fromEntries(asked.at(-1) ?? []))
    .toMatchObject({ domain: 'energy', status: '2', keywords: 'robot', current: '1' });
});

it('reports that the entry does not exist', async () => {
  mockWorker.use(
    http.get('*/api/sys/project/:id', () =>
      HttpResponse.json(
        { code: 404, msg: '内容不存在或已下线', version: '1.0.0' },
        { status: 404 },
      ),
    ),
  );
  await renderForStaff('/a/match/entry?id=gone');
  await expect
    .element(page.getByText(/entry doesn’t exist or hasn’t been submitted/))
    .toBeVisible();
});
