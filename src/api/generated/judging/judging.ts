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
  AssignmentDeclineEnvelope,
  MyAssignmentEnvelope,
  MyRoundsEnvelope,
  ScoreSheetEnvelope
} from '../model';
import type {
  AssignmentDecline,
  ErrorEnvelope,
  ScoreSheetBody
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

export const getListMyAssignmentsUrl = () => {




  return `/api/client/judging/assignment`
}

/**
 * Returns the rounds in which the judge has assignments, with the assignments that are not declined.
 *
 * Source: product decisions, "Judging".
 * @summary List own assignments
 */
export const listMyAssignments = ( options?: Parameters<typeof request>[1]) => {

  return request<MyRoundsEnvelope>(getListMyAssignmentsUrl(),
  {
      operationId: 'listMyAssignments', pathTemplate: '/client/judging/assignment',
    ...options,
    method: 'GET'

    ,
    schema: MyRoundsEnvelope
  }
);}





export const getListMyAssignmentsQueryKey = () => {
    return [
    'api','client','judging','assignment'
    ] as const;
    }


export const getListMyAssignmentsQueryOptions = <TData = Awaited<ReturnType<typeof listMyAssignments>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAssignments>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyAssignmentsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyAssignments>>> = ({ signal }) => listMyAssignments({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyAssignments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyAssignmentsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyAssignments>>>
export type ListMyAssignmentsQueryError = ErrorType<ErrorEnvelope>


export function useListMyAssignments<TData = Awaited<ReturnType<typeof listMyAssignments>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAssignments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyAssignments>>,
          TError,
          Awaited<ReturnType<typeof listMyAssignments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyAssignments<TData = Awaited<ReturnType<typeof listMyAssignments>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAssignments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyAssignments>>,
          TError,
          Awaited<ReturnType<typeof listMyAssignments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyAssignments<TData = Awaited<ReturnType<typeof listMyAssignments>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAssignments>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List own assignments
 */

export function useListMyAssignments<TData = Awaited<ReturnType<typeof listMyAssignments>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAssignments>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyAssignmentsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetMyAssignmentUrl = (id: string,) => {




  return `/api/client/judging/assignment/${encodeURIComponent(String(id))}`
}

/**
 * Returns the entry and the score sheet of an own assignment once the round is open. Contacts and identity documents of the team are never returned; in a blind round, neither are its people and the company.
 *
 * Source: product decisions, "Judging".
 * @summary Get an own assignment
 */
export const getMyAssignment = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<MyAssignmentEnvelope>(getGetMyAssignmentUrl(id),
  {
      operationId: 'getMyAssignment', pathTemplate: '/client/judging/assignment/{id}',
    ...options,
    method: 'GET'

    ,
    schema: MyAssignmentEnvelope
  }
);}





export const getGetMyAssignmentQueryKey = (id: string,) => {
    return [
    'api','client','judging','assignment',id
    ] as const;
    }


export const getGetMyAssignmentQueryOptions = <TData = Awaited<ReturnType<typeof getMyAssignment>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAssignment>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyAssignmentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyAssignment>>> = ({ signal }) => getMyAssignment(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyAssignment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyAssignmentQueryResult = NonNullable<Awaited<ReturnType<typeof getMyAssignment>>>
export type GetMyAssignmentQueryError = ErrorType<ErrorEnvelope>


export function useGetMyAssignment<TData = Awaited<ReturnType<typeof getMyAssignment>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAssignment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyAssignment>>,
          TError,
          Awaited<ReturnType<typeof getMyAssignment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyAssignment<TData = Awaited<ReturnType<typeof getMyAssignment>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAssignment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyAssignment>>,
          TError,
          Awaited<ReturnType<typeof getMyAssignment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyAssignment<TData = Awaited<ReturnType<typeof getMyAssignment>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAssignment>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an own assignment
 */

export function useGetMyAssignment<TData = Awaited<ReturnType<typeof getMyAssignment>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAssignment>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyAssignmentQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveScoreSheetUrl = () => {




  return `/api/client/judging/sheet`
}

/**
 * Saves the score sheet of an own assignment as a draft, submits it, or takes it back, while the round is open.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Judging".
 * @summary Save a score sheet
 */
export const saveScoreSheet = (scoreSheetBody: ScoreSheetBody, options?: Parameters<typeof request>[1]) => {

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
return request<ScoreSheetEnvelope>(getSaveScoreSheetUrl(),
  {
      operationId: 'saveScoreSheet', pathTemplate: '/client/judging/sheet', waitsForLogin: true, changes: '/client/judging/assignment /sys/judging/round /sys/judging/sheet',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(scoreSheetBody),
    schema: ScoreSheetEnvelope
  }
);}





export const getSaveScoreSheetMutationKey = () => ['saveScoreSheet'] as const;

export const getSaveScoreSheetMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveScoreSheet>>, TError,SaveScoreSheetMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveScoreSheet>>, TError,SaveScoreSheetMutationVariables, TContext> => {

const mutationKey = getSaveScoreSheetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveScoreSheet>>, SaveScoreSheetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveScoreSheet(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveScoreSheetMutationResult = NonNullable<Awaited<ReturnType<typeof saveScoreSheet>>>
    export type SaveScoreSheetMutationBody = ScoreSheetBody
    export type SaveScoreSheetMutationError = ErrorType<ErrorEnvelope>
    export type SaveScoreSheetMutationVariables = {data: ScoreSheetBody}

    /**
 * @summary Save a score sheet
 */
export const useSaveScoreSheet = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveScoreSheet>>, TError,SaveScoreSheetMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveScoreSheet>>,
        TError,
        SaveScoreSheetMutationVariables,
        TContext
      > => {
      return useMutation(getSaveScoreSheetMutationOptions(options), queryClient);
    }
    export const getDeclineAssignmentUrl = () => {




  return `/api/client/judging/decline`
}

/**
 * Declines an own assignment with a reason while the round is not closed. The entry and the score sheet disappear from the list of the judge; staff see the reason.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Judging".
 * @summary Decline an assignment
 */
export const declineAssignment = (assignmentDecline: AssignmentDecline, options?: Parameters<typeof request>[1]) => {

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
return request<AssignmentDeclineEnvelope>(getDeclineAssignmentUrl(),
  {
      operationId: 'declineAssignment', pathTemplate: '/client/judging/decline', waitsForLogin: true, changes: '/client/judging/assignment /sys/judging/round /sys/judging/sheet',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(assignmentDecline),
    schema: AssignmentDeclineEnvelope
  }
);}





export const getDeclineAssignmentMutationKey = () => ['declineAssignment'] as const;

export const getDeclineAssignmentMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineAssignment>>, TError,DeclineAssignmentMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof declineAssignment>>, TError,DeclineAssignmentMutationVariables, TContext> => {

const mutationKey = getDeclineAssignmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineAssignment>>, DeclineAssignmentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  declineAssignment(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeclineAssignmentMutationResult = NonNullable<Awaited<ReturnType<typeof declineAssignment>>>
    export type DeclineAssignmentMutationBody = AssignmentDecline
    export type DeclineAssignmentMutationError = ErrorType<ErrorEnvelope>
    export type DeclineAssignmentMutationVariables = {data: AssignmentDecline}

    /**
 * @summary Decline an assignment
 */
export const useDeclineAssignment = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineAssignment>>, TError,DeclineAssignmentMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineAssignment>>,
        TError,
        DeclineAssignmentMutationVariables,
        TContext
      > => {
      return useMutation(getDeclineAssignmentMutationOptions(options), queryClient);
    }
