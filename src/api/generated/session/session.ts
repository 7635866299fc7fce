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
  AccountEnvelope,
  CodeSentEnvelope,
  ConsentEnvelope,
  CurrentUserEnvelope,
  JudgeEnvelope,
  JudgingTokenEnvelope,
  LoginEnvelope,
  LogoutEnvelope
} from '../model';
import type {
  AcceptInvitationBody,
  ConsentBody,
  ErrorEnvelope,
  LoginBody,
  PhoneLoginBody,
  RegisterBody,
  ResetPasswordBody,
  SendLoginCodeBody,
  SendResetCodeForm,
  SendResetCodeParams
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

export const getLoginUrl = () => {




  return `/api/client/user/login`
}

/**
 * Checks the password and creates a session. An unknown account and a wrong password return the same response in the same time. After 10 failed attempts in 10 minutes for one account and network address, login is blocked until the time stated in the message. The token is opaque; the server stores only its hash. An account that must reset its password gets code 1003 after a correct password, and on every request with one of its tokens.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: spec section 7 (Session and user), section 8 (Login modal alert).
 * @summary Log in with a password
 */
export const login = (loginBody: LoginBody, options?: Parameters<typeof request>[1]) => {

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
return request<LoginEnvelope>(getLoginUrl(),
  {
      operationId: 'login', pathTemplate: '/client/user/login',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginBody),
    schema: LoginEnvelope
  }
);}





export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = LoginBody
    export type LoginMutationError = ErrorType<ErrorEnvelope>
    export type LoginMutationVariables = {data: LoginBody}

    /**
 * @summary Log in with a password
 */
export const useLogin = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
    export const getSendLoginCodeUrl = () => {




  return `/api/client/user/login/sendVerify`
}

/**
 * Sends a code of 6 digits to a mobile number, for `loginByPhone`. The code is valid for 10 minutes and 5 attempts and replaces an earlier one. Each number gets at most one code in 60 seconds, including concurrent requests. A number without an account gets the same response but no message, so that the response does not reveal accounts.
 * A broken rule returns HTTP 200 and an `ErrorEnvelope`; `x-business-rules` lists them.
 * Source: spec section 7 (Session and user), section 9 (60 seconds).
 * @summary Send a login code by SMS
 */
export const sendLoginCode = (sendLoginCodeBody: SendLoginCodeBody, options?: Parameters<typeof request>[1]) => {

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
return request<CodeSentEnvelope>(getSendLoginCodeUrl(),
  {
      operationId: 'sendLoginCode', pathTemplate: '/client/user/login/sendVerify',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendLoginCodeBody),
    schema: CodeSentEnvelope
  }
);}





export const getSendLoginCodeMutationKey = () => ['sendLoginCode'] as const;

export const getSendLoginCodeMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendLoginCode>>, TError,SendLoginCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof sendLoginCode>>, TError,SendLoginCodeMutationVariables, TContext> => {

const mutationKey = getSendLoginCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendLoginCode>>, SendLoginCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendLoginCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendLoginCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendLoginCode>>>
    export type SendLoginCodeMutationBody = SendLoginCodeBody
    export type SendLoginCodeMutationError = ErrorType<ErrorEnvelope>
    export type SendLoginCodeMutationVariables = {data: SendLoginCodeBody}

    /**
 * @summary Send a login code by SMS
 */
export const useSendLoginCode = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendLoginCode>>, TError,SendLoginCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendLoginCode>>,
        TError,
        SendLoginCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendLoginCodeMutationOptions(options), queryClient);
    }
    export const getLoginByPhoneUrl = () => {




  return `/api/client/user/login/phone`
}

