import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { StaffLink } from '@/api/generated/model';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

const PARK: StaffLink = { id: 'a', name: { CN: '园区', US: 'Park' }, url: 'https://a.example/' };
const FUND: StaffLink = { id: 'b', name: { CN: '基金', US: 'Fund' }, url: 'https://b.example/' };

let items: StaffLink[] = [];
let revision = 0;
let refused = 0;

/** Serves links with revisions and rejects writes with an outdated revision. */
beforeEach(() => {
  [items, revision, refused] = [[PARK, FUND], 1, 0];
  const respond = () =>
    HttpResponse.json({
      code: 200,
      msg: '',
      version: '1',
      data: { items, revision: String(revision) },
    });
  mockWorker.use(
    http.get('*/sys/link', respond),
    http.put('*/sys/link', async ({ request }) => {
      const body = (await request.json()) as { items: StaffLink[]; revision: string };
      if (body.revision !== String(revision)) {
        refused += 1;
        return HttpResponse.json(
          { code: 409, msg: 'changed meanwhile', version: '1' },
          { status: 409 },
        );
      }
      items = body.items.map((item, at) => ({ ...item, id: item.id ?? `new-${at}` }));
      revision += 1;
      return respond();
    }),
  );
});

const names = () => items.map(({ name }) => name.US);

it('moves a record with one click and disables moves beyond the ends', async () => {
  await renderForStaff('/a/site/links');
  await page.getByRole('button', { name: 'Move “Fund” up' }).click();
  await expect.poll(names).toEqual(['Fund', 'Park']);
  await expect.element(page.getByRole('button', { name: 'Move “Fund” up' })).toBeDisabled();
});

it('deletes a record and restores it at its position', async () => {
  await renderForStaff('/a/site/links');
  await page.getByRole('button', { name: 'Delete “Park”' }).click();
  await expect
    .element(page.getByRole('status').filter({ hasText: '“Park” was deleted.' }))
    .toBeVisible();
  expect(names()).toEqual(['Fund']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual(['Park', 'Fund']);
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('adds a record in two languages and omits empty fields', async () => {
  await renderForStaff('/a/site/links');
  await page.getByRole('button', { name: 'Add a link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Address').fill('park');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(/starts with https:/)).toBeVisible();
  await dialog.getByLabelText('Address').fill(' https://c.example/ ');
  await dialog.getByLabelText('Name').fill('人才');
  await dialog.getByRole('tab', { name: /English/ }).click();
  await dialog.getByLabelText('Name').fill('Talent');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(names).toEqual(['Park', 'Fund', 'Talent']);
  expect(items[2]).toEqual({
    id: 'new-2',
    name: { CN: '人才', US: 'Talent' },
    url: 'https://c.example/',
  });
});

it.each(['\u200B\u200B', '\u3164', '\u2800', '—'])(
  'rejects the name %j without letters or digits',
  async (typed) => {
    await renderForStaff('/a/site/links');
    await page
      .getByRole('button', { name: /^Edit\b/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: /English/ }).click();
    await dialog.getByLabelText('Name').fill(typed);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(dialog.getByText('please enter at least one letter or digit'))
      .toBeVisible();
    expect(names()).toEqual(['Park', 'Fund']);
  },
);

it('merges a colleague’s change of another record', async () => {
  await renderForStaff('/a/site/links');
  await page
    .getByRole('button', { name: /^Edit\b/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Address').fill('https://mine.example/');
  items = [PARK, { ...FUND, name: { CN: '基金', US: 'Fund of somebody else' } }];
  revision += 1;
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => refused).toBe(1);
  await expect
    .poll(() => items.map(({ url }) => url))
    .toEqual(['https://mine.example/', 'https://b.example/']);
  expect(names()[1]).toBe('Fund of somebody else');
});
