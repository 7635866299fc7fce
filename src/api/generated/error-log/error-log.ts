/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import {
  ErrorLogEnvelope
} from '../model';
import type {
  ErrorEnvelope,
  ErrorLogBody
} from '../model';

import { request } from '../../request.ts';
import type { ErrorType } from '../../request.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getSendErrorLogUrl = () => {




  return `/api/client/errorLog`
}

/**
 * Stores a batch of errors for staff, for 30 days and at most the newest 10 000. A client sends at most one batch in 5 seconds, including on page unload, and does not report failures of this request.
 *
 * The specification names an error logger without its path and fields; both are defined here.
 *
 * Source: spec section 8 (error log), product decisions (errors).
 * @summary Report browser errors
 */
export const sendErrorLog = (errorLogBody: ErrorLogBody, options?: Parameters<typeof request>[1]) => {

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
return request<ErrorLogEnvelope>(getSendErrorLogUrl(),
  {
      operationId: 'sendErrorLog', pathTemplate: '/client/errorLog',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(errorLogBody),
    schema: ErrorLogEnvelope
  }
);}





export const getSendErrorLogMutationKey = () => ['sendErrorLog'] as const;

export const getSendErrorLogMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendErrorLog>>, TError,SendErrorLogMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof sendErrorLog>>, TError,SendErrorLogMutationVariables, TContext> => {

const mutationKey = getSendErrorLogMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendErrorLog>>, SendErrorLogMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendErrorLog(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendErrorLogMutationResult = NonNullable<Awaited<ReturnType<typeof sendErrorLog>>>
    export type SendErrorLogMutationBody = ErrorLogBody
    export type SendErrorLogMutationError = ErrorType<ErrorEnvelope>
    export type SendErrorLogMutationVariables = {data: ErrorLogBody}

    /**
 * @summary Report browser errors
 */
export const useSendErrorLog = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendErrorLog>>, TError,SendErrorLogMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendErrorLog>>,
        TError,
        SendErrorLogMutationVariables,
        TContext
      > => {
      return useMutation(getSendErrorLogMutationOptions(options), queryClient);
    }
