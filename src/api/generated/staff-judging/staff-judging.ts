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
  AssignmentResultEnvelope,
  JudgingRoundEnvelope,
  JudgingRoundsEnvelope,
  RemindedJudgesEnvelope,
  RemovedRoundEnvelope,
  RoundEntriesEnvelope,
  RoundJudgeEnvelope,
  RoundJudgesEnvelope,
  StaffScoreSheetEnvelope
} from '../model';
import type {
  AssignmentChanges,
  AutomaticAssignment,
  ErrorEnvelope,
  ExpertAppointment,
  JudgeInvitationBody,
  JudgingRoundBody,
  JudgingRoundChange,
  ListJudgingRoundsParams,
  RoundReminder,
  RoundShortlist,
  TieOrder
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

export const getListJudgingRoundsUrl = (params: ListJudgingRoundsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/judging/round?${stringifiedParams}` : `/api/sys/judging/round`
}

/**
 * Returns the rounds of an edition with their progress, latest first.
 *
 * Source: product decisions, "Judging".
 * @summary List judging rounds
 */
export const listJudgingRounds = (params: ListJudgingRoundsParams, options?: Parameters<typeof request>[1]) => {

  return request<JudgingRoundsEnvelope>(getListJudgingRoundsUrl(params),
  {
      operationId: 'listJudgingRounds', pathTemplate: '/sys/judging/round',
    ...options,
    method: 'GET'

    ,
    schema: JudgingRoundsEnvelope
  }
);}





export const getListJudgingRoundsQueryKey = (params?: ListJudgingRoundsParams,) => {
    return [
    'api','sys','judging','round', ...(params ? [params] : [])
    ] as const;
    }


export const getListJudgingRoundsQueryOptions = <TData = Awaited<ReturnType<typeof listJudgingRounds>>, TError = ErrorType<ErrorEnvelope>>(params: ListJudgingRoundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJudgingRounds>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJudgingRoundsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJudgingRounds>>> = ({ signal }) => listJudgingRounds(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listJudgingRounds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListJudgingRoundsQueryResult = NonNullable<Awaited<ReturnType<typeof listJudgingRounds>>>
export type ListJudgingRoundsQueryError = ErrorType<ErrorEnvelope>


export function useListJudgingRounds<TData = Awaited<ReturnType<typeof listJudgingRounds>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListJudgingRoundsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJudgingRounds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJudgingRounds>>,
          TError,
          Awaited<ReturnType<typeof listJudgingRounds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJudgingRounds<TData = Awaited<ReturnType<typeof listJudgingRounds>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListJudgingRoundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJudgingRounds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJudgingRounds>>,
          TError,
          Awaited<ReturnType<typeof listJudgingRounds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJudgingRounds<TData = Awaited<ReturnType<typeof listJudgingRounds>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListJudgingRoundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJudgingRounds>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List judging rounds
 */

export function useListJudgingRounds<TData = Awaited<ReturnType<typeof listJudgingRounds>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListJudgingRoundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJudgingRounds>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListJudgingRoundsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateJudgingRoundUrl = () => {




  return `/api/sys/judging/round`
}

/**
 * Creates a round with the criteria of the edition (weight, maximum, guidance), and with the accepted entries of the edition or the shortlist of an earlier round.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Judging".
 * @summary Create a judging round
 */
export const createJudgingRound = (judgingRoundBody: JudgingRoundBody, options?: Parameters<typeof request>[1]) => {

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
return request<JudgingRoundEnvelope>(getCreateJudgingRoundUrl(),
  {
      operationId: 'createJudgingRound', pathTemplate: '/sys/judging/round', waitsForLogin: true, idempotent: true, changes: '/sys/judging/round',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(judgingRoundBody),
    schema: JudgingRoundEnvelope
  }
);}





export const getCreateJudgingRoundMutationKey = () => ['createJudgingRound'] as const;

export const getCreateJudgingRoundMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createJudgingRound>>, TError,CreateJudgingRoundMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createJudgingRound>>, TError,CreateJudgingRoundMutationVariables, TContext> => {

const mutationKey = getCreateJudgingRoundMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createJudgingRound>>, CreateJudgingRoundMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createJudgingRound(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateJudgingRoundMutationResult = NonNullable<Awaited<ReturnType<typeof createJudgingRound>>>
    export type CreateJudgingRoundMutationBody = JudgingRoundBody
    export type CreateJudgingRoundMutationError = ErrorType<ErrorEnvelope>
    export type CreateJudgingRoundMutationVariables = {data: JudgingRoundBody}

    /**
 * @summary Create a judging round
 */
export const useCreateJudgingRound = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createJudgingRound>>, TError,CreateJudgingRoundMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createJudgingRound>>,
        TError,
        CreateJudgingRoundMutationVariables,
        TContext
      > => {
      return useMutation(getCreateJudgingRoundMutationOptions(options), queryClient);
    }
    export const getUpdateJudgingRoundUrl = () => {




  return `/api/sys/judging/round`
}

/**
 * Changes dates, criteria and rules of a round. Judges with assignments see the change at once.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Judging".
 * @summary Change a judging round
 */
export const updateJudgingRound = (judgingRoundChange: JudgingRoundChange, options?: Parameters<typeof request>[1]) => {

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
return request<JudgingRoundEnvelope>(getUpdateJudgingRoundUrl(),
  {
      operationId: 'updateJudgingRound', pathTemplate: '/sys/judging/round', waitsForLogin: true, changes: '/client/judging/assignment /sys/judging/round',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(judgingRoundChange),
    schema: JudgingRoundEnvelope
  }
);}





export const getUpdateJudgingRoundMutationKey = () => ['updateJudgingRound'] as const;

export const getUpdateJudgingRoundMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateJudgingRound>>, TError,UpdateJudgingRoundMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateJudgingRound>>, TError,UpdateJudgingRoundMutationVariables, TContext> => {

const mutationKey = getUpdateJudgingRoundMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateJudgingRound>>, UpdateJudgingRoundMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateJudgingRound(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateJudgingRoundMutationResult = NonNullable<Awaited<ReturnType<typeof updateJudgingRound>>>
    export type UpdateJudgingRoundMutationBody = JudgingRoundChange
    export type UpdateJudgingRoundMutationError = ErrorType<ErrorEnvelope>
    export type UpdateJudgingRoundMutationVariables = {data: JudgingRoundChange}

    /**
 * @summary Change a judging round
 */
export const useUpdateJudgingRound = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateJudgingRound>>, TError,UpdateJudgingRoundMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateJudgingRound>>,
        TError,
        UpdateJudgingRoundMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateJudgingRoundMutationOptions(options), queryClient);
    }
    export const getDeleteJudgingRoundUrl = (id: string,) => {




  return `/api/sys/judging/round/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a round and its assignments, unless a judge has begun a score sheet.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Judging".
 * @summary Delete a judging round
 */
export const deleteJudgingRound = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<RemovedRoundEnvelope>(getDeleteJudgingRoundUrl(id),
  {
      operationId: 'deleteJudgingRound', pathTemplate: '/sys/judging/round/{id}', waitsForLogin: true, changes: '/client/judging/assignment /sys/judging/round',
    ...options,
    method: 'DELETE'

    ,
    schema: RemovedRoundEnvelope
  }
);}





export const getDeleteJudgingRoundMutationKey = () => ['deleteJudgingRound'] as const;

export const getDeleteJudgingRoundMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteJudgingRound>>, TError,DeleteJudgingRoundMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteJudgingRound>>, TError,DeleteJudgingRoundMutationVariables, TContext> => {

const mutationKey = getDeleteJudgingRoundMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteJudgingRound>>, DeleteJudgingRoundMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteJudgingRound(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteJudgingRoundMutationResult = NonNullable<Awaited<ReturnType<typeof deleteJudgingRound>>>

    export type DeleteJudgingRoundMutationError = ErrorType<ErrorEnvelope>
    export type DeleteJudgingRoundMutationVariables = {id: string}

    /**
 * @summary Delete a judging round
 */
export const useDeleteJudgingRound = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteJudgingRound>>, TError,DeleteJudgingRoundMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteJudgingRound>>,
        TError,
        DeleteJudgingRoundMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteJudgingRoundMutationOptions(options), queryClient);
    }
    export const getListRoundEntriesUrl = (id: string,) => {




  return `/api/sys/judging/round/${encodeURIComponent(String(id))}/entry`
}

/**
 * Returns the entries of a round with assignments, scores and ranking. Scores of an entry are absent if the caller belongs to its team.
 *
 * Source: product decisions, "Judging".
 * @summary List the entries of a round
 */
export const listRoundEntries = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<RoundEntriesEnvelope>(getListRoundEntriesUrl(id),
  {
      operationId: 'listRoundEntries', pathTemplate: '/sys/judging/round/{id}/entry',
    ...options,
    method: 'GET'

    ,
    schema: RoundEntriesEnvelope
  }
);}





