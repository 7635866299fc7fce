import { page } from 'vitest/browser';
import { roundEntry } from '@/api/generated/factories';
import { getListStaffActivitiesResponseMock } from '@/api/generated/staff-activity/staff-activity.faker';
import { getListStaffActivitiesMockHandler } from '@/api/generated/staff-activity/staff-activity.msw';
import { getListStaffMatchesResponseMock } from '@/api/generated/staff-match/staff-match.faker';
import { getListStaffMatchesMockHandler } from '@/api/generated/staff-match/staff-match.msw';
import { getGetSystemUserResponseMock } from '@/api/generated/system-user/system-user.faker';
import { getGetSystemUserMockHandler } from '@/api/generated/system-user/system-user.msw';
import { respond } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import type { FormFile } from '../support/form-files';
import {
  dialog,
  drawer,
  fieldIn,
  fillIn,
  press,
  pressInDialog,
  type RefusedCase,
} from './refused-case';
import { MOCK_NOW } from './render-site';
import { renderForStaff } from './staff';

const OWN_PASSWORD = { 'Your password': 'Admin-2026' };
const LATER = '2027-01-15T18:00:00+08:00';

const [edition] = getListStaffMatchesResponseMock().data;
const text = (CN: string) => ({ CN, US: 'In English' });
export const CRITERIA = [
  { name: text('创新'), weight: 60, guidance: text('新意') },
  { name: text('市场'), weight: 40, guidance: text('规模') },
];

/** Opens the form of the example edition with these changes. */
export async function openEdition(change: object = { criteria: CRITERIA }, step = 'basics') {
  const response = getListStaffMatchesResponseMock();
  const held = { ...edition, ...change } as typeof edition;
  mockWorker.use(
    getListStaffMatchesMockHandler({ ...response, data: held === undefined ? [] : [held] }),
  );
  await renderForStaff(`/a/match/edition?id=${edition?.id ?? ''}&step=${step}`);
}

/** Serves an activity that is taking place now. */
function serveActivityOfToday(): void {
  const response = getListStaffActivitiesResponseMock();
  const [example] = response.data.records;
  const times = { start: MOCK_NOW, end: LATER, published: true };
  const records = [{ ...example, ...times }] as typeof response.data.records;
  mockWorker.use(
    getListStaffActivitiesMockHandler({ ...response, data: { ...response.data, records } }),
  );
}

type StaffForm = Extract<FormFile, `features/admin/${string}`>;

