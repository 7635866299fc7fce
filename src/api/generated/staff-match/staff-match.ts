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
  MatchChecksEnvelope,
  MatchPreviewEnvelope,
  MatchResultsEnvelope,
  RemovedEnvelope,
  ResultPreviewEnvelope,
  StaffMatchEnvelope,
  StaffMatchesEnvelope,
  TrackEnvelope
} from '../model';
import type {
  ErrorEnvelope,
  MatchPublication,
  ResultStage,
  ResultsPublication,
  ResultsWithdrawal,
  SignUpChange,
  StaffMatchBody,
  StaffMatchChange,
  TrackBody,
  TrackChange,
  WinnersPublication
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

export const getSaveMatchDraftUrl = () => {




  return `/api/sys/match/draft`
}

/**
 * Saves a change as a draft; the published edition is unchanged. `updateMatch` publishes and deletes the draft. Another draft replaces it.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: decision 0088 (a draft beside the published version).
 * @summary Save a draft of an edition
 */
export const saveMatchDraft = (staffMatchChange: StaffMatchChange, options?: Parameters<typeof request>[1]) => {

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
return request<StaffMatchEnvelope>(getSaveMatchDraftUrl(),
  {
      operationId: 'saveMatchDraft', pathTemplate: '/sys/match/draft', waitsForLogin: true, changes: '/sys/match',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffMatchChange),
    schema: StaffMatchEnvelope
  }
);}





export const getSaveMatchDraftMutationKey = () => ['saveMatchDraft'] as const;

