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
  ActivityEnvelope,
  ActivityPageEnvelope,
  ActivitySignUpEnvelope,
  ActivityViewsEnvelope,
  MyActivitiesEnvelope
} from '../model';
import type {
  ActivityIdBody,
  ActivitySignInBody,
  ActivitySignUpBody,
  ErrorEnvelope,
  ListActivitiesParams
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

export const getListActivitiesUrl = (params?: ListActivitiesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/client/activity/anons?${stringifiedParams}` : `/api/client/activity/anons`
}

/**
 * Returns published activities: first those that have not ended, by start; then past ones, newest first. The server computes `state` from its clock at the time of the request.
 *
 * Source: spec section 7 (Activities).
 * @summary List activities
 */
export const listActivities = (params?: ListActivitiesParams, options?: Parameters<typeof request>[1]) => {

  return request<ActivityPageEnvelope>(getListActivitiesUrl(params),
  {
      operationId: 'listActivities', pathTemplate: '/client/activity/anons', partial: true,
    ...options,
    method: 'GET'

    ,
    schema: ActivityPageEnvelope
  }
);}





export const getListActivitiesQueryKey = (params?: ListActivitiesParams,) => {
    return [
    'api','client','activity','anons', ...(params ? [params] : [])
    ] as const;
    }


export const getListActivitiesQueryOptions = <TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<ErrorEnvelope>>(params?: ListActivitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActivitiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActivities>>> = ({ signal }) => listActivities(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActivitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listActivities>>>
export type ListActivitiesQueryError = ErrorType<ErrorEnvelope>


export function useListActivities<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<ErrorEnvelope>>(
 params: undefined |  ListActivitiesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivities>>,
          TError,
          Awaited<ReturnType<typeof listActivities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivities<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListActivitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivities>>,
          TError,
          Awaited<ReturnType<typeof listActivities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivities<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListActivitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List activities
 */

export function useListActivities<TData = Awaited<ReturnType<typeof listActivities>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListActivitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActivitiesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetActivityUrl = (id: string,) => {




  return `/api/client/activity/anons/${encodeURIComponent(String(id))}`
}

/**
 * Returns a published activity with its description. `getActivitySignUp` returns the sign-up of the current user.
 *
 * Source: spec section 7 (Activities).
 * @summary Get an activity
 */
export const getActivity = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<ActivityEnvelope>(getGetActivityUrl(id),
  {
      operationId: 'getActivity', pathTemplate: '/client/activity/anons/{id}',
    ...options,
    method: 'GET'

    ,
    schema: ActivityEnvelope
  }
);}





export const getGetActivityQueryKey = (id: string,) => {
    return [
    'api','client','activity','anons',id
    ] as const;
    }


export const getGetActivityQueryOptions = <TData = Awaited<ReturnType<typeof getActivity>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivity>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetActivityQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getActivity>>> = ({ signal }) => getActivity(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetActivityQueryResult = NonNullable<Awaited<ReturnType<typeof getActivity>>>
export type GetActivityQueryError = ErrorType<ErrorEnvelope>


export function useGetActivity<TData = Awaited<ReturnType<typeof getActivity>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActivity>>,
          TError,
          Awaited<ReturnType<typeof getActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetActivity<TData = Awaited<ReturnType<typeof getActivity>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActivity>>,
          TError,
          Awaited<ReturnType<typeof getActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetActivity<TData = Awaited<ReturnType<typeof getActivity>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an activity
 */

export function useGetActivity<TData = Awaited<ReturnType<typeof getActivity>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetActivityQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMyActivitiesUrl = () => {




  return `/api/client/activity/current/list`
}

/**
 * Returns all activities that the current user has signed up for, including cancelled sign-ups, each with `signUpStatus`: first future ones, by start; then past ones, newest first.
 *
 * Source: spec section 7 (Activities).
 * @summary List own activities
 */
export const listMyActivities = ( options?: Parameters<typeof request>[1]) => {

  return request<MyActivitiesEnvelope>(getListMyActivitiesUrl(),
  {
      operationId: 'listMyActivities', pathTemplate: '/client/activity/current/list',
    ...options,
    method: 'GET'

    ,
    schema: MyActivitiesEnvelope
  }
);}





export const getListMyActivitiesQueryKey = () => {
    return [
    'api','client','activity','current','list'
    ] as const;
    }


export const getListMyActivitiesQueryOptions = <TData = Awaited<ReturnType<typeof listMyActivities>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyActivities>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyActivitiesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyActivities>>> = ({ signal }) => listMyActivities({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyActivities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyActivitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listMyActivities>>>
export type ListMyActivitiesQueryError = ErrorType<ErrorEnvelope>


export function useListMyActivities<TData = Awaited<ReturnType<typeof listMyActivities>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyActivities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyActivities>>,
          TError,
          Awaited<ReturnType<typeof listMyActivities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyActivities<TData = Awaited<ReturnType<typeof listMyActivities>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyActivities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyActivities>>,
          TError,
          Awaited<ReturnType<typeof listMyActivities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyActivities<TData = Awaited<ReturnType<typeof listMyActivities>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyActivities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List own activities
 */

export function useListMyActivities<TData = Awaited<ReturnType<typeof listMyActivities>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyActivities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyActivitiesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetActivitySignUpUrl = (id: string,) => {




  return `/api/client/activity/signUp/${encodeURIComponent(String(id))}`
}

/**
 * Returns the sign-up of the current user for an activity.
 *
 * Source: spec section 7 (Activities).
 * @summary Get own sign-up for an activity
 */
export const getActivitySignUp = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<ActivitySignUpEnvelope>(getGetActivitySignUpUrl(id),
  {
      operationId: 'getActivitySignUp', pathTemplate: '/client/activity/signUp/{id}',
    ...options,
    method: 'GET'

    ,
    schema: ActivitySignUpEnvelope
  }
);}





export const getGetActivitySignUpQueryKey = (id: string,) => {
    return [
    'api','client','activity','signUp',id
    ] as const;
    }


export const getGetActivitySignUpQueryOptions = <TData = Awaited<ReturnType<typeof getActivitySignUp>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivitySignUp>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetActivitySignUpQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getActivitySignUp>>> = ({ signal }) => getActivitySignUp(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getActivitySignUp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetActivitySignUpQueryResult = NonNullable<Awaited<ReturnType<typeof getActivitySignUp>>>
export type GetActivitySignUpQueryError = ErrorType<ErrorEnvelope>


export function useGetActivitySignUp<TData = Awaited<ReturnType<typeof getActivitySignUp>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivitySignUp>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActivitySignUp>>,
          TError,
          Awaited<ReturnType<typeof getActivitySignUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetActivitySignUp<TData = Awaited<ReturnType<typeof getActivitySignUp>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivitySignUp>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActivitySignUp>>,
          TError,
          Awaited<ReturnType<typeof getActivitySignUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetActivitySignUp<TData = Awaited<ReturnType<typeof getActivitySignUp>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivitySignUp>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get own sign-up for an activity
 */

export function useGetActivitySignUp<TData = Awaited<ReturnType<typeof getActivitySignUp>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivitySignUp>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetActivitySignUpQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSignUpActivityUrl = () => {




  return `/api/client/activity/signUp`
}

/**
 * Signs the current user up. Of two concurrent requests for the last place, one is rejected. A user who cancelled can sign up again while a place is free. An account without a name requires `name`, which the server stores in the account; if it is missing, the error contains the field.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: spec section 7 (Activities), product decisions (limits).
 * @summary Sign up for an activity
 */
export const signUpActivity = (activitySignUpBody: ActivitySignUpBody, options?: Parameters<typeof request>[1]) => {

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
return request<ActivitySignUpEnvelope>(getSignUpActivityUrl(),
  {
      operationId: 'signUpActivity', pathTemplate: '/client/activity/signUp', waitsForLogin: true, changes: '/client/activity/anons /client/activity/current/list /client/activity/signUp /client/match/info/home /client/user/current /sys/activity /sys/dashboard /sys/user',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(activitySignUpBody),
    schema: ActivitySignUpEnvelope
  }
);}





export const getSignUpActivityMutationKey = () => ['signUpActivity'] as const;

export const getSignUpActivityMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signUpActivity>>, TError,SignUpActivityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof signUpActivity>>, TError,SignUpActivityMutationVariables, TContext> => {

const mutationKey = getSignUpActivityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signUpActivity>>, SignUpActivityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  signUpActivity(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignUpActivityMutationResult = NonNullable<Awaited<ReturnType<typeof signUpActivity>>>
    export type SignUpActivityMutationBody = ActivitySignUpBody
    export type SignUpActivityMutationError = ErrorType<ErrorEnvelope>
    export type SignUpActivityMutationVariables = {data: ActivitySignUpBody}

    /**
 * @summary Sign up for an activity
 */
export const useSignUpActivity = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signUpActivity>>, TError,SignUpActivityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signUpActivity>>,
        TError,
        SignUpActivityMutationVariables,
        TContext
      > => {
      return useMutation(getSignUpActivityMutationOptions(options), queryClient);
    }
    export const getCancelActivityUrl = () => {




  return `/api/client/activity/cancel`
}

/**
 * Cancels the sign-up of the current user; the place becomes free immediately.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: spec section 7 (Activities), section 3 (Activity payloads).
 * @summary Cancel a sign-up
 */
export const cancelActivity = (activityIdBody: ActivityIdBody, options?: Parameters<typeof request>[1]) => {

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
return request<ActivitySignUpEnvelope>(getCancelActivityUrl(),
  {
      operationId: 'cancelActivity', pathTemplate: '/client/activity/cancel', waitsForLogin: true, changes: '/client/activity/anons /client/activity/current/list /client/activity/signUp /client/match/info/home /sys/activity /sys/dashboard /sys/user/my/notices',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(activityIdBody),
    schema: ActivitySignUpEnvelope
  }
);}





export const getCancelActivityMutationKey = () => ['cancelActivity'] as const;

export const getCancelActivityMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelActivity>>, TError,CancelActivityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelActivity>>, TError,CancelActivityMutationVariables, TContext> => {

const mutationKey = getCancelActivityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelActivity>>, CancelActivityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelActivity(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelActivityMutationResult = NonNullable<Awaited<ReturnType<typeof cancelActivity>>>
    export type CancelActivityMutationBody = ActivityIdBody
    export type CancelActivityMutationError = ErrorType<ErrorEnvelope>
    export type CancelActivityMutationVariables = {data: ActivityIdBody}

    /**
 * @summary Cancel a sign-up
 */
export const useCancelActivity = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelActivity>>, TError,CancelActivityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelActivity>>,
        TError,
        CancelActivityMutationVariables,
        TContext
      > => {
      return useMutation(getCancelActivityMutationOptions(options), queryClient);
    }
    export const getSignInActivityUrl = () => {




  return `/api/client/activity/signIn`
}

/**
 * Checks the current user in once. The user must be signed up. Check-in is open on the days of the activity, from 00:00 of the first to 24:00 of the last day in Beijing time (UTC+8). After 10 wrong codes in 10 minutes, check-in is blocked until the time stated in the message.
 *
 * The specification does not show the body. It contains the activity and the code shown at the venue, which proves that the user is present.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: spec section 7 (Activities), product decisions (limits).
 * @summary Check in to an activity
 */
export const signInActivity = (activitySignInBody: ActivitySignInBody, options?: Parameters<typeof request>[1]) => {

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
return request<ActivitySignUpEnvelope>(getSignInActivityUrl(),
  {
      operationId: 'signInActivity', pathTemplate: '/client/activity/signIn', waitsForLogin: true, changes: '/client/activity/anons /client/activity/current/list /client/activity/signUp /sys/activity',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(activitySignInBody),
    schema: ActivitySignUpEnvelope
  }
);}





export const getSignInActivityMutationKey = () => ['signInActivity'] as const;

export const getSignInActivityMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInActivity>>, TError,SignInActivityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof signInActivity>>, TError,SignInActivityMutationVariables, TContext> => {

const mutationKey = getSignInActivityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signInActivity>>, SignInActivityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  signInActivity(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignInActivityMutationResult = NonNullable<Awaited<ReturnType<typeof signInActivity>>>
    export type SignInActivityMutationBody = ActivitySignInBody
    export type SignInActivityMutationError = ErrorType<ErrorEnvelope>
    export type SignInActivityMutationVariables = {data: ActivitySignInBody}

    /**
 * @summary Check in to an activity
 */
export const useSignInActivity = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInActivity>>, TError,SignInActivityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signInActivity>>,
        TError,
        SignInActivityMutationVariables,
        TContext
      > => {
      return useMutation(getSignInActivityMutationOptions(options), queryClient);
    }
    export const getCountActivityViewUrl = () => {




  return `/api/client/activity/anons/browseNumber`
}

/**
 * Increments the view count of a published activity. Clients call it once per page visit, not once per request; `getActivity` does not count.
 *
 * The specification does not show the body. It contains the identifier of the activity.
 *
 * Source: spec section 7 (Activities).
 * @summary Count a visit
 */
export const countActivityView = (activityIdBody: ActivityIdBody, options?: Parameters<typeof request>[1]) => {

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
return request<ActivityViewsEnvelope>(getCountActivityViewUrl(),
  {
      operationId: 'countActivityView', pathTemplate: '/client/activity/anons/browseNumber',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(activityIdBody),
    schema: ActivityViewsEnvelope
  }
);}





export const getCountActivityViewMutationKey = () => ['countActivityView'] as const;

export const getCountActivityViewMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof countActivityView>>, TError,CountActivityViewMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof countActivityView>>, TError,CountActivityViewMutationVariables, TContext> => {

const mutationKey = getCountActivityViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof countActivityView>>, CountActivityViewMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  countActivityView(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CountActivityViewMutationResult = NonNullable<Awaited<ReturnType<typeof countActivityView>>>
    export type CountActivityViewMutationBody = ActivityIdBody
    export type CountActivityViewMutationError = ErrorType<ErrorEnvelope>
    export type CountActivityViewMutationVariables = {data: ActivityIdBody}

    /**
 * @summary Count a visit
 */
export const useCountActivityView = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof countActivityView>>, TError,CountActivityViewMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof countActivityView>>,
        TError,
        CountActivityViewMutationVariables,
        TContext
      > => {
      return useMutation(getCountActivityViewMutationOptions(options), queryClient);
    }