export const getListRoundEntriesQueryKey = (id: string,) => {
    return [
    'api','sys','judging','round',id,'entry'
    ] as const;
    }


export const getListRoundEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listRoundEntries>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoundEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRoundEntriesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRoundEntries>>> = ({ signal }) => listRoundEntries(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRoundEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRoundEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listRoundEntries>>>
export type ListRoundEntriesQueryError = ErrorType<ErrorEnvelope>


export function useListRoundEntries<TData = Awaited<ReturnType<typeof listRoundEntries>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoundEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRoundEntries>>,
          TError,
          Awaited<ReturnType<typeof listRoundEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoundEntries<TData = Awaited<ReturnType<typeof listRoundEntries>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoundEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRoundEntries>>,
          TError,
          Awaited<ReturnType<typeof listRoundEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoundEntries<TData = Awaited<ReturnType<typeof listRoundEntries>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoundEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the entries of a round
 */

export function useListRoundEntries<TData = Awaited<ReturnType<typeof listRoundEntries>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoundEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRoundEntriesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRoundJudgesUrl = (id: string,) => {




  return `/api/sys/judging/round/${encodeURIComponent(String(id))}/judge`
}

/**
 * Returns all judges with their progress in the round: accounts with the permission `score:user`, and accounts with an assignment.
 *
 * Source: product decisions, "Judging".
 * @summary List the judges of a round
 */
export const listRoundJudges = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<RoundJudgesEnvelope>(getListRoundJudgesUrl(id),
  {
      operationId: 'listRoundJudges', pathTemplate: '/sys/judging/round/{id}/judge',
    ...options,
    method: 'GET'

    ,
    schema: RoundJudgesEnvelope
  }
);}





