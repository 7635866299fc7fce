/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import {
  MediaItemEnvelope,
  MediaPageEnvelope,
  MediaReferenceEnvelope,
  MediaUsesEnvelope
} from '../model';
import type {
  ErrorEnvelope,
  ListMediaParams,
  MediaChange
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

export const getListMediaUrl = (params?: ListMediaParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/media?${stringifiedParams}` : `/api/sys/media`
}

/**
 * Returns the pictures and videos of the media library, newest first: files added by staff and files used in records.
 *
 * Source: product decisions (a media library).
 * @summary List pictures and videos
 */
export const listMedia = (params?: ListMediaParams, options?: Parameters<typeof request>[1]) => {

  return request<MediaPageEnvelope>(getListMediaUrl(params),
  {
      operationId: 'listMedia', pathTemplate: '/sys/media', partial: true,
    ...options,
    method: 'GET'

    ,
    schema: MediaPageEnvelope
  }
);}





export const getListMediaQueryKey = (params?: ListMediaParams,) => {
    return [
    'api','sys','media', ...(params ? [params] : [])
    ] as const;
    }


export const getListMediaQueryOptions = <TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<ErrorEnvelope>>(params?: ListMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMedia>>> = ({ signal }) => listMedia(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMediaQueryResult = NonNullable<Awaited<ReturnType<typeof listMedia>>>
export type ListMediaQueryError = ErrorType<ErrorEnvelope>


export function useListMedia<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<ErrorEnvelope>>(
 params: undefined |  ListMediaParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMedia>>,
          TError,
          Awaited<ReturnType<typeof listMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMedia<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMedia>>,
          TError,
          Awaited<ReturnType<typeof listMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMedia<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List pictures and videos
 */

export function useListMedia<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMediaQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveMediaUrl = () => {




  return `/api/sys/media`
}

/**
 * Adds a picture or video uploaded by the caller to the media library, which makes it public, and sets its alternative text. A blank Chinese text removes the alternative text.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (a media library).
 * @summary Add or describe a media file
 */
export const saveMedia = (mediaChange: MediaChange, options?: Parameters<typeof request>[1]) => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return request<MediaItemEnvelope>(getSaveMediaUrl(),
  {
      operationId: 'saveMedia', pathTemplate: '/sys/media', waitsForLogin: true, changes: '/sys/media',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(mediaChange),
    schema: MediaItemEnvelope
  }
);}





export const getSaveMediaMutationKey = () => ['saveMedia'] as const;

export const getSaveMediaMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveMedia>>, TError,SaveMediaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveMedia>>, TError,SaveMediaMutationVariables, TContext> => {

const mutationKey = getSaveMediaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveMedia>>, SaveMediaMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveMedia(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveMediaMutationResult = NonNullable<Awaited<ReturnType<typeof saveMedia>>>
    export type SaveMediaMutationBody = MediaChange
    export type SaveMediaMutationError = ErrorType<ErrorEnvelope>
    export type SaveMediaMutationVariables = {data: MediaChange}

    /**
 * @summary Add or describe a media file
 */
export const useSaveMedia = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveMedia>>, TError,SaveMediaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveMedia>>,
        TError,
        SaveMediaMutationVariables,
        TContext
      > => {
      return useMutation(getSaveMediaMutationOptions(options), queryClient);
    }
    export const getListMediaUsesUrl = (id: string,) => {




  return `/api/sys/media/${encodeURIComponent(String(id))}/use`
}

/**
 * Returns the records that show a file, including drafts.
 *
 * Source: product decisions (a media library).
 * @summary List uses of a media file
 */
export const listMediaUses = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<MediaUsesEnvelope>(getListMediaUsesUrl(id),
  {
      operationId: 'listMediaUses', pathTemplate: '/sys/media/{id}/use',
    ...options,
    method: 'GET'

    ,
    schema: MediaUsesEnvelope
  }
);}





export const getListMediaUsesQueryKey = (id: string,) => {
    return [
    'api','sys','media',id,'use'
    ] as const;
    }


export const getListMediaUsesQueryOptions = <TData = Awaited<ReturnType<typeof listMediaUses>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaUsesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMediaUses>>> = ({ signal }) => listMediaUses(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMediaUsesQueryResult = NonNullable<Awaited<ReturnType<typeof listMediaUses>>>
export type ListMediaUsesQueryError = ErrorType<ErrorEnvelope>


export function useListMediaUses<TData = Awaited<ReturnType<typeof listMediaUses>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMediaUses>>,
          TError,
          Awaited<ReturnType<typeof listMediaUses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaUses<TData = Awaited<ReturnType<typeof listMediaUses>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMediaUses>>,
          TError,
          Awaited<ReturnType<typeof listMediaUses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaUses<TData = Awaited<ReturnType<typeof listMediaUses>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List uses of a media file
 */

export function useListMediaUses<TData = Awaited<ReturnType<typeof listMediaUses>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMediaUsesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDeleteMediaUrl = (id: string,) => {




  return `/api/sys/media/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a picture or video permanently. Earlier record versions that use it cannot be published with it again.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (a media library).
 * @summary Delete an unused media file
 */
export const deleteMedia = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<MediaReferenceEnvelope>(getDeleteMediaUrl(id),
  {
      operationId: 'deleteMedia', pathTemplate: '/sys/media/{id}', waitsForLogin: true, changes: '/sys/media',
    ...options,
    method: 'DELETE'

    ,
    schema: MediaReferenceEnvelope
  }
);}





export const getDeleteMediaMutationKey = () => ['deleteMedia'] as const;

export const getDeleteMediaMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMedia>>, TError,DeleteMediaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMedia>>, TError,DeleteMediaMutationVariables, TContext> => {

const mutationKey = getDeleteMediaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMedia>>, DeleteMediaMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteMedia(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteMediaMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMedia>>>

    export type DeleteMediaMutationError = ErrorType<ErrorEnvelope>
    export type DeleteMediaMutationVariables = {id: string}

    /**
 * @summary Delete an unused media file
 */
export const useDeleteMedia = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMedia>>, TError,DeleteMediaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMedia>>,
        TError,
        DeleteMediaMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMediaMutationOptions(options), queryClient);
    }
