import { writeXlsx } from 'hucre/xlsx';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  getListAttendeesResponseMock,
  getListStaffActivitiesResponseMock,
} from '@/api/generated/staff-activity/staff-activity.faker';
import { getListStaffProjectsResponseMock } from '@/api/generated/staff/staff.faker';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

const list = getListStaffProjectsResponseMock();

/** Serves the list of entries; returns the search of each request. */
function serveEntries(total: number): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  mockWorker.use(
    http.get('*/api/sys/project', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ ...list, data: { ...list.data, total } });
    }),
  );
  return asked;
}

/** Serves exports; returns their URLs. */
function serveExports(): URL[] {
  const asked: URL[] = [];
  mockWorker.use(
    http.get('*/api/sys/export/:list', ({ request }) => {
      asked.push(new URL(request.url));
      return new HttpResponse('x', {
        headers: {
          'content-type': 'text/csv',
          'content-disposition': 'attachment; filename="x.csv"',
          'x-record-count': '1',
        },
      });
    }),
  );
  return asked;
}

it('exports all filtered rows in the list’s order and shows their number first', async () => {
  serveEntries(60);
  const saved = serveExports();
  const screen = await renderForStaff('/a/match/entries?domain=ai&status=2&sort=-name&page=2');
  await screen.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: '60 rows as Excel' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  const [asked] = saved;
  expect(asked?.pathname).toMatch(/\/sys\/export\/entries$/);
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    matchInfoId: 'match-2026',
    domain: 'ai',
    status: '2',
    sort: '-name',
    format: 'xlsx',
  });
});

it('disables the export without permission', async () => {
  serveEntries(60);
  const screen = await renderForStaff('/a/match/entries', {}, ['system:login', 'entry:read']);
  const button = screen.getByRole('button', { name: 'Export' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
});

it('sorts the whole list by a column and keeps the order in the address', async () => {
  const asked = serveEntries(60);
  const screen = await renderForStaff('/a/match/entries?sort=password');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked[0]?.get('sort')).toBeNull();
  await screen.getByRole('columnheader', { name: 'Entry' }).click();
  await expect.poll(() => asked.at(-1)?.get('sort')).toBe('name');
  await screen.getByRole('columnheader', { name: 'Entry' }).click();
  await expect.poll(() => asked.at(-1)?.get('sort')).toBe('-name');
  expect(location.hash).toContain('sort=-name');
});

it('hides a column in this browser until it is shown again', async () => {
  serveEntries(1);
  const screen = await renderForStaff('/a/match/entries');
  const head = screen.getByRole('columnheader', { name: 'Company' });
  await expect.element(head).toBeVisible();
  await screen.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Company' }).click();
  await expect.element(head).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('columns:entries') ?? '')).toEqual(['company']);
  await page.getByRole('checkbox', { name: 'Company' }).click();
  await expect.element(head).toBeVisible();
  expect(localStorage.getItem('columns:entries')).toBeNull();
});

