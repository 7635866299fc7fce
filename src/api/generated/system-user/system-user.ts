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
  ClosedAccountEnvelope,
  InvitationEnvelope,
  PasswordResetRequirementEnvelope,
  RemovedEnvelope,
  SystemUserEnvelope,
  SystemUserNamesEnvelope,
  SystemUserOptionPageEnvelope,
  SystemUserOptionsEnvelope,
  SystemUserPageEnvelope
} from '../model';
import type {
  ErrorEnvelope,
  InvitationBody,
  ListAllSystemUserOptionsParams,
  ListSystemUserOptionsParams,
  ListSystemUsersParams,
  PasswordResetRequirementBody,
  ProfileBody,
  SystemUserBody,
  SystemUserChange,
  SystemUserClosingBody
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

export const getListSystemUsersUrl = (params?: ListSystemUsersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/user?${stringifiedParams}` : `/api/sys/user`
}

/**
 * Returns accounts, including disabled ones, by staff number (accounts without one last), then identifier.
 *
 * Source: spec section 7 (System users), section 9 (page sizes).
 * @summary List users
 */
export const listSystemUsers = (params?: ListSystemUsersParams, options?: Parameters<typeof request>[1]) => {

  return request<SystemUserPageEnvelope>(getListSystemUsersUrl(params),
  {
      operationId: 'listSystemUsers', pathTemplate: '/sys/user', partial: true,
    ...options,
    method: 'GET'

    ,
    schema: SystemUserPageEnvelope
  }
);}





export const getListSystemUsersQueryKey = (params?: ListSystemUsersParams,) => {
    return [
    'api','sys','user', ...(params ? [params] : [])
    ] as const;
    }


export const getListSystemUsersQueryOptions = <TData = Awaited<ReturnType<typeof listSystemUsers>>, TError = ErrorType<ErrorEnvelope>>(params?: ListSystemUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSystemUsers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSystemUsersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSystemUsers>>> = ({ signal }) => listSystemUsers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSystemUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSystemUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listSystemUsers>>>
export type ListSystemUsersQueryError = ErrorType<ErrorEnvelope>


export function useListSystemUsers<TData = Awaited<ReturnType<typeof listSystemUsers>>, TError = ErrorType<ErrorEnvelope>>(
 params: undefined |  ListSystemUsersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSystemUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSystemUsers>>,
          TError,
          Awaited<ReturnType<typeof listSystemUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSystemUsers<TData = Awaited<ReturnType<typeof listSystemUsers>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListSystemUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSystemUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSystemUsers>>,
          TError,
          Awaited<ReturnType<typeof listSystemUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSystemUsers<TData = Awaited<ReturnType<typeof listSystemUsers>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListSystemUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSystemUsers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List users
 */

export function useListSystemUsers<TData = Awaited<ReturnType<typeof listSystemUsers>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListSystemUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSystemUsers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSystemUsersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateSystemUserUrl = () => {




  return `/api/sys/user`
}

/**
 * Adds an account without a password. The server mails an invitation (`sendInvitation`) through which the user sets one; `invitation.sentDate` is absent if no invitation could be sent. Names may be empty. Granting permissions and roles requires `right:grant` (code 1007 without it) and the caller's password.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: spec section 7 (System users).
 * @summary Add a user
 */
export const createSystemUser = (systemUserBody: SystemUserBody, options?: Parameters<typeof request>[1]) => {

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
return request<SystemUserEnvelope>(getCreateSystemUserUrl(),
  {
      operationId: 'createSystemUser', pathTemplate: '/sys/user', waitsForLogin: true, idempotent: true, changes: '/sys/dashboard /sys/user',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(systemUserBody),
    schema: SystemUserEnvelope
  }
);}





export const getCreateSystemUserMutationKey = () => ['createSystemUser'] as const;

export const getCreateSystemUserMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSystemUser>>, TError,CreateSystemUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createSystemUser>>, TError,CreateSystemUserMutationVariables, TContext> => {

const mutationKey = getCreateSystemUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSystemUser>>, CreateSystemUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSystemUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSystemUserMutationResult = NonNullable<Awaited<ReturnType<typeof createSystemUser>>>
    export type CreateSystemUserMutationBody = SystemUserBody
    export type CreateSystemUserMutationError = ErrorType<ErrorEnvelope>
    export type CreateSystemUserMutationVariables = {data: SystemUserBody}

    /**
 * @summary Add a user
 */
export const useCreateSystemUser = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSystemUser>>, TError,CreateSystemUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSystemUser>>,
        TError,
        CreateSystemUserMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSystemUserMutationOptions(options), queryClient);
    }
    export const getUpdateSystemUserUrl = () => {




  return `/api/sys/user`
}

/**
 * Replaces the account `id`. Fields absent from the body are cleared; password and picture are unchanged. Disabling an account ends its sessions immediately. Changing an account with permissions requires `right:grant` (code 1007 without it). Changing permissions, or the contact of another account, requires the caller's password.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: spec section 7 (System users).
 * @summary Update a user
 */
export const updateSystemUser = (systemUserChange: SystemUserChange, options?: Parameters<typeof request>[1]) => {

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
return request<SystemUserEnvelope>(getUpdateSystemUserUrl(),
  {
      operationId: 'updateSystemUser', pathTemplate: '/sys/user', waitsForLogin: true, changes: '/client/user/current /sys/user',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(systemUserChange),
    schema: SystemUserEnvelope
  }
);}





export const getUpdateSystemUserMutationKey = () => ['updateSystemUser'] as const;

export const getUpdateSystemUserMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSystemUser>>, TError,UpdateSystemUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSystemUser>>, TError,UpdateSystemUserMutationVariables, TContext> => {

const mutationKey = getUpdateSystemUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSystemUser>>, UpdateSystemUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateSystemUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSystemUserMutationResult = NonNullable<Awaited<ReturnType<typeof updateSystemUser>>>
    export type UpdateSystemUserMutationBody = SystemUserChange
    export type UpdateSystemUserMutationError = ErrorType<ErrorEnvelope>
    export type UpdateSystemUserMutationVariables = {data: SystemUserChange}

    /**
 * @summary Update a user
 */
export const useUpdateSystemUser = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSystemUser>>, TError,UpdateSystemUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSystemUser>>,
        TError,
        UpdateSystemUserMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSystemUserMutationOptions(options), queryClient);
    }
    export const getGetMySystemUserUrl = () => {




  return `/api/sys/user/my`
}

/**
 * Returns the account of the current user. `getCurrentUser` returns the user with permissions; this operation returns the record for the account settings.
 *
 * Source: spec section 7 (System users).
 * @summary Get own account
 */
export const getMySystemUser = ( options?: Parameters<typeof request>[1]) => {

  return request<SystemUserEnvelope>(getGetMySystemUserUrl(),
  {
      operationId: 'getMySystemUser', pathTemplate: '/sys/user/my',
    ...options,
    method: 'GET'

    ,
    schema: SystemUserEnvelope
  }
);}





export const getGetMySystemUserQueryKey = () => {
    return [
    'api','sys','user','my'
    ] as const;
    }


export const getGetMySystemUserQueryOptions = <TData = Awaited<ReturnType<typeof getMySystemUser>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySystemUser>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMySystemUserQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMySystemUser>>> = ({ signal }) => getMySystemUser({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMySystemUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMySystemUserQueryResult = NonNullable<Awaited<ReturnType<typeof getMySystemUser>>>
export type GetMySystemUserQueryError = ErrorType<ErrorEnvelope>


export function useGetMySystemUser<TData = Awaited<ReturnType<typeof getMySystemUser>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySystemUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMySystemUser>>,
          TError,
          Awaited<ReturnType<typeof getMySystemUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMySystemUser<TData = Awaited<ReturnType<typeof getMySystemUser>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySystemUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMySystemUser>>,
          TError,
          Awaited<ReturnType<typeof getMySystemUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMySystemUser<TData = Awaited<ReturnType<typeof getMySystemUser>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySystemUser>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get own account
 */

export function useGetMySystemUser<TData = Awaited<ReturnType<typeof getMySystemUser>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySystemUser>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMySystemUserQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateMySystemUserUrl = () => {




  return `/api/sys/user/my`
}

/**
 * Changes names and picture of the current user. `updateMyContact` changes mobile number and email address, because they require the password.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: spec section 7 (System users).
 * @summary Update own account
 */
export const updateMySystemUser = (profileBody: ProfileBody, options?: Parameters<typeof request>[1]) => {

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
return request<SystemUserEnvelope>(getUpdateMySystemUserUrl(),
  {
      operationId: 'updateMySystemUser', pathTemplate: '/sys/user/my', waitsForLogin: true, changes: '/client/user/current /sys/user',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(profileBody),
    schema: SystemUserEnvelope
  }
);}





export const getUpdateMySystemUserMutationKey = () => ['updateMySystemUser'] as const;

export const getUpdateMySystemUserMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMySystemUser>>, TError,UpdateMySystemUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMySystemUser>>, TError,UpdateMySystemUserMutationVariables, TContext> => {

const mutationKey = getUpdateMySystemUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMySystemUser>>, UpdateMySystemUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMySystemUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMySystemUserMutationResult = NonNullable<Awaited<ReturnType<typeof updateMySystemUser>>>
    export type UpdateMySystemUserMutationBody = ProfileBody
    export type UpdateMySystemUserMutationError = ErrorType<ErrorEnvelope>
    export type UpdateMySystemUserMutationVariables = {data: ProfileBody}

    /**
 * @summary Update own account
 */
export const useUpdateMySystemUser = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMySystemUser>>, TError,UpdateMySystemUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMySystemUser>>,
        TError,
        UpdateMySystemUserMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMySystemUserMutationOptions(options), queryClient);
    }
    export const getListSystemUserOptionsUrl = (params?: ListSystemUserOptionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/user/select?${stringifiedParams}` : `/api/sys/user/select`
}

/**
 * Returns users for a selection list, including disabled ones, by staff number (users without one last), then identifier.
 *
 * Source: spec section 7 (System users), section 9 (page size).
 * @summary List users for selection
 */
export const listSystemUserOptions = (params?: ListSystemUserOptionsParams, options?: Parameters<typeof request>[1]) => {

  return request<SystemUserOptionPageEnvelope>(getListSystemUserOptionsUrl(params),
  {
      operationId: 'listSystemUserOptions', pathTemplate: '/sys/user/select', partial: true,
    ...options,
    method: 'GET'

    ,
    schema: SystemUserOptionPageEnvelope
  }
);}





export const getListSystemUserOptionsQueryKey = (params?: ListSystemUserOptionsParams,) => {
    return [
    'api','sys','user','select', ...(params ? [params] : [])
    ] as const;
    }


export const getListSystemUserOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listSystemUserOptions>>, TError = ErrorType<ErrorEnvelope>>(params?: ListSystemUserOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSystemUserOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSystemUserOptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSystemUserOptions>>> = ({ signal }) => listSystemUserOptions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSystemUserOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSystemUserOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSystemUserOptions>>>
export type ListSystemUserOptionsQueryError = ErrorType<ErrorEnvelope>


export function useListSystemUserOptions<TData = Awaited<ReturnType<typeof listSystemUserOptions>>, TError = ErrorType<ErrorEnvelope>>(
 params: undefined |  ListSystemUserOptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSystemUserOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSystemUserOptions>>,
          TError,
          Awaited<ReturnType<typeof listSystemUserOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSystemUserOptions<TData = Awaited<ReturnType<typeof listSystemUserOptions>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListSystemUserOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSystemUserOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSystemUserOptions>>,
          TError,
          Awaited<ReturnType<typeof listSystemUserOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSystemUserOptions<TData = Awaited<ReturnType<typeof listSystemUserOptions>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListSystemUserOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSystemUserOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List users for selection
 */

export function useListSystemUserOptions<TData = Awaited<ReturnType<typeof listSystemUserOptions>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListSystemUserOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSystemUserOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSystemUserOptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAllSystemUserOptionsUrl = (params?: ListAllSystemUserOptionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/user/select/all?${stringifiedParams}` : `/api/sys/user/select/all`
}

/**
 * Returns all users for a selection list, by staff number (users without one last), then identifier; at most 10 000. Use `listSystemUserOptions` for more.
 *
 * Source: spec section 7 (System users).
 * @summary List all users for selection
 */
export const listAllSystemUserOptions = (params?: ListAllSystemUserOptionsParams, options?: Parameters<typeof request>[1]) => {

  return request<SystemUserOptionsEnvelope>(getListAllSystemUserOptionsUrl(params),
  {
      operationId: 'listAllSystemUserOptions', pathTemplate: '/sys/user/select/all',
    ...options,
    method: 'GET'

    ,
    schema: SystemUserOptionsEnvelope
  }
);}





export const getListAllSystemUserOptionsQueryKey = (params?: ListAllSystemUserOptionsParams,) => {
    return [
    'api','sys','user','select','all', ...(params ? [params] : [])
    ] as const;
    }


export const getListAllSystemUserOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listAllSystemUserOptions>>, TError = ErrorType<ErrorEnvelope>>(params?: ListAllSystemUserOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllSystemUserOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllSystemUserOptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllSystemUserOptions>>> = ({ signal }) => listAllSystemUserOptions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAllSystemUserOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAllSystemUserOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listAllSystemUserOptions>>>
export type ListAllSystemUserOptionsQueryError = ErrorType<ErrorEnvelope>


export function useListAllSystemUserOptions<TData = Awaited<ReturnType<typeof listAllSystemUserOptions>>, TError = ErrorType<ErrorEnvelope>>(
 params: undefined |  ListAllSystemUserOptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllSystemUserOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllSystemUserOptions>>,
          TError,
          Awaited<ReturnType<typeof listAllSystemUserOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllSystemUserOptions<TData = Awaited<ReturnType<typeof listAllSystemUserOptions>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListAllSystemUserOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllSystemUserOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllSystemUserOptions>>,
          TError,
          Awaited<ReturnType<typeof listAllSystemUserOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllSystemUserOptions<TData = Awaited<ReturnType<typeof listAllSystemUserOptions>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListAllSystemUserOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllSystemUserOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all users for selection
 */

export function useListAllSystemUserOptions<TData = Awaited<ReturnType<typeof listAllSystemUserOptions>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListAllSystemUserOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllSystemUserOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAllSystemUserOptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetSystemUserNamesUrl = (ids: string,) => {




  return `/api/sys/user/name-map/${encodeURIComponent(String(ids))}`
}

/**
 * Returns names of users by identifier, for lists with user identifiers (`createBy`). Unknown identifiers are omitted.
 *
 * The identifiers, at most 100, are separated by commas in one path segment. Servers accept commas with and without percent-encoding (`%2C`).
 *
 * Source: spec section 7 (System users).
 * @summary Get names of users
 */
export const getSystemUserNames = (ids: string, options?: Parameters<typeof request>[1]) => {

  return request<SystemUserNamesEnvelope>(getGetSystemUserNamesUrl(ids),
  {
      operationId: 'getSystemUserNames', pathTemplate: '/sys/user/name-map/{ids}',
    ...options,
    method: 'GET'

    ,
    schema: SystemUserNamesEnvelope
  }
);}





export const getGetSystemUserNamesQueryKey = (ids: string,) => {
    return [
    'api','sys','user','name-map',ids
    ] as const;
    }


export const getGetSystemUserNamesQueryOptions = <TData = Awaited<ReturnType<typeof getSystemUserNames>>, TError = ErrorType<ErrorEnvelope>>(ids: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemUserNames>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSystemUserNamesQueryKey(ids);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSystemUserNames>>> = ({ signal }) => getSystemUserNames(ids, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: ids !== null && ids !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSystemUserNames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSystemUserNamesQueryResult = NonNullable<Awaited<ReturnType<typeof getSystemUserNames>>>
export type GetSystemUserNamesQueryError = ErrorType<ErrorEnvelope>


export function useGetSystemUserNames<TData = Awaited<ReturnType<typeof getSystemUserNames>>, TError = ErrorType<ErrorEnvelope>>(
 ids: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemUserNames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSystemUserNames>>,
          TError,
          Awaited<ReturnType<typeof getSystemUserNames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSystemUserNames<TData = Awaited<ReturnType<typeof getSystemUserNames>>, TError = ErrorType<ErrorEnvelope>>(
 ids: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemUserNames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSystemUserNames>>,
          TError,
          Awaited<ReturnType<typeof getSystemUserNames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSystemUserNames<TData = Awaited<ReturnType<typeof getSystemUserNames>>, TError = ErrorType<ErrorEnvelope>>(
 ids: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemUserNames>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get names of users
 */

export function useGetSystemUserNames<TData = Awaited<ReturnType<typeof getSystemUserNames>>, TError = ErrorType<ErrorEnvelope>>(
 ids: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemUserNames>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSystemUserNamesQueryOptions(ids,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCloseSystemUserUrl = () => {




  return `/api/sys/user/close`
}

/**
 * Closes the account of a user who has asked for it, for example by letter, with the effect of `closeMyAccount`. Staff must verify the identity of the user first. Requires the caller's password. The reason is recorded in the audit log. An account that has permissions cannot be closed; remove them first with `updateSystemUser`.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (personal data).
 * @summary Close a user's account
 */
export const closeSystemUser = (systemUserClosingBody: SystemUserClosingBody, options?: Parameters<typeof request>[1]) => {

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
return request<ClosedAccountEnvelope>(getCloseSystemUserUrl(),
  {
      operationId: 'closeSystemUser', pathTemplate: '/sys/user/close', waitsForLogin: true, changes: '/client/activity/anons /client/project/anons /sys/activity /sys/audit /sys/dashboard /sys/expert /sys/project /sys/user',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(systemUserClosingBody),
    schema: ClosedAccountEnvelope
  }
);}





export const getCloseSystemUserMutationKey = () => ['closeSystemUser'] as const;

export const getCloseSystemUserMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeSystemUser>>, TError,CloseSystemUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof closeSystemUser>>, TError,CloseSystemUserMutationVariables, TContext> => {

const mutationKey = getCloseSystemUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeSystemUser>>, CloseSystemUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  closeSystemUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CloseSystemUserMutationResult = NonNullable<Awaited<ReturnType<typeof closeSystemUser>>>
    export type CloseSystemUserMutationBody = SystemUserClosingBody
    export type CloseSystemUserMutationError = ErrorType<ErrorEnvelope>
    export type CloseSystemUserMutationVariables = {data: SystemUserClosingBody}

    /**
 * @summary Close a user's account
 */
export const useCloseSystemUser = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeSystemUser>>, TError,CloseSystemUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeSystemUser>>,
        TError,
        CloseSystemUserMutationVariables,
        TContext
      > => {
      return useMutation(getCloseSystemUserMutationOptions(options), queryClient);
    }
    export const getSendInvitationUrl = () => {




  return `/api/sys/user/invitation`
}

/**
 * Sends a user without a password an email with a link to set one (`acceptInvitation`). The link replaces earlier links and is valid once, for 7 days; at most one email per minute is sent to an account. `createSystemUser` sends the first one. For a user with permissions, the caller needs `right:grant` (code 1007 without it).
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: decision 0152.
 * @summary Send an invitation
 */
export const sendInvitation = (invitationBody: InvitationBody, options?: Parameters<typeof request>[1]) => {

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
return request<InvitationEnvelope>(getSendInvitationUrl(),
  {
      operationId: 'sendInvitation', pathTemplate: '/sys/user/invitation', waitsForLogin: true, changes: '/sys/user',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(invitationBody),
    schema: InvitationEnvelope
  }
);}





export const getSendInvitationMutationKey = () => ['sendInvitation'] as const;

export const getSendInvitationMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendInvitation>>, TError,SendInvitationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof sendInvitation>>, TError,SendInvitationMutationVariables, TContext> => {

const mutationKey = getSendInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendInvitation>>, SendInvitationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendInvitation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof sendInvitation>>>
    export type SendInvitationMutationBody = InvitationBody
    export type SendInvitationMutationError = ErrorType<ErrorEnvelope>
    export type SendInvitationMutationVariables = {data: InvitationBody}

    /**
 * @summary Send an invitation
 */
export const useSendInvitation = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendInvitation>>, TError,SendInvitationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendInvitation>>,
        TError,
        SendInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getSendInvitationMutationOptions(options), queryClient);
    }
    export const getRequirePasswordResetUrl = () => {




  return `/api/sys/user/password-reset`
}

/**
 * Requires these users to set a new password. Until they have set one with `resetPassword`, their logins and all requests with their sessions return code 1003. The server skips users for whom `resetPassword` would fail: accounts without an email address, and accounts with a verified number and an unverified address. For users with permissions, the caller needs `right:grant` (code 1007 without it).
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: decision 0152.
 * @summary Require password resets
 */
export const requirePasswordReset = (passwordResetRequirementBody: PasswordResetRequirementBody, options?: Parameters<typeof request>[1]) => {

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
return request<PasswordResetRequirementEnvelope>(getRequirePasswordResetUrl(),
  {
      operationId: 'requirePasswordReset', pathTemplate: '/sys/user/password-reset', waitsForLogin: true, changes: '/sys/user',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordResetRequirementBody),
    schema: PasswordResetRequirementEnvelope
  }
);}





export const getRequirePasswordResetMutationKey = () => ['requirePasswordReset'] as const;

export const getRequirePasswordResetMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requirePasswordReset>>, TError,RequirePasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof requirePasswordReset>>, TError,RequirePasswordResetMutationVariables, TContext> => {

const mutationKey = getRequirePasswordResetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requirePasswordReset>>, RequirePasswordResetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requirePasswordReset(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequirePasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof requirePasswordReset>>>
    export type RequirePasswordResetMutationBody = PasswordResetRequirementBody
    export type RequirePasswordResetMutationError = ErrorType<ErrorEnvelope>
    export type RequirePasswordResetMutationVariables = {data: PasswordResetRequirementBody}

    /**
 * @summary Require password resets
 */
export const useRequirePasswordReset = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requirePasswordReset>>, TError,RequirePasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requirePasswordReset>>,
        TError,
        RequirePasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getRequirePasswordResetMutationOptions(options), queryClient);
    }
    export const getGetSystemUserUrl = (id: string,) => {




  return `/api/sys/user/detail/${encodeURIComponent(String(id))}`
}

/**
 * Returns one account.
 *
 * Source: spec section 7 (System users).
 * @summary Get a user
 */
export const getSystemUser = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<SystemUserEnvelope>(getGetSystemUserUrl(id),
  {
      operationId: 'getSystemUser', pathTemplate: '/sys/user/detail/{id}',
    ...options,
    method: 'GET'

    ,
    schema: SystemUserEnvelope
  }
);}





export const getGetSystemUserQueryKey = (id: string,) => {
    return [
    'api','sys','user','detail',id
    ] as const;
    }


export const getGetSystemUserQueryOptions = <TData = Awaited<ReturnType<typeof getSystemUser>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemUser>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSystemUserQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSystemUser>>> = ({ signal }) => getSystemUser(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSystemUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSystemUserQueryResult = NonNullable<Awaited<ReturnType<typeof getSystemUser>>>
export type GetSystemUserQueryError = ErrorType<ErrorEnvelope>


export function useGetSystemUser<TData = Awaited<ReturnType<typeof getSystemUser>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSystemUser>>,
          TError,
          Awaited<ReturnType<typeof getSystemUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSystemUser<TData = Awaited<ReturnType<typeof getSystemUser>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSystemUser>>,
          TError,
          Awaited<ReturnType<typeof getSystemUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSystemUser<TData = Awaited<ReturnType<typeof getSystemUser>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemUser>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a user
 */

export function useGetSystemUser<TData = Awaited<ReturnType<typeof getSystemUser>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemUser>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSystemUserQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDeleteSystemUserUrl = (id: string,) => {




  return `/api/sys/user/${encodeURIComponent(String(id))}`
}

/**
 * Removes an account without references and ends its sessions. An account with sign-ups or entries cannot be removed; disable it instead. Removing an account with permissions requires `right:grant` (code 1007 without it).
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: spec section 7 (System users).
 * @summary Remove a user
 */
export const deleteSystemUser = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<RemovedEnvelope>(getDeleteSystemUserUrl(id),
  {
      operationId: 'deleteSystemUser', pathTemplate: '/sys/user/{id}', waitsForLogin: true, changes: '/sys/dashboard /sys/user',
    ...options,
    method: 'DELETE'

    ,
    schema: RemovedEnvelope
  }
);}





export const getDeleteSystemUserMutationKey = () => ['deleteSystemUser'] as const;

export const getDeleteSystemUserMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSystemUser>>, TError,DeleteSystemUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSystemUser>>, TError,DeleteSystemUserMutationVariables, TContext> => {

const mutationKey = getDeleteSystemUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSystemUser>>, DeleteSystemUserMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteSystemUser(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSystemUserMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSystemUser>>>

    export type DeleteSystemUserMutationError = ErrorType<ErrorEnvelope>
    export type DeleteSystemUserMutationVariables = {id: string}

    /**
 * @summary Remove a user
 */
export const useDeleteSystemUser = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSystemUser>>, TError,DeleteSystemUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSystemUser>>,
        TError,
        DeleteSystemUserMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSystemUserMutationOptions(options), queryClient);
    }
