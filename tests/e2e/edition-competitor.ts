import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { confirmAccount, originOf } from './outbox';
import { PDF } from './writes/entry';

const COMPETITOR = { phone: '13900000010', password: 'Compete-2026' };

/** Sends the requests of a competitor to the public API. */
export function caller(page: Page) {
  let token = '';
  const call = async (method: 'get' | 'post', path: string, data?: object): Promise<unknown> => {
    const headers: Record<string, string> = token === '' ? {} : { token };
    const response = await page.request[method](`/api${path}`, {
      headers,
      ...(data === undefined ? {} : { data }),
    });
    const body = (await response.json()) as { code: number; msg: string; data: unknown };
    expect(`${String(body.code)} ${body.msg}`).toContain('200 ');
    return body.data;
  };
  return {
    call,
    /** Uploads a document and returns its id. */
    upload: async (file: { name: string; mimeType: string; buffer: Buffer }): Promise<string> => {
      const path = '/api/client/upload/file';
      const response = await page.request.post(path, { headers: { token }, multipart: { file } });
      return ((await response.json()) as { data: { id: string } }).data.id;
    },
    confirm: async (email: string) => {
      await confirmAccount(await originOf(page.request), token, email);
    },
    logIn: async ({ phone, password }: typeof COMPETITOR) => {
      const session = await call('post', '/client/user/login', { username: phone, password });
      ({ token } = session as { token: string });
    },
  };
}

/**
 * Registers, submits an entry and an expert registration, and signs up for an activity; returns its
 * id.
 */
export async function takePart(competitor: ReturnType<typeof caller>): Promise<string> {
  const { phone, password } = COMPETITOR;
  await competitor.call('post', '/client/user/register', {
    username: phone,
    mobile: phone,
    name: '林海',
    password,
    email: 'sea@example.org',
  });
  await competitor.logIn(COMPETITOR);
  await competitor.confirm('sea@example.org');
  const match = await competitor.call('get', '/client/match/info');
  const { entryRules } = match as { entryRules: { requiredDocuments: { id: string }[] } };
  const document = entryRules.requiredDocuments[0]?.id;
  await competitor.call('post', '/client/project', {
    status: 1,
    saveKey: 'e2e-entry',
    agreed: true,
    name: '海水电池',
    domain: 'ocean',
    city: '370200',
    stage: 'prototype',
    summary: '以海水为电解质',
    description: '说明',
    team: {
      leader: '林海',
      mobile: phone,
      email: 'sea@example.org',
      identity: { type: 'mainlandId', number: '11010519491231002X' },
      size: 3,
    },
    members: [{ name: '李四', role: '工程师', mobile: '13900000011' }],
    attachments: [{ id: await competitor.upload(PDF), document }],
  });
  await competitor.call('post', '/client/expert', {
    status: 1,
    saveKey: 'e2e-expert',
    name: '王教授',
    gender: 'female',
    mobile: phone,
    email: 'sea@example.org',
    identity: { type: 'mainlandId', number: '11010519491231002X' },
    organisation: '研究院',
    jobTitle: '研究员',
    domains: ['ocean'],
    experience: 10,
    bio: '简介',
  });
  const list = await competitor.call('get', '/client/activity/anons');
  const [first] = (list as { records: { id: string }[] }).records;
  const activityId = first?.id ?? '';
  await competitor.call('post', '/client/activity/signUp', { activityId });
  return activityId;
}
