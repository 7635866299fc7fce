import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { projectContent, projectNote, projectVersion } from '@/api/generated/factories';
import { respond } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

const ENTRY = '/a/match/entry?id=project-1';
const plan = (id: string) => [{ id, name: 'plan.pdf', shared: false }];

it('shows which fields differ from the version before, with members, company and files', async () => {
  const previous = projectContent({
    name: 'Robot',
    summary: 'The same',
    members: [{ name: 'Li', role: 'CTO' }],
    company: { name: 'Old Ltd' },
    attachments: plan('f-1'),
  });
  const content = {
    ...previous,
    name: 'Robot arm',
    members: [{ name: 'Li', role: 'CEO' }],
    company: { name: 'New Ltd' },
    attachments: plan('f-2'),
  };
  mockWorker.use(respond('getProjectVersion', projectVersion({ content, previous })));
  await renderForStaff(ENTRY);
  const rows = page.getByRole('region', { name: 'Versions' }).getByRole('row');
  await expect
    .poll(() =>
      rows.elements().map((row) => [...row.children].map(({ textContent }) => textContent)),
    )
    .toEqual([
      ['Field', 'Before', 'After'],
      [expect.any(String), 'Robot', 'Robot arm'],
      [expect.any(String), 'Old Ltd', 'New Ltd'],
      [expect.any(String), 'Li · CTO', 'Li · CEO'],
      ['Files', 'plan.pdf', 'plan.pdf'],
    ]);
});

it.each([
  ['the first version', { previous: undefined }, /nothing to compare it with/],
  ['an equal version', {}, /Nothing differs from the version before/],
])('says so for %s', async (_which, change, text) => {
  const content = projectContent();
  const { previous: _previous, ...version } = projectVersion({ content });
  const given = 'previous' in change ? version : { ...version, previous: content };
  mockWorker.use(respond('getProjectVersion', given));
  await renderForStaff(ENTRY);
  await expect.element(page.getByText(text)).toBeVisible();
});

it('says that there are no versions yet', async () => {
  mockWorker.use(respond('listProjectVersions', []));
  await renderForStaff(ENTRY);
  await expect.element(page.getByText(/No versions yet/)).toBeVisible();
});

it('adds a note and empties the field, and deletes only an own note', async () => {
  const notes = [
    projectNote({ id: 'mine', text: 'Called them', own: true }),
    projectNote({ id: 'theirs', text: 'Looks good', own: false }),
  ];
  const sent: unknown[] = [];
  const deleted: string[] = [];
  mockWorker.use(
    respond('listProjectNotes', notes),
    respond('addProjectNote', async ({ body }) => {
      sent.push(await body());
      return projectNote();
    }),
    respond('deleteProjectNote', ({ param }) => {
      deleted.push(param('id'));
      return projectNote();
    }),
  );
  await renderForStaff(ENTRY);
  const region = page.getByRole('region', { name: 'Notes among staff' });
  await region.getByLabelText('New note').fill('Sent an email');
  await region.getByRole('button', { name: 'Add note' }).click();
  await expect.poll(() => sent).toEqual([{ text: 'Sent an email' }]);
  await expect.element(region.getByLabelText('New note')).toHaveValue('');
  const remove = region.getByRole('button', { name: 'Delete' });
  expect(remove.elements()).toHaveLength(1);
  await remove.click();
  await page.getByRole('tooltip').getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => deleted).toEqual(['mine']);
});
