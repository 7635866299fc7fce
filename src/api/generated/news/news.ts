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
  NewsArticleEnvelope,
  NewsExpressEnvelope,
  NewsPageEnvelope
} from '../model';
import type {
  ErrorEnvelope,
  ListNewsParams,
  ListVideosParams
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

export const getListNewsUrl = (params?: ListNewsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/client/news/anons/news?${stringifiedParams}` : `/api/client/news/anons/news`
}

/**
 * Returns published items of kind `news`, newest first.
 *
 * Source: spec section 7 (News).
 * @summary List news
 */
export const listNews = (params?: ListNewsParams, options?: Parameters<typeof request>[1]) => {

  return request<NewsPageEnvelope>(getListNewsUrl(params),
  {
      operationId: 'listNews', pathTemplate: '/client/news/anons/news', partial: true,
    ...options,
    method: 'GET'

    ,
    schema: NewsPageEnvelope
  }
);}





export const getListNewsQueryKey = (params?: ListNewsParams,) => {
    return [
    'api','client','news','anons','news', ...(params ? [params] : [])
    ] as const;
    }


export const getListNewsQueryOptions = <TData = Awaited<ReturnType<typeof listNews>>, TError = ErrorType<ErrorEnvelope>>(params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNews>>> = ({ signal }) => listNews(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNewsQueryResult = NonNullable<Awaited<ReturnType<typeof listNews>>>
export type ListNewsQueryError = ErrorType<ErrorEnvelope>


export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = ErrorType<ErrorEnvelope>>(
 params: undefined |  ListNewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNews>>,
          TError,
          Awaited<ReturnType<typeof listNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNews>>,
          TError,
          Awaited<ReturnType<typeof listNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List news
 */

export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListNewsExpressUrl = () => {




  return `/api/client/news/anons/express`
}

/**
 * Returns the 10 newest published items of kind `express`, newest first.
 *
 * Source: spec section 7 (News).
 * @summary List express news
 */
export const listNewsExpress = ( options?: Parameters<typeof request>[1]) => {

  return request<NewsExpressEnvelope>(getListNewsExpressUrl(),
  {
      operationId: 'listNewsExpress', pathTemplate: '/client/news/anons/express',
    ...options,
    method: 'GET'

    ,
    schema: NewsExpressEnvelope
  }
);}





export const getListNewsExpressQueryKey = () => {
    return [
    'api','client','news','anons','express'
    ] as const;
    }


export const getListNewsExpressQueryOptions = <TData = Awaited<ReturnType<typeof listNewsExpress>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewsExpress>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNewsExpressQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNewsExpress>>> = ({ signal }) => listNewsExpress({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNewsExpress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNewsExpressQueryResult = NonNullable<Awaited<ReturnType<typeof listNewsExpress>>>
export type ListNewsExpressQueryError = ErrorType<ErrorEnvelope>


export function useListNewsExpress<TData = Awaited<ReturnType<typeof listNewsExpress>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewsExpress>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNewsExpress>>,
          TError,
          Awaited<ReturnType<typeof listNewsExpress>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewsExpress<TData = Awaited<ReturnType<typeof listNewsExpress>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewsExpress>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNewsExpress>>,
          TError,
          Awaited<ReturnType<typeof listNewsExpress>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewsExpress<TData = Awaited<ReturnType<typeof listNewsExpress>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewsExpress>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List express news
 */

export function useListNewsExpress<TData = Awaited<ReturnType<typeof listNewsExpress>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewsExpress>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNewsExpressQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListVideosUrl = (params?: ListVideosParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/client/news/anons/video?${stringifiedParams}` : `/api/client/news/anons/video`
}

/**
 * Returns published items of kind `video`, newest first. `getNews` returns the identifier of the video file.
 *
 * Source: spec section 7 (News).
 * @summary List videos
 */
export const listVideos = (params?: ListVideosParams, options?: Parameters<typeof request>[1]) => {

  return request<NewsPageEnvelope>(getListVideosUrl(params),
  {
      operationId: 'listVideos', pathTemplate: '/client/news/anons/video', partial: true,
    ...options,
    method: 'GET'

    ,
    schema: NewsPageEnvelope
  }
);}





export const getListVideosQueryKey = (params?: ListVideosParams,) => {
    return [
    'api','client','news','anons','video', ...(params ? [params] : [])
    ] as const;
    }


export const getListVideosQueryOptions = <TData = Awaited<ReturnType<typeof listVideos>>, TError = ErrorType<ErrorEnvelope>>(params?: ListVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVideosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVideos>>> = ({ signal }) => listVideos(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVideosQueryResult = NonNullable<Awaited<ReturnType<typeof listVideos>>>
export type ListVideosQueryError = ErrorType<ErrorEnvelope>


export function useListVideos<TData = Awaited<ReturnType<typeof listVideos>>, TError = ErrorType<ErrorEnvelope>>(
 params: undefined |  ListVideosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVideos>>,
          TError,
          Awaited<ReturnType<typeof listVideos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVideos<TData = Awaited<ReturnType<typeof listVideos>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVideos>>,
          TError,
          Awaited<ReturnType<typeof listVideos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVideos<TData = Awaited<ReturnType<typeof listVideos>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List videos
 */

export function useListVideos<TData = Awaited<ReturnType<typeof listVideos>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideos>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVideosQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetNewsUrl = (id: string,) => {




  return `/api/client/news/anons/${encodeURIComponent(String(id))}`
}

/**
 * Returns a published item of any kind with its text and its neighbours of the same kind. Increments `browseNumber`.
 *
 * Source: spec section 7 (News).
 * @summary A news article
 */
export const getNews = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<NewsArticleEnvelope>(getGetNewsUrl(id),
  {
      operationId: 'getNews', pathTemplate: '/client/news/anons/{id}',
    ...options,
    method: 'GET'

    ,
    schema: NewsArticleEnvelope
  }
);}





export const getGetNewsQueryKey = (id: string,) => {
    return [
    'api','client','news','anons',id
    ] as const;
    }


export const getGetNewsQueryOptions = <TData = Awaited<ReturnType<typeof getNews>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNewsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNews>>> = ({ signal }) => getNews(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNewsQueryResult = NonNullable<Awaited<ReturnType<typeof getNews>>>
export type GetNewsQueryError = ErrorType<ErrorEnvelope>


export function useGetNews<TData = Awaited<ReturnType<typeof getNews>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNews>>,
          TError,
          Awaited<ReturnType<typeof getNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNews<TData = Awaited<ReturnType<typeof getNews>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNews>>,
          TError,
          Awaited<ReturnType<typeof getNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNews<TData = Awaited<ReturnType<typeof getNews>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A news article
 */

export function useGetNews<TData = Awaited<ReturnType<typeof getNews>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNewsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






