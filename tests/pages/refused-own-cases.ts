import { http, HttpResponse } from 'msw';
import { page } from 'vitest/browser';
import { getGetMySecondFactorResponseMock } from '@/api/generated/second-factor/second-factor.faker';
import {
  getBeginMySecondFactorMockHandler,
  getGetMySecondFactorMockHandler,
} from '@/api/generated/second-factor/second-factor.msw';
import { mockWorker } from '@/mocks/browser';
import { openContactVerification } from '@/auth/contact-verification/contact-verification-store';
import { useSession } from '@/session/session-store';
import type { FormFile } from '../support/form-files';
import { dialog, fieldIn, fillIn, press, pressInDialog, type RefusedCase } from './refused-case';
import { noRecord } from './stateful-record';
import { renderSite, setScenario } from './render-site';

const CODE = { 'Verification code': '123456' };
const NEW_PASSWORD = { 'New password': 'Second-2026', 'Confirm password': 'Second-2026' };

/** Opens a form of the login page. */
async function openLogin(search = ''): Promise<void> {
  await setScenario('anonymous');
  await renderSite(`/login${search}`);
}

/** Opens the account settings of a competitor. */
async function openSettings(): Promise<void> {
  await setScenario('competitor');
  await renderSite('/user-setting');
}

/** Returns a section of the account settings. */
const region = (name: string) => page.getByRole('region', { name });

function setSecondFactor(enabled: boolean): void {
  const response = getGetMySecondFactorResponseMock();
  const since = enabled && { enabledDate: '2026-11-20T16:30:00+08:00' };
  const data = { enabled, required: false, recoveryCodesLeft: enabled ? 9 : 0, ...since };
  mockWorker.use(getGetMySecondFactorMockHandler({ ...response, data }));
}

async function openEntryOrExpert(kind: 'entry' | 'expert', address: string): Promise<void> {
  const record = noRecord(kind);
  record.write({ status: 0, saveKey: 'a', attachments: [{ id: 'f-plan', shared: false }] });
  await setScenario('competitor');
  mockWorker.use(...record.handlers(kind === 'entry' ? 'project' : 'expert'));
  await renderSite(address);
}

const twoStep = () => region('Two-step login');

type OwnForm = Exclude<FormFile, `features/admin/${string}`>;

