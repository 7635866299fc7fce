import type { Operation, OperationObject } from '../document.ts';
import { IDEMPOTENCY_KEY, send, type Call, type ReceivedResponse } from './calls.ts';
import { valueAt } from './expressions.ts';
import { CONTRACT_LANGUAGES, type ContractLanguage } from '../../support/languages.ts';
import type { Expectation } from './response-problems.ts';
import type { CallResult } from './result.ts';
import type { RunContext } from './step-runner.ts';

/** A call that worked in a workflow: what the conventions are tried with. */
export interface WorkingCall {
  operation: Operation;
  call: Call;
  response: ReceivedResponse;
}

/** A further call of an operation, and what the contract's conventions say about its response. */
interface Trial {
  name: string;
  how: string;
  call: Call;
  expected: Expectation;
  language: ContractLanguage;
  /** What else is wrong with a response that fits the contract. */
  check?: (response: ReceivedResponse) => string[];
}

const [CHINESE, ENGLISH, HONG_KONG] = CONTRACT_LANGUAGES;
/** The code of the body where a permission is missing. */
const FORBIDDEN = 1007;
const NO_RECORD = 'no-such-record';
/** Takes a body, and leaves no session to send another one in. */
const ENDS_ITS_SESSION = ['closeMyAccount'];

function inLanguage(call: Call, language: ContractLanguage): Call {
  return { ...call, headers: { ...call.headers, 'accept-language': language } };
}

function withQuery(call: Call, query: Record<string, string>): Call {
  return { ...call, query: { ...call.query, ...query } };
}

function withoutToken({ query, headers, ...call }: Call): Call {
  const { token: _inQuery, ...otherQuery } = query;
  const { token: _inHeader, ...otherHeaders } = headers;
  return { ...call, query: otherQuery, headers: otherHeaders };
}

function hasJsonBody({ requestBody }: OperationObject): boolean {
  return requestBody?.content['application/json'] !== undefined;
}

/** A call that changes nothing, even where the server fails to refuse it. */
function harmless(call: Call, operation: Operation): Call {
  const { method, path, object } = operation;
  if (method === 'GET') return call;
  const nowhere = path.replace(/\{\w+\}/g, NO_RECORD);
  const body = { contentType: 'application/json', payload: {} };
  const { body: _sent, ...rest } = call;
  return { ...rest, path: nowhere, ...(hasJsonBody(object) ? { body } : {}) };
}

function sizeParameter({ parameters = [] }: OperationObject): string | undefined {
  const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  if (!names.includes('current')) return undefined;
  return ['pageSize', 'size'].find((name) => names.includes(name));
}

function pageProblems(response: ReceivedResponse, size: number, current: number): string[] {
  const data = valueAt(response.json, '/data');
  const { records, total, ...page } = data as Record<string, unknown>;
  if (!Array.isArray(records) || typeof total !== 'number') return [];
  const problems: string[] = [];
  if (page['size'] !== size)
    problems.push(`/data/size is ${String(page['size'])}, asked for ${size}`);
  if (page['current'] !== current)
    problems.push(`/data/current is ${String(page['current'])}, asked for ${current}`);
  const right = Math.max(0, Math.min(size, total - size * (current - 1)));
  if (records.length !== right)
    problems.push(
      `/data/records has ${records.length} on page ${current} of size ${size} with a total of ${total}, not ${right}`,
    );
  return problems;
}

function pagingTrials({ operation, call, response }: WorkingCall): Trial[] {
  const name = sizeParameter(operation.object);
  const total = valueAt(response.json, '/data/total');
  if (name === undefined || typeof total !== 'number') return [];
  const first = JSON.stringify(valueAt(response.json, '/data/records/0'));
  return [1, 2, total + 1].map((current): Trial => ({
    name: `page ${current === total + 1 ? 'past the last' : current}`,
    how: `with ${name}=1 and current=${current}`,
    call: withQuery(call, { [name]: '1', current: String(current) }),
    expected: 'success',
    language: CHINESE,
    check: (answered) => {
      const problems = pageProblems(answered, 1, current);
      const again = JSON.stringify(valueAt(answered.json, '/data/records/0'));
      const repeated = total > 1 && again === first;
      return current === 2 && repeated && problems.length === 0
        ? ['/data/records/0 on page 2 is the one of page 1']
        : problems;
    },
  }));
}