export const getSaveMatchDraftMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveMatchDraft>>, TError,SaveMatchDraftMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveMatchDraft>>, TError,SaveMatchDraftMutationVariables, TContext> => {

const mutationKey = getSaveMatchDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveMatchDraft>>, SaveMatchDraftMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveMatchDraft(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveMatchDraftMutationResult = NonNullable<Awaited<ReturnType<typeof saveMatchDraft>>>
    export type SaveMatchDraftMutationBody = StaffMatchChange
    export type SaveMatchDraftMutationError = ErrorType<ErrorEnvelope>
    export type SaveMatchDraftMutationVariables = {data: StaffMatchChange}

    /**
 * @summary Save a draft of an edition
 */
export const useSaveMatchDraft = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveMatchDraft>>, TError,SaveMatchDraftMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveMatchDraft>>,
        TError,
        SaveMatchDraftMutationVariables,
        TContext
      > => {
      return useMutation(getSaveMatchDraftMutationOptions(options), queryClient);
    }
    export const getDeleteMatchDraftUrl = (id: string,) => {




  return `/api/sys/match/${encodeURIComponent(String(id))}/draft`
}

/**
 * Discards the draft; the published edition is unchanged. Succeeds without effect if there is no draft.
 *
 * Source: decision 0088 (a draft beside the published version).
 * @summary Discard the draft of an edition
 */
export const deleteMatchDraft = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<StaffMatchEnvelope>(getDeleteMatchDraftUrl(id),
  {
      operationId: 'deleteMatchDraft', pathTemplate: '/sys/match/{id}/draft', waitsForLogin: true, changes: '/sys/match',
    ...options,
    method: 'DELETE'

    ,
    schema: StaffMatchEnvelope
  }
);}





export const getDeleteMatchDraftMutationKey = () => ['deleteMatchDraft'] as const;

export const getDeleteMatchDraftMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMatchDraft>>, TError,DeleteMatchDraftMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMatchDraft>>, TError,DeleteMatchDraftMutationVariables, TContext> => {

const mutationKey = getDeleteMatchDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMatchDraft>>, DeleteMatchDraftMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteMatchDraft(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteMatchDraftMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMatchDraft>>>

    export type DeleteMatchDraftMutationError = ErrorType<ErrorEnvelope>
    export type DeleteMatchDraftMutationVariables = {id: string}

    /**
 * @summary Discard the draft of an edition
 */
export const useDeleteMatchDraft = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMatchDraft>>, TError,DeleteMatchDraftMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMatchDraft>>,
        TError,
        DeleteMatchDraftMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMatchDraftMutationOptions(options), queryClient);
    }
    export const getListStaffMatchesUrl = () => {




  return `/api/sys/match`
}

/**
 * Returns all editions, newest first, with the statement for entrants and the progress of the review.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary List editions for staff
 */
export const listStaffMatches = ( options?: Parameters<typeof request>[1]) => {

  return request<StaffMatchesEnvelope>(getListStaffMatchesUrl(),
  {
      operationId: 'listStaffMatches', pathTemplate: '/sys/match',
    ...options,
    method: 'GET'

    ,
    schema: StaffMatchesEnvelope
  }
);}





export const getListStaffMatchesQueryKey = () => {
    return [
    'api','sys','match'
    ] as const;
    }


export const getListStaffMatchesQueryOptions = <TData = Awaited<ReturnType<typeof listStaffMatches>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffMatches>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffMatchesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffMatches>>> = ({ signal }) => listStaffMatches({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffMatches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffMatchesQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffMatches>>>
export type ListStaffMatchesQueryError = ErrorType<ErrorEnvelope>


export function useListStaffMatches<TData = Awaited<ReturnType<typeof listStaffMatches>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffMatches>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffMatches>>,
          TError,
          Awaited<ReturnType<typeof listStaffMatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffMatches<TData = Awaited<ReturnType<typeof listStaffMatches>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffMatches>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffMatches>>,
          TError,
          Awaited<ReturnType<typeof listStaffMatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffMatches<TData = Awaited<ReturnType<typeof listStaffMatches>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffMatches>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List editions for staff
 */

export function useListStaffMatches<TData = Awaited<ReturnType<typeof listStaffMatches>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffMatches>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffMatchesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateMatchUrl = () => {




  return `/api/sys/match`
}

/**
 * Adds an edition, visible to staff only until `publishMatch`. The introduction is sanitized.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary Add an edition
 */
export const createMatch = (staffMatchBody: StaffMatchBody, options?: Parameters<typeof request>[1]) => {

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
return request<StaffMatchEnvelope>(getCreateMatchUrl(),
  {
      operationId: 'createMatch', pathTemplate: '/sys/match', waitsForLogin: true, idempotent: true, changes: '/client/domain /client/match/info /client/project/anons /client/project/current /sys/dashboard /sys/match /sys/project',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffMatchBody),
    schema: StaffMatchEnvelope
  }
);}





export const getCreateMatchMutationKey = () => ['createMatch'] as const;

export const getCreateMatchMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMatch>>, TError,CreateMatchMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createMatch>>, TError,CreateMatchMutationVariables, TContext> => {

const mutationKey = getCreateMatchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMatch>>, CreateMatchMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createMatch(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateMatchMutationResult = NonNullable<Awaited<ReturnType<typeof createMatch>>>
    export type CreateMatchMutationBody = StaffMatchBody
    export type CreateMatchMutationError = ErrorType<ErrorEnvelope>
    export type CreateMatchMutationVariables = {data: StaffMatchBody}

    /**
 * @summary Add an edition
 */
export const useCreateMatch = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMatch>>, TError,CreateMatchMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMatch>>,
        TError,
        CreateMatchMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMatchMutationOptions(options), queryClient);
    }
    export const getUpdateMatchUrl = () => {




  return `/api/sys/match`
}

/**
 * Replaces all fields of an edition that staff edit; entries and winners are unchanged. The status follows from the dates. The introduction is sanitized.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary Update an edition
 */
export const updateMatch = (staffMatchChange: StaffMatchChange, options?: Parameters<typeof request>[1]) => {

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
return request<StaffMatchEnvelope>(getUpdateMatchUrl(),
  {
      operationId: 'updateMatch', pathTemplate: '/sys/match', waitsForLogin: true, changes: '/client/domain /client/match/info /client/project/anons /client/project/current /sys/dashboard /sys/match /sys/project /sys/record',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffMatchChange),
    schema: StaffMatchEnvelope
  }
);}





export const getUpdateMatchMutationKey = () => ['updateMatch'] as const;

export const getUpdateMatchMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMatch>>, TError,UpdateMatchMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMatch>>, TError,UpdateMatchMutationVariables, TContext> => {

const mutationKey = getUpdateMatchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMatch>>, UpdateMatchMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMatch(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMatchMutationResult = NonNullable<Awaited<ReturnType<typeof updateMatch>>>
    export type UpdateMatchMutationBody = StaffMatchChange
    export type UpdateMatchMutationError = ErrorType<ErrorEnvelope>
    export type UpdateMatchMutationVariables = {data: StaffMatchChange}

    /**
 * @summary Update an edition
 */
export const useUpdateMatch = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMatch>>, TError,UpdateMatchMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMatch>>,
        TError,
        UpdateMatchMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMatchMutationOptions(options), queryClient);
    }
    export const getPublishMatchUrl = () => {




  return `/api/sys/match/publication`
}

/**
 * Makes an edition public or visible to staff only. A published edition becomes the current one with its first stage, or earlier if there is no other. An edition with entries cannot be unpublished.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (an organiser fills and runs an edition).
 * @summary Publish or unpublish an edition
 */
export const publishMatch = (matchPublication: MatchPublication, options?: Parameters<typeof request>[1]) => {

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
return request<StaffMatchEnvelope>(getPublishMatchUrl(),
  {
      operationId: 'publishMatch', pathTemplate: '/sys/match/publication', waitsForLogin: true, changes: '/client/domain /client/match/info /client/project/anons /client/project/current /sys/dashboard /sys/match /sys/project',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(matchPublication),
    schema: StaffMatchEnvelope
  }
);}





export const getPublishMatchMutationKey = () => ['publishMatch'] as const;

export const getPublishMatchMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishMatch>>, TError,PublishMatchMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof publishMatch>>, TError,PublishMatchMutationVariables, TContext> => {

const mutationKey = getPublishMatchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishMatch>>, PublishMatchMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  publishMatch(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PublishMatchMutationResult = NonNullable<Awaited<ReturnType<typeof publishMatch>>>
    export type PublishMatchMutationBody = MatchPublication
    export type PublishMatchMutationError = ErrorType<ErrorEnvelope>
    export type PublishMatchMutationVariables = {data: MatchPublication}

    /**
 * @summary Publish or unpublish an edition
 */
export const usePublishMatch = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishMatch>>, TError,PublishMatchMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishMatch>>,
        TError,
        PublishMatchMutationVariables,
        TContext
      > => {
      return useMutation(getPublishMatchMutationOptions(options), queryClient);
    }
    export const getChangeSignUpUrl = () => {




  return `/api/sys/match/signUp`
}

/**
 * `extend` sets a later end of sign-up, also for a stage that ended with it; the site announces it, and entrants of the edition get a notice. `pause` blocks saving until `resume`. `close` ends sign-up now, and a stage that ended with it.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (an organiser fills and runs an edition).
 * @summary Extend, pause, resume or close the sign-up of an edition
 */
export const changeSignUp = (signUpChange: SignUpChange, options?: Parameters<typeof request>[1]) => {

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
return request<StaffMatchEnvelope>(getChangeSignUpUrl(),
  {
      operationId: 'changeSignUp', pathTemplate: '/sys/match/signUp', waitsForLogin: true, changes: '/client/domain /client/match/info /client/project/anons /client/project/current /sys/dashboard /sys/match /sys/notice /sys/project',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signUpChange),
    schema: StaffMatchEnvelope
  }
);}





export const getChangeSignUpMutationKey = () => ['changeSignUp'] as const;

export const getChangeSignUpMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSignUp>>, TError,ChangeSignUpMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof changeSignUp>>, TError,ChangeSignUpMutationVariables, TContext> => {

const mutationKey = getChangeSignUpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeSignUp>>, ChangeSignUpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeSignUp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeSignUpMutationResult = NonNullable<Awaited<ReturnType<typeof changeSignUp>>>
    export type ChangeSignUpMutationBody = SignUpChange
    export type ChangeSignUpMutationError = ErrorType<ErrorEnvelope>
    export type ChangeSignUpMutationVariables = {data: SignUpChange}

    /**
 * @summary Extend, pause, resume or close the sign-up of an edition
 */
export const useChangeSignUp = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSignUp>>, TError,ChangeSignUpMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeSignUp>>,
        TError,
        ChangeSignUpMutationVariables,
        TContext
      > => {
      return useMutation(getChangeSignUpMutationOptions(options), queryClient);
    }
    export const getDeleteMatchUrl = (id: string,) => {




  return `/api/sys/match/${encodeURIComponent(String(id))}`
}

/**
 * Deletes an edition that was never published and has no entries, news, activities or stories.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (an organiser fills and runs an edition).
 * @summary Delete an unpublished edition
 */
export const deleteMatch = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<RemovedEnvelope>(getDeleteMatchUrl(id),
  {
      operationId: 'deleteMatch', pathTemplate: '/sys/match/{id}', waitsForLogin: true, changes: '/sys/dashboard /sys/match',
    ...options,
    method: 'DELETE'

    ,
    schema: RemovedEnvelope
  }
);}





export const getDeleteMatchMutationKey = () => ['deleteMatch'] as const;

export const getDeleteMatchMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMatch>>, TError,DeleteMatchMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMatch>>, TError,DeleteMatchMutationVariables, TContext> => {

const mutationKey = getDeleteMatchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMatch>>, DeleteMatchMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteMatch(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteMatchMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMatch>>>

    export type DeleteMatchMutationError = ErrorType<ErrorEnvelope>
    export type DeleteMatchMutationVariables = {id: string}

    /**
 * @summary Delete an unpublished edition
 */
export const useDeleteMatch = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMatch>>, TError,DeleteMatchMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMatch>>,
        TError,
        DeleteMatchMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMatchMutationOptions(options), queryClient);
    }
    export const getListMatchChecksUrl = (id: string,) => {




  return `/api/sys/match/${encodeURIComponent(String(id))}/checks`
}

/**
 * Returns a checklist of the content of an edition, in working order. Items with `required` must be complete before the edition is published.
 *
 * Source: product decisions (an organiser fills and runs an edition).
 * @summary List missing content of an edition
 */
export const listMatchChecks = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<MatchChecksEnvelope>(getListMatchChecksUrl(id),
  {
      operationId: 'listMatchChecks', pathTemplate: '/sys/match/{id}/checks',
    ...options,
    method: 'GET'

    ,
    schema: MatchChecksEnvelope
  }
);}





export const getListMatchChecksQueryKey = (id: string,) => {
    return [
    'api','sys','match',id,'checks'
    ] as const;
    }


export const getListMatchChecksQueryOptions = <TData = Awaited<ReturnType<typeof listMatchChecks>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMatchChecks>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMatchChecksQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMatchChecks>>> = ({ signal }) => listMatchChecks(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMatchChecks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMatchChecksQueryResult = NonNullable<Awaited<ReturnType<typeof listMatchChecks>>>
export type ListMatchChecksQueryError = ErrorType<ErrorEnvelope>


export function useListMatchChecks<TData = Awaited<ReturnType<typeof listMatchChecks>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMatchChecks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMatchChecks>>,
          TError,
          Awaited<ReturnType<typeof listMatchChecks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMatchChecks<TData = Awaited<ReturnType<typeof listMatchChecks>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMatchChecks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMatchChecks>>,
          TError,
          Awaited<ReturnType<typeof listMatchChecks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMatchChecks<TData = Awaited<ReturnType<typeof listMatchChecks>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMatchChecks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List missing content of an edition
 */

export function useListMatchChecks<TData = Awaited<ReturnType<typeof listMatchChecks>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMatchChecks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMatchChecksQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetMatchPreviewUrl = (id: string,) => {




  return `/api/sys/match/${encodeURIComponent(String(id))}/preview`
}

/**
 * Returns home page, guide and statement as if the edition were the current one, in the language of `Accept-Language`. The edition can be unpublished.
 *
 * Source: product decisions (an organiser fills and runs an edition).
 * @summary Preview an edition
 */
export const getMatchPreview = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<MatchPreviewEnvelope>(getGetMatchPreviewUrl(id),
  {
      operationId: 'getMatchPreview', pathTemplate: '/sys/match/{id}/preview',
    ...options,
    method: 'GET'

    ,
    schema: MatchPreviewEnvelope
  }
);}





export const getGetMatchPreviewQueryKey = (id: string,) => {
    return [
    'api','sys','match',id,'preview'
    ] as const;
    }


export const getGetMatchPreviewQueryOptions = <TData = Awaited<ReturnType<typeof getMatchPreview>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchPreview>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMatchPreviewQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMatchPreview>>> = ({ signal }) => getMatchPreview(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMatchPreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMatchPreviewQueryResult = NonNullable<Awaited<ReturnType<typeof getMatchPreview>>>
export type GetMatchPreviewQueryError = ErrorType<ErrorEnvelope>


export function useGetMatchPreview<TData = Awaited<ReturnType<typeof getMatchPreview>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchPreview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMatchPreview>>,
          TError,
          Awaited<ReturnType<typeof getMatchPreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMatchPreview<TData = Awaited<ReturnType<typeof getMatchPreview>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchPreview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMatchPreview>>,
          TError,
          Awaited<ReturnType<typeof getMatchPreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMatchPreview<TData = Awaited<ReturnType<typeof getMatchPreview>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchPreview>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Preview an edition
 */

export function useGetMatchPreview<TData = Awaited<ReturnType<typeof getMatchPreview>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchPreview>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMatchPreviewQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPublishResultsUrl = () => {




  return `/api/sys/match/results`
}

/**
 * Publishes the decisions of staff about the entries of an edition (`reviewProject`) up to a stage, at once or at `plannedAt`. `accepted` makes accepted entries public; an entry that was declined without a review becomes "not selected". `shortlisted` shows shortlisted and awarded entries as shortlisted, and the other decided ones as "not selected". `finalists` also marks finalists, awarded entries among them. `winners` shows all decisions with awards. Teams whose result changes get a notice. A planned stage is published with the decisions at that time, or as soon as the server runs again. Publishing again publishes later decisions and corrections.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: decision 0176.
 * @summary Publish a stage of the results
 */
export const publishResults = (resultsPublication: ResultsPublication, options?: Parameters<typeof request>[1]) => {

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
return request<MatchResultsEnvelope>(getPublishResultsUrl(),
  {
      operationId: 'publishResults', pathTemplate: '/sys/match/results', waitsForLogin: true, changes: '/client/certificate /client/match/info /client/project/anons /client/project/current /client/search /sys/certificate /sys/dashboard /sys/match /sys/project',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resultsPublication),
    schema: MatchResultsEnvelope
  }
);}





export const getPublishResultsMutationKey = () => ['publishResults'] as const;

export const getPublishResultsMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishResults>>, TError,PublishResultsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof publishResults>>, TError,PublishResultsMutationVariables, TContext> => {

const mutationKey = getPublishResultsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishResults>>, PublishResultsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  publishResults(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PublishResultsMutationResult = NonNullable<Awaited<ReturnType<typeof publishResults>>>
    export type PublishResultsMutationBody = ResultsPublication
    export type PublishResultsMutationError = ErrorType<ErrorEnvelope>
    export type PublishResultsMutationVariables = {data: ResultsPublication}

    /**
 * @summary Publish a stage of the results
 */
export const usePublishResults = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishResults>>, TError,PublishResultsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishResults>>,
        TError,
        PublishResultsMutationVariables,
        TContext
      > => {
      return useMutation(getPublishResultsMutationOptions(options), queryClient);
    }
    export const getWithdrawResultsUrl = () => {




  return `/api/sys/match/results/withdrawal`
}

/**
 * Takes back a published stage and the later ones, and cancels their planned publications. What they showed disappears for teams and public: statuses, awards, steps of the history, winners and certificates. Teams that could see a result get a notice. Decisions are kept. Succeeds without effect if nothing is published or planned.
 *
 * Source: decision 0176.
 * @summary Withdraw a stage of the results
 */
export const withdrawResults = (resultsWithdrawal: ResultsWithdrawal, options?: Parameters<typeof request>[1]) => {

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
return request<MatchResultsEnvelope>(getWithdrawResultsUrl(),
  {
      operationId: 'withdrawResults', pathTemplate: '/sys/match/results/withdrawal', waitsForLogin: true, changes: '/client/certificate /client/match/info /client/project/anons /client/project/current /client/search /sys/certificate /sys/dashboard /sys/match /sys/project',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resultsWithdrawal),
    schema: MatchResultsEnvelope
  }
);}





export const getWithdrawResultsMutationKey = () => ['withdrawResults'] as const;

export const getWithdrawResultsMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawResults>>, TError,WithdrawResultsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawResults>>, TError,WithdrawResultsMutationVariables, TContext> => {

const mutationKey = getWithdrawResultsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawResults>>, WithdrawResultsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  withdrawResults(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawResultsMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawResults>>>
    export type WithdrawResultsMutationBody = ResultsWithdrawal
    export type WithdrawResultsMutationError = ErrorType<ErrorEnvelope>
    export type WithdrawResultsMutationVariables = {data: ResultsWithdrawal}

    /**
 * @summary Withdraw a stage of the results
 */
export const useWithdrawResults = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawResults>>, TError,WithdrawResultsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawResults>>,
        TError,
        WithdrawResultsMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawResultsMutationOptions(options), queryClient);
    }
    export const getGetMatchResultsUrl = (id: string,) => {




  return `/api/sys/match/${encodeURIComponent(String(id))}/results`
}

/**
 * Returns which stages of the results are published or planned, how many entries a publication would change, and all publications so far.
 *
 * Source: decision 0176.
 * @summary Get the stages of an edition's results
 */
export const getMatchResults = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<MatchResultsEnvelope>(getGetMatchResultsUrl(id),
  {
      operationId: 'getMatchResults', pathTemplate: '/sys/match/{id}/results',
    ...options,
    method: 'GET'

    ,
    schema: MatchResultsEnvelope
  }
);}





export const getGetMatchResultsQueryKey = (id: string,) => {
    return [
    'api','sys','match',id,'results'
    ] as const;
    }


export const getGetMatchResultsQueryOptions = <TData = Awaited<ReturnType<typeof getMatchResults>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchResults>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMatchResultsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMatchResults>>> = ({ signal }) => getMatchResults(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMatchResults>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMatchResultsQueryResult = NonNullable<Awaited<ReturnType<typeof getMatchResults>>>
export type GetMatchResultsQueryError = ErrorType<ErrorEnvelope>


export function useGetMatchResults<TData = Awaited<ReturnType<typeof getMatchResults>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchResults>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMatchResults>>,
          TError,
          Awaited<ReturnType<typeof getMatchResults>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMatchResults<TData = Awaited<ReturnType<typeof getMatchResults>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchResults>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMatchResults>>,
          TError,
          Awaited<ReturnType<typeof getMatchResults>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMatchResults<TData = Awaited<ReturnType<typeof getMatchResults>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchResults>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the stages of an edition's results
 */

export function useGetMatchResults<TData = Awaited<ReturnType<typeof getMatchResults>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatchResults>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMatchResultsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetResultPreviewUrl = (id: string,
    stage: ResultStage,) => {




  return `/api/sys/match/${encodeURIComponent(String(id))}/results/${encodeURIComponent(String(stage))}`
}

/**
 * Returns what teams and public would see if a stage were published now, with warnings. Changes nothing.
 *
 * Source: decision 0176.
 * @summary Preview the publication of a stage
 */
export const getResultPreview = (id: string,
    stage: ResultStage, options?: Parameters<typeof request>[1]) => {

  return request<ResultPreviewEnvelope>(getGetResultPreviewUrl(id,stage),
  {
      operationId: 'getResultPreview', pathTemplate: '/sys/match/{id}/results/{stage}',
    ...options,
    method: 'GET'

    ,
    schema: ResultPreviewEnvelope
  }
);}





export const getGetResultPreviewQueryKey = (id: string,
    stage: ResultStage,) => {
    return [
    'api','sys','match',id,'results',stage
    ] as const;
    }


export const getGetResultPreviewQueryOptions = <TData = Awaited<ReturnType<typeof getResultPreview>>, TError = ErrorType<ErrorEnvelope>>(id: string,
    stage: ResultStage, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResultPreview>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetResultPreviewQueryKey(id,stage);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getResultPreview>>> = ({ signal }) => getResultPreview(id,stage, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && stage !== null && stage !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getResultPreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetResultPreviewQueryResult = NonNullable<Awaited<ReturnType<typeof getResultPreview>>>
export type GetResultPreviewQueryError = ErrorType<ErrorEnvelope>


export function useGetResultPreview<TData = Awaited<ReturnType<typeof getResultPreview>>, TError = ErrorType<ErrorEnvelope>>(
 id: string,
    stage: ResultStage, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResultPreview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResultPreview>>,
          TError,
          Awaited<ReturnType<typeof getResultPreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResultPreview<TData = Awaited<ReturnType<typeof getResultPreview>>, TError = ErrorType<ErrorEnvelope>>(
 id: string,
    stage: ResultStage, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResultPreview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResultPreview>>,
          TError,
          Awaited<ReturnType<typeof getResultPreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResultPreview<TData = Awaited<ReturnType<typeof getResultPreview>>, TError = ErrorType<ErrorEnvelope>>(
 id: string,
    stage: ResultStage, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResultPreview>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Preview the publication of a stage
 */

export function useGetResultPreview<TData = Awaited<ReturnType<typeof getResultPreview>>, TError = ErrorType<ErrorEnvelope>>(
 id: string,
    stage: ResultStage, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResultPreview>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetResultPreviewQueryOptions(id,stage,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPublishWinnersUrl = () => {




  return `/api/sys/match/winners`
}

/**
 * Publishes the decisions of staff about the entries of an edition (`reviewProject`). The current status and award become visible to teams and the public; entries with an award become winners, in the order of the prizes. Publishing again publishes later decisions and corrections. Unpublishing hides all results, also from teams: each entry returns to the status before its result, its history contains no result, and the edition page states that results are not announced. Teams that could see a result get a notice. The decisions are kept.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary Publish or unpublish the winners of an edition
 */
export const publishWinners = (winnersPublication: WinnersPublication, options?: Parameters<typeof request>[1]) => {

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
return request<StaffMatchEnvelope>(getPublishWinnersUrl(),
  {
      operationId: 'publishWinners', pathTemplate: '/sys/match/winners', waitsForLogin: true, changes: '/client/certificate /client/match/info /client/project/anons /client/project/current /client/search /sys/certificate /sys/dashboard /sys/match /sys/project',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(winnersPublication),
    schema: StaffMatchEnvelope
  }
);}





export const getPublishWinnersMutationKey = () => ['publishWinners'] as const;

export const getPublishWinnersMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishWinners>>, TError,PublishWinnersMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof publishWinners>>, TError,PublishWinnersMutationVariables, TContext> => {

const mutationKey = getPublishWinnersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishWinners>>, PublishWinnersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  publishWinners(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PublishWinnersMutationResult = NonNullable<Awaited<ReturnType<typeof publishWinners>>>
    export type PublishWinnersMutationBody = WinnersPublication
    export type PublishWinnersMutationError = ErrorType<ErrorEnvelope>
    export type PublishWinnersMutationVariables = {data: WinnersPublication}

    /**
 * @summary Publish or unpublish the winners of an edition
 */
export const usePublishWinners = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishWinners>>, TError,PublishWinnersMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishWinners>>,
        TError,
        PublishWinnersMutationVariables,
        TContext
      > => {
      return useMutation(getPublishWinnersMutationOptions(options), queryClient);
    }
    export const getCreateTrackUrl = () => {




  return `/api/sys/track`
}

/**
 * Adds a track at the end of the list; forms and pages offer it immediately.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary Add a track
 */
export const createTrack = (trackBody: TrackBody, options?: Parameters<typeof request>[1]) => {

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
return request<TrackEnvelope>(getCreateTrackUrl(),
  {
      operationId: 'createTrack', pathTemplate: '/sys/track', waitsForLogin: true, changes: '/client/domain',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(trackBody),
    schema: TrackEnvelope
  }
);}





export const getCreateTrackMutationKey = () => ['createTrack'] as const;

export const getCreateTrackMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTrack>>, TError,CreateTrackMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createTrack>>, TError,CreateTrackMutationVariables, TContext> => {

const mutationKey = getCreateTrackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTrack>>, CreateTrackMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createTrack(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTrackMutationResult = NonNullable<Awaited<ReturnType<typeof createTrack>>>
    export type CreateTrackMutationBody = TrackBody
    export type CreateTrackMutationError = ErrorType<ErrorEnvelope>
    export type CreateTrackMutationVariables = {data: TrackBody}

    /**
 * @summary Add a track
 */
export const useCreateTrack = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTrack>>, TError,CreateTrackMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTrack>>,
        TError,
        CreateTrackMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTrackMutationOptions(options), queryClient);
    }
    export const getUpdateTrackUrl = () => {




  return `/api/sys/track`
}

/**
 * Sets name and summary of a track.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary Change a track
 */
export const updateTrack = (trackChange: TrackChange, options?: Parameters<typeof request>[1]) => {

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
return request<TrackEnvelope>(getUpdateTrackUrl(),
  {
      operationId: 'updateTrack', pathTemplate: '/sys/track', waitsForLogin: true, changes: '/client/domain /client/match/info/home',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(trackChange),
    schema: TrackEnvelope
  }
);}





export const getUpdateTrackMutationKey = () => ['updateTrack'] as const;

export const getUpdateTrackMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTrack>>, TError,UpdateTrackMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateTrack>>, TError,UpdateTrackMutationVariables, TContext> => {

const mutationKey = getUpdateTrackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTrack>>, UpdateTrackMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateTrack(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateTrackMutationResult = NonNullable<Awaited<ReturnType<typeof updateTrack>>>
    export type UpdateTrackMutationBody = TrackChange
    export type UpdateTrackMutationError = ErrorType<ErrorEnvelope>
    export type UpdateTrackMutationVariables = {data: TrackChange}

    /**
 * @summary Change a track
 */
export const useUpdateTrack = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTrack>>, TError,UpdateTrackMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateTrack>>,
        TError,
        UpdateTrackMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateTrackMutationOptions(options), queryClient);
    }
    export const getDeleteTrackUrl = (code: string,) => {




  return `/api/sys/track/${encodeURIComponent(String(code))}`
}

/**
 * Deletes an unused track.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (what staff create they can take off the site).
 * @summary Delete a track
 */
export const deleteTrack = (code: string, options?: Parameters<typeof request>[1]) => {

  return request<RemovedEnvelope>(getDeleteTrackUrl(code),
  {
      operationId: 'deleteTrack', pathTemplate: '/sys/track/{code}', waitsForLogin: true, changes: '/client/domain /client/match/info/home',
    ...options,
    method: 'DELETE'

    ,
    schema: RemovedEnvelope
  }
);}





export const getDeleteTrackMutationKey = () => ['deleteTrack'] as const;

export const getDeleteTrackMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTrack>>, TError,DeleteTrackMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteTrack>>, TError,DeleteTrackMutationVariables, TContext> => {

const mutationKey = getDeleteTrackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteTrack>>, DeleteTrackMutationVariables> = (props) => {
          const {code} = props ?? {};

          return  deleteTrack(code,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteTrackMutationResult = NonNullable<Awaited<ReturnType<typeof deleteTrack>>>

    export type DeleteTrackMutationError = ErrorType<ErrorEnvelope>
    export type DeleteTrackMutationVariables = {code: string}

    /**
 * @summary Delete a track
 */
export const useDeleteTrack = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTrack>>, TError,DeleteTrackMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteTrack>>,
        TError,
        DeleteTrackMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteTrackMutationOptions(options), queryClient);
    }
