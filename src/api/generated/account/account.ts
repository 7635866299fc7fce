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
  CodeSentEnvelope,
  EndedSessionsEnvelope,
  MyDataEnvelope,
  MyNoticesEnvelope,
  NoticesReadEnvelope,
  SystemUserEnvelope,
  UserSessionIdEnvelope,
  UserSessionListEnvelope
} from '../model';
import type {
  CloseAccountBody,
  ContactBody,
  ContactCodeBody,
  ErrorEnvelope,
  NoticesReadBody,
  PasswordBody
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

export const getGetMyDataUrl = () => {




  return `/api/sys/user/my/data`
}

/**
 * Returns all data that the site stores about the current user: account, sessions, entries, expert registration, activities, files (content through `downloadFile`) and sent mails. Times and identifiers have the same form as in other operations.
 *
 * Source: product decisions (personal data).
 * @summary Export own personal data
 */
export const getMyData = ( options?: Parameters<typeof request>[1]) => {

  return request<MyDataEnvelope>(getGetMyDataUrl(),
  {
      operationId: 'getMyData', pathTemplate: '/sys/user/my/data',
    ...options,
    method: 'GET'

    ,
    schema: MyDataEnvelope
  }
);}





export const getGetMyDataQueryKey = () => {
    return [
    'api','sys','user','my','data'
    ] as const;
    }


export const getGetMyDataQueryOptions = <TData = Awaited<ReturnType<typeof getMyData>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyData>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyDataQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyData>>> = ({ signal }) => getMyData({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyDataQueryResult = NonNullable<Awaited<ReturnType<typeof getMyData>>>
export type GetMyDataQueryError = ErrorType<ErrorEnvelope>


export function useGetMyData<TData = Awaited<ReturnType<typeof getMyData>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyData>>,
          TError,
          Awaited<ReturnType<typeof getMyData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyData<TData = Awaited<ReturnType<typeof getMyData>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyData>>,
          TError,
          Awaited<ReturnType<typeof getMyData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyData<TData = Awaited<ReturnType<typeof getMyData>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Export own personal data
 */

export function useGetMyData<TData = Awaited<ReturnType<typeof getMyData>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyDataQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMyNoticesUrl = () => {




  return `/api/sys/user/my/notices`
}

/**
 * Returns the latest notices to the current user, sent or not, for the bell of the site.
 *
 * Source: decision 0138.
 * @summary List own notices
 */
export const listMyNotices = ( options?: Parameters<typeof request>[1]) => {

  return request<MyNoticesEnvelope>(getListMyNoticesUrl(),
  {
      operationId: 'listMyNotices', pathTemplate: '/sys/user/my/notices',
    ...options,
    method: 'GET'

    ,
    schema: MyNoticesEnvelope
  }
);}





export const getListMyNoticesQueryKey = () => {
    return [
    'api','sys','user','my','notices'
    ] as const;
    }


export const getListMyNoticesQueryOptions = <TData = Awaited<ReturnType<typeof listMyNotices>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyNotices>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyNoticesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyNotices>>> = ({ signal }) => listMyNotices({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyNotices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyNoticesQueryResult = NonNullable<Awaited<ReturnType<typeof listMyNotices>>>
export type ListMyNoticesQueryError = ErrorType<ErrorEnvelope>


export function useListMyNotices<TData = Awaited<ReturnType<typeof listMyNotices>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyNotices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyNotices>>,
          TError,
          Awaited<ReturnType<typeof listMyNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyNotices<TData = Awaited<ReturnType<typeof listMyNotices>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyNotices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyNotices>>,
          TError,
          Awaited<ReturnType<typeof listMyNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyNotices<TData = Awaited<ReturnType<typeof listMyNotices>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyNotices>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List own notices
 */

export function useListMyNotices<TData = Awaited<ReturnType<typeof listMyNotices>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyNotices>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyNoticesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadMyNoticesUrl = () => {




  return `/api/sys/user/my/notices/read`
}

/**
 * Marks some notices to the current user as read.
 *
 * Source: decision 0138.
 * @summary Mark own notices as read
 */
export const readMyNotices = (noticesReadBody: NoticesReadBody, options?: Parameters<typeof request>[1]) => {

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
return request<NoticesReadEnvelope>(getReadMyNoticesUrl(),
  {
      operationId: 'readMyNotices', pathTemplate: '/sys/user/my/notices/read', waitsForLogin: true, changes: '/sys/user/my/notices',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noticesReadBody),
    schema: NoticesReadEnvelope
  }
);}





export const getReadMyNoticesMutationKey = () => ['readMyNotices'] as const;

export const getReadMyNoticesMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readMyNotices>>, TError,ReadMyNoticesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof readMyNotices>>, TError,ReadMyNoticesMutationVariables, TContext> => {

const mutationKey = getReadMyNoticesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readMyNotices>>, ReadMyNoticesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readMyNotices(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadMyNoticesMutationResult = NonNullable<Awaited<ReturnType<typeof readMyNotices>>>
    export type ReadMyNoticesMutationBody = NoticesReadBody
    export type ReadMyNoticesMutationError = ErrorType<ErrorEnvelope>
    export type ReadMyNoticesMutationVariables = {data: NoticesReadBody}

    /**
 * @summary Mark own notices as read
 */
export const useReadMyNotices = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readMyNotices>>, TError,ReadMyNoticesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readMyNotices>>,
        TError,
        ReadMyNoticesMutationVariables,
        TContext
      > => {
      return useMutation(getReadMyNoticesMutationOptions(options), queryClient);
    }
    export const getCloseMyAccountUrl = () => {




  return `/api/sys/user/my/close`
}

/**
 * Closes the account of the current user permanently and ends its sessions. Removes names, mobile number, email address, password, picture, drafts, expert registration, mails, sign-ups for future activities, and unused files (their content is deleted after 30 days). Files shown on the site are transferred to the site. Entries of past editions stay as results, without mobile numbers, email addresses and identity numbers; so do the attendance counts of past activities. Certificates as a judge or attendee are removed; those of entries stay valid. An account that has permissions cannot be closed; staff remove them first.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (personal data).
 * @summary Close own account
 */
export const closeMyAccount = (closeAccountBody: CloseAccountBody, options?: Parameters<typeof request>[1]) => {

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
return request<ClosedAccountEnvelope>(getCloseMyAccountUrl(),
  {
      operationId: 'closeMyAccount', pathTemplate: '/sys/user/my/close', waitsForLogin: true, changes: '/client/activity/anons /client/project/anons /sys/activity /sys/dashboard /sys/expert /sys/project /sys/user',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(closeAccountBody),
    schema: ClosedAccountEnvelope
  }
);}





export const getCloseMyAccountMutationKey = () => ['closeMyAccount'] as const;

export const getCloseMyAccountMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeMyAccount>>, TError,CloseMyAccountMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof closeMyAccount>>, TError,CloseMyAccountMutationVariables, TContext> => {

const mutationKey = getCloseMyAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeMyAccount>>, CloseMyAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  closeMyAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CloseMyAccountMutationResult = NonNullable<Awaited<ReturnType<typeof closeMyAccount>>>
    export type CloseMyAccountMutationBody = CloseAccountBody
    export type CloseMyAccountMutationError = ErrorType<ErrorEnvelope>
    export type CloseMyAccountMutationVariables = {data: CloseAccountBody}

    /**
 * @summary Close own account
 */
export const useCloseMyAccount = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeMyAccount>>, TError,CloseMyAccountMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeMyAccount>>,
        TError,
        CloseMyAccountMutationVariables,
        TContext
      > => {
      return useMutation(getCloseMyAccountMutationOptions(options), queryClient);
    }
    export const getUpdateMyContactUrl = () => {




  return `/api/sys/user/my/contact`
}

/**
 * Changes email address and mobile number of the current user. Both identify the account at login and password reset. A change therefore requires the current password and, for each changed contact, the code from `sendContactCode`. Such a code also verifies an unchanged contact that is listed in `unconfirmed` of `getCurrentUser`; a request that only verifies contacts needs no password. Both values are unique: the number without `+86`, the address regardless of letter case. The session stays valid; the next login uses the new contact.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (account settings).
 * @summary Change own contact
 */
export const updateMyContact = (contactBody: ContactBody, options?: Parameters<typeof request>[1]) => {

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
return request<SystemUserEnvelope>(getUpdateMyContactUrl(),
  {
      operationId: 'updateMyContact', pathTemplate: '/sys/user/my/contact', waitsForLogin: true, changes: '/client/user/current /sys/user',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactBody),
    schema: SystemUserEnvelope
  }
);}





export const getUpdateMyContactMutationKey = () => ['updateMyContact'] as const;

export const getUpdateMyContactMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMyContact>>, TError,UpdateMyContactMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMyContact>>, TError,UpdateMyContactMutationVariables, TContext> => {

const mutationKey = getUpdateMyContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMyContact>>, UpdateMyContactMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMyContact(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMyContactMutationResult = NonNullable<Awaited<ReturnType<typeof updateMyContact>>>
    export type UpdateMyContactMutationBody = ContactBody
    export type UpdateMyContactMutationError = ErrorType<ErrorEnvelope>
    export type UpdateMyContactMutationVariables = {data: ContactBody}

    /**
 * @summary Change own contact
 */
export const useUpdateMyContact = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMyContact>>, TError,UpdateMyContactMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMyContact>>,
        TError,
        UpdateMyContactMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMyContactMutationOptions(options), queryClient);
    }
    export const getSendContactCodeUrl = () => {




  return `/api/sys/user/my/contact/code`
}

/**
 * Sends a 6-digit code for `updateMyContact` of the same user, by SMS to a number or by mail to an address. The code is valid for 10 minutes and 5 attempts and replaces an earlier one. Limits: one code per contact in 60 seconds, 10 codes per user in 10 minutes.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (contact verification).
 * @summary Send a code that verifies a contact
 */
export const sendContactCode = (contactCodeBody: ContactCodeBody, options?: Parameters<typeof request>[1]) => {

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
return request<CodeSentEnvelope>(getSendContactCodeUrl(),
  {
      operationId: 'sendContactCode', pathTemplate: '/sys/user/my/contact/code', waitsForLogin: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactCodeBody),
    schema: CodeSentEnvelope
  }
);}





export const getSendContactCodeMutationKey = () => ['sendContactCode'] as const;

export const getSendContactCodeMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContactCode>>, TError,SendContactCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof sendContactCode>>, TError,SendContactCodeMutationVariables, TContext> => {

const mutationKey = getSendContactCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendContactCode>>, SendContactCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendContactCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendContactCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendContactCode>>>
    export type SendContactCodeMutationBody = ContactCodeBody
    export type SendContactCodeMutationError = ErrorType<ErrorEnvelope>
    export type SendContactCodeMutationVariables = {data: ContactCodeBody}

    /**
 * @summary Send a code that verifies a contact
 */
export const useSendContactCode = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContactCode>>, TError,SendContactCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendContactCode>>,
        TError,
        SendContactCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendContactCodeMutationOptions(options), queryClient);
    }
    export const getChangeMyPasswordUrl = () => {




  return `/api/sys/user/my/password`
}

/**
 * Sets the password of the current user, or the first password of an account without one (`hasPassword` of `getCurrentUser`). Ends all other sessions of the account, because an attacker with the old password could hold one; the current session stays valid. Succeeds without a change if `newPassword` is already the current password, so that a client can retry after a lost response.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (account settings).
 * @summary Change own password
 */
export const changeMyPassword = (passwordBody: PasswordBody, options?: Parameters<typeof request>[1]) => {

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
return request<EndedSessionsEnvelope>(getChangeMyPasswordUrl(),
  {
      operationId: 'changeMyPassword', pathTemplate: '/sys/user/my/password', waitsForLogin: true, changes: '/sys/user/my/sessions',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordBody),
    schema: EndedSessionsEnvelope
  }
);}





export const getChangeMyPasswordMutationKey = () => ['changeMyPassword'] as const;

export const getChangeMyPasswordMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeMyPassword>>, TError,ChangeMyPasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof changeMyPassword>>, TError,ChangeMyPasswordMutationVariables, TContext> => {

const mutationKey = getChangeMyPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeMyPassword>>, ChangeMyPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeMyPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeMyPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changeMyPassword>>>
    export type ChangeMyPasswordMutationBody = PasswordBody
    export type ChangeMyPasswordMutationError = ErrorType<ErrorEnvelope>
    export type ChangeMyPasswordMutationVariables = {data: PasswordBody}

    /**
 * @summary Change own password
 */
export const useChangeMyPassword = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeMyPassword>>, TError,ChangeMyPasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeMyPassword>>,
        TError,
        ChangeMyPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangeMyPasswordMutationOptions(options), queryClient);
    }
    export const getListMySessionsUrl = () => {




  return `/api/sys/user/my/sessions`
}

/**
 * Returns the active sessions of the current user: the current session first, then the most recently used.
 *
 * Source: product decisions (account settings).
 * @summary List own sessions
 */
export const listMySessions = ( options?: Parameters<typeof request>[1]) => {

  return request<UserSessionListEnvelope>(getListMySessionsUrl(),
  {
      operationId: 'listMySessions', pathTemplate: '/sys/user/my/sessions',
    ...options,
    method: 'GET'

    ,
    schema: UserSessionListEnvelope
  }
);}





export const getListMySessionsQueryKey = () => {
    return [
    'api','sys','user','my','sessions'
    ] as const;
    }


export const getListMySessionsQueryOptions = <TData = Awaited<ReturnType<typeof listMySessions>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMySessions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMySessionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMySessions>>> = ({ signal }) => listMySessions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMySessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMySessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listMySessions>>>
export type ListMySessionsQueryError = ErrorType<ErrorEnvelope>


export function useListMySessions<TData = Awaited<ReturnType<typeof listMySessions>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMySessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMySessions>>,
          TError,
          Awaited<ReturnType<typeof listMySessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMySessions<TData = Awaited<ReturnType<typeof listMySessions>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMySessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMySessions>>,
          TError,
          Awaited<ReturnType<typeof listMySessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMySessions<TData = Awaited<ReturnType<typeof listMySessions>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMySessions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List own sessions
 */

export function useListMySessions<TData = Awaited<ReturnType<typeof listMySessions>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMySessions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMySessionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getEndMySessionsUrl = () => {




  return `/api/sys/user/my/sessions`
}

/**
 * Ends all sessions of the current user, including the current one, and revokes their tokens. The client deletes its own token.
 *
 * Source: product decisions (account settings).
 * @summary Log out everywhere
 */
export const endMySessions = ( options?: Parameters<typeof request>[1]) => {

  return request<EndedSessionsEnvelope>(getEndMySessionsUrl(),
  {
      operationId: 'endMySessions', pathTemplate: '/sys/user/my/sessions', waitsForLogin: true, changes: '/sys/user/my/sessions',
    ...options,
    method: 'DELETE'

    ,
    schema: EndedSessionsEnvelope
  }
);}





export const getEndMySessionsMutationKey = () => ['endMySessions'] as const;

export const getEndMySessionsMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMySessions>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof endMySessions>>, TError,void, TContext> => {

const mutationKey = getEndMySessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endMySessions>>, void> = () => {


          return  endMySessions(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndMySessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endMySessions>>>

    export type EndMySessionsMutationError = ErrorType<ErrorEnvelope>


    /**
 * @summary Log out everywhere
 */
export const useEndMySessions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMySessions>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endMySessions>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getEndMySessionsMutationOptions(options), queryClient);
    }
    export const getEndMySessionUrl = (id: string,) => {




  return `/api/sys/user/my/sessions/${encodeURIComponent(String(id))}`
}

/**
 * Ends one session of the current user. A session of another user returns 404, as if it did not exist.
 *
 * Source: product decisions (account settings).
 * @summary Log out one session
 */
export const endMySession = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<UserSessionIdEnvelope>(getEndMySessionUrl(id),
  {
      operationId: 'endMySession', pathTemplate: '/sys/user/my/sessions/{id}', waitsForLogin: true, changes: '/sys/user/my/sessions',
    ...options,
    method: 'DELETE'

    ,
    schema: UserSessionIdEnvelope
  }
);}





export const getEndMySessionMutationKey = () => ['endMySession'] as const;

export const getEndMySessionMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMySession>>, TError,EndMySessionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof endMySession>>, TError,EndMySessionMutationVariables, TContext> => {

const mutationKey = getEndMySessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endMySession>>, EndMySessionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  endMySession(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndMySessionMutationResult = NonNullable<Awaited<ReturnType<typeof endMySession>>>

    export type EndMySessionMutationError = ErrorType<ErrorEnvelope>
    export type EndMySessionMutationVariables = {id: string}

    /**
 * @summary Log out one session
 */
export const useEndMySession = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMySession>>, TError,EndMySessionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endMySession>>,
        TError,
        EndMySessionMutationVariables,
        TContext
      > => {
      return useMutation(getEndMySessionMutationOptions(options), queryClient);
    }
