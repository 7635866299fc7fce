import { expect } from '@playwright/test';
import type { WatchingProxy } from './watching-proxy.ts';

export interface Account {
  phone: string;
  password: string;
}

/** Calls the API past the page, and returns the response's data. */
export async function call<T>(
  site: WatchingProxy,
  path: string,
  { token = '', body, method }: { token?: string; body?: object; method?: string } = {},
): Promise<T> {
  const response = await fetch(`${site.origin}/api${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code, data, msg } = (await response.json()) as { code: number; data: T; msg: string };
  expect(code, msg).toBe(200);
  return data;
}

/** Begins a session of an account past the page. */
export async function tokenOf(site: WatchingProxy, { phone, password }: Account): Promise<string> {
  const body = { username: phone, password };
  return (await call<{ token: string }>(site, '/client/user/login', { body })).token;
}
