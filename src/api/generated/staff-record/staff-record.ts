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
  DeletedRecordsEnvelope,
  RecordReferenceEnvelope,
  RecordVersionEnvelope,
  RecordVersionsEnvelope
} from '../model';
import type {
  ErrorEnvelope,
  ListDeletedRecordsParams,
  RecordKind,
  RecordReference
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

export const getListRecordVersionsUrl = (kind: RecordKind,
    id: string,) => {




  return `/api/sys/record/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(id))}/version`
}

/**
 * Returns the versions of a news item, activity or edition with author and time, newest first. Version 1 with the action `imported` is the content before the first stored change. Callers without the permission to write records of this kind get 404.
 *
 * Source: decision 0088 (versions, delete and undo).
 * @summary List versions of a record
 */
export const listRecordVersions = (kind: RecordKind,
    id: string, options?: Parameters<typeof request>[1]) => {

  return request<RecordVersionsEnvelope>(getListRecordVersionsUrl(kind,id),
  {
      operationId: 'listRecordVersions', pathTemplate: '/sys/record/{kind}/{id}/version',
    ...options,
    method: 'GET'

    ,
    schema: RecordVersionsEnvelope
  }
);}





export const getListRecordVersionsQueryKey = (kind: RecordKind,
    id: string,) => {
    return [
    'api','sys','record',kind,id,'version'
    ] as const;
    }


export const getListRecordVersionsQueryOptions = <TData = Awaited<ReturnType<typeof listRecordVersions>>, TError = ErrorType<ErrorEnvelope>>(kind: RecordKind,
    id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecordVersions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecordVersionsQueryKey(kind,id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecordVersions>>> = ({ signal }) => listRecordVersions(kind,id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: kind !== null && kind !== undefined && id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecordVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecordVersionsQueryResult = NonNullable<Awaited<ReturnType<typeof listRecordVersions>>>
export type ListRecordVersionsQueryError = ErrorType<ErrorEnvelope>


export function useListRecordVersions<TData = Awaited<ReturnType<typeof listRecordVersions>>, TError = ErrorType<ErrorEnvelope>>(
 kind: RecordKind,
    id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecordVersions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecordVersions>>,
          TError,
          Awaited<ReturnType<typeof listRecordVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecordVersions<TData = Awaited<ReturnType<typeof listRecordVersions>>, TError = ErrorType<ErrorEnvelope>>(
 kind: RecordKind,
    id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecordVersions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecordVersions>>,
          TError,
          Awaited<ReturnType<typeof listRecordVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecordVersions<TData = Awaited<ReturnType<typeof listRecordVersions>>, TError = ErrorType<ErrorEnvelope>>(
 kind: RecordKind,
    id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecordVersions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List versions of a record
 */

export function useListRecordVersions<TData = Awaited<ReturnType<typeof listRecordVersions>>, TError = ErrorType<ErrorEnvelope>>(
 kind: RecordKind,
    id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecordVersions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecordVersionsQueryOptions(kind,id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetRecordVersionUrl = (kind: RecordKind,
    id: string,
    number: number,) => {




  return `/api/sys/record/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(id))}/version/${encodeURIComponent(String(number))}`
}

/**
 * Returns the content of a version in the form of its write operation: `news`, `activity` or `match`. To restore it, send it to `updateNews`, `updateActivity` or `updateMatch`.
 *
 * Source: decision 0088 (versions, delete and undo).
 * @summary Get a version of a record
 */
export const getRecordVersion = (kind: RecordKind,
    id: string,
    number: number, options?: Parameters<typeof request>[1]) => {

  return request<RecordVersionEnvelope>(getGetRecordVersionUrl(kind,id,number),
  {
      operationId: 'getRecordVersion', pathTemplate: '/sys/record/{kind}/{id}/version/{number}',
    ...options,
    method: 'GET'

    ,
    schema: RecordVersionEnvelope
  }
);}





export const getGetRecordVersionQueryKey = (kind: RecordKind,
    id: string,
    number: number,) => {
    return [
    'api','sys','record',kind,id,'version',number
    ] as const;
    }


export const getGetRecordVersionQueryOptions = <TData = Awaited<ReturnType<typeof getRecordVersion>>, TError = ErrorType<ErrorEnvelope>>(kind: RecordKind,
    id: string,
    number: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRecordVersionQueryKey(kind,id,number);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecordVersion>>> = ({ signal }) => getRecordVersion(kind,id,number, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: kind !== null && kind !== undefined && id !== null && id !== undefined && number !== null && number !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecordVersion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRecordVersionQueryResult = NonNullable<Awaited<ReturnType<typeof getRecordVersion>>>
export type GetRecordVersionQueryError = ErrorType<ErrorEnvelope>


export function useGetRecordVersion<TData = Awaited<ReturnType<typeof getRecordVersion>>, TError = ErrorType<ErrorEnvelope>>(
 kind: RecordKind,
    id: string,
    number: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordVersion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecordVersion>>,
          TError,
          Awaited<ReturnType<typeof getRecordVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecordVersion<TData = Awaited<ReturnType<typeof getRecordVersion>>, TError = ErrorType<ErrorEnvelope>>(
 kind: RecordKind,
    id: string,
    number: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordVersion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecordVersion>>,
          TError,
          Awaited<ReturnType<typeof getRecordVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecordVersion<TData = Awaited<ReturnType<typeof getRecordVersion>>, TError = ErrorType<ErrorEnvelope>>(
 kind: RecordKind,
    id: string,
    number: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a version of a record
 */

export function useGetRecordVersion<TData = Awaited<ReturnType<typeof getRecordVersion>>, TError = ErrorType<ErrorEnvelope>>(
 kind: RecordKind,
    id: string,
    number: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRecordVersionQueryOptions(kind,id,number,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDeleteRecordUrl = (kind: RecordKind,
    id: string,) => {




  return `/api/sys/record/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a news item, activity or edition that no record refers to. `restoreRecord` restores it.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: decision 0088 (versions, delete and undo).
 * @summary Delete a record
 */
export const deleteRecord = (kind: RecordKind,
    id: string, options?: Parameters<typeof request>[1]) => {

  return request<RecordReferenceEnvelope>(getDeleteRecordUrl(kind,id),
  {
      operationId: 'deleteRecord', pathTemplate: '/sys/record/{kind}/{id}', waitsForLogin: true, changes: '/client/activity/anons /client/activity/current/list /client/activity/signUp /client/domain /client/match/info /client/news/anons /client/project/anons /client/project/current /client/search /sys/activity /sys/dashboard /sys/match /sys/news /sys/project /sys/record',
    ...options,
    method: 'DELETE'

    ,
    schema: RecordReferenceEnvelope
  }
);}





export const getDeleteRecordMutationKey = () => ['deleteRecord'] as const;

export const getDeleteRecordMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRecord>>, TError,DeleteRecordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteRecord>>, TError,DeleteRecordMutationVariables, TContext> => {

const mutationKey = getDeleteRecordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteRecord>>, DeleteRecordMutationVariables> = (props) => {
          const {kind,id} = props ?? {};

          return  deleteRecord(kind,id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteRecordMutationResult = NonNullable<Awaited<ReturnType<typeof deleteRecord>>>

    export type DeleteRecordMutationError = ErrorType<ErrorEnvelope>
    export type DeleteRecordMutationVariables = {kind: RecordKind;id: string}

    /**
 * @summary Delete a record
 */
export const useDeleteRecord = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRecord>>, TError,DeleteRecordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteRecord>>,
        TError,
        DeleteRecordMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteRecordMutationOptions(options), queryClient);
    }
    export const getListDeletedRecordsUrl = (params: ListDeletedRecordsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/record/deleted?${stringifiedParams}` : `/api/sys/record/deleted`
}

/**
 * Returns the deleted records of a kind that can be restored, newest first.
 *
 * Source: decision 0088 (versions, delete and undo).
 * @summary List deleted records
 */
export const listDeletedRecords = (params: ListDeletedRecordsParams, options?: Parameters<typeof request>[1]) => {

  return request<DeletedRecordsEnvelope>(getListDeletedRecordsUrl(params),
  {
      operationId: 'listDeletedRecords', pathTemplate: '/sys/record/deleted',
    ...options,
    method: 'GET'

    ,
    schema: DeletedRecordsEnvelope
  }
);}





export const getListDeletedRecordsQueryKey = (params?: ListDeletedRecordsParams,) => {
    return [
    'api','sys','record','deleted', ...(params ? [params] : [])
    ] as const;
    }


export const getListDeletedRecordsQueryOptions = <TData = Awaited<ReturnType<typeof listDeletedRecords>>, TError = ErrorType<ErrorEnvelope>>(params: ListDeletedRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeletedRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDeletedRecordsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDeletedRecords>>> = ({ signal }) => listDeletedRecords(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDeletedRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDeletedRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof listDeletedRecords>>>
export type ListDeletedRecordsQueryError = ErrorType<ErrorEnvelope>


export function useListDeletedRecords<TData = Awaited<ReturnType<typeof listDeletedRecords>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListDeletedRecordsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeletedRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeletedRecords>>,
          TError,
          Awaited<ReturnType<typeof listDeletedRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeletedRecords<TData = Awaited<ReturnType<typeof listDeletedRecords>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListDeletedRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeletedRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeletedRecords>>,
          TError,
          Awaited<ReturnType<typeof listDeletedRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeletedRecords<TData = Awaited<ReturnType<typeof listDeletedRecords>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListDeletedRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeletedRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List deleted records
 */

export function useListDeletedRecords<TData = Awaited<ReturnType<typeof listDeletedRecords>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListDeletedRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeletedRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDeletedRecordsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRestoreRecordUrl = () => {




  return `/api/sys/record/restored`
}

/**
 * Restores a deleted record with its identifier and its content at the time of deletion.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: decision 0088 (versions, delete and undo).
 * @summary Restore a deleted record
 */
export const restoreRecord = (recordReference: RecordReference, options?: Parameters<typeof request>[1]) => {

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
return request<RecordReferenceEnvelope>(getRestoreRecordUrl(),
  {
      operationId: 'restoreRecord', pathTemplate: '/sys/record/restored', waitsForLogin: true, changes: '/client/activity/anons /client/activity/current/list /client/activity/signUp /client/domain /client/match/info /client/news/anons /client/project/anons /client/project/current /client/search /sys/activity /sys/dashboard /sys/match /sys/news /sys/project /sys/record',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(recordReference),
    schema: RecordReferenceEnvelope
  }
);}





export const getRestoreRecordMutationKey = () => ['restoreRecord'] as const;

export const getRestoreRecordMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreRecord>>, TError,RestoreRecordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreRecord>>, TError,RestoreRecordMutationVariables, TContext> => {

const mutationKey = getRestoreRecordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreRecord>>, RestoreRecordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  restoreRecord(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreRecordMutationResult = NonNullable<Awaited<ReturnType<typeof restoreRecord>>>
    export type RestoreRecordMutationBody = RecordReference
    export type RestoreRecordMutationError = ErrorType<ErrorEnvelope>
    export type RestoreRecordMutationVariables = {data: RecordReference}

    /**
 * @summary Restore a deleted record
 */
export const useRestoreRecord = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreRecord>>, TError,RestoreRecordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreRecord>>,
        TError,
        RestoreRecordMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreRecordMutationOptions(options), queryClient);
    }
