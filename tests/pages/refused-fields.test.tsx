import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { getListStaffMatchesResponseMock } from '@/api/generated/staff-match/staff-match.faker';
import { getListStaffMatchesMockHandler } from '@/api/generated/staff-match/staff-match.msw';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { noRecord } from './held-record';
import { renderSite, respondFromMocks, setScenario } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
  useSession.setState({ token: undefined, user: undefined });
});

const RULE = 'A rule that only the server knows';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

/** Lets the server refuse a field of what is sent. */
function refuse(method: 'post' | 'put', path: string, pointer: string): void {
  mockWorker.use(
    http[method](`*${path}`, () =>
      HttpResponse.json(
        {
          code: 400,
          msg: 'Request parameter error',
          version: '1',
          fields: [{ pointer, message: RULE }],
        },
        { status: 400 },
      ),
    ),
  );
}

const [edition] = getListStaffMatchesResponseMock().data;
const text = (CN: string) => ({ CN, US: 'In English' });
const CRITERIA = [
  { name: text('创新'), weight: 60, guidance: text('新意') },
  { name: text('市场'), weight: 40, guidance: text('规模') },
];

async function openEdition(): Promise<void> {
  const response = getListStaffMatchesResponseMock();
  const held = { ...edition, criteria: CRITERIA } as typeof edition;
  mockWorker.use(
    getListStaffMatchesMockHandler({ ...response, data: held === undefined ? [] : [held] }),
  );
  await renderForStaff(`/a/match/edition?id=${edition?.id ?? ''}&step=basics`);
}

async function openEntry(): Promise<void> {
  const record = noRecord('entry');
  record.write({ status: 0, saveKey: 'a', attachments: [{ id: 'f-plan', shared: false }] });
  await setScenario('competitor');
  mockWorker.use(...record.handlers('project'));
  await renderSite('/signup');
}

interface Case {
  what: string;
  open: () => Promise<unknown>;
  method: 'post' | 'put';
  path: string;
  /** The refused field of the body. */
  pointer: string;
  submit: () => Locator;
  /** The input that the field is typed into. */
  input: () => Locator;
}

const CASES: Case[] = [
  {
    what: 'a row of a list, in another language and on another step',
    open: openEdition,
    method: 'put',
    path: '/sys/match',
    pointer: '/criteria/1/guidance/US',
    submit: () => button('Save'),
    input: () => field('What judges look at 2'),
  },
  {
    what: 'a drawer of a list that is sent as a whole',
    open: async () => {
      await renderForStaff('/a/site/links');
      await page.getByRole('button', { name: /^Edit/ }).first().click();
    },
    method: 'put',
    path: '/sys/link',
    pointer: '/items/0/name/US',
    submit: () => page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }),
    input: () => field('Name'),
  },
  {
    what: 'a drawer whose body holds the form under a name',
    open: async () => {
      await renderForStaff('/a/site/notice-templates');
      await page.getByRole('button', { name: /^Edit/ }).first().click();
    },
    method: 'put',
    path: '/sys/notice/template',
    pointer: '/texts/subject/HK',
    submit: () => page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }),
    input: () => field('Subject'),
  },
  {
    what: 'a part of the account settings',
    open: async () => {
      await setScenario('competitor');
      await renderSite('/user-setting');
    },
    method: 'put',
    path: '/sys/user/my',
    pointer: '/lastName',
    submit: () => button('Save profile'),
    input: () => field('Last name'),
  },
  {
    what: 'the registration of an account',
    open: async () => {
      await renderSite('/login');
      await page.getByRole('tab', { name: 'Register' }).click();
      const form = page.getByRole('tabpanel', { name: 'Register' });
      await form.getByLabelText('Phone number').fill('13900000001');
      await form.getByLabelText('Email').fill('lin@example.org');
      await form.getByLabelText('Password', { exact: true }).fill('Long-enough-2026');
      await form.getByLabelText('Confirm password').fill('Long-enough-2026');
      await form.getByRole('checkbox').click();
    },
    method: 'post',
    path: '/client/user/register',
    pointer: '/email',
    submit: () => button('Register'),
    input: () => field('Email'),
  },
  {
    what: 'a member of an entry’s team, on another step',
    open: openEntry,
    method: 'post',
    path: '/client/project',
    pointer: '/members/0/role',
    submit: () => button('Save draft'),
    input: () => field('Role').first(),
  },
];

describe('a field that only the server refuses is marked at its input', () => {
  it.each(CASES)('in $what', async ({ open, method, path, pointer, submit, input }) => {
    await open();
    refuse(method, path, pointer);
    await submit().click();
    await expect.element(input()).toHaveFocus();
    await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText(RULE).first()).toBeVisible();
    await input().fill('Another text');
    await expect.element(page.getByText(RULE)).not.toBeInTheDocument();
  });
});

it('sends an optional text that was left empty as absent, in a row of a list', async () => {
  await openEdition();
  const sent: { criteria: object[] }[] = [];
  mockWorker.use(
    http.put('*/sys/match', async ({ request }) => {
      sent.push((await request.json()) as { criteria: object[] });
      return HttpResponse.json({ code: 200, msg: '', version: '1', data: edition });
    }),
  );
  await page.getByRole('tab', { name: /Guide/ }).click();
  await field('What judges look at 2').clear();
  await page.getByRole('tab', { name: /English/ }).click();
  await field('What judges look at 2').clear();
  await button('Save').click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.criteria[1]).toEqual({ name: CRITERIA[1]?.name, weight: 40 });
});
