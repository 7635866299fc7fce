/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import {
  SearchResultEnvelope
} from '../model';
import type {
  ErrorEnvelope,
  SearchSiteParams
} from '../model';

import { request } from '../../request.ts';
import type { ErrorType } from '../../request.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getSearchSiteUrl = (params: SearchSiteParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/client/search?${stringifiedParams}` : `/api/client/search`
}

/**
 * Returns public records whose title, summary or place contains the keyword, ignoring letter case, character width and Chinese variant: up to `limit` hits per kind, title matches first, then newest first. Intended for search as you type.
 *
 * Source: product decisions (search).
 * @summary Search entries, news and activities
 */
export const searchSite = (params: SearchSiteParams, options?: Parameters<typeof request>[1]) => {

  return request<SearchResultEnvelope>(getSearchSiteUrl(params),
  {
      operationId: 'searchSite', pathTemplate: '/client/search',
    ...options,
    method: 'GET'

    ,
    schema: SearchResultEnvelope
  }
);}





export const getSearchSiteQueryKey = (params?: SearchSiteParams,) => {
    return [
    'api','client','search', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchSiteQueryOptions = <TData = Awaited<ReturnType<typeof searchSite>>, TError = ErrorType<ErrorEnvelope>>(params: SearchSiteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchSiteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchSite>>> = ({ signal }) => searchSite(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchSiteQueryResult = NonNullable<Awaited<ReturnType<typeof searchSite>>>
export type SearchSiteQueryError = ErrorType<ErrorEnvelope>


export function useSearchSite<TData = Awaited<ReturnType<typeof searchSite>>, TError = ErrorType<ErrorEnvelope>>(
 params: SearchSiteParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchSite>>,
          TError,
          Awaited<ReturnType<typeof searchSite>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchSite<TData = Awaited<ReturnType<typeof searchSite>>, TError = ErrorType<ErrorEnvelope>>(
 params: SearchSiteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchSite>>,
          TError,
          Awaited<ReturnType<typeof searchSite>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchSite<TData = Awaited<ReturnType<typeof searchSite>>, TError = ErrorType<ErrorEnvelope>>(
 params: SearchSiteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search entries, news and activities
 */

export function useSearchSite<TData = Awaited<ReturnType<typeof searchSite>>, TError = ErrorType<ErrorEnvelope>>(
 params: SearchSiteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchSiteQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






