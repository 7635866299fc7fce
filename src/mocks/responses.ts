import { HttpResponse } from 'msw';
import type { BusinessRules } from '../../openapi/generated/operations.ts';
import { operationNamed, type RuleOf } from './operations.ts';

/** Returns the contract's error response with an HTTP status. */
export function refusal(http: 401 | 404): Response {
  const status = http === 404 ? {} : { status: http };
  const msg = { 401: '登录已过期，请重新登录', 404: '记录不存在' }[http];
  return HttpResponse.json({ code: http, ...status, msg, version: '1.0.0' }, { status: http });
}

/** Returns a broken business rule: HTTP 200 with its code in the body. */
export function brokenRule(msg: string, code = 1001): Response {
  return HttpResponse.json({ code, msg, version: '1.0.0' });
}

/** Returns the rejection of an operation by one of its business rules. */
export function refusedBy<Id extends keyof BusinessRules>(id: Id, rule: RuleOf<Id>): Response {
  const { msg, code } = operationNamed(id).rule(rule);
  return brokenRule(msg, code);
}

/** Returns the response to a missing permission: HTTP 200 with code 1007. */
export function forbidden(): Response {
  return brokenRule('抱歉，您没有操作权限', 1007);
}

/** Returns a success response with data in the contract's envelope. */
export function success(data: unknown): Response {
  return HttpResponse.json({ code: 200, msg: '操作成功', version: '1.0.0', data } as object);
}