/** The back office forms. */
export const STAFF_CASES: Record<StaffForm, RefusedCase> = {
  'features/admin/activity/activity-editor': drawer({
    address: '/a/match/activities',
    path: '/sys/activity',
    pointer: '/address/US',
    label: 'Address',
  }),
  'features/admin/activity/cancel-activity-dialog': drawer({
    address: '/a/match/activities',
    open: async () => {
      serveActivityOfToday();
      await renderForStaff('/a/match/activities');
      await press(/^More actions/);
      await page.getByRole('menuitem', { name: 'Cancel activity' }).click();
      await fillIn(dialog(), { 'Reason for cancelling': '大雨' });
    },
    save: 'Cancel activity',
    path: '/sys/activity/cancel',
    pointer: '/reason/US',
    label: 'Reason for cancelling',
  }),
  'features/admin/activity/check-in-desk': {
    open: async () => {
      serveActivityOfToday();
      await renderForStaff('/a/match/check-in');
      await fillIn(page, { Ticket: '123456789012' });
    },
    method: 'post',
    path: '/sys/activity/checkIn',
    pointer: '/ticket',
    submit: () => press('Check in'),
    input: () => fieldIn(page, 'Ticket'),
  },
  'features/admin/certificate/template-editor': drawer({
    address: '/a/match/certificates',
    button: 'Template',
    path: '/sys/certificate/template',
    pointer: '/title/US',
    label: 'Title',
  }),
  'features/admin/dictionary/new-entry': drawer({
    address: '/a/sys/dict',
    button: 'Add an item',
    fill: { Type: 'pilot', Value: 'plant', 简体中文: '中试', 繁體中文: '中試', English: 'Pilot' },
    method: 'post',
    path: '/sys/dict',
    pointer: '/labels/HK',
    label: '繁體中文',
  }),
  'features/admin/dictionary/remove-value': drawer({
    address: '/a/sys/dict',
    open: async () => {
      await renderForStaff('/a/sys/dict');
      await press('Delete a value');
      await fieldIn(dialog(), 'Type').click();
      await page.getByTitle('Entry stage · projectStage').last().click();
      await fieldIn(dialog(), 'Value').click();
      await page.getByTitle(/^idea · /).click();
    },
    method: 'delete',
    path: '/sys/dict/of',
    pointer: '/value',
    submit: async () => {
      await pressInDialog('Delete');
      await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
    },
    label: 'Value',
    // Other types have other values.
    correct: async () => {
      await fieldIn(dialog(), 'Type').click();
      await page
        .getByTitle(/domain$/)
        .last()
        .click();
    },
  }),
  'features/admin/edition/edition-form': {
    open: openEdition,
    method: 'put',
    path: '/sys/match',
    // A list row, in another language and on another step.
    pointer: '/criteria/1/guidance/US',
    submit: () => press('Save'),
    input: () => fieldIn(page, 'What judges look for 2'),
  },
  'features/admin/edition/plan-dialog': {
    open: async () => {
      await renderForStaff('/a/match/results?stage=winners');
      await press('Plan publication');
      await fillIn(dialog(), { 'Time of publication': '2099-12-30T18:00' });
    },
    method: 'put',
    path: '/sys/match/results',
    pointer: '/plannedAt',
    submit: () => pressInDialog('Plan publication'),
    input: () => fieldIn(dialog(), 'Time of publication'),
    correct: () => fillIn(dialog(), { 'Time of publication': '2099-12-31T18:00' }),
  },
  'features/admin/edition/sign-up-control': {
    open: async () => {
      const stages = edition?.stages.map((stage) => ({ ...stage, end: LATER }));
      await openEdition({ published: true, status: 'signup', winners: [], stages }, 'publish');
      await press('Extend sign-up');
      await fillIn(dialog(), { 'Sign-up closes': '2026-12-30T18:00' });
    },
    method: 'put',
    path: '/sys/match/signUp',
    pointer: '/signUpEnd',
    submit: () => pressInDialog('Extend sign-up'),
    input: () => fieldIn(dialog(), 'Sign-up closes'),
    correct: () => fillIn(dialog(), { 'Sign-up closes': '2026-12-31T18:00' }),
  },
  'features/admin/edition/track-editor': drawer({
    address: '/a/match/tracks',
    path: '/sys/track',
    pointer: '/name/HK',
    label: 'Name (繁體中文)',
  }),
  'features/admin/entry/change-editor': drawer({
    address: '/a/match/entry?id=project-1',
    button: 'Ask for changes',
    fill: {
      'What to change (the team reads this)': 'Please add the licence',
      'Changes possible until (Beijing time, including that minute)': '2027-01-15T18:00',
    },
    save: 'Send to the team',
    path: '/sys/project/changes',
    pointer: '/note',
    label: 'What to change (the team reads this)',
  }),
  'features/admin/entry/entries-review': drawer({
    address: '/a/match/entries',
    open: async () => {
      await renderForStaff('/a/match/entries');
      await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
      await press('Decide');
      await dialog().getByRole('radio', { name: 'In review' }).click();
    },
    path: '/sys/project/statuses',
    pointer: '/note',
    label: 'Note to the team',
  }),
  'features/admin/entry/entry-notes': {
    method: 'post',
    open: async () => {
      await renderForStaff('/a/match/entry?id=project-1');
      await page.getByLabelText('New note').fill('Called the team');
    },
    path: '/sys/project/:id/note',
    pointer: '/text',
    submit: () => press('Add note'),
    input: () => page.getByLabelText('New note'),
  },
  'features/admin/entry/entry-review': drawer({
    address: '/a/match/entries',
    button: 'Review',
    open: async () => {
      await renderForStaff('/a/match/entries');
      await press(/^Review /);
      await dialog().getByRole('radio', { name: 'In review' }).click();
    },
    path: '/sys/project/status',
    pointer: '/note',
    label: 'Note to the team',
  }),
  'features/admin/judging/invite-judge': drawer({
    address: '/a/match/judging?tab=judges',
    button: 'Invite a judge',
    fill: { Name: '秦越', Email: 'judge@example.org' },
    save: 'Send the invitation',
    method: 'post',
    path: '/sys/judging/judge/invitation',
    pointer: '/email',
    label: 'Email',
    correct: () => fillIn(dialog(), { Email: 'other@example.org' }),
  }),
  'features/admin/judging/round-editor': drawer({
    address: '/a/match/judging',
    path: '/sys/judging/round',
    pointer: '/name/US',
    label: 'Round',
  }),
  'features/admin/judging/tie-dialog': drawer({
    address: '/a/match/judging',
    open: async () => {
      const tied = ['甲', '乙'].map((name) => roundEntry({ entryId: name, name, tied: true }));
      mockWorker.use(respond('listRoundEntries', tied));
      await renderForStaff('/a/match/judging');
      for (const { name } of tied)
        await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
      await press('Order tied entries');
      await fillIn(dialog(), { Reason: 'More mature' });
    },
    path: '/sys/judging/round/order',
    pointer: '/reason',
    label: 'Reason',
  }),
  'features/admin/media/media-editor': drawer({
    address: '/a/match/media',
    path: '/sys/media',
    pointer: '/alt/US',
    label: /^Alternative text/,
  }),
  'features/admin/news/news-editor': drawer({
    address: '/a/match/news',
    path: '/sys/news',
    pointer: '/source/US',
    label: 'Source',
  }),
  'features/admin/notice/notice-template-editor': drawer({
    address: '/a/site/notice-templates',
    path: '/sys/notice/template',
    // The body nests the texts in a property.
    pointer: '/texts/subject/HK',
    label: 'Subject',
  }),
  'features/admin/site/city-editor': drawer({
    address: '/a/site/cities',
    path: '/sys/city',
    pointer: '/name/HK',
    label: 'Name (繁體中文)',
  }),
  'features/admin/site/contacts-page': drawer({
    address: '/a/site/contacts',
    path: '/sys/company',
    pointer: '/items/0/contacts/0/mobilePhone',
    label: /^Phone/,
  }),
  'features/admin/site/highlights-page': drawer({
    address: '/a/site/highlights',
    path: '/sys/highlight',
    pointer: '/items/0/summary/HK',
    label: 'Summary',
  }),
  'features/admin/site/identity-form': {
    open: async () => {
      await renderForStaff('/a/match/site');
      await fillIn(page, { 'Short name': '东湖' });
    },
    method: 'put',
    path: '/sys/identity',
    pointer: '/slogan/US',
    submit: () => press('Save'),
    input: () => fieldIn(page, 'Slogan'),
  },
  'features/admin/site/legal-texts-page': drawer({
    address: '/a/site/legal',
    save: 'Publish',
    path: '/sys/legal/:kind',
    pointer: '/content/US',
    label: 'Content',
  }),
  'features/admin/site/links-page': drawer({
    address: '/a/site/links',
    path: '/sys/link',
    pointer: '/items/0/name/US',
    label: 'Name',
  }),
  'features/admin/site/menu-editor': drawer({
    address: '/a/site/menu',
    path: '/sys/menu',
    pointer: '/items/0/title/US',
    label: 'Name',
  }),
  'features/admin/site/organisations-page': drawer({
    address: '/a/site/organisations',
    path: '/sys/organisation',
    pointer: '/items/0/name/US',
    label: 'Name',
  }),
  'features/admin/site/stories-page': drawer({
    address: '/a/site/stories',
    path: '/sys/story',
    pointer: '/items/0/summary/US',
    label: 'Summary',
  }),
  'features/admin/site/templates-page': drawer({
    address: '/a/site/templates',
    path: '/sys/template',
    pointer: '/items/0/title/US',
    label: 'Title',
  }),
  'features/admin/system-user/close-user': drawer({
    address: '/a/sys/user',
    open: async () => {
      const response = getGetSystemUserResponseMock();
      const data = { ...response.data, id: 'user-leaving', roles: [], permissions: [] };
      mockWorker.use(getGetSystemUserMockHandler({ ...response, data }));
      await renderForStaff('/a/sys/user');
      await page.getByRole('row').nth(1).getByRole('button').first().click();
      await pressInDialog('Close account');
      await fillIn(dialog(), { Reason: 'Letter of 20 November', ...OWN_PASSWORD });
    },
    save: 'Close account',
    method: 'post',
    path: '/sys/user/close',
    pointer: '/reason',
    label: 'Reason',
  }),
  'features/admin/system-user/remove-second-factor': drawer({
    address: '/a/sys/user',
    open: async () => {
      const response = getGetSystemUserResponseMock();
      const secondFactorDate = '2026-11-20T16:30:00+08:00';
      const data = { ...response.data, id: 'user-lost', secondFactorDate };
      mockWorker.use(getGetSystemUserMockHandler({ ...response, data }));
      await renderForStaff('/a/sys/user');
      const row = page.getByRole('row').nth(1);
      await row.getByRole('button').first().click();
      await pressInDialog('Remove two-step login');
      await fillIn(dialog(), OWN_PASSWORD);
    },
    save: 'Remove two-step login',
    method: 'post',
    path: '/sys/user/second-factor/remove',
    pointer: '/password',
    label: 'Your password',
  }),
  'features/admin/system-user/role-editor': drawer({
    address: '/a/sys/roles',
    fill: OWN_PASSWORD,
    path: '/sys/role',
    pointer: '/name/US',
    label: 'Role',
  }),
  'features/admin/system-user/scoring-page': {
    open: async () => {
      await renderForStaff('/a/sys/scoring');
      await fillIn(page, { Address: 'https://other.example.org/', ...OWN_PASSWORD });
    },
    method: 'put',
    path: '/sys/scoring-system',
    pointer: '/address',
    submit: () => press('Save'),
    input: () => fieldIn(page, 'Address'),
  },
  'features/admin/system-user/user-editor': drawer({
    address: '/a/sys/user',
    path: '/sys/user',
    pointer: '/userCode',
    label: 'Staff number',
  }),
};
