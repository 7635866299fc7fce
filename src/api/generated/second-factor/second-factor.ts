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
  LoginEnvelope,
  RecoveryCodesEnvelope,
  RemovedSecondFactorEnvelope,
  SecondFactorEnvelope,
  SecondFactorSecretEnvelope
} from '../model';
import type {
  ConfirmLoginBody,
  ErrorEnvelope,
  OwnPasswordBody,
  RemoveSecondFactorBody,
  SecondFactorCodeBody,
  SecondFactorProofBody
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

export const getConfirmLoginUrl = () => {




  return `/api/client/user/login/confirm`
}

/**
 * Creates the session of a login that returned code 1005, from its `loginTicket` and a code of the authenticator app or a recovery code. The ticket is valid for 5 minutes and 5 attempts, for this operation only. A password change invalidates it.
 *
 * An app code is valid once, in its 30 seconds and the periods before and after; a recovery code is valid once. After 20 wrong app codes in a day, the app codes of the account are blocked until the time stated in the message. Recovery codes still work, up to 10 attempts in 10 minutes.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope`; `x-business-rules` lists them.
 *
 * Source: decision 0057 (a second factor).
 * @summary Complete a login with the second factor
 */
export const confirmLogin = (confirmLoginBody: ConfirmLoginBody, options?: Parameters<typeof request>[1]) => {

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
return request<LoginEnvelope>(getConfirmLoginUrl(),
  {
      operationId: 'confirmLogin', pathTemplate: '/client/user/login/confirm',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmLoginBody),
    schema: LoginEnvelope
  }
);}





export const getConfirmLoginMutationKey = () => ['confirmLogin'] as const;

export const getConfirmLoginMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmLogin>>, TError,ConfirmLoginMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmLogin>>, TError,ConfirmLoginMutationVariables, TContext> => {

const mutationKey = getConfirmLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmLogin>>, ConfirmLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmLogin(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmLoginMutationResult = NonNullable<Awaited<ReturnType<typeof confirmLogin>>>
    export type ConfirmLoginMutationBody = ConfirmLoginBody
    export type ConfirmLoginMutationError = ErrorType<ErrorEnvelope>
    export type ConfirmLoginMutationVariables = {data: ConfirmLoginBody}

    /**
 * @summary Complete a login with the second factor
 */
export const useConfirmLogin = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmLogin>>, TError,ConfirmLoginMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmLogin>>,
        TError,
        ConfirmLoginMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmLoginMutationOptions(options), queryClient);
    }
    export const getGetMySecondFactorUrl = () => {




  return `/api/sys/user/my/second-factor`
}

/**
 * Returns whether the current user has a second factor, whether it is required, and the number of unused recovery codes.
 *
 * Source: decision 0057 (a second factor).
 * @summary Get own two-step login
 */
export const getMySecondFactor = ( options?: Parameters<typeof request>[1]) => {

  return request<SecondFactorEnvelope>(getGetMySecondFactorUrl(),
  {
      operationId: 'getMySecondFactor', pathTemplate: '/sys/user/my/second-factor',
    ...options,
    method: 'GET'

    ,
    schema: SecondFactorEnvelope
  }
);}





export const getGetMySecondFactorQueryKey = () => {
    return [
    'api','sys','user','my','second-factor'
    ] as const;
    }


