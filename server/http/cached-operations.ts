import type { FastifyRequest } from 'fastify';
import { CACHED_FIGURES } from './cached-figures.ts';
import type { Language } from '../base/messages.ts';
import type { OperationInfo } from './specification.ts';
import type { OperationId } from './types.ts';

/**
 * Seconds for which a response that is the same for everyone is kept in this process. A write clears
 * what it changes (`x-invalidates`); the time bounds what follows the clock (the state of an activity), what
 * is written past the API (a job, a command), and counts of views.
 */
const CACHE_SECONDS: ReadonlyMap<string, number> = new Map<OperationId, number>([
  ['getMenu', 60],
  ['getIdentity', 60],
  ['listLinks', 60],
  ['listCompanies', 60],
  ['getConfig', 60],
  ['getMatchInfo', 10],
  ['getMatchHome', 5],
  ['listEditions', 10],
  ['listOrganisations', 60],
  ['getStatement', 10],
  ['getGuide', 10],
  ['listDictionaries', 60],
  ['listMappings', 60],
  ['getMapping', 60],
  ['listCities', 60],
  ['listTemplates', 60],
  ['listDomains', 60],
  ['listNews', 10],
  ['listNewsExpress', 10],
  ['listVideos', 10],
  ['getNews', 10],
  ['listActivities', 5],
  ['getActivity', 5],
  ['listProjects', 10],
  ['getProject', 10],
  ['searchSite', 10],
]);

/** Seconds for which a response is kept; undefined where each call is answered again. */
export function cacheSeconds(id: string): number | undefined {
  return CACHE_SECONDS.get(id);
}

/** The operations whose cached responses, or figures, are out of date after a write. */
export function invalidatedOperations(details: OperationInfo | undefined): string[] {
  return details?.invalidates.filter((id) => CACHE_SECONDS.has(id) || CACHED_FIGURES.has(id)) ?? [];
}

/** What distinguishes the responses of an operation: parameters of the contract, in its order, and language. */
export function cacheKey(
  { params, query }: Pick<FastifyRequest, 'params' | 'query'>,
  { queryNames }: Pick<OperationInfo, 'queryNames'>,
  language: Language,
): string {
  const asked = query as Record<string, unknown>;
  return JSON.stringify([language, params, ...queryNames.map((name) => asked[name] ?? null)]);
}
