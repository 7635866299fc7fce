import { CONTRACT_LANGUAGES, type ContractLanguage } from '../../../support/languages.ts';
import type { ContractDocument, OperationObject } from '../../document.ts';
import type { Call } from '../calls.ts';
import { valueAt } from '../expressions.ts';
import type { Trial } from '../exchange.ts';
import type { Step } from '../workflows.ts';
import type { Exchanged } from './responses.ts';

/** A call that worked in a workflow, and what the checks know beside it. */
export interface Working extends Exchanged {
  step: Step;
  contract: ContractDocument;
  /** Token of an account without permissions. */
  userToken: string | undefined;
}

/** One more request, made from a call that worked. */
export type CheckTrial = Omit<Trial, 'operation'> & { how: string };

/** Something that the contract says of many operations. */
export interface Check {
  name: string;
  applies: (working: Working) => boolean;
  /** The requests; they are sent in turn. */
  trials: (working: Working) => CheckTrial[];
}

export const [, ENGLISH, HONG_KONG] = CONTRACT_LANGUAGES;
export const NO_RECORD = 'no-such-record';

/** Whether the call ended with data rather than with a refusal. */
export function hasSucceeded({ response: { status, json } }: Working): boolean {
  return status < 300 && (valueAt(json, '/code') ?? 200) === 200;
}

export const isRead = ({ operation }: Working) => operation.method === 'GET';

/** Groups whose calls are counted against guessing: a server that accepts less may count a try. */
const GUARDED = ['credentials', 'codes', 'registration'];

/**
 * Returns whether the server may accept a wrong body without harm: another rule refuses the request,
 * or it writes only unpublished records or the account of this run.
 */
export function isHarmless({ operation: { object }, call, step }: Working): boolean {
  if (GUARDED.includes(object['x-rate-limit'] ?? '')) return false;
  const hidden = valueAt(call.body?.payload, '/published') === false;
  return step.refused || hidden || object['x-access'] !== 'staff';
}

/** The call with other headers. */
export function withHeaders(call: Call, headers: Record<string, string>): Call {
  return { ...call, headers: { ...call.headers, ...headers } };
}

/** The call in another language. */
export function inLanguage(call: Call, language: ContractLanguage): Call {
  return withHeaders(call, { 'accept-language': language });
}

/** The call with other query parameters. */
export function withQuery(call: Call, query: Record<string, string>): Call {
  return { ...call, query: { ...call.query, ...query } };
}

/** The call with another JSON body. */
export function withBody(call: Call, payload: unknown): Call {
  return { ...call, body: { contentType: 'application/json', payload } };
}

/** Parameters of the query, but for those that hold a session. */
export function queryParameters({ parameters = [] }: OperationObject) {
  return parameters.filter((one) => one.in === 'query' && !['token', 'ticket'].includes(one.name));
}