export const getListRoundJudgesQueryKey = (id: string,) => {
    return [
    'api','sys','judging','round',id,'judge'
    ] as const;
    }


export const getListRoundJudgesQueryOptions = <TData = Awaited<ReturnType<typeof listRoundJudges>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoundJudges>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRoundJudgesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRoundJudges>>> = ({ signal }) => listRoundJudges(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRoundJudges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRoundJudgesQueryResult = NonNullable<Awaited<ReturnType<typeof listRoundJudges>>>
export type ListRoundJudgesQueryError = ErrorType<ErrorEnvelope>


export function useListRoundJudges<TData = Awaited<ReturnType<typeof listRoundJudges>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoundJudges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRoundJudges>>,
          TError,
          Awaited<ReturnType<typeof listRoundJudges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoundJudges<TData = Awaited<ReturnType<typeof listRoundJudges>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoundJudges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRoundJudges>>,
          TError,
          Awaited<ReturnType<typeof listRoundJudges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoundJudges<TData = Awaited<ReturnType<typeof listRoundJudges>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoundJudges>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the judges of a round
 */

export function useListRoundJudges<TData = Awaited<ReturnType<typeof listRoundJudges>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoundJudges>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRoundJudgesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getOrderTiedEntriesUrl = () => {




  return `/api/sys/judging/round/order`
}

/**
 * Stores the order of entries with the same score, with a reason. A later change of their scores cancels the order.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Judging".
 * @summary Order tied entries
 */
export const orderTiedEntries = (tieOrder: TieOrder, options?: Parameters<typeof request>[1]) => {

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
return request<RoundEntriesEnvelope>(getOrderTiedEntriesUrl(),
  {
      operationId: 'orderTiedEntries', pathTemplate: '/sys/judging/round/order', waitsForLogin: true, changes: '/sys/judging/round',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tieOrder),
    schema: RoundEntriesEnvelope
  }
);}





export const getOrderTiedEntriesMutationKey = () => ['orderTiedEntries'] as const;

