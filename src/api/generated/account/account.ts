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
 * Answers everything that the site holds about the current user: account, sessions, entries, registration as
 * an expert, activities, files (read by `downloadFile`) and the mails that were sent to them. Times and
 * identifiers are those of the other operations.
 *
 * Source: product decisions (what people type about themselves).
 * @summary All that is held about me
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
 * @summary All that is held about me
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
 * Answers the latest notices to the current user, sent or not, for the bell of the site.
 *
 * Source: decision 0138.
 * @summary Notices to me
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
 * @summary Notices to me
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
 * @summary Mark notices to me as read
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
 * @summary Mark notices to me as read
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
 * Closes the account of the current user for good and ends its sessions. Removed are names, phone, e-mail
 * address, password, picture, drafts, the registration as an expert, mails, sign-ups for what is still to
 * come, and files that no record shows (their bytes are deleted after 30 days); a file that the site shows
 * becomes the site's. Kept are entries of editions that are over, as results, without phone
 * numbers, e-mail addresses and identity numbers, and how many took part in what is past. Accounts that hold
 * rights are closed by staff.
 *
 * A broken rule is answered with HTTP 200 and an `ErrorEnvelope` of code 1001;
 * `x-business-rules` lists them.
 *
 * Source: product decisions (what people type about themselves).
 * @summary Close my account
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
 * @summary Close my account
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
 * Changes e-mail address and mobile number of the current user. The account is found and its password reset by them, so the current password is asked for, and each that changes is verified by the code that `sendContactCode` sent there; one that stays but is not confirmed yet (`unconfirmed` of `getCurrentUser`) is confirmed by such a code, too. A call that changes nothing and brings such codes needs no password. They are kept unique: the mobile number as it is written without `+86`, the address whatever its letter case. The session goes on; the next log in uses the new number.
 *
 * A broken rule is answered with HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (account settings).
 * @summary Change the own contact
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
 * @summary Change the own contact
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
 * Sends a code of 6 digits to a number by SMS or to an address by mail, for `updateMyContact` of the same user. It lives 10 minutes, has 5 tries, and replaces an earlier one. One code in 60 seconds for a contact, and 10 in 10 minutes for a user.
 *
 * A broken rule is answered with HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (who verifies a contact owns it).
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
 * Sets a new password of the current user; an account without one (`hasPassword` of `getCurrentUser`) gets its first. Every other session of the account ends with it: who knew the old password may hold one. The session that calls goes on. A change that was made already is answered as done: where `password` is wrong but `newPassword` is the one in force, only the answer of an earlier call was lost.
 *
 * A broken rule is answered with HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (account settings).
 * @summary Change the own password
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
 * @summary Change the own password
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
 * Answers where the current user is logged in: the sessions that have not expired, the one that calls first, then the one used last first.
 *
 * Source: product decisions (account settings).
 * @summary The own sessions
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
 * @summary The own sessions
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
 * Ends every session of the current user, the one that calls included: no token of the account opens anything any more. The client forgets its own.
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
 * Ends one session of the current user. A session of somebody else is answered like one that does not exist.
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
