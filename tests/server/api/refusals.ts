import { expect, it } from 'vitest';
import { api } from './context.ts';

export function refusalTests(): void {
  it.each([
    ['zh-CN', '请求参数错误：pageSize 太大'],
    ['en-US,en;q=0.9', 'Request parameter error: pageSize is too large'],
    ['fr, zh-HK;q=0.8', '請求參數錯誤：pageSize 太大'],
  ])('says in %s what is wrong with a parameter', async (language, msg) => {
    const headers = { 'accept-language': language };
    const path = '/client/news/anons/news?pageSize=1000';
    const response = await api.call('listNews', path, { headers });
    expect(response).toMatchObject({ status: 400, code: 400, msg });
  });

  it('refuses a body with a wrong type of a field, without coercing it', async () => {
    const body = { username: 13_800_000_001, password: 'Compete-2026' };
    const response = await api.call('login', '/client/user/login', { body });
    expect(response).toMatchObject({ status: 400, msg: '请求参数错误：username 格式不正确' });
  });

  it.each(['text/plain', undefined])('refuses a body of type %s', async (type) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/client/user/login',
      payload: '{}',
      headers: type === undefined ? {} : { 'content-type': type },
    });
    expect(response.statusCode).toBe(415);
    expect(response.json<{ code: number }>().code).toBe(415);
  });

  it.each(['/api/nothing', '/api', '/api/client/news/anons/%ZZ'])(
    'answers an envelope for %s',
    async (url) => {
      const response = await api.app.inject(url);
      expect(response.statusCode).toBeOneOf([400, 404]);
      expect(response.json<{ msg: string }>().msg).not.toBe('');
    },
  );
}