export const getGetMySecondFactorQueryOptions = <TData = Awaited<ReturnType<typeof getMySecondFactor>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMySecondFactorQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMySecondFactor>>> = ({ signal }) => getMySecondFactor({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMySecondFactorQueryResult = NonNullable<Awaited<ReturnType<typeof getMySecondFactor>>>
export type GetMySecondFactorQueryError = ErrorType<ErrorEnvelope>


export function useGetMySecondFactor<TData = Awaited<ReturnType<typeof getMySecondFactor>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMySecondFactor>>,
          TError,
          Awaited<ReturnType<typeof getMySecondFactor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMySecondFactor<TData = Awaited<ReturnType<typeof getMySecondFactor>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMySecondFactor>>,
          TError,
          Awaited<ReturnType<typeof getMySecondFactor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMySecondFactor<TData = Awaited<ReturnType<typeof getMySecondFactor>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get own two-step login
 */

export function useGetMySecondFactor<TData = Awaited<ReturnType<typeof getMySecondFactor>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMySecondFactorQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBeginMySecondFactorUrl = () => {




  return `/api/sys/user/my/second-factor`
}

/**
 * Creates a secret for an authenticator app (RFC 6238, SHA-1, 6 digits, 30 seconds). It is returned once and takes effect after `confirmMySecondFactor`. Until then, another request replaces it.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope`; `x-business-rules` lists them.
 *
 * Source: decision 0057 (a second factor).
 * @summary Start setting up two-step login
 */
export const beginMySecondFactor = (ownPasswordBody: OwnPasswordBody, options?: Parameters<typeof request>[1]) => {

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
return request<SecondFactorSecretEnvelope>(getBeginMySecondFactorUrl(),
  {
      operationId: 'beginMySecondFactor', pathTemplate: '/sys/user/my/second-factor', waitsForLogin: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(ownPasswordBody),
    schema: SecondFactorSecretEnvelope
  }
);}





export const getBeginMySecondFactorMutationKey = () => ['beginMySecondFactor'] as const;

export const getBeginMySecondFactorMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginMySecondFactor>>, TError,BeginMySecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof beginMySecondFactor>>, TError,BeginMySecondFactorMutationVariables, TContext> => {

const mutationKey = getBeginMySecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginMySecondFactor>>, BeginMySecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  beginMySecondFactor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BeginMySecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof beginMySecondFactor>>>
    export type BeginMySecondFactorMutationBody = OwnPasswordBody
    export type BeginMySecondFactorMutationError = ErrorType<ErrorEnvelope>
    export type BeginMySecondFactorMutationVariables = {data: OwnPasswordBody}

    /**
 * @summary Start setting up two-step login
 */
export const useBeginMySecondFactor = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginMySecondFactor>>, TError,BeginMySecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginMySecondFactor>>,
        TError,
        BeginMySecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getBeginMySecondFactorMutationOptions(options), queryClient);
    }
    export const getConfirmMySecondFactorUrl = () => {




  return `/api/sys/user/my/second-factor/confirm`
}

/**
 * Turns on the second factor started by `beginMySecondFactor`, confirmed by a code of the app. Returns 10 recovery codes once; the server stores only their hashes. Ends all other sessions.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope`; `x-business-rules` lists them.
 *
 * Source: decision 0057 (a second factor).
 * @summary Turn on two-step login
 */
export const confirmMySecondFactor = (secondFactorCodeBody: SecondFactorCodeBody, options?: Parameters<typeof request>[1]) => {

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
return request<RecoveryCodesEnvelope>(getConfirmMySecondFactorUrl(),
  {
      operationId: 'confirmMySecondFactor', pathTemplate: '/sys/user/my/second-factor/confirm', waitsForLogin: true, changes: '/client/user/current /sys/user',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(secondFactorCodeBody),
    schema: RecoveryCodesEnvelope
  }
);}





export const getConfirmMySecondFactorMutationKey = () => ['confirmMySecondFactor'] as const;

export const getConfirmMySecondFactorMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmMySecondFactor>>, TError,ConfirmMySecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmMySecondFactor>>, TError,ConfirmMySecondFactorMutationVariables, TContext> => {

const mutationKey = getConfirmMySecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmMySecondFactor>>, ConfirmMySecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmMySecondFactor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmMySecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof confirmMySecondFactor>>>
    export type ConfirmMySecondFactorMutationBody = SecondFactorCodeBody
    export type ConfirmMySecondFactorMutationError = ErrorType<ErrorEnvelope>
    export type ConfirmMySecondFactorMutationVariables = {data: SecondFactorCodeBody}

    /**
 * @summary Turn on two-step login
 */
export const useConfirmMySecondFactor = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmMySecondFactor>>, TError,ConfirmMySecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmMySecondFactor>>,
        TError,
        ConfirmMySecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmMySecondFactorMutationOptions(options), queryClient);
    }
    export const getRenewMyRecoveryCodesUrl = () => {




  return `/api/sys/user/my/second-factor/recovery-codes`
}

/**
 * Replaces the recovery codes by 10 new ones, confirmed by the password and an app code or recovery code. The new codes are returned once.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope`; `x-business-rules` lists them.
 *
 * Source: decision 0057 (a second factor).
 * @summary Replace recovery codes
 */
export const renewMyRecoveryCodes = (secondFactorProofBody: SecondFactorProofBody, options?: Parameters<typeof request>[1]) => {

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
return request<RecoveryCodesEnvelope>(getRenewMyRecoveryCodesUrl(),
  {
      operationId: 'renewMyRecoveryCodes', pathTemplate: '/sys/user/my/second-factor/recovery-codes', waitsForLogin: true, changes: '/sys/user/my/data /sys/user/my/second-factor',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(secondFactorProofBody),
    schema: RecoveryCodesEnvelope
  }
);}





export const getRenewMyRecoveryCodesMutationKey = () => ['renewMyRecoveryCodes'] as const;

export const getRenewMyRecoveryCodesMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewMyRecoveryCodes>>, TError,RenewMyRecoveryCodesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof renewMyRecoveryCodes>>, TError,RenewMyRecoveryCodesMutationVariables, TContext> => {

const mutationKey = getRenewMyRecoveryCodesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewMyRecoveryCodes>>, RenewMyRecoveryCodesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  renewMyRecoveryCodes(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewMyRecoveryCodesMutationResult = NonNullable<Awaited<ReturnType<typeof renewMyRecoveryCodes>>>
    export type RenewMyRecoveryCodesMutationBody = SecondFactorProofBody
    export type RenewMyRecoveryCodesMutationError = ErrorType<ErrorEnvelope>
    export type RenewMyRecoveryCodesMutationVariables = {data: SecondFactorProofBody}

    /**
 * @summary Replace recovery codes
 */
export const useRenewMyRecoveryCodes = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewMyRecoveryCodes>>, TError,RenewMyRecoveryCodesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewMyRecoveryCodes>>,
        TError,
        RenewMyRecoveryCodesMutationVariables,
        TContext
      > => {
      return useMutation(getRenewMyRecoveryCodesMutationOptions(options), queryClient);
    }
    export const getRemoveMySecondFactorUrl = () => {




  return `/api/sys/user/my/second-factor/remove`
}

/**
 * Turns off the second factor of the current user, confirmed by the password and an app code or recovery code. Ends all other sessions. Rejected for staff if the server requires a second factor.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope`; `x-business-rules` lists them.
 *
 * Source: decision 0057 (a second factor).
 * @summary Turn off two-step login
 */
export const removeMySecondFactor = (secondFactorProofBody: SecondFactorProofBody, options?: Parameters<typeof request>[1]) => {

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
return request<SecondFactorEnvelope>(getRemoveMySecondFactorUrl(),
  {
      operationId: 'removeMySecondFactor', pathTemplate: '/sys/user/my/second-factor/remove', waitsForLogin: true, changes: '/client/user/current /sys/user',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(secondFactorProofBody),
    schema: SecondFactorEnvelope
  }
);}





export const getRemoveMySecondFactorMutationKey = () => ['removeMySecondFactor'] as const;

export const getRemoveMySecondFactorMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMySecondFactor>>, TError,RemoveMySecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof removeMySecondFactor>>, TError,RemoveMySecondFactorMutationVariables, TContext> => {

const mutationKey = getRemoveMySecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeMySecondFactor>>, RemoveMySecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removeMySecondFactor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveMySecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof removeMySecondFactor>>>
    export type RemoveMySecondFactorMutationBody = SecondFactorProofBody
    export type RemoveMySecondFactorMutationError = ErrorType<ErrorEnvelope>
    export type RemoveMySecondFactorMutationVariables = {data: SecondFactorProofBody}

    /**
 * @summary Turn off two-step login
 */
export const useRemoveMySecondFactor = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMySecondFactor>>, TError,RemoveMySecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeMySecondFactor>>,
        TError,
        RemoveMySecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveMySecondFactorMutationOptions(options), queryClient);
    }
    export const getRemoveSecondFactorUrl = () => {




  return `/api/sys/user/second-factor/remove`
}

/**
 * Removes the second factor of a user who has lost it and ends the sessions of that account. Staff must verify the identity of the user first. Requires the caller's password. Use `removeMySecondFactor` for the own account.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope`; `x-business-rules` lists them.
 *
 * Source: decision 0057 (a second factor).
 * @summary Remove the second factor of a user
 */
export const removeSecondFactor = (removeSecondFactorBody: RemoveSecondFactorBody, options?: Parameters<typeof request>[1]) => {

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
return request<RemovedSecondFactorEnvelope>(getRemoveSecondFactorUrl(),
  {
      operationId: 'removeSecondFactor', pathTemplate: '/sys/user/second-factor/remove', waitsForLogin: true, changes: '/sys/audit /sys/user',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(removeSecondFactorBody),
    schema: RemovedSecondFactorEnvelope
  }
);}





export const getRemoveSecondFactorMutationKey = () => ['removeSecondFactor'] as const;

export const getRemoveSecondFactorMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,RemoveSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,RemoveSecondFactorMutationVariables, TContext> => {

const mutationKey = getRemoveSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeSecondFactor>>, RemoveSecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removeSecondFactor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof removeSecondFactor>>>
    export type RemoveSecondFactorMutationBody = RemoveSecondFactorBody
    export type RemoveSecondFactorMutationError = ErrorType<ErrorEnvelope>
    export type RemoveSecondFactorMutationVariables = {data: RemoveSecondFactorBody}

    /**
 * @summary Remove the second factor of a user
 */
export const useRemoveSecondFactor = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,RemoveSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeSecondFactor>>,
        TError,
        RemoveSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveSecondFactorMutationOptions(options), queryClient);
    }
