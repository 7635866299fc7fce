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
  MyExpertEnvelope,
  SavedExpertEnvelope
} from '../model';
import type {
  ErrorEnvelope,
  SaveExpertBody
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

export const getGetMyExpertUrl = () => {




  return `/api/client/expert/current`
}

/**
 * Returns the expert registration of the current user, or null.
 *
 * Source: spec section 7 (Experts).
 * @summary Get own expert registration
 */
export const getMyExpert = ( options?: Parameters<typeof request>[1]) => {

  return request<MyExpertEnvelope>(getGetMyExpertUrl(),
  {
      operationId: 'getMyExpert', pathTemplate: '/client/expert/current',
    ...options,
    method: 'GET'

    ,
    schema: MyExpertEnvelope
  }
);}





export const getGetMyExpertQueryKey = () => {
    return [
    'api','client','expert','current'
    ] as const;
    }


export const getGetMyExpertQueryOptions = <TData = Awaited<ReturnType<typeof getMyExpert>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyExpert>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyExpertQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyExpert>>> = ({ signal }) => getMyExpert({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyExpert>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyExpertQueryResult = NonNullable<Awaited<ReturnType<typeof getMyExpert>>>
export type GetMyExpertQueryError = ErrorType<ErrorEnvelope>


export function useGetMyExpert<TData = Awaited<ReturnType<typeof getMyExpert>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyExpert>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyExpert>>,
          TError,
          Awaited<ReturnType<typeof getMyExpert>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyExpert<TData = Awaited<ReturnType<typeof getMyExpert>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyExpert>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyExpert>>,
          TError,
          Awaited<ReturnType<typeof getMyExpert>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyExpert<TData = Awaited<ReturnType<typeof getMyExpert>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyExpert>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get own expert registration
 */

export function useGetMyExpert<TData = Awaited<ReturnType<typeof getMyExpert>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyExpert>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyExpertQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveExpertUrl = () => {




  return `/api/client/expert`
}

/**
 * Saves the registration of the current user: status 0 as a draft, status 1 as submitted. An account has one registration. A pending one can be changed or withdrawn (status 0) until staff decide; a declined one can be changed and resubmitted; an approved one cannot be changed.
 *
 * `saveKey` and `revision` work as in `saveProject`. Only the server sets status 2 and 3 and the reason.
 *
 * Source: spec section 7 (Experts).
 * @summary Save or submit own expert registration
 */
export const saveExpert = (saveExpertBody: SaveExpertBody, options?: Parameters<typeof request>[1]) => {

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
return request<SavedExpertEnvelope>(getSaveExpertUrl(),
  {
      operationId: 'saveExpert', pathTemplate: '/client/expert', waitsForLogin: true, changes: '/client/expert/current /sys/dashboard /sys/expert',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveExpertBody),
    schema: SavedExpertEnvelope
  }
);}





export const getSaveExpertMutationKey = () => ['saveExpert'] as const;

export const getSaveExpertMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveExpert>>, TError,SaveExpertMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveExpert>>, TError,SaveExpertMutationVariables, TContext> => {

const mutationKey = getSaveExpertMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveExpert>>, SaveExpertMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveExpert(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveExpertMutationResult = NonNullable<Awaited<ReturnType<typeof saveExpert>>>
    export type SaveExpertMutationBody = SaveExpertBody
    export type SaveExpertMutationError = ErrorType<ErrorEnvelope>
    export type SaveExpertMutationVariables = {data: SaveExpertBody}

    /**
 * @summary Save or submit own expert registration
 */
export const useSaveExpert = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveExpert>>, TError,SaveExpertMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveExpert>>,
        TError,
        SaveExpertMutationVariables,
        TContext
      > => {
      return useMutation(getSaveExpertMutationOptions(options), queryClient);
    }
