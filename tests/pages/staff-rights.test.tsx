import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { auditRecord } from '@/api/generated/factories';
import { respond } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import { AUDITED } from '@/features/admin/audit/audited-operations';
import { operations } from '../support/contract';
import { respondFromMocks } from './render-site';
import { openGroup, renderForStaff } from './staff';

respondFromMocks();

/** Returns the bodies of requests to a path as they arrive. */
function bodiesOf(method: 'post' | 'put', path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  mockWorker.use(
    http[method](`*${path}`, async ({ request }) => {
      bodies.push((await request.clone().json()) as Record<string, unknown>);
      return undefined;
    }),
  );
  return bodies;
}

it('omits pages without permission from the menu', async () => {
  const screen = await renderForStaff('/a/home', {}, ['system:login', 'activity:checkin']);
  const menu = screen.getByRole('navigation', { name: 'Main' });
  const checkIn = screen.getByRole('link', { name: 'Door check-in' });
  await openGroup(menu.getByRole('menuitem', { name: 'Competition' }), checkIn);
  for (const name of ['Review entries', 'Manage news'])
    await expect.element(screen.getByRole('link', { name })).not.toBeInTheDocument();
  for (const name of ['Site', 'System'])
    await expect.element(menu.getByRole('menuitem', { name })).not.toBeInTheDocument();
});

it('shows “No access” on a page without permission', async () => {
  const screen = await renderForStaff('/a/sys/user', {}, ['system:login', 'activity:checkin']);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
});

it('disables the review for staff with read permission only', async () => {
  const screen = await renderForStaff('/a/match/entries', {}, ['system:login', 'entry:read']);
  const review = screen.getByRole('button', { name: /^Review\b/ }).first();
  await expect.element(review).toHaveAttribute('aria-disabled', 'true');
  await expect.element(review).toHaveAccessibleDescription('no permission');
  // Forced, because Playwright treats `aria-disabled` as disabled.
  await review.click({ force: true });
  await expect
    .element(page.getByText('Sorry, you do not have permission to operate'))
    .toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['/a/match/editions', 'Add an edition', ['result:publish']],
  ['/a/match/activities', 'New activity', ['activity:checkin']],
  ['/a/sys/user', 'Add a user', ['user:read']],
  ['/a/sys/user', 'Import', ['user:read']],
  ['/a/sys/user', 'Export', ['user:read']],
])('at %s the button "%s" opens no dialog for staff with only %s', async (path, name, rights) => {
  const screen = await renderForStaff(path, {}, ['system:login', ...rights]);
  const button = screen.getByRole('button', { name, exact: true });
  await expect.element(button).toHaveAccessibleDescription('no permission');
  await button.click({ force: true });
  await expect
    .element(page.getByText('Sorry, you do not have permission to operate'))
    .toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('requires the user’s own password when permissions are granted', async () => {
  const sent = bodiesOf('post', '/sys/user');
  const screen = await renderForStaff('/a/sys/user');
  await screen.getByRole('button', { name: 'Add a user' }).click();
  const form = screen.getByRole('dialog', { name: 'Add a user' });
  for (const [field, value] of [
    ['First name', 'Wei'],
    ['Last name', 'Su'],
    ['Chinese name', '苏玮'],
    ['Mobile', '13611112222'],
    ['Email', 'wei.su@example.org'],
  ] as const)
    await form.getByLabelText(field, { exact: true }).fill(value);
  await expect.element(form.getByLabelText('Your password')).not.toBeInTheDocument();
  await form.getByRole('combobox', { name: 'Roles' }).click();
  await screen.getByTitle('Administrator').click();
  // The list of roles covers the button until the focus leaves it.
  await form.getByText('Add a user', { exact: true }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByText('Please fill this in')).toBeVisible();
  expect(sent).toEqual([]);
  await form.getByLabelText('Your password', { exact: true }).fill('Admin-2026');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ roles: [{ id: 'administrator' }], password: 'Admin-2026' });
});

it('adds a user without a name', async () => {
  const sent = bodiesOf('post', '/sys/user');
  const screen = await renderForStaff('/a/sys/user');
  await screen.getByRole('button', { name: 'Add a user' }).click();
  const form = screen.getByRole('dialog', { name: 'Add a user' });
  await form.getByLabelText('Mobile', { exact: true }).fill('13611112222');
  await form.getByLabelText('Email', { exact: true }).fill('wei.su@example.org');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent).toHaveLength(1);
});

