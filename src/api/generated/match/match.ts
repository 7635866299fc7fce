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
  EditionsEnvelope,
  GuideEnvelope,
  MatchEnvelope,
  MatchHomeEnvelope,
  OrganisationsEnvelope,
  StatementEnvelope
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
 * Returns the current edition: the newest one that has begun, otherwise the next one. Returns 404 if there is none.
 *
 * Source: spec section 3 (Match info), section 7 (Match).
 * @summary Get the current edition
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
 * @summary Get the current edition
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
 * Returns all data of the home page in one response: current edition, countdown, highlights, news, activities that have not ended, editions, stories and partners. Returns 404 if there is no edition.
 *
 * Source: spec section 3 (Match info), section 7 (Match).
 * @summary Get the home page data
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
 * @summary Get the home page data
 */

export function useGetMatchHome<TData = Awaited<ReturnType<typeof getMatchHome>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchHome>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMatchHomeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListEditionsUrl = () => {




  return `/api/client/match/info/sub`
}

/**
 * Returns all published editions, newest first, including the current one, each with figures, winners and pictures.
 *
 * The specification names this operation "sub-list" of the match info and shows no fields. Here it is the list for the pages about past editions. Editions are few, so the list contains them in full and no operation returns a single one.
 *
 * Source: spec section 3 (Match info), section 7 (Match).
 * @summary List editions
 */
export const listEditions = ( options?: Parameters<typeof request>[1]) => {

  return request<EditionsEnvelope>(getListEditionsUrl(),
  {
      operationId: 'listEditions', pathTemplate: '/client/match/info/sub',
    ...options,
    method: 'GET'

    ,
    schema: EditionsEnvelope
  }
);}





export const getListEditionsQueryKey = () => {
    return [
    'api','client','match','info','sub'
    ] as const;
    }


export const getListEditionsQueryOptions = <TData = Awaited<ReturnType<typeof listEditions>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEditionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEditions>>> = ({ signal }) => listEditions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEditions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEditionsQueryResult = NonNullable<Awaited<ReturnType<typeof listEditions>>>
export type ListEditionsQueryError = ErrorType<ErrorEnvelope>


export function useListEditions<TData = Awaited<ReturnType<typeof listEditions>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEditions>>,
          TError,
          Awaited<ReturnType<typeof listEditions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEditions<TData = Awaited<ReturnType<typeof listEditions>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEditions>>,
          TError,
          Awaited<ReturnType<typeof listEditions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEditions<TData = Awaited<ReturnType<typeof listEditions>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List editions
 */

export function useListEditions<TData = Awaited<ReturnType<typeof listEditions>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEditions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEditionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetGuideUrl = () => {




  return `/api/client/match/info/guide`
}

/**
 * Returns the guide of the current edition as rich text; each heading begins a section. Returns 404 if there is no edition.
 *
 * Source: spec section 1 (Guide).
 * @summary Get the participation guide
 */
export const getGuide = ( options?: Parameters<typeof request>[1]) => {

  return request<GuideEnvelope>(getGetGuideUrl(),
  {
      operationId: 'getGuide', pathTemplate: '/client/match/info/guide',
    ...options,
    method: 'GET'

    ,
    schema: GuideEnvelope
  }
);}





export const getGetGuideQueryKey = () => {
    return [
    'api','client','match','info','guide'
    ] as const;
    }


export const getGetGuideQueryOptions = <TData = Awaited<ReturnType<typeof getGuide>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGuideQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGuide>>> = ({ signal }) => getGuide({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGuideQueryResult = NonNullable<Awaited<ReturnType<typeof getGuide>>>
export type GetGuideQueryError = ErrorType<ErrorEnvelope>


export function useGetGuide<TData = Awaited<ReturnType<typeof getGuide>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGuide>>,
          TError,
          Awaited<ReturnType<typeof getGuide>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuide<TData = Awaited<ReturnType<typeof getGuide>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGuide>>,
          TError,
          Awaited<ReturnType<typeof getGuide>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuide<TData = Awaited<ReturnType<typeof getGuide>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the participation guide
 */

export function useGetGuide<TData = Awaited<ReturnType<typeof getGuide>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGuideQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetStatementUrl = () => {




  return `/api/client/match/info/statement`
}

/**
 * Returns the statement that entrants accept: title and paragraphs of the current edition. The default title is the competition committee's solemn statement, in the language of `Accept-Language`. Returns 404 if there is no edition.
 *
 * Source: spec section 3 (Match info: agreement content), section 7 (Match).
 * @summary Get the statement of the current edition
 */
export const getStatement = ( options?: Parameters<typeof request>[1]) => {

  return request<StatementEnvelope>(getGetStatementUrl(),
  {
      operationId: 'getStatement', pathTemplate: '/client/match/info/statement',
    ...options,
    method: 'GET'

    ,
    schema: StatementEnvelope
  }
);}





export const getGetStatementQueryKey = () => {
    return [
    'api','client','match','info','statement'
    ] as const;
    }


export const getGetStatementQueryOptions = <TData = Awaited<ReturnType<typeof getStatement>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStatementQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStatement>>> = ({ signal }) => getStatement({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStatementQueryResult = NonNullable<Awaited<ReturnType<typeof getStatement>>>
export type GetStatementQueryError = ErrorType<ErrorEnvelope>


export function useGetStatement<TData = Awaited<ReturnType<typeof getStatement>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatement>>,
          TError,
          Awaited<ReturnType<typeof getStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatement<TData = Awaited<ReturnType<typeof getStatement>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatement>>,
          TError,
          Awaited<ReturnType<typeof getStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatement<TData = Awaited<ReturnType<typeof getStatement>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the statement of the current edition
 */

export function useGetStatement<TData = Awaited<ReturnType<typeof getStatement>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStatementQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOrganisationsUrl = () => {




  return `/api/client/match/org`
}

/**
 * Returns hosts, organisers, co-organisers and supporters, in this order, each group in display order.
 *
 * Source: spec section 7 (Match), product decisions (Organisation).
 * @summary List organisations
 */
export const listOrganisations = ( options?: Parameters<typeof request>[1]) => {

  return request<OrganisationsEnvelope>(getListOrganisationsUrl(),
  {
      operationId: 'listOrganisations', pathTemplate: '/client/match/org',
    ...options,
    method: 'GET'

    ,
    schema: OrganisationsEnvelope
  }
);}





export const getListOrganisationsQueryKey = () => {
    return [
    'api','client','match','org'
    ] as const;
    }


export const getListOrganisationsQueryOptions = <TData = Awaited<ReturnType<typeof listOrganisations>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrganisationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrganisations>>> = ({ signal }) => listOrganisations({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrganisationsQueryResult = NonNullable<Awaited<ReturnType<typeof listOrganisations>>>
export type ListOrganisationsQueryError = ErrorType<ErrorEnvelope>


export function useListOrganisations<TData = Awaited<ReturnType<typeof listOrganisations>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrganisations>>,
          TError,
          Awaited<ReturnType<typeof listOrganisations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrganisations<TData = Awaited<ReturnType<typeof listOrganisations>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrganisations>>,
          TError,
          Awaited<ReturnType<typeof listOrganisations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrganisations<TData = Awaited<ReturnType<typeof listOrganisations>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List organisations
 */

export function useListOrganisations<TData = Awaited<ReturnType<typeof listOrganisations>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganisations>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrganisationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






