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
  MyProjectEnvelope,
  MyProjectsEnvelope,
  ProjectEnvelope,
  ProjectPageEnvelope,
  SavedProjectEnvelope
} from '../model';
import type {
  ErrorEnvelope,
  GetMyProjectParams,
  ListProjectsParams,
  SaveProjectBody
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

export const getListProjectsUrl = (params?: ListProjectsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/client/project/anons?${stringifiedParams}` : `/api/client/project/anons`
}

/**
 * Returns public entries: those whose published status is 2, 3 or 4. Drafts, submitted entries that are not in review and entries that were not selected are excluded. An award appears once the winners of its edition are published. Order: newest edition first, then awards (highest first), then identifier. Filters are combined with AND.
 *
 * Source: spec section 7 (Projects).
 * @summary List public entries
 */
export const listProjects = (params?: ListProjectsParams, options?: Parameters<typeof request>[1]) => {

  return request<ProjectPageEnvelope>(getListProjectsUrl(params),
  {
      operationId: 'listProjects', pathTemplate: '/client/project/anons', partial: true,
    ...options,
    method: 'GET'

    ,
    schema: ProjectPageEnvelope
  }
);}





export const getListProjectsQueryKey = (params?: ListProjectsParams,) => {
    return [
    'api','client','project','anons', ...(params ? [params] : [])
    ] as const;
    }


export const getListProjectsQueryOptions = <TData = Awaited<ReturnType<typeof listProjects>>, TError = ErrorType<ErrorEnvelope>>(params?: ListProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProjectsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProjects>>> = ({ signal }) => listProjects(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProjectsQueryResult = NonNullable<Awaited<ReturnType<typeof listProjects>>>
export type ListProjectsQueryError = ErrorType<ErrorEnvelope>


export function useListProjects<TData = Awaited<ReturnType<typeof listProjects>>, TError = ErrorType<ErrorEnvelope>>(
 params: undefined |  ListProjectsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjects>>,
          TError,
          Awaited<ReturnType<typeof listProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjects<TData = Awaited<ReturnType<typeof listProjects>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjects>>,
          TError,
          Awaited<ReturnType<typeof listProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjects<TData = Awaited<ReturnType<typeof listProjects>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List public entries
 */

export function useListProjects<TData = Awaited<ReturnType<typeof listProjects>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProjectsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetProjectUrl = (id: string,) => {




  return `/api/client/project/anons/${encodeURIComponent(String(id))}`
}

/**
 * Returns a public entry (published status 2, 3 or 4) with its team, its published awards and the files that the team made public.
 *
 * Source: spec section 7 (Projects).
 * @summary Get a public entry
 */
export const getProject = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<ProjectEnvelope>(getGetProjectUrl(id),
  {
      operationId: 'getProject', pathTemplate: '/client/project/anons/{id}',
    ...options,
    method: 'GET'

    ,
    schema: ProjectEnvelope
  }
);}





export const getGetProjectQueryKey = (id: string,) => {
    return [
    'api','client','project','anons',id
    ] as const;
    }


export const getGetProjectQueryOptions = <TData = Awaited<ReturnType<typeof getProject>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProjectQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProject>>> = ({ signal }) => getProject(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProjectQueryResult = NonNullable<Awaited<ReturnType<typeof getProject>>>
export type GetProjectQueryError = ErrorType<ErrorEnvelope>


export function useGetProject<TData = Awaited<ReturnType<typeof getProject>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProject>>,
          TError,
          Awaited<ReturnType<typeof getProject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProject<TData = Awaited<ReturnType<typeof getProject>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProject>>,
          TError,
          Awaited<ReturnType<typeof getProject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProject<TData = Awaited<ReturnType<typeof getProject>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a public entry
 */

export function useGetProject<TData = Awaited<ReturnType<typeof getProject>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProject>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProjectQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetMyProjectUrl = (params?: GetMyProjectParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/client/project/current?${stringifiedParams}` : `/api/client/project/current`
}

/**
 * Without `id`: the entry of the current user in the current edition, or null. With `id`: that entry, if it is the current user's; entries of other users return 404. Status, awards and history contain published results only.
 *
 * Source: spec section 7 (Projects).
 * @summary Get an entry of the current user
 */
export const getMyProject = (params?: GetMyProjectParams, options?: Parameters<typeof request>[1]) => {

  return request<MyProjectEnvelope>(getGetMyProjectUrl(params),
  {
      operationId: 'getMyProject', pathTemplate: '/client/project/current',
    ...options,
    method: 'GET'

    ,
    schema: MyProjectEnvelope
  }
);}





export const getGetMyProjectQueryKey = (params?: GetMyProjectParams,) => {
    return [
    'api','client','project','current', ...(params ? [params] : [])
    ] as const;
    }


export const getGetMyProjectQueryOptions = <TData = Awaited<ReturnType<typeof getMyProject>>, TError = ErrorType<ErrorEnvelope>>(params?: GetMyProjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyProject>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyProjectQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyProject>>> = ({ signal }) => getMyProject(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyProject>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyProjectQueryResult = NonNullable<Awaited<ReturnType<typeof getMyProject>>>
export type GetMyProjectQueryError = ErrorType<ErrorEnvelope>


export function useGetMyProject<TData = Awaited<ReturnType<typeof getMyProject>>, TError = ErrorType<ErrorEnvelope>>(
 params: undefined |  GetMyProjectParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyProject>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyProject>>,
          TError,
          Awaited<ReturnType<typeof getMyProject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyProject<TData = Awaited<ReturnType<typeof getMyProject>>, TError = ErrorType<ErrorEnvelope>>(
 params?: GetMyProjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyProject>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyProject>>,
          TError,
          Awaited<ReturnType<typeof getMyProject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyProject<TData = Awaited<ReturnType<typeof getMyProject>>, TError = ErrorType<ErrorEnvelope>>(
 params?: GetMyProjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyProject>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an entry of the current user
 */

export function useGetMyProject<TData = Awaited<ReturnType<typeof getMyProject>>, TError = ErrorType<ErrorEnvelope>>(
 params?: GetMyProjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyProject>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyProjectQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMyProjectsUrl = () => {




  return `/api/client/project/current/list`
}

/**
 * Returns the entries of the current user in all editions, the newest edition first. An account has one entry per edition.
 *
 * Source: spec section 7 (Projects).
 * @summary List own entries
 */
export const listMyProjects = ( options?: Parameters<typeof request>[1]) => {

  return request<MyProjectsEnvelope>(getListMyProjectsUrl(),
  {
      operationId: 'listMyProjects', pathTemplate: '/client/project/current/list',
    ...options,
    method: 'GET'

    ,
    schema: MyProjectsEnvelope
  }
);}





export const getListMyProjectsQueryKey = () => {
    return [
    'api','client','project','current','list'
    ] as const;
    }


export const getListMyProjectsQueryOptions = <TData = Awaited<ReturnType<typeof listMyProjects>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyProjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyProjectsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyProjects>>> = ({ signal }) => listMyProjects({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyProjects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyProjectsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyProjects>>>
export type ListMyProjectsQueryError = ErrorType<ErrorEnvelope>


export function useListMyProjects<TData = Awaited<ReturnType<typeof listMyProjects>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyProjects>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyProjects>>,
          TError,
          Awaited<ReturnType<typeof listMyProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyProjects<TData = Awaited<ReturnType<typeof listMyProjects>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyProjects>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyProjects>>,
          TError,
          Awaited<ReturnType<typeof listMyProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyProjects<TData = Awaited<ReturnType<typeof listMyProjects>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyProjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List own entries
 */

export function useListMyProjects<TData = Awaited<ReturnType<typeof listMyProjects>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyProjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyProjectsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveProjectUrl = () => {




  return `/api/client/project`
}

/**
 * Saves the entry of the current user in an edition: status 0 as a draft, status 1 as submitted. There is one entry per account and edition; the request creates it or replaces its content in one transaction. Saving a submitted entry with status 0 withdraws it.
 *
 * Retries: if `saveKey` equals the key of the stored revision, nothing changes and that revision is returned, so a client can retry after a lost response. Concurrent edits: `revision` is the revision that the change is based on; if another one is stored, the request returns 409 and writes nothing.
 *
 * Requested changes: until the date of an open request (`requestChanges`), a submitted entry can be submitted again in any status and keeps that status. The submission answers the request.
 *
 * Only the server sets status 2 to 5, awards and history.
 *
 * Source: spec section 7 (Projects). Limits: product decisions, "Domain".
 * @summary Save or submit an entry
 */
export const saveProject = (saveProjectBody: SaveProjectBody, options?: Parameters<typeof request>[1]) => {

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
return request<SavedProjectEnvelope>(getSaveProjectUrl(),
  {
      operationId: 'saveProject', pathTemplate: '/client/project', waitsForLogin: true, changes: '/client/project/anons /client/project/current /client/search /sys/dashboard /sys/match /sys/project /sys/user/my/notices',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveProjectBody),
    schema: SavedProjectEnvelope
  }
);}





export const getSaveProjectMutationKey = () => ['saveProject'] as const;

export const getSaveProjectMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveProject>>, TError,SaveProjectMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveProject>>, TError,SaveProjectMutationVariables, TContext> => {

const mutationKey = getSaveProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveProject>>, SaveProjectMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveProject(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveProjectMutationResult = NonNullable<Awaited<ReturnType<typeof saveProject>>>
    export type SaveProjectMutationBody = SaveProjectBody
    export type SaveProjectMutationError = ErrorType<ErrorEnvelope>
    export type SaveProjectMutationVariables = {data: SaveProjectBody}

    /**
 * @summary Save or submit an entry
 */
export const useSaveProject = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveProject>>, TError,SaveProjectMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveProject>>,
        TError,
        SaveProjectMutationVariables,
        TContext
      > => {
      return useMutation(getSaveProjectMutationOptions(options), queryClient);
    }
