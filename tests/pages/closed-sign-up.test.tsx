import { expect, it } from 'vitest';
import { getGetMatchInfoResponseMock } from '@/api/generated/match/match.faker';
import { getGetMatchInfoMockHandler } from '@/api/generated/match/match.msw';
import { mockWorker } from '@/mocks/browser';
import { renderSite, respondFromMocks } from './render-site';

respondFromMocks();

const inDays = (days: number) => {
  const { data, ...response } = getGetMatchInfoResponseMock();
  const start = new Date(Date.parse(data.signUpStart) + days * 86_400_000).toISOString();
  const end = new Date(Date.parse(data.signUpEnd) + days * 86_400_000).toISOString();
  return { ...response, data: { ...data, signUpStart: start, signUpEnd: end, stages: [] } };
};

const open = getGetMatchInfoResponseMock();
const paused = { ...open, data: { ...open.data, signUpPaused: true } };

it.each([
  ['has ended', inDays(-3650), /Sign-up closed at/],
  ['has not begun', inDays(3650), /Sign-up opens at/],
  ['is paused', paused, /Sign-up is paused/],
])('tells a visitor that sign-up %s, and offers the login', async (_state, match, text) => {
  mockWorker.use(getGetMatchInfoMockHandler(match));
  const screen = await renderSite('/signup');
  const main = screen.getByRole('main');
  await expect.element(main.getByText(text)).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(main.getByRole('button', { name: 'Create an account' }).elements()).toHaveLength(0);
});
