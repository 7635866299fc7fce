import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { knownCalls } from '../../server/contract/known-calls.ts';
import { operationInfo } from '../../server/contract/specification.ts';

const asked = (url: string, language?: string) =>
  ({ url, headers: { 'accept-language': language } }) as unknown as FastifyRequest;

const calls = () => knownCalls(operationInfo.get('getNews')) ?? expect.unreachable();

it('knows a call by its address and language', () => {
  const known = calls();
  const call = { key: 'a key', params: { id: 'news-01' } };
  known.set(asked('/news/news-01', 'en-US'), call);
  expect(known.get(asked('/news/news-01', 'en-US'))).toBe(call);
  for (const other of [
    asked('/news/news-01', 'zh-HK'),
    asked('/news/news-01'),
    asked('/news/news-02', 'en-US'),
  ])
    expect(known.get(other)).toBeUndefined();
});

it('remembers no more than a thousand calls, and none with a long address', () => {
  const known = calls();
  const call = { key: 'a key', params: {} };
  const long = asked(`/news?keyword=${'a'.repeat(500)}`);
  known.set(long, call);
  expect(known.get(long)).toBeUndefined();
  for (let at = 0; at <= 1000; at += 1) known.set(asked(`/news/${String(at)}`), call);
  expect(known.get(asked('/news/0'))).toBeUndefined();
  expect(known.get(asked('/news/1000'))).toBe(call);
});

it('knows none where it matters who calls', () => {
  for (const id of ['getCurrentUser', 'downloadFile', 'listStaffNews', 'nothing'])
    expect(knownCalls(operationInfo.get(id)), id).toBeUndefined();
});
