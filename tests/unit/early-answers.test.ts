import { afterEach, expect, it, vi } from 'vitest';
import { earlyAnswer, forgetEarlyAnswers } from '@/api/early-answers';

const URL = 'http://localhost/api/client/time';
const asked = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request(URL, { method, headers: { 'accept-language': 'en-US', ...headers } });

function hold(): { answer: Promise<Response> } {
  const answer = Promise.resolve(new Response('{}'));
  vi.stubGlobal('window', { earlyAnswers: new Map([[URL, { language: 'en-US', answer }]]) });
  return { answer };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('hands an answer that is on its way to the first who asks, and to nobody else', () => {
  const { answer } = hold();
  expect(earlyAnswer(asked())).toBe(answer);
  expect(earlyAnswer(asked())).toBeUndefined();
});

it.each([
  ['in another language', asked({ 'accept-language': 'zh-HK' })],
  ['for an account', asked({ token: 'secret' })],
  ['by a write', asked({}, 'POST')],
])('hands out nothing that is asked for %s', (_, request) => {
  hold();
  expect(earlyAnswer(request)).toBeUndefined();
});

it('lets go of what nobody asked for', () => {
  hold();
  forgetEarlyAnswers();
  expect(earlyAnswer(asked())).toBeUndefined();
});

it('does without outside a page', () => {
  expect(earlyAnswer(asked())).toBeUndefined();
});
