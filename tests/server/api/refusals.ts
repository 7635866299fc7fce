import { expect, it } from 'vitest';
import { api, loginAdministrator } from './context.ts';

export function refusalTests(): void {
  it.each([
    ['zh-CN', '请求参数错误'],
    ['en-US,en;q=0.9', 'Request parameter error'],
    ['fr, zh-HK;q=0.8', '請求參數錯誤'],
  ])('describes a wrong parameter in %s, without the parameter’s name', async (language, msg) => {
    const headers = { 'accept-language': language };
    const path = '/client/news/anons/news?pageSize=1000';
    const response = await api.call('listNews', path, { headers });
    expect(response).toMatchObject({ status: 400, code: 400, msg });
  });

  it('refuses a field of a wrong type without coercing it', async () => {
    const body = { username: 13_800_000_001, password: 'Compete-2026' };
    const response = await api.call('login', '/client/user/login', { body });
    expect(response).toMatchObject({
      status: 400,
      msg: '请求参数错误',
      fields: [{ pointer: '/username', message: '格式不正确' }],
    });
  });

  it('points to the invalid field, in rows of lists and in languages', async () => {
    const headers = { token: await loginAdministrator(), 'accept-language': 'en-US' };
    const [edition] = (await api.call('listStaffMatches', '/sys/match', { headers })).data;
    const criteria = [{ name: { CN: '创新' }, weight: 100, guidance: { US: 'Novelty' } }];
    const body = { ...edition, criteria };
    const response = await api.call('updateMatch', '/sys/match', { method: 'PUT', headers, body });
    expect(response).toMatchObject({
      status: 400,
      msg: 'Request parameter error',
      fields: [{ pointer: '/criteria/0/guidance/CN', message: 'This is required' }],
    });
  });

  it('points to the field of a violated business rule', async () => {
    const headers = { token: await loginAdministrator() };
    const body = { code: '440300', name: { CN: '深圳', US: 'Shenzhen', HK: '深圳' } };
    const response = await api.call('createCity', '/sys/city', { headers, body });
    expect(response).toMatchObject({ code: 1001, fields: [{ pointer: '/code' }] });
  });

  it.each([
    ['the type text/plain', 'text/plain'],
    ['no type', undefined],
  ])('refuses a body with %s', async (_, type) => {
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
    'returns an envelope for the unknown path %s',
    async (url) => {
      const response = await api.app.inject(url);
      expect(response.statusCode).toBeOneOf([400, 404]);
      expect(response.json<{ msg: string }>().msg).not.toBe('');
    },
  );
}