/**
 * Checks the code that `sendLoginCode` sent and creates a session. A code is valid for one login. After 10 attempts in 10 minutes for one number and network address, login is blocked until the time stated in the message. Registration does not verify contacts. If this login is the first verification of a contact of the account, it removes the password, sessions and email address that were set before (`removed`), and permissions and roles, of which holders of `right:grant` are notified. Two-step login stays and is the next step (code 1005). Contacts entered by staff stay. If another contact of the account was verified before, but the number was not, the number is removed from that account.
 * A broken rule returns HTTP 200 and an `ErrorEnvelope`; `x-business-rules` lists them.
 * Source: spec section 7 (Session and user), section 8 (Login modal alert).
 * @summary Log in with an SMS code
 */
export const loginByPhone = (phoneLoginBody: PhoneLoginBody, options?: Parameters<typeof request>[1]) => {

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
return request<LoginEnvelope>(getLoginByPhoneUrl(),
  {
      operationId: 'loginByPhone', pathTemplate: '/client/user/login/phone',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(phoneLoginBody),
    schema: LoginEnvelope
  }
);}





export const getLoginByPhoneMutationKey = () => ['loginByPhone'] as const;

export const getLoginByPhoneMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginByPhone>>, TError,LoginByPhoneMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof loginByPhone>>, TError,LoginByPhoneMutationVariables, TContext> => {

const mutationKey = getLoginByPhoneMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginByPhone>>, LoginByPhoneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  loginByPhone(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginByPhoneMutationResult = NonNullable<Awaited<ReturnType<typeof loginByPhone>>>
    export type LoginByPhoneMutationBody = PhoneLoginBody
    export type LoginByPhoneMutationError = ErrorType<ErrorEnvelope>
    export type LoginByPhoneMutationVariables = {data: PhoneLoginBody}

    /**
 * @summary Log in with an SMS code
 */
export const useLoginByPhone = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginByPhone>>, TError,LoginByPhoneMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginByPhone>>,
        TError,
        LoginByPhoneMutationVariables,
        TContext
      > => {
      return useMutation(getLoginByPhoneMutationOptions(options), queryClient);
    }
    export const getRegisterUserUrl = () => {




  return `/api/client/user/register`
}

/**
 * Creates an account without permissions. `username` repeats the mobile number. Mobile number and email address are unique: `+8613800000001` equals `13800000001`, and letter case of the address is ignored. The server stores an argon2id hash of the password. No session is created; the user logs in next. If a privacy policy or terms exist, `consent` contains the accepted versions, which are stored with the time.
 * A broken rule returns HTTP 200 and an `ErrorEnvelope`; `x-business-rules` lists them.
 * Source: spec section 7 (Session and user), section 5 (Register).
 * @summary Register an account
 */
export const registerUser = (registerBody: RegisterBody, options?: Parameters<typeof request>[1]) => {

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
return request<AccountEnvelope>(getRegisterUserUrl(),
  {
      operationId: 'registerUser', pathTemplate: '/client/user/register', changes: '/sys/dashboard /sys/user',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerBody),
    schema: AccountEnvelope
  }
);}





export const getRegisterUserMutationKey = () => ['registerUser'] as const;

export const getRegisterUserMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext> => {

const mutationKey = getRegisterUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerUser>>, RegisterUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterUserMutationResult = NonNullable<Awaited<ReturnType<typeof registerUser>>>
    export type RegisterUserMutationBody = RegisterBody
    export type RegisterUserMutationError = ErrorType<ErrorEnvelope>
    export type RegisterUserMutationVariables = {data: RegisterBody}

    /**
 * @summary Register an account
 */
export const useRegisterUser = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerUser>>,
        TError,
        RegisterUserMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterUserMutationOptions(options), queryClient);
    }
    export const getSendResetCodeUrl = (params: SendResetCodeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/client/user/reset-password/send-email?${stringifiedParams}` : `/api/client/user/reset-password/send-email`
}

/**
 * Sends a code of 6 digits to an email address, for `resetPassword`. The code is valid for 10 minutes and 5 attempts and replaces an earlier one. Each address gets at most one code in 60 seconds, including concurrent requests. An address without an account gets the same response but no mail. The request is form-encoded, with the address in the query.
 * A broken rule returns HTTP 200 and an `ErrorEnvelope`; `x-business-rules` lists them.
 * Source: spec section 7 (Session and user), section 5 (last line), section 9 (60 seconds).
 * @summary Send a reset code by email
 */
export const sendResetCode = (params: SendResetCodeParams,
    sendResetCodeForm?: SendResetCodeForm, options?: Parameters<typeof request>[1]) => {
    const formUrlEncoded = new URLSearchParams();
if(sendResetCodeForm?.email !== undefined) {
 formUrlEncoded.append(`email`, sendResetCodeForm.email);
 }

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
return request<CodeSentEnvelope>(getSendResetCodeUrl(params),
  {
      operationId: 'sendResetCode', pathTemplate: '/client/user/reset-password/send-email',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
    schema: CodeSentEnvelope
  }
);}





export const getSendResetCodeMutationKey = () => ['sendResetCode'] as const;

export const getSendResetCodeMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendResetCode>>, TError,SendResetCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof sendResetCode>>, TError,SendResetCodeMutationVariables, TContext> => {

const mutationKey = getSendResetCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendResetCode>>, SendResetCodeMutationVariables> = (props) => {
          const {params,data} = props ?? {};

          return  sendResetCode(params,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendResetCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendResetCode>>>
    export type SendResetCodeMutationBody = SendResetCodeForm | undefined
    export type SendResetCodeMutationError = ErrorType<ErrorEnvelope>
    export type SendResetCodeMutationVariables = {params: SendResetCodeParams;data?: SendResetCodeForm}

    /**
 * @summary Send a reset code by email
 */
export const useSendResetCode = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendResetCode>>, TError,SendResetCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendResetCode>>,
        TError,
        SendResetCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendResetCodeMutationOptions(options), queryClient);
    }
    export const getAcceptInvitationUrl = () => {




  return `/api/client/user/invitation`
}

/**
 * Sets the first password of an account with the token of the link that `sendInvitation` mailed, and verifies the email address. The response contains the login name of the account. The token is valid once, for 7 days, and only while the account has the address that the link was sent to and no password.
 * A broken rule returns HTTP 200 and an `ErrorEnvelope`; `x-business-rules` lists them.
 * Source: decision 0152.
 * @summary Accept an invitation
 */
export const acceptInvitation = (acceptInvitationBody: AcceptInvitationBody, options?: Parameters<typeof request>[1]) => {

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
return request<AccountEnvelope>(getAcceptInvitationUrl(),
  {
      operationId: 'acceptInvitation', pathTemplate: '/client/user/invitation',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(acceptInvitationBody),
    schema: AccountEnvelope
  }
);}





export const getAcceptInvitationMutationKey = () => ['acceptInvitation'] as const;

export const getAcceptInvitationMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext> => {

const mutationKey = getAcceptInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptInvitation>>, AcceptInvitationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  acceptInvitation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof acceptInvitation>>>
    export type AcceptInvitationMutationBody = AcceptInvitationBody
    export type AcceptInvitationMutationError = ErrorType<ErrorEnvelope>
    export type AcceptInvitationMutationVariables = {data: AcceptInvitationBody}

    /**
 * @summary Accept an invitation
 */
export const useAcceptInvitation = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptInvitation>>,
        TError,
        AcceptInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptInvitationMutationOptions(options), queryClient);
    }
    export const getResetPasswordUrl = () => {




  return `/api/client/user/reset-password/email`
}

/**
 * Checks the code from `sendResetCode`, sets the new password, clears a required reset and ends all sessions of the account. The response contains the login name. If the account had no verified contact before, its mobile number is removed (`removed`) and the email address becomes the login name; permissions and roles are removed too, unless the account has no password yet and staff entered the address. More than 10 attempts in 10 minutes for one account and network are rejected. If another contact was verified before, but the address was not, the address is removed from that account and its password stays.
 * A broken rule returns HTTP 200 and an `ErrorEnvelope`; `x-business-rules` lists them.
 * Source: spec section 7 (Session and user), section 5 (Find password).
 * @summary Set a new password by an emailed code
 */
export const resetPassword = (resetPasswordBody: ResetPasswordBody, options?: Parameters<typeof request>[1]) => {

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
return request<AccountEnvelope>(getResetPasswordUrl(),
  {
      operationId: 'resetPassword', pathTemplate: '/client/user/reset-password/email',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resetPasswordBody),
    schema: AccountEnvelope
  }
);}





export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = ResetPasswordBody
    export type ResetPasswordMutationError = ErrorType<ErrorEnvelope>
    export type ResetPasswordMutationVariables = {data: ResetPasswordBody}

    /**
 * @summary Set a new password by an emailed code
 */
export const useResetPassword = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
    export const getLogoutUrl = () => {




  return `/api/client/user/logout`
}

/**
 * Revokes the token of the request, including all copies. The specification does not list this operation, but users need a way to revoke their token. A client deletes its token even if the request fails.
 *
 * Source: spec section 4 (Logout).
 * @summary Log out
 */
export const logout = ( options?: Parameters<typeof request>[1]) => {

  return request<LogoutEnvelope>(getLogoutUrl(),
  {
      operationId: 'logout', pathTemplate: '/client/user/logout', waitsForLogin: true,
    ...options,
    method: 'POST'

    ,
    schema: LogoutEnvelope
  }
);}





export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {


          return  logout(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ErrorType<ErrorEnvelope>


    /**
 * @summary Log out
 */
export const useLogout = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
    export const getGetCurrentUserUrl = () => {




  return `/api/client/user/current`
}

/**
 * Returns the user of the token, with permissions and roles. The site uses them to show or hide functions; the server checks them on every request. `consentNeeded` lists the legal texts that the user still has to accept; absent if there are none.
 *
 * Source: spec section 7 (Session and user), section 3 (Current user).
 * @summary Get the current user
 */
export const getCurrentUser = ( options?: Parameters<typeof request>[1]) => {

  return request<CurrentUserEnvelope>(getGetCurrentUserUrl(),
  {
      operationId: 'getCurrentUser', pathTemplate: '/client/user/current',
    ...options,
    method: 'GET'

    ,
    schema: CurrentUserEnvelope
  }
);}





export const getGetCurrentUserQueryKey = () => {
    return [
    'api','client','user','current'
    ] as const;
    }


export const getGetCurrentUserQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCurrentUserQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentUser>>> = ({ signal }) => getCurrentUser({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCurrentUserQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentUser>>>
export type GetCurrentUserQueryError = ErrorType<ErrorEnvelope>


export function useGetCurrentUser<TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentUser>>,
          TError,
          Awaited<ReturnType<typeof getCurrentUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentUser<TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentUser>>,
          TError,
          Awaited<ReturnType<typeof getCurrentUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentUser<TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the current user
 */

export function useGetCurrentUser<TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCurrentUserQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGiveConsentUrl = () => {




  return `/api/client/user/consent`
}

/**
 * Stores the versions that the current user accepts, with the time. Rejects versions older than the last one that requires renewed consent.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (legal pages, consent).
 * @summary Accept privacy policy and terms
 */
export const giveConsent = (consentBody: ConsentBody, options?: Parameters<typeof request>[1]) => {

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
return request<ConsentEnvelope>(getGiveConsentUrl(),
  {
      operationId: 'giveConsent', pathTemplate: '/client/user/consent', waitsForLogin: true, changes: '/client/user/current /sys/user/my/data',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(consentBody),
    schema: ConsentEnvelope
  }
);}





export const getGiveConsentMutationKey = () => ['giveConsent'] as const;

export const getGiveConsentMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof giveConsent>>, TError,GiveConsentMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof giveConsent>>, TError,GiveConsentMutationVariables, TContext> => {

const mutationKey = getGiveConsentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof giveConsent>>, GiveConsentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  giveConsent(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GiveConsentMutationResult = NonNullable<Awaited<ReturnType<typeof giveConsent>>>
    export type GiveConsentMutationBody = ConsentBody
    export type GiveConsentMutationError = ErrorType<ErrorEnvelope>
    export type GiveConsentMutationVariables = {data: ConsentBody}

    /**
 * @summary Accept privacy policy and terms
 */
export const useGiveConsent = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof giveConsent>>, TError,GiveConsentMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof giveConsent>>,
        TError,
        GiveConsentMutationVariables,
        TContext
      > => {
      return useMutation(getGiveConsentMutationOptions(options), queryClient);
    }
    export const getCreateJudgingTokenUrl = () => {




  return `/api/client/judging/token`
}

/**
 * Creates the token for the URL of the scoring system, where the specification uses the session token. It is valid for operations with `x-judging` only, on behalf of the caller. It expires after `expiresIn` seconds, with the session, or when the caller loses the permission `score:user`. Each request creates a new token.
 *
 * Servers without this operation use the session token (spec section 4, Login).
 *
 * Source: spec section 4, "Login"; decision 0154.
 * @summary Create a token for the scoring system
 */
export const createJudgingToken = ( options?: Parameters<typeof request>[1]) => {

  return request<JudgingTokenEnvelope>(getCreateJudgingTokenUrl(),
  {
      operationId: 'createJudgingToken', pathTemplate: '/client/judging/token', waitsForLogin: true,
    ...options,
    method: 'POST'

    ,
    schema: JudgingTokenEnvelope
  }
);}





export const getCreateJudgingTokenMutationKey = () => ['createJudgingToken'] as const;

export const getCreateJudgingTokenMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createJudgingToken>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createJudgingToken>>, TError,void, TContext> => {

const mutationKey = getCreateJudgingTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createJudgingToken>>, void> = () => {


          return  createJudgingToken(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateJudgingTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createJudgingToken>>>

    export type CreateJudgingTokenMutationError = ErrorType<ErrorEnvelope>


    /**
 * @summary Create a token for the scoring system
 */
export const useCreateJudgingToken = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createJudgingToken>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createJudgingToken>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateJudgingTokenMutationOptions(options), queryClient);
    }
    export const getGetJudgeUrl = () => {




  return `/api/client/judging/judge`
}

/**
 * Returns the judge. The scoring system sends the token of its URL in the header `token`, reads the judge once and starts its own session.
 *
 * Source: spec section 4, "Login"; decision 0154.
 * @summary Get the judge of a token
 */
export const getJudge = ( options?: Parameters<typeof request>[1]) => {

  return request<JudgeEnvelope>(getGetJudgeUrl(),
  {
      operationId: 'getJudge', pathTemplate: '/client/judging/judge',
    ...options,
    method: 'GET'

    ,
    schema: JudgeEnvelope
  }
);}





export const getGetJudgeQueryKey = () => {
    return [
    'api','client','judging','judge'
    ] as const;
    }


export const getGetJudgeQueryOptions = <TData = Awaited<ReturnType<typeof getJudge>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJudge>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetJudgeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getJudge>>> = ({ signal }) => getJudge({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getJudge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetJudgeQueryResult = NonNullable<Awaited<ReturnType<typeof getJudge>>>
export type GetJudgeQueryError = ErrorType<ErrorEnvelope>


export function useGetJudge<TData = Awaited<ReturnType<typeof getJudge>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJudge>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getJudge>>,
          TError,
          Awaited<ReturnType<typeof getJudge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetJudge<TData = Awaited<ReturnType<typeof getJudge>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJudge>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getJudge>>,
          TError,
          Awaited<ReturnType<typeof getJudge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetJudge<TData = Awaited<ReturnType<typeof getJudge>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJudge>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the judge of a token
 */

export function useGetJudge<TData = Awaited<ReturnType<typeof getJudge>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJudge>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetJudgeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






