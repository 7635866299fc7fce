import { http, type RequestHandler } from 'msw';
import { brokenRule, forbidden, refusal, success } from '../responses.ts';
import { ANY_CALL, operationOf, type MockOperation } from '../operations.ts';
import { PERSONAS, type Persona } from '../personas.ts';

const personas: Persona[] = Object.values(PERSONAS);

/** Returns the user of a request's token, undefined without a valid token. */
export function callerOf(request: Request): Persona | undefined {
  const token = request.headers.get('token') ?? new URL(request.url).searchParams.get('token');
  return personas.find((persona) => persona.token === token);
}

function mayCall({ access, permissions }: MockOperation, caller: Persona | undefined): boolean {
  if (access === 'anonymous') return true;
  if (access === 'user') return caller !== undefined;
  const held = caller?.user.permissions.map(({ id }) => id) ?? [];
  return held.includes('system:login') && permissions.some((name) => held.includes(name));
}

function respondToLogin(persona: Persona | undefined, msg: string): Response {
  return persona ? success({ token: persona.token, phone: persona.user.phone }) : brokenRule(msg);
}

const byPhone = (phone: unknown) => personas.find(({ user }) => user.phone === phone);

/**
 * Handles logins and the current user of the demo accounts, and rejects requests without permission.
 * Accepts any code. The generated handlers handle other requests.
 */
export const sessions: RequestHandler[] = [
  http.all(ANY_CALL, ({ request }) => {
    const operation = operationOf(request);
    const caller = callerOf(request);
    if (operation === undefined || mayCall(operation, caller)) return undefined;
    return caller === undefined ? refusal(401) : forbidden();
  }),
  http.post<never, Record<string, unknown>>('*/client/user/login', async ({ request }) => {
    const { username, password } = await request.json();
    const persona = byPhone(username);
    const authenticated = persona?.password === password ? persona : undefined;
    return respondToLogin(authenticated, '用户名或密码错误');
  }),
  http.post<never, Record<string, unknown>>('*/client/user/login/phone', async ({ request }) => {
    const { phone } = await request.json();
    return respondToLogin(byPhone(phone), '验证码错误');
  }),
  http.get('*/client/user/current', ({ request }) => success(callerOf(request)?.user)),
];
