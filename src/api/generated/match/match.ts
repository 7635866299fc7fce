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
  MatchEnvelope,
  MatchHomeEnvelope
} from '../model';
import type {
  ErrorEnvelope
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

export const getGetMatchInfoUrl = () => {




  return `/api/client/match/info`
}

/**
 * Answers the current edition: the newest one that has begun, else the next one. 404 while there is none.
 *
 * Source: spec section 3 (Match info), section 7 (Match).
 * @summary The current edition
 */
export const getMatchInfo = ( options?: Parameters<typeof request>[1]) => {

  return request<MatchEnvelope>(getGetMatchInfoUrl(),
  {
      operationId: 'getMatchInfo', pathTemplate: '/client/match/info',
    ...options,
    method: 'GET'

    ,
    schema: MatchEnvelope
  }
);}





export const getGetMatchInfoQueryKey = () => {
    return [
    'api','client','match','info'
    ] as const;
    }


export const getGetMatchInfoQueryOptions = <TData = Awaited<ReturnType<typeof getMatchInfo>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMatchInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMatchInfo>>> = ({ signal }) => getMatchInfo({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMatchInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMatchInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getMatchInfo>>>
export type GetMatchInfoQueryError = ErrorType<ErrorEnvelope>


export function useGetMatchInfo<TData = Awaited<ReturnType<typeof getMatchInfo>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMatchInfo>>,
          TError,
          Awaited<ReturnType<typeof getMatchInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMatchInfo<TData = Awaited<ReturnType<typeof getMatchInfo>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMatchInfo>>,
          TError,
          Awaited<ReturnType<typeof getMatchInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMatchInfo<TData = Awaited<ReturnType<typeof getMatchInfo>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The current edition
 */

export function useGetMatchInfo<TData = Awaited<ReturnType<typeof getMatchInfo>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchInfo>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMatchInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetMatchHomeUrl = () => {




  return `/api/client/match/info/home`
}

/**
 * Answers in one call all that the home page shows: the current edition, the countdown, highlights, news, activities that have not ended, editions, stories, partners. 404 while there is no edition.
 *
 * Source: spec section 3 (Match info), section 7 (Match).
 * @summary The home page
 */
export const getMatchHome = ( options?: Parameters<typeof request>[1]) => {

  return request<MatchHomeEnvelope>(getGetMatchHomeUrl(),
  {
      operationId: 'getMatchHome', pathTemplate: '/client/match/info/home',
    ...options,
    method: 'GET'

    ,
    schema: MatchHomeEnvelope
  }
);}





export const getGetMatchHomeQueryKey = () => {
    return [
    'api','client','match','info','home'
    ] as const;
    }


export const getGetMatchHomeQueryOptions = <TData = Awaited<ReturnType<typeof getMatchHome>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchHome>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMatchHomeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMatchHome>>> = ({ signal }) => getMatchHome({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMatchHome>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMatchHomeQueryResult = NonNullable<Awaited<ReturnType<typeof getMatchHome>>>
export type GetMatchHomeQueryError = ErrorType<ErrorEnvelope>


export function useGetMatchHome<TData = Awaited<ReturnType<typeof getMatchHome>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchHome>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMatchHome>>,
          TError,
          Awaited<ReturnType<typeof getMatchHome>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMatchHome<TData = Awaited<ReturnType<typeof getMatchHome>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchHome>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMatchHome>>,
          TError,
          Awaited<ReturnType<typeof getMatchHome>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMatchHome<TData = Awaited<ReturnType<typeof getMatchHome>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchHome>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The home page
 */

export function useGetMatchHome<TData = Awaited<ReturnType<typeof getMatchHome>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchHome>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMatchHomeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






