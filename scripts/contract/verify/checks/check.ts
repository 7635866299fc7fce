import { CONTRACT_LANGUAGES, type ContractLanguage } from '../../../support/languages.ts';
import type { ContractDocument, OperationObject } from '../../document.ts';
import type { TrialRequest } from '../requests.ts';
import { valueAt } from '../expressions.ts';
import type { Trial } from '../exchange.ts';
import type { Step } from '../workflows.ts';
import type { Exchanged } from './responses.ts';

/** A request of a workflow and its response, with data for the checks. */
export interface Working extends Exchanged {
  step: Step;
  contract: ContractDocument;
  /** Token of an account without permissions. */
  userToken: string | undefined;
}

/** A variation of a request. */
export type CheckTrial = Omit<Trial, 'operation'> & { how: string };

/** A check of a convention that applies to many operations. */
export interface Check {
  name: string;
  applies: (working: Working) => boolean;
  /** Returns the requests, which are sent one after the other. */
  trials: (working: Working) => CheckTrial[];
}

export const [, ENGLISH, HONG_KONG] = CONTRACT_LANGUAGES;
export const NO_RECORD = 'no-such-record';

/** Returns true if the response contains data instead of an error. */
export function hasSucceeded({ response: { status, json } }: Working): boolean {
  return status < 300 && (valueAt(json, '/code') ?? 200) === 200;
}

export const isRead = ({ operation }: Working) => operation.method === 'GET';

/** Rate limits against guessing. Invalid input may count as an attempt. */
const GUARDED = ['credentials', 'codes', 'registration'];

/**
 * Returns true if an accepted invalid body would do no harm: another rule rejects the request, or the
 * request changes only unpublished records or the account of this run.
 */
export function isHarmless({ operation: { object }, request, step }: Working): boolean {
  if (GUARDED.includes(object['x-rate-limit'] ?? '')) return false;
  const hidden = valueAt(request.body?.payload, '/published') === false;
  return step.refused || hidden || object['x-access'] !== 'staff';
}

export function withHeaders(request: TrialRequest, headers: Record<string, string>): TrialRequest {
  return { ...request, headers: { ...request.headers, ...headers } };
}

export function inLanguage(request: TrialRequest, language: ContractLanguage): TrialRequest {
  return withHeaders(request, { 'accept-language': language });
}

export function withQuery(request: TrialRequest, query: Record<string, string>): TrialRequest {
  return { ...request, query: { ...request.query, ...query } };
}

/** Returns the request with another JSON body. */
export function withBody(request: TrialRequest, payload: unknown): TrialRequest {
  return { ...request, body: { contentType: 'application/json', payload } };
}

/** Returns the query parameters, except those that identify a session. */
export function queryParameters({ parameters = [] }: OperationObject) {
  return parameters.filter((one) => one.in === 'query' && !['token', 'ticket'].includes(one.name));
}