function refusalTrials({ operation, call }: WorkingCall, userToken: string | undefined): Trial[] {
  const { object, method, path } = operation;
  const trials: Trial[] = [];
  const safe = harmless(call, operation);
  const described = (status: string) => status in object.responses;
  if (object['x-access'] !== 'anonymous' && described('401')) {
    // A write is sent with what it can't accept, and a server may look at that first.
    const expected = method === 'GET' ? [401] : [401, 400];
    const anonymous = inLanguage(withoutToken(safe), ENGLISH);
    const how = 'without a session';
    trials.push({ name: 'no session', how, call: anonymous, expected, language: ENGLISH });
  }
  if (object['x-access'] === 'staff' && userToken !== undefined) {
    const { headers } = inLanguage(safe, HONG_KONG);
    const asUser = { ...safe, headers: { ...headers, token: userToken } };
    const expected = method === 'GET' ? [FORBIDDEN] : [FORBIDDEN, 400];
    const how = 'as a user who is not staff';
    trials.push({ name: 'no permission', how, call: asUser, expected, language: HONG_KONG });
  }
  if (sizeParameter(object) !== undefined) {
    const wrong = inLanguage(withQuery(call, { current: '0' }), HONG_KONG);
    const how = 'with current=0';
    trials.push({
      name: 'wrong parameter',
      how,
      call: wrong,
      expected: [400],
      language: HONG_KONG,
    });
  }
  const required = object.requestBody?.content['application/json']?.schema;
  if (required !== undefined && method !== 'GET' && call.body !== undefined) {
    const how = 'with a body that is no object';
    const body = { contentType: 'application/json', payload: [] };
    const wrong = inLanguage({ ...safe, body }, CHINESE);
    // Which of the two a server looks for first is its own affair.
    const expected = [
      400,
      ...(/\{\w+\}/.test(path) ? [404] : []),
      ...(ENDS_ITS_SESSION.includes(operation.id) ? [401] : []),
    ];
    trials.push({ name: 'wrong body', how, call: wrong, expected, language: CHINESE });
  }
  if (method === 'GET' && /\{id\}$/.test(path) && described('404')) {
    const nowhere = { ...call, path: path.replace('{id}', NO_RECORD) };
    const unknown = inLanguage(nowhere, CHINESE);
    const how = 'with an id of no record';
    trials.push({ name: 'no record', how, call: unknown, expected: [404], language: CHINESE });
  }
  return trials;
}

/** What tells one creation from another: the identifier of the record, or else all that was answered. */
function creationIn(response: ReceivedResponse): string {
  return JSON.stringify(valueAt(response.json, '/data/id') ?? valueAt(response.json, '/data'));
}

/** A creation that is sent once more, as where no response came: it must have been done once. */
function repetitionTrials({ call, response }: WorkingCall): Trial[] {
  if (call.headers[IDEMPOTENCY_KEY] === undefined) return [];
  if (valueAt(response.json, '/code') !== 200) return [];
  const name = 'sent again';
  const how = `once more with the same ${IDEMPOTENCY_KEY}`;
  const check = (again: ReceivedResponse) =>
    creationIn(again) === creationIn(response)
      ? []
      : ['/data is not what the first call created: it was done twice'];
  return [{ name, how, call, expected: 'success', language: CHINESE, check }];
}

/** Repeats a successful read in the other languages. */
function languageTrials({ operation, call, response }: WorkingCall): Trial[] {
  if (operation.method !== 'GET' || valueAt(response.json, '/code') === 1001) return [];
  return [ENGLISH, HONG_KONG].map((language) => ({
    name: language,
    how: `with Accept-Language: ${language}`,
    call: inLanguage(call, language),
    expected: 'success',
    language,
  }));
}

/**
 * Tries what the contract says of every operation, with a call of it that worked: who may call,
 * how a creation that is sent again, a bad request and a missing record are answered, pages, and the
 * languages of messages. Nothing of it changes anything on a server that keeps the contract.
 */
export async function tryConventions(
  working: WorkingCall,
  { server, folder, findProblems }: RunContext,
  userToken: string | undefined,
): Promise<CallResult[]> {
  const trials = [
    ...repetitionTrials(working),
    ...refusalTrials(working, userToken),
    ...pagingTrials(working),
    ...languageTrials(working),
  ];
  const results: CallResult[] = [];
  for (const { name, how, call, expected, language, check } of trials) {
    const response = await send(server, call, folder);
    const { operation } = working;
    const problems =
      typeof response === 'string'
        ? [`no response (${response})`]
        : findProblems(response, { operation, expected, language });
    if (problems.length === 0 && typeof response !== 'string')
      problems.push(...(check?.(response) ?? []));
    const outcome = problems.length > 0 ? 'wrong' : 'conforms';
    results.push({ operation, name, how, outcome, problems });
  }
  return results;
}
