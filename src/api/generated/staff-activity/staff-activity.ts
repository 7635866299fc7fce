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
  ActivityAttendeePageEnvelope,
  AttendeeEnvelope,
  StaffActivityEnvelope,
  StaffActivityPageEnvelope
} from '../model';
import type {
  ActivityCancellation,
  CheckInAttendeeBody,
  ErrorEnvelope,
  ListAttendeesParams,
  ListStaffActivitiesParams,
  StaffActivityBody,
  StaffActivityChange
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

export const getSaveActivityDraftUrl = () => {




  return `/api/sys/activity/draft`
}

/**
 * Saves a change as a draft; the published activity is unchanged. `updateActivity` publishes and deletes the draft. Another draft replaces it.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: decision 0088 (a draft beside the published version).
 * @summary Save a draft of an activity
 */
export const saveActivityDraft = (staffActivityChange: StaffActivityChange, options?: Parameters<typeof request>[1]) => {

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
return request<StaffActivityEnvelope>(getSaveActivityDraftUrl(),
  {
      operationId: 'saveActivityDraft', pathTemplate: '/sys/activity/draft', waitsForLogin: true, changes: '/sys/activity',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffActivityChange),
    schema: StaffActivityEnvelope
  }
);}





export const getSaveActivityDraftMutationKey = () => ['saveActivityDraft'] as const;

