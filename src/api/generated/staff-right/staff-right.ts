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
  AuditPageEnvelope,
  ExportEnvelope,
  RemovedEnvelope,
  RoleEnvelope,
  RolesEnvelope
} from '../model';
import type {
  ErrorEnvelope,
  ExportBody,
  ListAuditParams,
  RoleBody,
  RoleChange
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

export const getListRolesUrl = () => {




  return `/api/sys/role`
}

/**
 * Returns the roles with their permissions: the built-in role, which has all permissions, then custom roles by Chinese name.
 *
 * Source: product decisions, "Rights of staff".
 * @summary List roles
 */
export const listRoles = ( options?: Parameters<typeof request>[1]) => {

  return request<RolesEnvelope>(getListRolesUrl(),
  {
      operationId: 'listRoles', pathTemplate: '/sys/role',
    ...options,
    method: 'GET'

    ,
    schema: RolesEnvelope
  }
);}





export const getListRolesQueryKey = () => {
    return [
    'api','sys','role'
    ] as const;
    }


export const getListRolesQueryOptions = <TData = Awaited<ReturnType<typeof listRoles>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRolesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRoles>>> = ({ signal }) => listRoles({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRolesQueryResult = NonNullable<Awaited<ReturnType<typeof listRoles>>>
export type ListRolesQueryError = ErrorType<ErrorEnvelope>


export function useListRoles<TData = Awaited<ReturnType<typeof listRoles>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRoles>>,
          TError,
          Awaited<ReturnType<typeof listRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoles<TData = Awaited<ReturnType<typeof listRoles>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRoles>>,
          TError,
          Awaited<ReturnType<typeof listRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoles<TData = Awaited<ReturnType<typeof listRoles>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List roles
 */

export function useListRoles<TData = Awaited<ReturnType<typeof listRoles>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoles>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRolesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateRoleUrl = () => {




  return `/api/sys/role`
}

/**
 * Creates a role as a set of permissions. Requires the caller's password.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Rights of staff".
 * @summary Create a role
 */
export const createRole = (roleBody: RoleBody, options?: Parameters<typeof request>[1]) => {

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
return request<RoleEnvelope>(getCreateRoleUrl(),
  {
      operationId: 'createRole', pathTemplate: '/sys/role', waitsForLogin: true, idempotent: true, changes: '/sys/audit /sys/role',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(roleBody),
    schema: RoleEnvelope
  }
);}





export const getCreateRoleMutationKey = () => ['createRole'] as const;

export const getCreateRoleMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRole>>, TError,CreateRoleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createRole>>, TError,CreateRoleMutationVariables, TContext> => {

const mutationKey = getCreateRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRole>>, CreateRoleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createRole(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRoleMutationResult = NonNullable<Awaited<ReturnType<typeof createRole>>>
    export type CreateRoleMutationBody = RoleBody
    export type CreateRoleMutationError = ErrorType<ErrorEnvelope>
    export type CreateRoleMutationVariables = {data: RoleBody}

    /**
 * @summary Create a role
 */
export const useCreateRole = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRole>>, TError,CreateRoleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRole>>,
        TError,
        CreateRoleMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRoleMutationOptions(options), queryClient);
    }
    export const getUpdateRoleUrl = () => {




  return `/api/sys/role`
}

/**
 * Changes name and permissions of a role, effective immediately for all its members. Requires the caller's password. The built-in role cannot be changed and returns 404.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Rights of staff".
 * @summary Update a role
 */
export const updateRole = (roleChange: RoleChange, options?: Parameters<typeof request>[1]) => {

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
return request<RoleEnvelope>(getUpdateRoleUrl(),
  {
      operationId: 'updateRole', pathTemplate: '/sys/role', waitsForLogin: true, changes: '/client/user/current /sys/audit /sys/role /sys/user',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(roleChange),
    schema: RoleEnvelope
  }
);}





export const getUpdateRoleMutationKey = () => ['updateRole'] as const;

export const getUpdateRoleMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRole>>, TError,UpdateRoleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRole>>, TError,UpdateRoleMutationVariables, TContext> => {

const mutationKey = getUpdateRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRole>>, UpdateRoleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateRole(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRoleMutationResult = NonNullable<Awaited<ReturnType<typeof updateRole>>>
    export type UpdateRoleMutationBody = RoleChange
    export type UpdateRoleMutationError = ErrorType<ErrorEnvelope>
    export type UpdateRoleMutationVariables = {data: RoleChange}

    /**
 * @summary Update a role
 */
export const useUpdateRole = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRole>>, TError,UpdateRoleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRole>>,
        TError,
        UpdateRoleMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRoleMutationOptions(options), queryClient);
    }
    export const getDeleteRoleUrl = (id: string,) => {




  return `/api/sys/role/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a role without members.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Rights of staff".
 * @summary Delete a role
 */
export const deleteRole = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<RemovedEnvelope>(getDeleteRoleUrl(id),
  {
      operationId: 'deleteRole', pathTemplate: '/sys/role/{id}', waitsForLogin: true, changes: '/sys/audit /sys/role',
    ...options,
    method: 'DELETE'

    ,
    schema: RemovedEnvelope
  }
);}





export const getDeleteRoleMutationKey = () => ['deleteRole'] as const;

export const getDeleteRoleMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRole>>, TError,DeleteRoleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteRole>>, TError,DeleteRoleMutationVariables, TContext> => {

const mutationKey = getDeleteRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteRole>>, DeleteRoleMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteRole(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteRoleMutationResult = NonNullable<Awaited<ReturnType<typeof deleteRole>>>

    export type DeleteRoleMutationError = ErrorType<ErrorEnvelope>
    export type DeleteRoleMutationVariables = {id: string}

    /**
 * @summary Delete a role
 */
export const useDeleteRole = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRole>>, TError,DeleteRoleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteRole>>,
        TError,
        DeleteRoleMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteRoleMutationOptions(options), queryClient);
    }
    export const getListAuditUrl = (params?: ListAuditParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/audit?${stringifiedParams}` : `/api/sys/audit`
}

/**
 * Returns the audit log, newest first: writes in the back office, requests rejected for missing permissions, successful and failed logins, changes of passwords and contacts. The log cannot be changed; records older than `AUDIT_DAYS` are removed.
 *
 * Source: product decisions (rights of staff: audit log).
 * @summary List the audit log
 */
export const listAudit = (params?: ListAuditParams, options?: Parameters<typeof request>[1]) => {

  return request<AuditPageEnvelope>(getListAuditUrl(params),
  {
      operationId: 'listAudit', pathTemplate: '/sys/audit', partial: true,
    ...options,
    method: 'GET'

    ,
    schema: AuditPageEnvelope
  }
);}





export const getListAuditQueryKey = (params?: ListAuditParams,) => {
    return [
    'api','sys','audit', ...(params ? [params] : [])
    ] as const;
    }


export const getListAuditQueryOptions = <TData = Awaited<ReturnType<typeof listAudit>>, TError = ErrorType<ErrorEnvelope>>(params?: ListAuditParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAudit>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAudit>>> = ({ signal }) => listAudit(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAudit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditQueryResult = NonNullable<Awaited<ReturnType<typeof listAudit>>>
export type ListAuditQueryError = ErrorType<ErrorEnvelope>


export function useListAudit<TData = Awaited<ReturnType<typeof listAudit>>, TError = ErrorType<ErrorEnvelope>>(
 params: undefined |  ListAuditParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAudit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAudit>>,
          TError,
          Awaited<ReturnType<typeof listAudit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAudit<TData = Awaited<ReturnType<typeof listAudit>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListAuditParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAudit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAudit>>,
          TError,
          Awaited<ReturnType<typeof listAudit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAudit<TData = Awaited<ReturnType<typeof listAudit>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListAuditParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAudit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the audit log
 */

export function useListAudit<TData = Awaited<ReturnType<typeof listAudit>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListAuditParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAudit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRecordExportUrl = () => {




  return `/api/sys/audit/export`
}

/**
 * Adds to the audit log that the caller exports records of a page. `downloadExport` records its exports itself.
 *
 * Source: product decisions (rights of staff: audit log).
 * @deprecated
 * @summary Record an export
 */
export const recordExport = (exportBody: ExportBody, options?: Parameters<typeof request>[1]) => {

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
return request<ExportEnvelope>(getRecordExportUrl(),
  {
      operationId: 'recordExport', pathTemplate: '/sys/audit/export', waitsForLogin: true, changes: '/sys/audit',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(exportBody),
    schema: ExportEnvelope
  }
);}





export const getRecordExportMutationKey = () => ['recordExport'] as const;

export const getRecordExportMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordExport>>, TError,RecordExportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof recordExport>>, TError,RecordExportMutationVariables, TContext> => {

const mutationKey = getRecordExportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recordExport>>, RecordExportMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  recordExport(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RecordExportMutationResult = NonNullable<Awaited<ReturnType<typeof recordExport>>>
    export type RecordExportMutationBody = ExportBody
    export type RecordExportMutationError = ErrorType<ErrorEnvelope>
    export type RecordExportMutationVariables = {data: ExportBody}

    /**
 * @deprecated
 * @summary Record an export
 */
export const useRecordExport = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordExport>>, TError,RecordExportMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recordExport>>,
        TError,
        RecordExportMutationVariables,
        TContext
      > => {
      return useMutation(getRecordExportMutationOptions(options), queryClient);
    }