export const getOrderTiedEntriesMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderTiedEntries>>, TError,OrderTiedEntriesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof orderTiedEntries>>, TError,OrderTiedEntriesMutationVariables, TContext> => {

const mutationKey = getOrderTiedEntriesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderTiedEntries>>, OrderTiedEntriesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  orderTiedEntries(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OrderTiedEntriesMutationResult = NonNullable<Awaited<ReturnType<typeof orderTiedEntries>>>
    export type OrderTiedEntriesMutationBody = TieOrder
    export type OrderTiedEntriesMutationError = ErrorType<ErrorEnvelope>
    export type OrderTiedEntriesMutationVariables = {data: TieOrder}

    /**
 * @summary Order tied entries
 */
export const useOrderTiedEntries = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderTiedEntries>>, TError,OrderTiedEntriesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderTiedEntries>>,
        TError,
        OrderTiedEntriesMutationVariables,
        TContext
      > => {
      return useMutation(getOrderTiedEntriesMutationOptions(options), queryClient);
    }
    export const getShortlistEntriesUrl = () => {




  return `/api/sys/judging/round/shortlist`
}

/**
 * Replaces the shortlist of a round, which a later round can judge. Publishes nothing.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Judging".
 * @summary Set the shortlist of a round
 */
export const shortlistEntries = (roundShortlist: RoundShortlist, options?: Parameters<typeof request>[1]) => {

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
return request<RoundEntriesEnvelope>(getShortlistEntriesUrl(),
  {
      operationId: 'shortlistEntries', pathTemplate: '/sys/judging/round/shortlist', waitsForLogin: true, changes: '/sys/judging/round',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(roundShortlist),
    schema: RoundEntriesEnvelope
  }
);}





export const getShortlistEntriesMutationKey = () => ['shortlistEntries'] as const;

export const getShortlistEntriesMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof shortlistEntries>>, TError,ShortlistEntriesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof shortlistEntries>>, TError,ShortlistEntriesMutationVariables, TContext> => {

const mutationKey = getShortlistEntriesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof shortlistEntries>>, ShortlistEntriesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  shortlistEntries(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ShortlistEntriesMutationResult = NonNullable<Awaited<ReturnType<typeof shortlistEntries>>>
    export type ShortlistEntriesMutationBody = RoundShortlist
    export type ShortlistEntriesMutationError = ErrorType<ErrorEnvelope>
    export type ShortlistEntriesMutationVariables = {data: RoundShortlist}

    /**
 * @summary Set the shortlist of a round
 */
export const useShortlistEntries = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof shortlistEntries>>, TError,ShortlistEntriesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof shortlistEntries>>,
        TError,
        ShortlistEntriesMutationVariables,
        TContext
      > => {
      return useMutation(getShortlistEntriesMutationOptions(options), queryClient);
    }
    export const getAppointJudgeUrl = () => {




  return `/api/sys/judging/judge`
}

/**
 * Grants the permission `score:user` to the account of an approved expert and notifies the expert.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Judging".
 * @summary Appoint an expert as a judge
 */
export const appointJudge = (expertAppointment: ExpertAppointment, options?: Parameters<typeof request>[1]) => {

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
return request<RoundJudgeEnvelope>(getAppointJudgeUrl(),
  {
      operationId: 'appointJudge', pathTemplate: '/sys/judging/judge', waitsForLogin: true, changes: '/sys/judging/round /sys/user',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(expertAppointment),
    schema: RoundJudgeEnvelope
  }
);}





export const getAppointJudgeMutationKey = () => ['appointJudge'] as const;

export const getAppointJudgeMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof appointJudge>>, TError,AppointJudgeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof appointJudge>>, TError,AppointJudgeMutationVariables, TContext> => {

const mutationKey = getAppointJudgeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof appointJudge>>, AppointJudgeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  appointJudge(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AppointJudgeMutationResult = NonNullable<Awaited<ReturnType<typeof appointJudge>>>
    export type AppointJudgeMutationBody = ExpertAppointment
    export type AppointJudgeMutationError = ErrorType<ErrorEnvelope>
    export type AppointJudgeMutationVariables = {data: ExpertAppointment}

    /**
 * @summary Appoint an expert as a judge
 */
export const useAppointJudge = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof appointJudge>>, TError,AppointJudgeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof appointJudge>>,
        TError,
        AppointJudgeMutationVariables,
        TContext
      > => {
      return useMutation(getAppointJudgeMutationOptions(options), queryClient);
    }
    export const getInviteJudgeUrl = () => {




  return `/api/sys/judging/judge/invitation`
}

/**
 * Makes the person with an email address a judge. Without an account, creates one with the permission `score:user`, and mails an invitation (`acceptInvitation`); `invitation.sentDate` is absent if it couldn't be sent. For an account without a password, sends a new invitation. For an account with a verified email address, grants the permission and notifies the user. Name and organisation are stored for new accounts only.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Judging"; decision 0152.
 * @summary Invite a judge
 */
export const inviteJudge = (judgeInvitationBody: JudgeInvitationBody, options?: Parameters<typeof request>[1]) => {

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
return request<RoundJudgeEnvelope>(getInviteJudgeUrl(),
  {
      operationId: 'inviteJudge', pathTemplate: '/sys/judging/judge/invitation', waitsForLogin: true, changes: '/sys/judging/round /sys/user',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(judgeInvitationBody),
    schema: RoundJudgeEnvelope
  }
);}





export const getInviteJudgeMutationKey = () => ['inviteJudge'] as const;

export const getInviteJudgeMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteJudge>>, TError,InviteJudgeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof inviteJudge>>, TError,InviteJudgeMutationVariables, TContext> => {

const mutationKey = getInviteJudgeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteJudge>>, InviteJudgeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  inviteJudge(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InviteJudgeMutationResult = NonNullable<Awaited<ReturnType<typeof inviteJudge>>>
    export type InviteJudgeMutationBody = JudgeInvitationBody
    export type InviteJudgeMutationError = ErrorType<ErrorEnvelope>
    export type InviteJudgeMutationVariables = {data: JudgeInvitationBody}

    /**
 * @summary Invite a judge
 */
export const useInviteJudge = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteJudge>>, TError,InviteJudgeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteJudge>>,
        TError,
        InviteJudgeMutationVariables,
        TContext
      > => {
      return useMutation(getInviteJudgeMutationOptions(options), queryClient);
    }
    export const getChangeAssignmentsUrl = () => {




  return `/api/sys/judging/assignment`
}

/**
 * Adds and removes assignments by hand; all of them or none. Judges see new assignments at once and are notified.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Judging".
 * @summary Add and remove assignments
 */
export const changeAssignments = (assignmentChanges: AssignmentChanges, options?: Parameters<typeof request>[1]) => {

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
return request<AssignmentResultEnvelope>(getChangeAssignmentsUrl(),
  {
      operationId: 'changeAssignments', pathTemplate: '/sys/judging/assignment', waitsForLogin: true, changes: '/client/judging/assignment /sys/judging/round',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(assignmentChanges),
    schema: AssignmentResultEnvelope
  }
);}





export const getChangeAssignmentsMutationKey = () => ['changeAssignments'] as const;

export const getChangeAssignmentsMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeAssignments>>, TError,ChangeAssignmentsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof changeAssignments>>, TError,ChangeAssignmentsMutationVariables, TContext> => {

const mutationKey = getChangeAssignmentsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeAssignments>>, ChangeAssignmentsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeAssignments(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeAssignmentsMutationResult = NonNullable<Awaited<ReturnType<typeof changeAssignments>>>
    export type ChangeAssignmentsMutationBody = AssignmentChanges
    export type ChangeAssignmentsMutationError = ErrorType<ErrorEnvelope>
    export type ChangeAssignmentsMutationVariables = {data: AssignmentChanges}

    /**
 * @summary Add and remove assignments
 */
export const useChangeAssignments = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeAssignments>>, TError,ChangeAssignmentsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeAssignments>>,
        TError,
        ChangeAssignmentsMutationVariables,
        TContext
      > => {
      return useMutation(getChangeAssignmentsMutationOptions(options), queryClient);
    }
    export const getAssignAutomaticallyUrl = () => {




  return `/api/sys/judging/assignment/automatic`
}

/**
 * Assigns judges until each entry of the round has `judgesPerEntry`: judges of its track first, then those with the fewest assignments, never one with a conflict of interest. Keeps existing assignments. In a round without an earlier round, adds entries that were accepted since.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Judging".
 * @summary Assign judges automatically
 */
export const assignAutomatically = (automaticAssignment: AutomaticAssignment, options?: Parameters<typeof request>[1]) => {

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
return request<AssignmentResultEnvelope>(getAssignAutomaticallyUrl(),
  {
      operationId: 'assignAutomatically', pathTemplate: '/sys/judging/assignment/automatic', waitsForLogin: true, changes: '/client/judging/assignment /sys/judging/round',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(automaticAssignment),
    schema: AssignmentResultEnvelope
  }
);}





export const getAssignAutomaticallyMutationKey = () => ['assignAutomatically'] as const;

export const getAssignAutomaticallyMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignAutomatically>>, TError,AssignAutomaticallyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof assignAutomatically>>, TError,AssignAutomaticallyMutationVariables, TContext> => {

const mutationKey = getAssignAutomaticallyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof assignAutomatically>>, AssignAutomaticallyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  assignAutomatically(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AssignAutomaticallyMutationResult = NonNullable<Awaited<ReturnType<typeof assignAutomatically>>>
    export type AssignAutomaticallyMutationBody = AutomaticAssignment
    export type AssignAutomaticallyMutationError = ErrorType<ErrorEnvelope>
    export type AssignAutomaticallyMutationVariables = {data: AutomaticAssignment}

    /**
 * @summary Assign judges automatically
 */
export const useAssignAutomatically = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignAutomatically>>, TError,AssignAutomaticallyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof assignAutomatically>>,
        TError,
        AssignAutomaticallyMutationVariables,
        TContext
      > => {
      return useMutation(getAssignAutomaticallyMutationOptions(options), queryClient);
    }
    export const getRemindJudgesUrl = () => {




  return `/api/sys/judging/reminder`
}

/**
 * Notifies each judge of an open round who has unfinished score sheets.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Judging".
 * @summary Remind judges
 */
export const remindJudges = (roundReminder: RoundReminder, options?: Parameters<typeof request>[1]) => {

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
return request<RemindedJudgesEnvelope>(getRemindJudgesUrl(),
  {
      operationId: 'remindJudges', pathTemplate: '/sys/judging/reminder', waitsForLogin: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(roundReminder),
    schema: RemindedJudgesEnvelope
  }
);}





export const getRemindJudgesMutationKey = () => ['remindJudges'] as const;

export const getRemindJudgesMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof remindJudges>>, TError,RemindJudgesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof remindJudges>>, TError,RemindJudgesMutationVariables, TContext> => {

const mutationKey = getRemindJudgesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof remindJudges>>, RemindJudgesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  remindJudges(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemindJudgesMutationResult = NonNullable<Awaited<ReturnType<typeof remindJudges>>>
    export type RemindJudgesMutationBody = RoundReminder
    export type RemindJudgesMutationError = ErrorType<ErrorEnvelope>
    export type RemindJudgesMutationVariables = {data: RoundReminder}

    /**
 * @summary Remind judges
 */
export const useRemindJudges = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof remindJudges>>, TError,RemindJudgesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof remindJudges>>,
        TError,
        RemindJudgesMutationVariables,
        TContext
      > => {
      return useMutation(getRemindJudgesMutationOptions(options), queryClient);
    }
    export const getGetScoreSheetUrl = (id: string,) => {




  return `/api/sys/judging/sheet/${encodeURIComponent(String(id))}`
}

/**
 * Returns the score sheet of an assignment, without scores and comments until it is submitted. Responds with 404 if the caller has a conflict of interest with the entry, or still has to score it.
 *
 * Source: product decisions, "Judging".
 * @summary Get a score sheet
 */
export const getScoreSheet = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<StaffScoreSheetEnvelope>(getGetScoreSheetUrl(id),
  {
      operationId: 'getScoreSheet', pathTemplate: '/sys/judging/sheet/{id}',
    ...options,
    method: 'GET'

    ,
    schema: StaffScoreSheetEnvelope
  }
);}





export const getGetScoreSheetQueryKey = (id: string,) => {
    return [
    'api','sys','judging','sheet',id
    ] as const;
    }


export const getGetScoreSheetQueryOptions = <TData = Awaited<ReturnType<typeof getScoreSheet>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScoreSheet>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetScoreSheetQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getScoreSheet>>> = ({ signal }) => getScoreSheet(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getScoreSheet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetScoreSheetQueryResult = NonNullable<Awaited<ReturnType<typeof getScoreSheet>>>
export type GetScoreSheetQueryError = ErrorType<ErrorEnvelope>


export function useGetScoreSheet<TData = Awaited<ReturnType<typeof getScoreSheet>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScoreSheet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getScoreSheet>>,
          TError,
          Awaited<ReturnType<typeof getScoreSheet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetScoreSheet<TData = Awaited<ReturnType<typeof getScoreSheet>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScoreSheet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getScoreSheet>>,
          TError,
          Awaited<ReturnType<typeof getScoreSheet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetScoreSheet<TData = Awaited<ReturnType<typeof getScoreSheet>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScoreSheet>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a score sheet
 */

export function useGetScoreSheet<TData = Awaited<ReturnType<typeof getScoreSheet>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScoreSheet>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetScoreSheetQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