/** The forms of visitors and competitors. */
export const OWN_CASES: Record<OwnForm, RefusedCase> = {
  'features/account/settings/contact-setting': {
    open: async () => {
      await openSettings();
      await fillIn(page, { Email: 'new@example.org' });
      await fillIn(page, { 'Code sent to your email address': '123456' });
      const form = page.getByRole('region').filter({ hasText: 'Code sent to your email address' });
      await fillIn(form, { 'Current password': 'Compete-2026' });
    },
    method: 'put',
    path: '/sys/user/my/contact',
    pointer: '/emailCode',
    submit: () => press('Save contact details'),
    input: () => fieldIn(page, 'Code sent to your email address'),
  },
  'features/account/settings/data-setting': {
    open: async () => {
      await openSettings();
      await press('Close my account');
      await fillIn(dialog(), { 'Current password': 'Compete-2026' });
    },
    method: 'post',
    path: '/sys/user/my/close',
    pointer: '/password',
    submit: () => pressInDialog('Close my account'),
    input: () => fieldIn(dialog(), 'Current password'),
  },
  'features/account/settings/password-setting': {
    open: async () => {
      await openSettings();
      const form = page.getByRole('region').filter({ hasText: 'New password' });
      await fillIn(form, { 'Current password': 'Compete-2026', ...NEW_PASSWORD });
    },
    method: 'put',
    path: '/sys/user/my/password',
    pointer: '/newPassword',
    submit: () => press('Change password'),
    input: () => fieldIn(page, 'New password'),
    correct: () => fillIn(page, { 'New password': 'Another-2026' }),
  },
  'features/account/settings/profile-setting': {
    open: openSettings,
    method: 'put',
    path: '/sys/user/my',
    pointer: '/lastName',
    submit: () => press('Save profile'),
    input: () => fieldIn(page, 'Last name'),
  },
  'features/account/settings/second-factor/begin-form': {
    open: async () => {
      setSecondFactor(false);
      await openSettings();
      await fillIn(twoStep(), { 'Current password': 'Compete-2026' });
    },
    method: 'post',
    path: '/sys/user/my/second-factor',
    pointer: '/password',
    submit: () => press('Set up two-step login'),
    input: () => fieldIn(twoStep(), 'Current password'),
  },
  'features/account/settings/second-factor/confirm-form': {
    open: async () => {
      setSecondFactor(false);
      mockWorker.use(getBeginMySecondFactorMockHandler());
      await openSettings();
      await fillIn(twoStep(), { 'Current password': 'Compete-2026' });
      await press('Set up two-step login');
      await fillIn(twoStep(), { 'Verification code from your app': '402913' });
    },
    method: 'post',
    path: '/sys/user/my/second-factor/confirm',
    pointer: '/code',
    submit: () => press('Turn on two-step login'),
    input: () => fieldIn(twoStep(), 'Verification code from your app'),
    correct: () => fillIn(twoStep(), { 'Verification code from your app': '402914' }),
  },
  'features/account/settings/second-factor/proof-form': {
    open: async () => {
      setSecondFactor(true);
      await openSettings();
      await press('Turn off two-step login');
      await fillIn(page, { 'Verification code from your app, or a recovery code': '402913' });
      const form = page.getByRole('region').filter({ hasText: 'or a recovery code' });
      await fillIn(form, { 'Current password': 'Compete-2026' });
    },
    method: 'post',
    path: '/sys/user/my/second-factor/remove',
    pointer: '/code',
    submit: () => press('Turn off two-step login'),
    input: () => fieldIn(page, 'Verification code from your app, or a recovery code'),
  },
  'features/entry/form/entry-form-steps': {
    open: () => openEntryOrExpert('entry', '/signup'),
    method: 'post',
    path: '/client/project',
    // The role of a team member, on another step.
    pointer: '/members/0/role',
    submit: () => press('Save draft'),
    input: () => fieldIn(page, 'Role').first(),
  },
  'features/expert/form/expert-form': {
    open: () => openEntryOrExpert('expert', '/expert'),
    method: 'post',
    path: '/client/expert',
    pointer: '/organisation',
    submit: () => press('Save draft'),
    input: () => fieldIn(page, 'Organisation'),
  },
  'features/judging/sheet/decline-dialog': {
    open: async () => {
      await setScenario('judge');
      await renderSite('/score/sheet?id=assignment-1');
      await press('Decline to judge');
      await fillIn(dialog(), { Reason: 'I advised the team' });
    },
    method: 'put',
    path: '/client/judging/decline',
    pointer: '/reason',
    submit: () => pressInDialog('Decline to judge'),
    input: () => fieldIn(dialog(), 'Reason'),
  },
  'auth/contact-verification/contact-verification-form': {
    open: async () => {
      await setScenario('competitor');
      await renderSite('/news');
      const { user, setUser } = useSession.getState();
      if (user) setUser({ ...user, unconfirmed: ['email'] });
      void openContactVerification();
      await fillIn(dialog(), CODE);
    },
    method: 'put',
    path: '/sys/user/my/contact',
    pointer: '/emailCode',
    submit: () => pressInDialog('Confirm and continue'),
    input: () => fieldIn(dialog(), 'Verification code'),
  },
  'auth/login/accept-invitation-form': {
    open: async () => {
      await openLogin(`?invitation=${'a'.repeat(43)}`);
      await fillIn(page, NEW_PASSWORD);
    },
    method: 'post',
    path: '/client/user/invitation',
    pointer: '/newPassword',
    submit: () => press('Set password'),
    input: () => fieldIn(page, 'New password'),
    correct: () => fillIn(page, { 'New password': 'Another-2026' }),
  },
  'auth/login/find-password-form': {
    open: async () => {
      await openLogin('?mode=find');
      await fillIn(page, { Email: 'lin@example.org', ...CODE, ...NEW_PASSWORD });
    },
    method: 'post',
    path: '/client/user/reset-password/email',
    pointer: '/verifyCode',
    submit: () => press('Reset password'),
    input: () => fieldIn(page, 'Verification code'),
  },
  'auth/login/password-form': {
    open: async () => {
      await openLogin();
      await fillIn(page, { 'Phone number or email': '13900000001', Password: 'Compete-2026' });
    },
    method: 'post',
    path: '/client/user/login',
    pointer: '/username',
    submit: () => page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click(),
    input: () => fieldIn(page, 'Phone number or email'),
  },
  'auth/login/register-form': {
    open: async () => {
      await openLogin();
      await page.getByRole('tab', { name: 'Register' }).click();
      const form = page.getByRole('tabpanel', { name: 'Register' });
      await fillIn(form, { 'Phone number': '13900000001', Email: 'lin@example.org' });
      await fillIn(form, { Password: 'Long-enough-2026', 'Confirm password': 'Long-enough-2026' });
      await form.getByRole('checkbox').click();
    },
    method: 'post',
    path: '/client/user/register',
    pointer: '/email',
    submit: () => press('Register'),
    input: () => fieldIn(page, 'Email'),
  },
  'auth/login/second-step': {
    open: async () => {
      const first = { code: 1005, msg: 'a code', version: '1', loginTicket: 'z'.repeat(43) };
      await openLogin();
      mockWorker.use(http.post('*/client/user/login', () => HttpResponse.json(first)));
      await fillIn(page, { 'Phone number or email': '13900000001', Password: 'Compete-2026' });
      await page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click();
      await fillIn(page, { 'Verification code from your app': '123456' });
    },
    method: 'post',
    path: '/client/user/login/confirm',
    pointer: '/code',
    submit: () => page.getByRole('main').getByRole('button', { name: 'Log in' }).last().click(),
    input: () => fieldIn(page, 'Verification code from your app'),
  },
  'auth/login/sms-form': {
    open: async () => {
      await openLogin('?mode=sms');
      await fillIn(page, { 'Phone number': '13900000001', ...CODE });
    },
    method: 'post',
    path: '/client/user/login/phone',
    pointer: '/verifyCode',
    submit: () => page.getByRole('main').getByRole('button', { name: 'Log in' }).last().click(),
    input: () => fieldIn(page, 'Verification code'),
  },
};
