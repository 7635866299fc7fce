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

/** Type of `data` in an operation's response. */
export type DataOf<K extends OperationId> = Envelope<K> extends { data: infer Data } ? Data : never;

/** Type of an operation's request body. */
export type BodyOf<K extends OperationId> = operations[K] extends { requestBody?: infer Body }
  ? Json<NonNullable<Body>>
  : never;

/** A request to a mock. */
export interface MockRequest<K extends OperationId> {
  request: Request;
  query: URLSearchParams;
  /** Returns a parameter of the path. */
  param: (name: string) => string;
  body: () => Promise<BodyOf<K>>;
}

type OperationResponse<T> = T | Response | Promise<T | Response>;

/** Handles the requests of an operation, only the next one with `once`. */
function handle(
  id: OperationId,
  respond: (request: Request) => Response | undefined | Promise<Response | undefined>,
  options: RequestHandlerOptions = {},
): RequestHandler {
  // Throws for an unknown operation, which would otherwise never be called.
  const { id: known } = operationNamed(id);
  const isCalled = ({ request }: { request: Request }) => operationOf(request)?.id === known;
  return http.all(isCalled, ({ request }) => respond(request), options);
}

/**
 * Responds to an operation with data in the contract's envelope.
 * @param content the data or a function that returns it; a `Response` is sent unchanged (`brokenRule`)
 */
export function respond<K extends OperationId>(
  id: K,
  content: DataOf<K> | ((request: MockRequest<K>) => OperationResponse<DataOf<K>>),
  options?: RequestHandlerOptions,
): RequestHandler {
  const toResponse = async (request: Request): Promise<Response> => {
    if (typeof content !== 'function') return success(content);
    const { pathname, searchParams: query } = new URL(request.url);
    const named = operationNamed(id).pattern.exec(pathname)?.groups ?? {};
    const param = (name: string) => decodeURIComponent(named[name] ?? '');
    const body = () => request.clone().json() as Promise<BodyOf<K>>;
    const result: unknown = await (
      content as (request: MockRequest<K>) => OperationResponse<DataOf<K>>
    )({
      request,
      query,
      param,
      body,
    });
    return result instanceof Response ? result : success(result);
  };
  return handle(id, toResponse, options);
}

/**
 * Rejects the requests of an operation with a business rule: HTTP 200 with its code and message.
 * @param rule name of a business rule of the operation, or a code and a message
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
 * Makes the requests of an operation fail.
 * @param how an HTTP status, with the contract's example if there is one; `network`: no response
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

/** Delays the response of an operation; the next handler creates it. */
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
