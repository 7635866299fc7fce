import { delay, http, HttpResponse, type RequestHandler, type RequestHandlerOptions } from 'msw';
import type { BusinessRules, operations } from '../../openapi/generated/operations.ts';
import { brokenRule, success } from './responses.ts';
import { operationNamed, operationOf, type RuleOf } from './operations.ts';

/** An operation of the contract. */
export type OperationId = keyof operations;

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type Envelope<K extends OperationId> = operations[K]['responses'] extends { 200: infer Success }
  ? Json<Success>
  : never;

/** What an operation answers in `data`. */
export type DataOf<K extends OperationId> = Envelope<K> extends { data: infer Data } ? Data : never;

/** What an operation takes as its body. */
export type BodyOf<K extends OperationId> = operations[K] extends { requestBody?: infer Body }
  ? Json<NonNullable<Body>>
  : never;

/** A call that a mock answers. */
export interface MockCall<K extends OperationId> {
  request: Request;
  query: URLSearchParams;
  /** A parameter of the path. */
  param: (name: string) => string;
  body: () => Promise<BodyOf<K>>;
}

type OperationResponse<T> = T | Response | Promise<T | Response>;

/** Handles the calls of one operation; `once`: only the next of them. */
function handle(
  id: OperationId,
  respond: (request: Request) => Response | undefined | Promise<Response | undefined>,
  options: RequestHandlerOptions = {},
): RequestHandler {
  // A name that the contract lacks would otherwise wait for ever.
  const { id: known } = operationNamed(id);
  const isCalled = ({ request }: { request: Request }) => operationOf(request)?.id === known;
  return http.all(isCalled, ({ request }) => respond(request), options);
}

/**
 * Answers an operation with content, in the contract's envelope.
 * @param content or what gives it for a call; a response stands for itself (`brokenRule`)
 */
export function respond<K extends OperationId>(
  id: K,
  content: DataOf<K> | ((call: MockCall<K>) => OperationResponse<DataOf<K>>),
  options?: RequestHandlerOptions,
): RequestHandler {
  const give = async (request: Request): Promise<Response> => {
    if (typeof content !== 'function') return success(content);
    const { pathname, searchParams: query } = new URL(request.url);
    const named = operationNamed(id).pattern.exec(pathname)?.groups ?? {};
    const param = (name: string) => decodeURIComponent(named[name] ?? '');
    const body = () => request.clone().json() as Promise<BodyOf<K>>;
    const given: unknown = await (content as (call: MockCall<K>) => OperationResponse<DataOf<K>>)({
      request,
      query,
      param,
      body,
    });
    return given instanceof Response ? given : success(given);
  };
  return handle(id, give, options);
}

/**
 * Lets a rule refuse the calls of an operation: HTTP 200 with the rule's code and message.
 * @param rule a business rule of the operation, by its name; else a code and a message
 */
export function refuse<K extends keyof BusinessRules>(
  id: K,
  rule: RuleOf<K>,
  options?: RequestHandlerOptions,
): RequestHandler;
export function refuse(
  id: OperationId,
  code: number,
  msg: string,
  options?: RequestHandlerOptions,
): RequestHandler;
export function refuse(
  id: OperationId,
  ...given:
    | [rule: string, options?: RequestHandlerOptions]
    | [code: number, msg: string, options?: RequestHandlerOptions]
): RequestHandler {
  if (typeof given[1] === 'string') {
    const [code, msg, options] = given as [number, string, RequestHandlerOptions?];
    return handle(id, () => brokenRule(msg, code), options);
  }
  const [name, options] = given as [string, RequestHandlerOptions?];
  const { msg, code } = operationNamed(id).rule(name);
  return handle(id, () => brokenRule(msg, code), options);
}

/**
 * Lets the calls of an operation fail.
 * @param how an HTTP status, answered as the contract's example where it has one; `network`: no response
 */
export function fail(
  id: OperationId,
  how: number | 'network' = 500,
  options?: RequestHandlerOptions,
): RequestHandler {
  if (how === 'network') return handle(id, () => HttpResponse.error(), options);
  const body = operationNamed(id).example(how);
  const init = { status: how };
  return handle(
    id,
    () => (body ? HttpResponse.json(body as object, init) : new HttpResponse(null, init)),
    options,
  );
}

/** Lets an operation answer late; what answers is the next handler. */
export function slow(
  id: OperationId,
  milliseconds = 2000,
  options?: RequestHandlerOptions,
): RequestHandler {
  const wait = async () => {
    await delay(milliseconds);
    return undefined;
  };
  return handle(id, wait, options);
}
