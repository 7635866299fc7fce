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
  DictionaryEntryEnvelope,
  RemovedEnvelope
} from '../model';
import type {
  DeleteDictionaryValueParams,
  DictionaryEntryBody,
  DictionaryEntryChange,
  ErrorEnvelope
} from '../model';

import { request } from '../../request.ts';
import type { ErrorType } from '../../request.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateDictionaryEntryUrl = () => {




  return `/api/sys/dict`
}

/**
 * Adds an entry, which `listDictionaries` and `listMappings` return immediately.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: spec section 7 (Dictionary admin).
 * @summary Add a dictionary entry
 */
export const createDictionaryEntry = (dictionaryEntryBody: DictionaryEntryBody, options?: Parameters<typeof request>[1]) => {

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
return request<DictionaryEntryEnvelope>(getCreateDictionaryEntryUrl(),
  {
      operationId: 'createDictionaryEntry', pathTemplate: '/sys/dict', waitsForLogin: true, idempotent: true, changes: '/client/config/dict/all /mapping/all /mapping/dict',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dictionaryEntryBody),
    schema: DictionaryEntryEnvelope
  }
);}





export const getCreateDictionaryEntryMutationKey = () => ['createDictionaryEntry'] as const;

export const getCreateDictionaryEntryMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDictionaryEntry>>, TError,CreateDictionaryEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createDictionaryEntry>>, TError,CreateDictionaryEntryMutationVariables, TContext> => {

const mutationKey = getCreateDictionaryEntryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDictionaryEntry>>, CreateDictionaryEntryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDictionaryEntry(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDictionaryEntryMutationResult = NonNullable<Awaited<ReturnType<typeof createDictionaryEntry>>>
    export type CreateDictionaryEntryMutationBody = DictionaryEntryBody
    export type CreateDictionaryEntryMutationError = ErrorType<ErrorEnvelope>
    export type CreateDictionaryEntryMutationVariables = {data: DictionaryEntryBody}

    /**
 * @summary Add a dictionary entry
 */
export const useCreateDictionaryEntry = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDictionaryEntry>>, TError,CreateDictionaryEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDictionaryEntry>>,
        TError,
        CreateDictionaryEntryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDictionaryEntryMutationOptions(options), queryClient);
    }
    export const getUpdateDictionaryEntryUrl = () => {




  return `/api/sys/dict`
}

/**
 * Replaces the entry `id`. Fields absent from the body are cleared, except `position`. Records that use the old value are not updated, so change labels only, not values in use.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: spec section 7 (Dictionary admin).
 * @summary Change a dictionary entry
 */
export const updateDictionaryEntry = (dictionaryEntryChange: DictionaryEntryChange, options?: Parameters<typeof request>[1]) => {

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
return request<DictionaryEntryEnvelope>(getUpdateDictionaryEntryUrl(),
  {
      operationId: 'updateDictionaryEntry', pathTemplate: '/sys/dict', waitsForLogin: true, changes: '/client/config/dict/all /mapping/all /mapping/dict',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dictionaryEntryChange),
    schema: DictionaryEntryEnvelope
  }
);}





export const getUpdateDictionaryEntryMutationKey = () => ['updateDictionaryEntry'] as const;

export const getUpdateDictionaryEntryMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDictionaryEntry>>, TError,UpdateDictionaryEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDictionaryEntry>>, TError,UpdateDictionaryEntryMutationVariables, TContext> => {

const mutationKey = getUpdateDictionaryEntryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDictionaryEntry>>, UpdateDictionaryEntryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateDictionaryEntry(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDictionaryEntryMutationResult = NonNullable<Awaited<ReturnType<typeof updateDictionaryEntry>>>
    export type UpdateDictionaryEntryMutationBody = DictionaryEntryChange
    export type UpdateDictionaryEntryMutationError = ErrorType<ErrorEnvelope>
    export type UpdateDictionaryEntryMutationVariables = {data: DictionaryEntryChange}

    /**
 * @summary Change a dictionary entry
 */
export const useUpdateDictionaryEntry = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDictionaryEntry>>, TError,UpdateDictionaryEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDictionaryEntry>>,
        TError,
        UpdateDictionaryEntryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDictionaryEntryMutationOptions(options), queryClient);
    }
    export const getDeleteDictionaryValueUrl = (params: DeleteDictionaryValueParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/dict/of?${stringifiedParams}` : `/api/sys/dict/of`
}

/**
 * Removes the entry with this type and value, like `deleteDictionaryEntry` for clients without the identifier. Returns 404 if it does not exist.
 *
 * The specification does not define the location of `dictType` and `value`. They are query parameters, because proxies may drop the body of a DELETE request. The path `of` takes precedence over `{id}`; no identifier equals `of`.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: spec section 7 (Dictionary admin).
 * @summary Remove a dictionary entry by type and value
 */
export const deleteDictionaryValue = (params: DeleteDictionaryValueParams, options?: Parameters<typeof request>[1]) => {

  return request<RemovedEnvelope>(getDeleteDictionaryValueUrl(params),
  {
      operationId: 'deleteDictionaryValue', pathTemplate: '/sys/dict/of', waitsForLogin: true, changes: '/client/config/dict/all /mapping/all /mapping/dict',
    ...options,
    method: 'DELETE'

    ,
    schema: RemovedEnvelope
  }
);}





export const getDeleteDictionaryValueMutationKey = () => ['deleteDictionaryValue'] as const;

export const getDeleteDictionaryValueMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDictionaryValue>>, TError,DeleteDictionaryValueMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDictionaryValue>>, TError,DeleteDictionaryValueMutationVariables, TContext> => {

const mutationKey = getDeleteDictionaryValueMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDictionaryValue>>, DeleteDictionaryValueMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  deleteDictionaryValue(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDictionaryValueMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDictionaryValue>>>

    export type DeleteDictionaryValueMutationError = ErrorType<ErrorEnvelope>
    export type DeleteDictionaryValueMutationVariables = {params: DeleteDictionaryValueParams}

    /**
 * @summary Remove a dictionary entry by type and value
 */
export const useDeleteDictionaryValue = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDictionaryValue>>, TError,DeleteDictionaryValueMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDictionaryValue>>,
        TError,
        DeleteDictionaryValueMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDictionaryValueMutationOptions(options), queryClient);
    }
    export const getDeleteDictionaryEntryUrl = (id: string,) => {




  return `/api/sys/dict/${encodeURIComponent(String(id))}`
}

/**
 * Removes the entry with this identifier. Returns 404 if it does not exist or was removed before.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: spec section 7 (Dictionary admin).
 * @summary Remove a dictionary entry
 */
export const deleteDictionaryEntry = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<RemovedEnvelope>(getDeleteDictionaryEntryUrl(id),
  {
      operationId: 'deleteDictionaryEntry', pathTemplate: '/sys/dict/{id}', waitsForLogin: true, changes: '/client/config/dict/all /mapping/all /mapping/dict',
    ...options,
    method: 'DELETE'

    ,
    schema: RemovedEnvelope
  }
);}





export const getDeleteDictionaryEntryMutationKey = () => ['deleteDictionaryEntry'] as const;

export const getDeleteDictionaryEntryMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDictionaryEntry>>, TError,DeleteDictionaryEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDictionaryEntry>>, TError,DeleteDictionaryEntryMutationVariables, TContext> => {

const mutationKey = getDeleteDictionaryEntryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDictionaryEntry>>, DeleteDictionaryEntryMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteDictionaryEntry(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDictionaryEntryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDictionaryEntry>>>

    export type DeleteDictionaryEntryMutationError = ErrorType<ErrorEnvelope>
    export type DeleteDictionaryEntryMutationVariables = {id: string}

    /**
 * @summary Remove a dictionary entry
 */
export const useDeleteDictionaryEntry = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDictionaryEntry>>, TError,DeleteDictionaryEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDictionaryEntry>>,
        TError,
        DeleteDictionaryEntryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDictionaryEntryMutationOptions(options), queryClient);
    }