it('lists the attendees of an activity and filters them by status', async () => {
  const asked: string[] = [];
  const attendees = getListAttendeesResponseMock();
  mockWorker.use(
    http.get('*/api/sys/activity/:id/attendees', ({ request, params }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${String(params['id'])} ${searchParams.get('status') ?? 'all'}`);
      return HttpResponse.json(attendees);
    }),
  );
  const screen = await renderForStaff('/a/match/attendees?id=activity-7&attendance=nonsense');
  await expect.element(screen.getByText('林晓')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Status' }).click();
  await page.getByTitle('Checked in', { exact: true }).click();
  await expect.poll(() => asked.at(-1)).toBe('activity-7 signedIn');
  expect(asked[0]).toBe('activity-7 all');
});

it.each([1280, 390])('marks an untranslated title with its language at %i px', async (width) => {
  await page.viewport(width, 800);
  const activities = getListStaffActivitiesResponseMock();
  const [example] = activities.data.records;
  const [title, city] = [{ CN: '海洋沙龙' }, { CN: '青岛', US: 'Qingdao' }];
  const record = { ...example, title, city };
  mockWorker.use(
    http.get('*/api/sys/activity', () =>
      HttpResponse.json({ ...activities, data: { ...activities.data, records: [record] } }),
    ),
  );
  const screen = await renderForStaff('/a/match/activities');
  await expect.element(screen.getByText('海洋沙龙')).toHaveAttribute('lang', 'zh-CN');
  await expect.element(screen.getByText('Qingdao')).not.toHaveAttribute('lang');
});

it('marks an activity with a draft', async () => {
  const activities = getListStaffActivitiesResponseMock();
  const [example] = activities.data.records;
  const draft = { content: example, at: '2026-11-20T08:30:00Z', by: 'Ben' };
  const records = [
    { ...example, id: 'changed', draft },
    { ...example, id: 'as-it-is', draft: undefined },
  ];
  mockWorker.use(
    http.get('*/api/sys/activity', () =>
      HttpResponse.json({ ...activities, data: { ...activities.data, records, total: 2 } }),
    ),
  );
  const screen = await renderForStaff('/a/match/activities');
  await expect.poll(() => screen.getByText('Unpublished changes').elements()).toHaveLength(1);
});

it('offers to cancel an activity until it ends, even after sign-up has closed', async () => {
  const activities = getListStaffActivitiesResponseMock();
  const [example] = activities.data.records;
  // The mocks’ clock is the contract’s example, so that a margin of a year is needed.
  const year = 365 * 86_400_000;
  const ending = (name: string, years: number) => ({
    ...example,
    id: name,
    title: { CN: name },
    state: 'ended',
    end: new Date(Date.now() + years * year).toISOString(),
  });
  const records = [ending('soon over', 1), ending('over', -1)];
  mockWorker.use(
    http.get('*/api/sys/activity', () =>
      HttpResponse.json({ ...activities, data: { ...activities.data, records, total: 2 } }),
    ),
  );
  const screen = await renderForStaff('/a/match/activities');
  const more = (name: string) =>
    screen.getByRole('button', { name: `More actions for “${name}”`, exact: true });
  const code = page.getByRole('menuitem', { name: 'Check-in code' });
  const cancel = page.getByRole('menuitem', { name: 'Cancel activity' });
  await more('over').click();
  await expect.element(code).toBeVisible();
  expect(cancel.query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(code).not.toBeInTheDocument();
  await more('soon over').click();
  await expect.element(cancel).toBeVisible();
});

interface Sent {
  columns: string[];
  rows: string[][];
  apply: boolean;
}

/** Responds to imports as the server does; returns the requests. */
function respondToImports(): Sent[] {
  const sent: Sent[] = [];
  mockWorker.use(
    http.post('*/api/sys/import/users', async ({ request }) => {
      const body = (await request.json()) as Sent;
      sent.push(body);
      const envelope = { code: 200, msg: 'OK', version: '1.0.0' };
      if (body.columns.includes('Name of a pet'))
        return HttpResponse.json({ ...envelope, code: 1001, msg: 'There is no such column' });
      const wrong = body.rows.findIndex(([, mobile]) => mobile === '12');
      const problems =
        wrong === -1 ? [] : [{ row: wrong, column: 'mobile', message: 'must be a number' }];
      const data = {
        records: body.rows.length,
        applied: body.apply && wrong === -1,
        columns: ['chineseName', 'mobile'],
        created: body.rows.length,
        changed: 0,
        unchanged: 0,
        problems,
      };
      return HttpResponse.json({ ...envelope, data });
    }),
  );
  return sent;
}

async function openImport() {
  const screen = await renderForStaff('/a/sys/user');
  await screen.getByRole('button', { name: 'Import' }).click();
  // Located without a name: in tests, antd gives all dialog titles the same id.
  return page.getByRole('dialog');
}

it('shows the rows and problems of a pasted table and imports it once it is valid', async () => {
  const sent = respondToImports();
  const dialog = await openImport();
  const table = dialog.getByRole('textbox', { name: 'Table' });
  const check = dialog.getByRole('button', { name: 'Check' });

  await table.fill('Name of a pet\nRex');
  await check.click();
  await expect.element(dialog.getByText('There is no such column')).toBeVisible();

  await table.fill('Chinese name\tmobile\n甲\t13511110001\n\t\n乙\t12');
  await expect.element(dialog.getByRole('cell', { name: '甲' })).toBeVisible();
  await check.click();
  await expect.element(dialog.getByText(/Row 4, Mobile · must be a number/)).toBeVisible();
  expect(sent.at(-1)).toEqual({
    columns: ['Chinese name', 'mobile'],
    rows: [
      ['甲', '13511110001'],
      ['乙', '12'],
    ],
    apply: false,
  });
  await expect
    .element(dialog.getByRole('cell', { name: '12', exact: true }))
    .toHaveAttribute('title', 'must be a number');
  await expect.element(dialog.getByRole('button', { name: 'Import 2 rows' })).toBeDisabled();
  await expect.element(table).toHaveValue('Chinese name\tmobile\n甲\t13511110001\n\t\n乙\t12');

  await table.fill('Chinese name\tmobile\n甲\t13511110001\n乙\t13511110002');
  await check.click();
  await expect.element(dialog.getByText('New: 2 · Changed: 0 · Unchanged: 0')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect.poll(() => sent.at(-1)?.apply).toBe(true);
  await expect.poll(() => dialog.query()).toBeNull();
});

it('reads a selected workbook and explains how to convert an unsupported file', async () => {
  respondToImports();
  const dialog = await openImport();
  const file = dialog.getByLabelText('Choose a file');
  const rows = [
    ['Chinese name', 'Mobile'],
    ['星火', 13_511_110_001],
  ];
  const bytes = await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] });
  await userEvent.upload(file, new File([bytes as BlobPart], 'users.xlsx'));
  await expect.element(dialog.getByRole('cell', { name: '13511110001' })).toBeVisible();

  const encrypted = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
  await userEvent.upload(file, new File([encrypted], 'users.xls'));
  await expect.element(dialog.getByText(/Save it as “Excel Workbook/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Check' })).toBeDisabled();
});

it.each([
  ['rows', 1280],
  ['cards', 390],
])('shows blank %s while the records load', async (_, width) => {
  await page.viewport(width, 800);
  const response = Promise.withResolvers<undefined>();
  mockWorker.use(http.get('*/api/sys/project', () => response.promise));
  await renderForStaff('/a/match/entries');
  const rows = () => document.querySelectorAll('.ant-table-row');
  const first = () => rows()[0]?.getBoundingClientRect() ?? new DOMRect();
  await expect.poll(() => rows().length).toBe(8);
  const { top } = first();
  expect(document.querySelector('.ant-spin-spinning')).toBeNull();
  expect(document.querySelector('table')?.ariaBusy).toBe('true');
  response.resolve(undefined);
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  // "Select all" appears above the table with the records.
  expect(first().top - top).toBeLessThan(60);
  await page.viewport(1280, 800);
});

it.each([
  ['a button', '/a/match/news', 'button', /^Edit \S/],
  ['a link', '/a/match/activities', 'link', /^Attendees \S/],
] as const)('%s in a row carries the name of the row', async (_, address, role, name) => {
  const screen = await renderForStaff(address);
  const row = screen.getByRole('row').filter({ has: page.getByRole(role, { name }) });
  const first = row.getByRole('cell').first();
  await expect.element(first).toBeVisible();
  const control = row.first().getByRole(role, { name }).first();
  const rowName = expect.stringContaining(first.element().textContent.trim()) as string;
  await expect.element(control).toHaveAccessibleName(rowName);
});