export const getSaveActivityDraftMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveActivityDraft>>, TError,SaveActivityDraftMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveActivityDraft>>, TError,SaveActivityDraftMutationVariables, TContext> => {

const mutationKey = getSaveActivityDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveActivityDraft>>, SaveActivityDraftMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveActivityDraft(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveActivityDraftMutationResult = NonNullable<Awaited<ReturnType<typeof saveActivityDraft>>>
    export type SaveActivityDraftMutationBody = StaffActivityChange
    export type SaveActivityDraftMutationError = ErrorType<ErrorEnvelope>
    export type SaveActivityDraftMutationVariables = {data: StaffActivityChange}

    /**
 * @summary Save a draft of an activity
 */
export const useSaveActivityDraft = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveActivityDraft>>, TError,SaveActivityDraftMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveActivityDraft>>,
        TError,
        SaveActivityDraftMutationVariables,
        TContext
      > => {
      return useMutation(getSaveActivityDraftMutationOptions(options), queryClient);
    }
    export const getDeleteActivityDraftUrl = (id: string,) => {




  return `/api/sys/activity/${encodeURIComponent(String(id))}/draft`
}

/**
 * Discards the draft; the published activity is unchanged. Succeeds without effect if there is no draft.
 *
 * Source: decision 0088 (a draft beside the published version).
 * @summary Discard the draft of an activity
 */
export const deleteActivityDraft = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<StaffActivityEnvelope>(getDeleteActivityDraftUrl(id),
  {
      operationId: 'deleteActivityDraft', pathTemplate: '/sys/activity/{id}/draft', waitsForLogin: true, changes: '/sys/activity',
    ...options,
    method: 'DELETE'

    ,
    schema: StaffActivityEnvelope
  }
);}





export const getDeleteActivityDraftMutationKey = () => ['deleteActivityDraft'] as const;

export const getDeleteActivityDraftMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteActivityDraft>>, TError,DeleteActivityDraftMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteActivityDraft>>, TError,DeleteActivityDraftMutationVariables, TContext> => {

const mutationKey = getDeleteActivityDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteActivityDraft>>, DeleteActivityDraftMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteActivityDraft(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteActivityDraftMutationResult = NonNullable<Awaited<ReturnType<typeof deleteActivityDraft>>>

    export type DeleteActivityDraftMutationError = ErrorType<ErrorEnvelope>
    export type DeleteActivityDraftMutationVariables = {id: string}

    /**
 * @summary Discard the draft of an activity
 */
export const useDeleteActivityDraft = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteActivityDraft>>, TError,DeleteActivityDraftMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteActivityDraft>>,
        TError,
        DeleteActivityDraftMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteActivityDraftMutationOptions(options), queryClient);
    }
    export const getListAttendeesUrl = (id: string,
    params?: ListAttendeesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/activity/${encodeURIComponent(String(id))}/attendees?${stringifiedParams}` : `/api/sys/activity/${encodeURIComponent(String(id))}/attendees`
}

/**
 * Returns all sign-ups for an activity, newest first, with their status: signed up, checked in or cancelled.
 *
 * Source: decision 0091 (attendee lists of activities with check-in state and export).
 * @summary List attendees of an activity
 */
export const listAttendees = (id: string,
    params?: ListAttendeesParams, options?: Parameters<typeof request>[1]) => {

  return request<ActivityAttendeePageEnvelope>(getListAttendeesUrl(id,params),
  {
      operationId: 'listAttendees', pathTemplate: '/sys/activity/{id}/attendees', partial: true,
    ...options,
    method: 'GET'

    ,
    schema: ActivityAttendeePageEnvelope
  }
);}





export const getListAttendeesQueryKey = (id: string,
    params?: ListAttendeesParams,) => {
    return [
    'api','sys','activity',id,'attendees', ...(params ? [params] : [])
    ] as const;
    }


export const getListAttendeesQueryOptions = <TData = Awaited<ReturnType<typeof listAttendees>>, TError = ErrorType<ErrorEnvelope>>(id: string,
    params?: ListAttendeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAttendees>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAttendeesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAttendees>>> = ({ signal }) => listAttendees(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAttendees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAttendeesQueryResult = NonNullable<Awaited<ReturnType<typeof listAttendees>>>
export type ListAttendeesQueryError = ErrorType<ErrorEnvelope>


export function useListAttendees<TData = Awaited<ReturnType<typeof listAttendees>>, TError = ErrorType<ErrorEnvelope>>(
 id: string,
    params: undefined |  ListAttendeesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAttendees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAttendees>>,
          TError,
          Awaited<ReturnType<typeof listAttendees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAttendees<TData = Awaited<ReturnType<typeof listAttendees>>, TError = ErrorType<ErrorEnvelope>>(
 id: string,
    params?: ListAttendeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAttendees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAttendees>>,
          TError,
          Awaited<ReturnType<typeof listAttendees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAttendees<TData = Awaited<ReturnType<typeof listAttendees>>, TError = ErrorType<ErrorEnvelope>>(
 id: string,
    params?: ListAttendeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAttendees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List attendees of an activity
 */

export function useListAttendees<TData = Awaited<ReturnType<typeof listAttendees>>, TError = ErrorType<ErrorEnvelope>>(
 id: string,
    params?: ListAttendeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAttendees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAttendeesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListStaffActivitiesUrl = (params?: ListStaffActivitiesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/activity?${stringifiedParams}` : `/api/sys/activity`
}

/**
 * Returns activities of every kind, including unpublished and cancelled ones: first those that have not ended, by start; then past ones, newest first.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary List activities for staff
 */
export const listStaffActivities = (params?: ListStaffActivitiesParams, options?: Parameters<typeof request>[1]) => {

  return request<StaffActivityPageEnvelope>(getListStaffActivitiesUrl(params),
  {
      operationId: 'listStaffActivities', pathTemplate: '/sys/activity', partial: true,
    ...options,
    method: 'GET'

    ,
    schema: StaffActivityPageEnvelope
  }
);}





export const getListStaffActivitiesQueryKey = (params?: ListStaffActivitiesParams,) => {
    return [
    'api','sys','activity', ...(params ? [params] : [])
    ] as const;
    }


export const getListStaffActivitiesQueryOptions = <TData = Awaited<ReturnType<typeof listStaffActivities>>, TError = ErrorType<ErrorEnvelope>>(params?: ListStaffActivitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffActivities>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffActivitiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffActivities>>> = ({ signal }) => listStaffActivities(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffActivities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffActivitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffActivities>>>
export type ListStaffActivitiesQueryError = ErrorType<ErrorEnvelope>


export function useListStaffActivities<TData = Awaited<ReturnType<typeof listStaffActivities>>, TError = ErrorType<ErrorEnvelope>>(
 params: undefined |  ListStaffActivitiesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffActivities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffActivities>>,
          TError,
          Awaited<ReturnType<typeof listStaffActivities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffActivities<TData = Awaited<ReturnType<typeof listStaffActivities>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListStaffActivitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffActivities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffActivities>>,
          TError,
          Awaited<ReturnType<typeof listStaffActivities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffActivities<TData = Awaited<ReturnType<typeof listStaffActivities>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListStaffActivitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffActivities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List activities for staff
 */

export function useListStaffActivities<TData = Awaited<ReturnType<typeof listStaffActivities>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListStaffActivitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffActivities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffActivitiesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateActivityUrl = () => {




  return `/api/sys/activity`
}

/**
 * Adds an activity to the current edition and generates its check-in code. The description is sanitized. A published activity is public immediately.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary Add an activity
 */
export const createActivity = (staffActivityBody: StaffActivityBody, options?: Parameters<typeof request>[1]) => {

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
return request<StaffActivityEnvelope>(getCreateActivityUrl(),
  {
      operationId: 'createActivity', pathTemplate: '/sys/activity', waitsForLogin: true, idempotent: true, changes: '/client/activity/anons /client/activity/current/list /client/activity/signUp /client/match/info/home /client/search /sys/activity /sys/dashboard',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffActivityBody),
    schema: StaffActivityEnvelope
  }
);}





export const getCreateActivityMutationKey = () => ['createActivity'] as const;

export const getCreateActivityMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createActivity>>, TError,CreateActivityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createActivity>>, TError,CreateActivityMutationVariables, TContext> => {

const mutationKey = getCreateActivityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createActivity>>, CreateActivityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createActivity(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateActivityMutationResult = NonNullable<Awaited<ReturnType<typeof createActivity>>>
    export type CreateActivityMutationBody = StaffActivityBody
    export type CreateActivityMutationError = ErrorType<ErrorEnvelope>
    export type CreateActivityMutationVariables = {data: StaffActivityBody}

    /**
 * @summary Add an activity
 */
export const useCreateActivity = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createActivity>>, TError,CreateActivityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createActivity>>,
        TError,
        CreateActivityMutationVariables,
        TContext
      > => {
      return useMutation(getCreateActivityMutationOptions(options), queryClient);
    }
    export const getUpdateActivityUrl = () => {




  return `/api/sys/activity`
}

/**
 * Replaces all fields of an activity that staff edit; sign-ups and check-in code are unchanged. The description is sanitized.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary Update an activity
 */
export const updateActivity = (staffActivityChange: StaffActivityChange, options?: Parameters<typeof request>[1]) => {

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
return request<StaffActivityEnvelope>(getUpdateActivityUrl(),
  {
      operationId: 'updateActivity', pathTemplate: '/sys/activity', waitsForLogin: true, changes: '/client/activity/anons /client/activity/current/list /client/activity/signUp /client/match/info/home /client/search /sys/activity /sys/dashboard /sys/record',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffActivityChange),
    schema: StaffActivityEnvelope
  }
);}





export const getUpdateActivityMutationKey = () => ['updateActivity'] as const;

export const getUpdateActivityMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateActivity>>, TError,UpdateActivityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateActivity>>, TError,UpdateActivityMutationVariables, TContext> => {

const mutationKey = getUpdateActivityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateActivity>>, UpdateActivityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateActivity(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateActivityMutationResult = NonNullable<Awaited<ReturnType<typeof updateActivity>>>
    export type UpdateActivityMutationBody = StaffActivityChange
    export type UpdateActivityMutationError = ErrorType<ErrorEnvelope>
    export type UpdateActivityMutationVariables = {data: StaffActivityChange}

    /**
 * @summary Update an activity
 */
export const useUpdateActivity = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateActivity>>, TError,UpdateActivityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateActivity>>,
        TError,
        UpdateActivityMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateActivityMutationOptions(options), queryClient);
    }
    export const getCancelStaffActivityUrl = () => {




  return `/api/sys/activity/cancel`
}

/**
 * Cancels an activity permanently and closes sign-up and check-in. Its page stays and shows the reason to attendees.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary Cancel an activity
 */
export const cancelStaffActivity = (activityCancellation: ActivityCancellation, options?: Parameters<typeof request>[1]) => {

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
return request<StaffActivityEnvelope>(getCancelStaffActivityUrl(),
  {
      operationId: 'cancelStaffActivity', pathTemplate: '/sys/activity/cancel', waitsForLogin: true, changes: '/client/activity/anons /client/activity/current/list /client/activity/signUp /client/match/info/home /client/search /sys/activity /sys/dashboard',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(activityCancellation),
    schema: StaffActivityEnvelope
  }
);}





export const getCancelStaffActivityMutationKey = () => ['cancelStaffActivity'] as const;

export const getCancelStaffActivityMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelStaffActivity>>, TError,CancelStaffActivityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelStaffActivity>>, TError,CancelStaffActivityMutationVariables, TContext> => {

const mutationKey = getCancelStaffActivityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelStaffActivity>>, CancelStaffActivityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelStaffActivity(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelStaffActivityMutationResult = NonNullable<Awaited<ReturnType<typeof cancelStaffActivity>>>
    export type CancelStaffActivityMutationBody = ActivityCancellation
    export type CancelStaffActivityMutationError = ErrorType<ErrorEnvelope>
    export type CancelStaffActivityMutationVariables = {data: ActivityCancellation}

    /**
 * @summary Cancel an activity
 */
export const useCancelStaffActivity = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelStaffActivity>>, TError,CancelStaffActivityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelStaffActivity>>,
        TError,
        CancelStaffActivityMutationVariables,
        TContext
      > => {
      return useMutation(getCancelStaffActivityMutationOptions(options), queryClient);
    }
    export const getCheckInAttendeeUrl = () => {




  return `/api/sys/activity/checkIn`
}

/**
 * Checks in the holder of a ticket (`ticket` of `ActivitySignUp`), scanned or typed at the venue. With `signInActivity`, attendees check themselves in. Check-in is open on the days of the activity, all day in Beijing time. A ticket is valid once; of two concurrent requests, one succeeds.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (activities).
 * @summary Check in an attendee
 */
export const checkInAttendee = (checkInAttendeeBody: CheckInAttendeeBody, options?: Parameters<typeof request>[1]) => {

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
return request<AttendeeEnvelope>(getCheckInAttendeeUrl(),
  {
      operationId: 'checkInAttendee', pathTemplate: '/sys/activity/checkIn', waitsForLogin: true, changes: '/client/activity/current/list /client/activity/signUp /sys/activity',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkInAttendeeBody),
    schema: AttendeeEnvelope
  }
);}





export const getCheckInAttendeeMutationKey = () => ['checkInAttendee'] as const;

export const getCheckInAttendeeMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkInAttendee>>, TError,CheckInAttendeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof checkInAttendee>>, TError,CheckInAttendeeMutationVariables, TContext> => {

const mutationKey = getCheckInAttendeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkInAttendee>>, CheckInAttendeeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkInAttendee(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckInAttendeeMutationResult = NonNullable<Awaited<ReturnType<typeof checkInAttendee>>>
    export type CheckInAttendeeMutationBody = CheckInAttendeeBody
    export type CheckInAttendeeMutationError = ErrorType<ErrorEnvelope>
    export type CheckInAttendeeMutationVariables = {data: CheckInAttendeeBody}

    /**
 * @summary Check in an attendee
 */
export const useCheckInAttendee = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkInAttendee>>, TError,CheckInAttendeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkInAttendee>>,
        TError,
        CheckInAttendeeMutationVariables,
        TContext
      > => {
      return useMutation(getCheckInAttendeeMutationOptions(options), queryClient);
    }