it('creates a role with permissions named in the user’s language', async () => {
  const sent = bodiesOf('post', '/sys/role');
  const screen = await renderForStaff('/a/sys/roles');
  const builtIn = screen.getByRole('row').filter({ hasText: 'Administrator' });
  await expect.element(builtIn.getByText('Every permission of the back office')).toBeVisible();
  await expect.element(builtIn.getByRole('button')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Add a role' }).click();
  const form = screen.getByRole('dialog', { name: 'Add a role' });
  await form.getByLabelText('Role', { exact: true }).fill('签到');
  await form.getByRole('tab', { name: /English/ }).click();
  await form.getByLabelText('Role', { exact: true }).fill('Door');
  await form.getByRole('combobox', { name: 'Permissions' }).click();
  await screen.getByTitle('Check people in').click();
  await form.getByLabelText('Your password', { exact: true }).fill('Admin-2026');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        name: { CN: '签到', US: 'Door' },
        permissions: ['system:login', 'activity:checkin'],
        password: 'Admin-2026',
      },
    ]);
});

it('shows a role in the user’s language, and in each language in its form', async () => {
  const sent = bodiesOf('put', '/sys/role');
  const screen = await renderForStaff('/a/sys/roles');
  const role = screen.getByRole('row').filter({ hasText: 'Head of the jury' });
  await role.getByRole('button', { name: /^Edit\b/ }).click();
  const form = screen.getByRole('dialog', { name: 'Edit the role' });
  const name = form.getByLabelText('Role', { exact: true });
  await expect.element(name).toHaveValue('评审主任');
  await form.getByRole('tab', { name: /繁體中文/ }).click();
  await expect.element(name).toHaveValue('評審主任');
  await form.getByRole('tab', { name: /English/ }).click();
  await expect.element(name).toHaveValue('Head of the jury');
  await name.fill('Jury office');
  await form.getByLabelText('Your password', { exact: true }).fill('Admin-2026');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ name: { CN: '评审主任', US: 'Jury office', HK: '評審主任' } });
});

it('filters the audit log and keeps the filters in the address', async () => {
  const asked: string[] = [];
  mockWorker.use(
    http.get('*/sys/audit', ({ request }) => {
      asked.push(new URL(request.url).search);
      return undefined;
    }),
  );
  const screen = await renderForStaff('/a/sys/audit?outcome=refused&operation=1&since=nonsense');
  await expect.element(screen.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  const row = screen.getByRole('row').filter({ hasText: '陈静' });
  await expect.element(row.getByText('Decide on an entry')).toBeVisible();
  expect(asked.at(-1)).toBe('?outcome=refused&current=1&size=20');
  await screen.getByLabelText('From').fill('2026-11-01');
  await expect
    .poll(() => asked.at(-1))
    .toContain(`from=${encodeURIComponent(new Date(2026, 10, 1).toISOString())}`);
  await expect.poll(() => window.location.hash).toContain('since=2026-11-01');
});

it('shows records and statuses of the audit log in words, with the identifiers below', async () => {
  const record = auditRecord({
    operation: 'reviewProjects',
    target: 'project-1, gone',
    detail: 'status 4, prize-1',
    names: [
      { id: 'project-1', name: '智能质检机器人' },
      { id: 'prize-1', name: '一等奖' },
    ],
  });
  const other = auditRecord({
    id: 'other',
    operation: 'reviewProject',
    detail: 'status 3, finalist',
  });
  mockWorker.use(
    respond('listAudit', { records: [record, other], total: 2, current: 1, size: 20 }),
  );
  const screen = await renderForStaff('/a/sys/audit');
  await expect.element(screen.getByText('Awarded, 一等奖')).toBeVisible();
  await expect.element(screen.getByText('Finalist')).toBeVisible();
  await expect.element(screen.getByText('智能质检机器人')).toBeVisible();
  for (const id of ['project-1', 'gone']) await expect.element(screen.getByText(id)).toBeVisible();
});

it('saves no file if the export is rejected', async () => {
  const asked: string[] = [];
  mockWorker.use(
    http.get('*/sys/export/:list', ({ params }) => {
      asked.push(String(params['list']));
      return HttpResponse.json({ code: 1007, msg: 'no', version: '1' });
    }),
  );
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const screen = await renderForStaff('/a/sys/audit');
  await screen.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /as CSV/ }).click();
  await expect.poll(() => asked).toEqual(['audit']);
  expect(save).not.toHaveBeenCalled();
  save.mockRestore();
});

it('has a label for every audited operation', () => {
  const recorded = operations.filter((operation) => operation.audit).map(({ id }) => id);
  expect(recorded.toSorted()).toEqual([...AUDITED].toSorted());
});
