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
  ConfigListEnvelope,
  DashboardEnvelope,
  IdentityNumberEnvelope,
  NoticePageEnvelope,
  NoticeTemplateEnvelope,
  NoticeTemplatesEnvelope,
  NoticesRetriedEnvelope,
  ProjectNoteEnvelope,
  ProjectNotesEnvelope,
  ProjectVersionEnvelope,
  ProjectVersionsEnvelope,
  ProjectsClaimedEnvelope,
  ProjectsPublishedEnvelope,
  ProjectsReviewedEnvelope,
  RequestedChangesEnvelope,
  ReviewersEnvelope,
  ScoringSystemEnvelope,
  StaffConfigEnvelope,
  StaffExpertEnvelope,
  StaffExpertPageEnvelope,
  StaffIdentityEnvelope,
  StaffLegalTextEnvelope,
  StaffLegalTextListEnvelope,
  StaffMenuEnvelope,
  StaffNewsEnvelope,
  StaffNewsPageEnvelope,
  StaffProjectDetailEnvelope,
  StaffProjectEnvelope,
  StaffProjectPageEnvelope,
  UnreachablePersonPageEnvelope
} from '../model';
import type {
  ChangesBody,
  ConfigChange,
  ErrorEnvelope,
  ExpertReview,
  LegalKind,
  LegalTextBody,
  ListNoticesParams,
  ListReviewersParams,
  ListStaffExpertsParams,
  ListStaffNewsParams,
  ListStaffProjectsParams,
  ListUnreachableParams,
  MenuChange,
  NewsBody,
  NewsChange,
  NoticeRetry,
  NoticeTemplateBody,
  ProjectNoteBody,
  ProjectReview,
  ProjectsClaim,
  ProjectsPublication,
  ProjectsReview,
  ProjectsReviewUndo,
  ScoringSystemBody,
  StaffSiteIdentity
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

export const getGetDashboardUrl = () => {




  return `/api/sys/dashboard`
}

/**
 * Returns current figures of the current edition: totals, activity sign-ups by day, entries by track and city, occupancy of the next activities, trends of the last seven days against the seven before, and the next dates. Days are in the competition's time zone; days without sign-ups are omitted. Until an edition is published, also returns the steps to set up the site.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary Get the dashboard
 */
export const getDashboard = ( options?: Parameters<typeof request>[1]) => {

  return request<DashboardEnvelope>(getGetDashboardUrl(),
  {
      operationId: 'getDashboard', pathTemplate: '/sys/dashboard',
    ...options,
    method: 'GET'

    ,
    schema: DashboardEnvelope
  }
);}





export const getGetDashboardQueryKey = () => {
    return [
    'api','sys','dashboard'
    ] as const;
    }


export const getGetDashboardQueryOptions = <TData = Awaited<ReturnType<typeof getDashboard>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDashboardQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDashboard>>> = ({ signal }) => getDashboard({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDashboardQueryResult = NonNullable<Awaited<ReturnType<typeof getDashboard>>>
export type GetDashboardQueryError = ErrorType<ErrorEnvelope>


export function useGetDashboard<TData = Awaited<ReturnType<typeof getDashboard>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDashboard>>,
          TError,
          Awaited<ReturnType<typeof getDashboard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDashboard<TData = Awaited<ReturnType<typeof getDashboard>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDashboard>>,
          TError,
          Awaited<ReturnType<typeof getDashboard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDashboard<TData = Awaited<ReturnType<typeof getDashboard>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the dashboard
 */

export function useGetDashboard<TData = Awaited<ReturnType<typeof getDashboard>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDashboardQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListStaffProjectsUrl = (params?: ListStaffProjectsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/project?${stringifiedParams}` : `/api/sys/project`
}

/**
 * Returns submitted entries, most recently submitted first. Drafts are never included. `status` and `awards` are the decisions of staff; `publishedStatus` and `publishedAwards` are visible to the team and the public.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary List entries for staff
 */
export const listStaffProjects = (params?: ListStaffProjectsParams, options?: Parameters<typeof request>[1]) => {

  return request<StaffProjectPageEnvelope>(getListStaffProjectsUrl(params),
  {
      operationId: 'listStaffProjects', pathTemplate: '/sys/project', partial: true,
    ...options,
    method: 'GET'

    ,
    schema: StaffProjectPageEnvelope
  }
);}





export const getListStaffProjectsQueryKey = (params?: ListStaffProjectsParams,) => {
    return [
    'api','sys','project', ...(params ? [params] : [])
    ] as const;
    }


export const getListStaffProjectsQueryOptions = <TData = Awaited<ReturnType<typeof listStaffProjects>>, TError = ErrorType<ErrorEnvelope>>(params?: ListStaffProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffProjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffProjectsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffProjects>>> = ({ signal }) => listStaffProjects(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffProjects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffProjectsQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffProjects>>>
export type ListStaffProjectsQueryError = ErrorType<ErrorEnvelope>


export function useListStaffProjects<TData = Awaited<ReturnType<typeof listStaffProjects>>, TError = ErrorType<ErrorEnvelope>>(
 params: undefined |  ListStaffProjectsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffProjects>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffProjects>>,
          TError,
          Awaited<ReturnType<typeof listStaffProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffProjects<TData = Awaited<ReturnType<typeof listStaffProjects>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListStaffProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffProjects>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffProjects>>,
          TError,
          Awaited<ReturnType<typeof listStaffProjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffProjects<TData = Awaited<ReturnType<typeof listStaffProjects>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListStaffProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffProjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List entries for staff
 */

export function useListStaffProjects<TData = Awaited<ReturnType<typeof listStaffProjects>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListStaffProjectsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffProjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffProjectsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetStaffProjectUrl = (id: string,) => {




  return `/api/sys/project/${encodeURIComponent(String(id))}`
}

/**
 * Returns an entry with its content, history and the decisions of staff. `downloadFile` returns its files, `getProjectIdentity` the identity number of its leader. Returns 404 if the entry was never submitted.
 *
 * Source: product decisions (staff read an entry whole).
 * @summary Get an entry
 */
export const getStaffProject = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<StaffProjectDetailEnvelope>(getGetStaffProjectUrl(id),
  {
      operationId: 'getStaffProject', pathTemplate: '/sys/project/{id}',
    ...options,
    method: 'GET'

    ,
    schema: StaffProjectDetailEnvelope
  }
);}





export const getGetStaffProjectQueryKey = (id: string,) => {
    return [
    'api','sys','project',id
    ] as const;
    }


export const getGetStaffProjectQueryOptions = <TData = Awaited<ReturnType<typeof getStaffProject>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffProject>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStaffProjectQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStaffProject>>> = ({ signal }) => getStaffProject(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStaffProject>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStaffProjectQueryResult = NonNullable<Awaited<ReturnType<typeof getStaffProject>>>
export type GetStaffProjectQueryError = ErrorType<ErrorEnvelope>


export function useGetStaffProject<TData = Awaited<ReturnType<typeof getStaffProject>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffProject>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaffProject>>,
          TError,
          Awaited<ReturnType<typeof getStaffProject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffProject<TData = Awaited<ReturnType<typeof getStaffProject>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffProject>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaffProject>>,
          TError,
          Awaited<ReturnType<typeof getStaffProject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffProject<TData = Awaited<ReturnType<typeof getStaffProject>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffProject>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an entry
 */

export function useGetStaffProject<TData = Awaited<ReturnType<typeof getStaffProject>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffProject>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStaffProjectQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetExpertIdentityUrl = (id: string,) => {




  return `/api/sys/expert/${encodeURIComponent(String(id))}/identity`
}

/**
 * Returns the identity document of an expert registration. Requires `entry:identity`; each request is recorded in the audit log. Returns 404 if the registration was never submitted or contains no number.
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: decision 0135 (identity documents).
 * @summary Get the identity number of an expert
 */
export const getExpertIdentity = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<IdentityNumberEnvelope>(getGetExpertIdentityUrl(id),
  {
      operationId: 'getExpertIdentity', pathTemplate: '/sys/expert/{id}/identity',
    ...options,
    method: 'GET'

    ,
    schema: IdentityNumberEnvelope
  }
);}





export const getGetExpertIdentityQueryKey = (id: string,) => {
    return [
    'api','sys','expert',id,'identity'
    ] as const;
    }


export const getGetExpertIdentityQueryOptions = <TData = Awaited<ReturnType<typeof getExpertIdentity>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExpertIdentity>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetExpertIdentityQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getExpertIdentity>>> = ({ signal }) => getExpertIdentity(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getExpertIdentity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetExpertIdentityQueryResult = NonNullable<Awaited<ReturnType<typeof getExpertIdentity>>>
export type GetExpertIdentityQueryError = ErrorType<ErrorEnvelope>


export function useGetExpertIdentity<TData = Awaited<ReturnType<typeof getExpertIdentity>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExpertIdentity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExpertIdentity>>,
          TError,
          Awaited<ReturnType<typeof getExpertIdentity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExpertIdentity<TData = Awaited<ReturnType<typeof getExpertIdentity>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExpertIdentity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExpertIdentity>>,
          TError,
          Awaited<ReturnType<typeof getExpertIdentity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExpertIdentity<TData = Awaited<ReturnType<typeof getExpertIdentity>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExpertIdentity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the identity number of an expert
 */

export function useGetExpertIdentity<TData = Awaited<ReturnType<typeof getExpertIdentity>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExpertIdentity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetExpertIdentityQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetProjectIdentityUrl = (id: string,) => {




  return `/api/sys/project/${encodeURIComponent(String(id))}/identity`
}

/**
 * Returns the identity number of an entry's leader. Requires `entry:identity`; each request is recorded in the audit log. Returns 404 if the entry was never submitted or contains no number.
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: security review of 2026-11-24, item 11 (reading of personal data is recorded).
 * @summary Get the identity number of an entry
 */
export const getProjectIdentity = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<IdentityNumberEnvelope>(getGetProjectIdentityUrl(id),
  {
      operationId: 'getProjectIdentity', pathTemplate: '/sys/project/{id}/identity',
    ...options,
    method: 'GET'

    ,
    schema: IdentityNumberEnvelope
  }
);}





export const getGetProjectIdentityQueryKey = (id: string,) => {
    return [
    'api','sys','project',id,'identity'
    ] as const;
    }


export const getGetProjectIdentityQueryOptions = <TData = Awaited<ReturnType<typeof getProjectIdentity>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectIdentity>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProjectIdentityQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProjectIdentity>>> = ({ signal }) => getProjectIdentity(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProjectIdentity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProjectIdentityQueryResult = NonNullable<Awaited<ReturnType<typeof getProjectIdentity>>>
export type GetProjectIdentityQueryError = ErrorType<ErrorEnvelope>


export function useGetProjectIdentity<TData = Awaited<ReturnType<typeof getProjectIdentity>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectIdentity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProjectIdentity>>,
          TError,
          Awaited<ReturnType<typeof getProjectIdentity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProjectIdentity<TData = Awaited<ReturnType<typeof getProjectIdentity>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectIdentity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProjectIdentity>>,
          TError,
          Awaited<ReturnType<typeof getProjectIdentity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProjectIdentity<TData = Awaited<ReturnType<typeof getProjectIdentity>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectIdentity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the identity number of an entry
 */

export function useGetProjectIdentity<TData = Awaited<ReturnType<typeof getProjectIdentity>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectIdentity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProjectIdentityQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReviewProjectUrl = () => {




  return `/api/sys/project/status`
}

/**
 * Records a decision of staff about a submitted entry: 1 submitted, 2 in review, 3 shortlisted, 4 awarded, 5 not selected, in any direction. Each decision is added to the staff history. Only status 4 has an award. If the team changes the entry later, the decision stays and is marked as outdated. Status 3 with `finalist` means that the entry is in the final.
 *
 * The decision is published separately. Statuses 1 and 2 and their notes are visible to the team immediately, unless a result of the entry is published; so is a note without a status change. Results (3, the place in the final, 4, 5 and the award) become visible when their stage is published (`publishResults`), corrections of published results when it is published again. A decision never makes an entry public: `publishProjects` and `publishResults` do. Status 1 withdraws the entry from the site.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary Review an entry
 */
export const reviewProject = (projectReview: ProjectReview, options?: Parameters<typeof request>[1]) => {

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
return request<StaffProjectEnvelope>(getReviewProjectUrl(),
  {
      operationId: 'reviewProject', pathTemplate: '/sys/project/status', waitsForLogin: true, changes: '/client/project/anons /client/project/current /client/search /sys/dashboard /sys/match /sys/project',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(projectReview),
    schema: StaffProjectEnvelope
  }
);}





export const getReviewProjectMutationKey = () => ['reviewProject'] as const;

export const getReviewProjectMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewProject>>, TError,ReviewProjectMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof reviewProject>>, TError,ReviewProjectMutationVariables, TContext> => {

const mutationKey = getReviewProjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewProject>>, ReviewProjectMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reviewProject(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReviewProjectMutationResult = NonNullable<Awaited<ReturnType<typeof reviewProject>>>
    export type ReviewProjectMutationBody = ProjectReview
    export type ReviewProjectMutationError = ErrorType<ErrorEnvelope>
    export type ReviewProjectMutationVariables = {data: ProjectReview}

    /**
 * @summary Review an entry
 */
export const useReviewProject = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewProject>>, TError,ReviewProjectMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reviewProject>>,
        TError,
        ReviewProjectMutationVariables,
        TContext
      > => {
      return useMutation(getReviewProjectMutationOptions(options), queryClient);
    }
    export const getPublishProjectsUrl = () => {




  return `/api/sys/project/published`
}

/**
 * Publishes accepted entries (in review, shortlisted or awarded, both by decision of staff and as visible to their teams) in the public list, on their own pages and in the search, or withdraws entries. Changes all of the entries or none. Winners need no separate request: `publishWinners` publishes their entries too.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: decision 0034 (publication of entries).
 * @summary Publish or unpublish entries
 */
export const publishProjects = (projectsPublication: ProjectsPublication, options?: Parameters<typeof request>[1]) => {

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
return request<ProjectsPublishedEnvelope>(getPublishProjectsUrl(),
  {
      operationId: 'publishProjects', pathTemplate: '/sys/project/published', waitsForLogin: true, changes: '/client/match/info/sub /client/project/anons /client/search /sys/match /sys/project',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(projectsPublication),
    schema: ProjectsPublishedEnvelope
  }
);}





export const getPublishProjectsMutationKey = () => ['publishProjects'] as const;

export const getPublishProjectsMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishProjects>>, TError,PublishProjectsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof publishProjects>>, TError,PublishProjectsMutationVariables, TContext> => {

const mutationKey = getPublishProjectsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishProjects>>, PublishProjectsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  publishProjects(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PublishProjectsMutationResult = NonNullable<Awaited<ReturnType<typeof publishProjects>>>
    export type PublishProjectsMutationBody = ProjectsPublication
    export type PublishProjectsMutationError = ErrorType<ErrorEnvelope>
    export type PublishProjectsMutationVariables = {data: ProjectsPublication}

    /**
 * @summary Publish or unpublish entries
 */
export const usePublishProjects = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishProjects>>, TError,PublishProjectsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishProjects>>,
        TError,
        PublishProjectsMutationVariables,
        TContext
      > => {
      return useMutation(getPublishProjectsMutationOptions(options), queryClient);
    }
    export const getListReviewersUrl = (params: ListReviewersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/reviewer?${stringifiedParams}` : `/api/sys/reviewer`
}

/**
 * Returns the staff users who review entries of an edition (`claimProjects`), by name, with the number of their entries.
 *
 * Source: issue 56, point 2 (review queue).
 * @summary List the reviewers of an edition
 */
export const listReviewers = (params: ListReviewersParams, options?: Parameters<typeof request>[1]) => {

  return request<ReviewersEnvelope>(getListReviewersUrl(params),
  {
      operationId: 'listReviewers', pathTemplate: '/sys/reviewer',
    ...options,
    method: 'GET'

    ,
    schema: ReviewersEnvelope
  }
);}





export const getListReviewersQueryKey = (params?: ListReviewersParams,) => {
    return [
    'api','sys','reviewer', ...(params ? [params] : [])
    ] as const;
    }


export const getListReviewersQueryOptions = <TData = Awaited<ReturnType<typeof listReviewers>>, TError = ErrorType<ErrorEnvelope>>(params: ListReviewersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReviewersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReviewers>>> = ({ signal }) => listReviewers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReviewers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReviewersQueryResult = NonNullable<Awaited<ReturnType<typeof listReviewers>>>
export type ListReviewersQueryError = ErrorType<ErrorEnvelope>


export function useListReviewers<TData = Awaited<ReturnType<typeof listReviewers>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListReviewersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviewers>>,
          TError,
          Awaited<ReturnType<typeof listReviewers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviewers<TData = Awaited<ReturnType<typeof listReviewers>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListReviewersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviewers>>,
          TError,
          Awaited<ReturnType<typeof listReviewers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviewers<TData = Awaited<ReturnType<typeof listReviewers>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListReviewersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the reviewers of an edition
 */

export function useListReviewers<TData = Awaited<ReturnType<typeof listReviewers>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListReviewersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviewers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReviewersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getClaimProjectsUrl = () => {




  return `/api/sys/reviewer`
}

/**
 * Makes the caller the reviewer of submitted entries, or removes their reviewer. A reviewer is information for colleagues: anyone with `entry:review` can still decide. Changes all of the entries or none. Returns 404 if one of them was never submitted.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: issue 56, point 2 (claim).
 * @summary Claim or release entries
 */
export const claimProjects = (projectsClaim: ProjectsClaim, options?: Parameters<typeof request>[1]) => {

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
return request<ProjectsClaimedEnvelope>(getClaimProjectsUrl(),
  {
      operationId: 'claimProjects', pathTemplate: '/sys/reviewer', waitsForLogin: true, changes: '/sys/project /sys/reviewer',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(projectsClaim),
    schema: ProjectsClaimedEnvelope
  }
);}





export const getClaimProjectsMutationKey = () => ['claimProjects'] as const;

export const getClaimProjectsMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimProjects>>, TError,ClaimProjectsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof claimProjects>>, TError,ClaimProjectsMutationVariables, TContext> => {

const mutationKey = getClaimProjectsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimProjects>>, ClaimProjectsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  claimProjects(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClaimProjectsMutationResult = NonNullable<Awaited<ReturnType<typeof claimProjects>>>
    export type ClaimProjectsMutationBody = ProjectsClaim
    export type ClaimProjectsMutationError = ErrorType<ErrorEnvelope>
    export type ClaimProjectsMutationVariables = {data: ProjectsClaim}

    /**
 * @summary Claim or release entries
 */
export const useClaimProjects = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimProjects>>, TError,ClaimProjectsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimProjects>>,
        TError,
        ClaimProjectsMutationVariables,
        TContext
      > => {
      return useMutation(getClaimProjectsMutationOptions(options), queryClient);
    }
    export const getReviewProjectsUrl = () => {




  return `/api/sys/project/statuses`
}

/**
 * Records the same decision about several entries, as `reviewProject` does about one. An entry that `reviewProject` would refuse keeps its decision and is returned with the reason; the others are decided.
 *
 * Source: issue 56, point 2 (decide many).
 * @summary Review several entries
 */
export const reviewProjects = (projectsReview: ProjectsReview, options?: Parameters<typeof request>[1]) => {

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
return request<ProjectsReviewedEnvelope>(getReviewProjectsUrl(),
  {
      operationId: 'reviewProjects', pathTemplate: '/sys/project/statuses', waitsForLogin: true, changes: '/client/project/anons /client/project/current /client/search /sys/dashboard /sys/match /sys/project /sys/reviewer',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(projectsReview),
    schema: ProjectsReviewedEnvelope
  }
);}





export const getReviewProjectsMutationKey = () => ['reviewProjects'] as const;

export const getReviewProjectsMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewProjects>>, TError,ReviewProjectsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof reviewProjects>>, TError,ReviewProjectsMutationVariables, TContext> => {

const mutationKey = getReviewProjectsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewProjects>>, ReviewProjectsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reviewProjects(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReviewProjectsMutationResult = NonNullable<Awaited<ReturnType<typeof reviewProjects>>>
    export type ReviewProjectsMutationBody = ProjectsReview
    export type ReviewProjectsMutationError = ErrorType<ErrorEnvelope>
    export type ReviewProjectsMutationVariables = {data: ProjectsReview}

    /**
 * @summary Review several entries
 */
export const useReviewProjects = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewProjects>>, TError,ReviewProjectsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reviewProjects>>,
        TError,
        ReviewProjectsMutationVariables,
        TContext
      > => {
      return useMutation(getReviewProjectsMutationOptions(options), queryClient);
    }
    export const getUndoReviewsUrl = () => {




  return `/api/sys/project/undo`
}

/**
 * Replaces the last decision about each entry with the one before it, as a new decision without a note; the history keeps both. An entry without a decision, or that `reviewProject` would refuse, is returned with the reason. Notices that were sent are not withdrawn.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: issue 56, point 2 (undo).
 * @summary Undo the last decisions about entries
 */
export const undoReviews = (projectsReviewUndo: ProjectsReviewUndo, options?: Parameters<typeof request>[1]) => {

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
return request<ProjectsReviewedEnvelope>(getUndoReviewsUrl(),
  {
      operationId: 'undoReviews', pathTemplate: '/sys/project/undo', waitsForLogin: true, changes: '/client/project/anons /client/project/current /client/search /sys/dashboard /sys/match /sys/project /sys/reviewer',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(projectsReviewUndo),
    schema: ProjectsReviewedEnvelope
  }
);}





export const getUndoReviewsMutationKey = () => ['undoReviews'] as const;

export const getUndoReviewsMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoReviews>>, TError,UndoReviewsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof undoReviews>>, TError,UndoReviewsMutationVariables, TContext> => {

const mutationKey = getUndoReviewsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoReviews>>, UndoReviewsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  undoReviews(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoReviewsMutationResult = NonNullable<Awaited<ReturnType<typeof undoReviews>>>
    export type UndoReviewsMutationBody = ProjectsReviewUndo
    export type UndoReviewsMutationError = ErrorType<ErrorEnvelope>
    export type UndoReviewsMutationVariables = {data: ProjectsReviewUndo}

    /**
 * @summary Undo the last decisions about entries
 */
export const useUndoReviews = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoReviews>>, TError,UndoReviewsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoReviews>>,
        TError,
        UndoReviewsMutationVariables,
        TContext
      > => {
      return useMutation(getUndoReviewsMutationOptions(options), queryClient);
    }
    export const getRequestChangesUrl = () => {




  return `/api/sys/project/changes`
}

/**
 * Opens a submitted entry for its team until a date, also after sign-up has closed. Status and decision stay. The team gets a notice, and sees note and date with its entry. The next submission answers the request and closes the entry again; the author of the request then gets a notice. A further request replaces the open one.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Entries" (`changesRequested`).
 * @summary Request changes of an entry
 */
export const requestChanges = (changesBody: ChangesBody, options?: Parameters<typeof request>[1]) => {

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
return request<RequestedChangesEnvelope>(getRequestChangesUrl(),
  {
      operationId: 'requestChanges', pathTemplate: '/sys/project/changes', waitsForLogin: true, changes: '/client/project/current /sys/project',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changesBody),
    schema: RequestedChangesEnvelope
  }
);}





export const getRequestChangesMutationKey = () => ['requestChanges'] as const;

export const getRequestChangesMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestChanges>>, TError,RequestChangesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof requestChanges>>, TError,RequestChangesMutationVariables, TContext> => {

const mutationKey = getRequestChangesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestChanges>>, RequestChangesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestChanges(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestChangesMutationResult = NonNullable<Awaited<ReturnType<typeof requestChanges>>>
    export type RequestChangesMutationBody = ChangesBody
    export type RequestChangesMutationError = ErrorType<ErrorEnvelope>
    export type RequestChangesMutationVariables = {data: ChangesBody}

    /**
 * @summary Request changes of an entry
 */
export const useRequestChanges = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestChanges>>, TError,RequestChangesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestChanges>>,
        TError,
        RequestChangesMutationVariables,
        TContext
      > => {
      return useMutation(getRequestChangesMutationOptions(options), queryClient);
    }
    export const getWithdrawChangesUrl = (id: string,) => {




  return `/api/sys/change-request/${encodeURIComponent(String(id))}`
}

/**
 * Closes the entry for its team again, unless sign-up is open. The request stays in the list of the entry's requests, as withdrawn. The team gets a notice.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Entries" (`changesRequested`).
 * @summary Withdraw a request for changes
 */
export const withdrawChanges = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<RequestedChangesEnvelope>(getWithdrawChangesUrl(id),
  {
      operationId: 'withdrawChanges', pathTemplate: '/sys/change-request/{id}', waitsForLogin: true, changes: '/client/project/current /sys/project',
    ...options,
    method: 'DELETE'

    ,
    schema: RequestedChangesEnvelope
  }
);}





export const getWithdrawChangesMutationKey = () => ['withdrawChanges'] as const;

export const getWithdrawChangesMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawChanges>>, TError,WithdrawChangesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawChanges>>, TError,WithdrawChangesMutationVariables, TContext> => {

const mutationKey = getWithdrawChangesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawChanges>>, WithdrawChangesMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  withdrawChanges(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawChangesMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawChanges>>>

    export type WithdrawChangesMutationError = ErrorType<ErrorEnvelope>
    export type WithdrawChangesMutationVariables = {id: string}

    /**
 * @summary Withdraw a request for changes
 */
export const useWithdrawChanges = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawChanges>>, TError,WithdrawChangesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawChanges>>,
        TError,
        WithdrawChangesMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawChangesMutationOptions(options), queryClient);
    }
    export const getListProjectVersionsUrl = (id: string,) => {




  return `/api/sys/project/${encodeURIComponent(String(id))}/version`
}

/**
 * Returns the submitted versions of an entry, latest first, without their contents. Entries that were submitted before the server kept versions have their first one once the team submits again. Returns 404 if the entry was never submitted.
 *
 * Source: product decisions, "Entries".
 * @summary List the versions of an entry
 */
export const listProjectVersions = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<ProjectVersionsEnvelope>(getListProjectVersionsUrl(id),
  {
      operationId: 'listProjectVersions', pathTemplate: '/sys/project/{id}/version',
    ...options,
    method: 'GET'

    ,
    schema: ProjectVersionsEnvelope
  }
);}





export const getListProjectVersionsQueryKey = (id: string,) => {
    return [
    'api','sys','project',id,'version'
    ] as const;
    }


export const getListProjectVersionsQueryOptions = <TData = Awaited<ReturnType<typeof listProjectVersions>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectVersions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProjectVersionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProjectVersions>>> = ({ signal }) => listProjectVersions(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProjectVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProjectVersionsQueryResult = NonNullable<Awaited<ReturnType<typeof listProjectVersions>>>
export type ListProjectVersionsQueryError = ErrorType<ErrorEnvelope>


export function useListProjectVersions<TData = Awaited<ReturnType<typeof listProjectVersions>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectVersions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjectVersions>>,
          TError,
          Awaited<ReturnType<typeof listProjectVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjectVersions<TData = Awaited<ReturnType<typeof listProjectVersions>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectVersions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjectVersions>>,
          TError,
          Awaited<ReturnType<typeof listProjectVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjectVersions<TData = Awaited<ReturnType<typeof listProjectVersions>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectVersions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the versions of an entry
 */

export function useListProjectVersions<TData = Awaited<ReturnType<typeof listProjectVersions>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectVersions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProjectVersionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetProjectVersionUrl = (id: string,
    number: number,) => {




  return `/api/sys/project/${encodeURIComponent(String(id))}/version/${encodeURIComponent(String(number))}`
}

/**
 * Returns the contents of a submitted version and of the version before it, for comparing them. Contents never include identity numbers; files are given by identifier and name.
 *
 * Source: product decisions, "Entries".
 * @summary Get a version of an entry
 */
export const getProjectVersion = (id: string,
    number: number, options?: Parameters<typeof request>[1]) => {

  return request<ProjectVersionEnvelope>(getGetProjectVersionUrl(id,number),
  {
      operationId: 'getProjectVersion', pathTemplate: '/sys/project/{id}/version/{number}',
    ...options,
    method: 'GET'

    ,
    schema: ProjectVersionEnvelope
  }
);}





export const getGetProjectVersionQueryKey = (id: string,
    number: number,) => {
    return [
    'api','sys','project',id,'version',number
    ] as const;
    }


export const getGetProjectVersionQueryOptions = <TData = Awaited<ReturnType<typeof getProjectVersion>>, TError = ErrorType<ErrorEnvelope>>(id: string,
    number: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProjectVersionQueryKey(id,number);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProjectVersion>>> = ({ signal }) => getProjectVersion(id,number, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && number !== null && number !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProjectVersion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProjectVersionQueryResult = NonNullable<Awaited<ReturnType<typeof getProjectVersion>>>
export type GetProjectVersionQueryError = ErrorType<ErrorEnvelope>


export function useGetProjectVersion<TData = Awaited<ReturnType<typeof getProjectVersion>>, TError = ErrorType<ErrorEnvelope>>(
 id: string,
    number: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectVersion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProjectVersion>>,
          TError,
          Awaited<ReturnType<typeof getProjectVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProjectVersion<TData = Awaited<ReturnType<typeof getProjectVersion>>, TError = ErrorType<ErrorEnvelope>>(
 id: string,
    number: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectVersion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProjectVersion>>,
          TError,
          Awaited<ReturnType<typeof getProjectVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProjectVersion<TData = Awaited<ReturnType<typeof getProjectVersion>>, TError = ErrorType<ErrorEnvelope>>(
 id: string,
    number: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a version of an entry
 */

export function useGetProjectVersion<TData = Awaited<ReturnType<typeof getProjectVersion>>, TError = ErrorType<ErrorEnvelope>>(
 id: string,
    number: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProjectVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProjectVersionQueryOptions(id,number,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListProjectNotesUrl = (id: string,) => {




  return `/api/sys/project/${encodeURIComponent(String(id))}/note`
}

/**
 * Returns the notes among staff about an entry, latest first. No other operation returns them. Returns 404 if the entry was never submitted.
 *
 * Source: product decisions, "Prizes, decisions, publication" (note among staff).
 * @summary List the notes of staff about an entry
 */
export const listProjectNotes = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<ProjectNotesEnvelope>(getListProjectNotesUrl(id),
  {
      operationId: 'listProjectNotes', pathTemplate: '/sys/project/{id}/note',
    ...options,
    method: 'GET'

    ,
    schema: ProjectNotesEnvelope
  }
);}





export const getListProjectNotesQueryKey = (id: string,) => {
    return [
    'api','sys','project',id,'note'
    ] as const;
    }


export const getListProjectNotesQueryOptions = <TData = Awaited<ReturnType<typeof listProjectNotes>>, TError = ErrorType<ErrorEnvelope>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectNotes>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProjectNotesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProjectNotes>>> = ({ signal }) => listProjectNotes(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProjectNotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProjectNotesQueryResult = NonNullable<Awaited<ReturnType<typeof listProjectNotes>>>
export type ListProjectNotesQueryError = ErrorType<ErrorEnvelope>


export function useListProjectNotes<TData = Awaited<ReturnType<typeof listProjectNotes>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectNotes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjectNotes>>,
          TError,
          Awaited<ReturnType<typeof listProjectNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjectNotes<TData = Awaited<ReturnType<typeof listProjectNotes>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectNotes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProjectNotes>>,
          TError,
          Awaited<ReturnType<typeof listProjectNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProjectNotes<TData = Awaited<ReturnType<typeof listProjectNotes>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectNotes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the notes of staff about an entry
 */

export function useListProjectNotes<TData = Awaited<ReturnType<typeof listProjectNotes>>, TError = ErrorType<ErrorEnvelope>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProjectNotes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProjectNotesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddProjectNoteUrl = (id: string,) => {




  return `/api/sys/project/${encodeURIComponent(String(id))}/note`
}

/**
 * Adds a note among staff about a submitted entry. Teams never see it.
 *
 * Source: product decisions, "Prizes, decisions, publication" (note among staff).
 * @summary Add a note about an entry
 */
export const addProjectNote = (id: string,
    projectNoteBody: ProjectNoteBody, options?: Parameters<typeof request>[1]) => {

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
return request<ProjectNoteEnvelope>(getAddProjectNoteUrl(id),
  {
      operationId: 'addProjectNote', pathTemplate: '/sys/project/{id}/note', waitsForLogin: true, idempotent: true, changes: '/sys/project',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(projectNoteBody),
    schema: ProjectNoteEnvelope
  }
);}





export const getAddProjectNoteMutationKey = () => ['addProjectNote'] as const;

export const getAddProjectNoteMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProjectNote>>, TError,AddProjectNoteMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof addProjectNote>>, TError,AddProjectNoteMutationVariables, TContext> => {

const mutationKey = getAddProjectNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addProjectNote>>, AddProjectNoteMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addProjectNote(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddProjectNoteMutationResult = NonNullable<Awaited<ReturnType<typeof addProjectNote>>>
    export type AddProjectNoteMutationBody = ProjectNoteBody
    export type AddProjectNoteMutationError = ErrorType<ErrorEnvelope>
    export type AddProjectNoteMutationVariables = {id: string;data: ProjectNoteBody}

    /**
 * @summary Add a note about an entry
 */
export const useAddProjectNote = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProjectNote>>, TError,AddProjectNoteMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addProjectNote>>,
        TError,
        AddProjectNoteMutationVariables,
        TContext
      > => {
      return useMutation(getAddProjectNoteMutationOptions(options), queryClient);
    }
    export const getDeleteProjectNoteUrl = (id: string,) => {




  return `/api/sys/project-note/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a note that the caller wrote.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Prizes, decisions, publication" (note among staff).
 * @summary Delete an own note about an entry
 */
export const deleteProjectNote = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<ProjectNoteEnvelope>(getDeleteProjectNoteUrl(id),
  {
      operationId: 'deleteProjectNote', pathTemplate: '/sys/project-note/{id}', waitsForLogin: true, changes: '/sys/project',
    ...options,
    method: 'DELETE'

    ,
    schema: ProjectNoteEnvelope
  }
);}





export const getDeleteProjectNoteMutationKey = () => ['deleteProjectNote'] as const;

export const getDeleteProjectNoteMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProjectNote>>, TError,DeleteProjectNoteMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProjectNote>>, TError,DeleteProjectNoteMutationVariables, TContext> => {

const mutationKey = getDeleteProjectNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProjectNote>>, DeleteProjectNoteMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteProjectNote(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteProjectNoteMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProjectNote>>>

    export type DeleteProjectNoteMutationError = ErrorType<ErrorEnvelope>
    export type DeleteProjectNoteMutationVariables = {id: string}

    /**
 * @summary Delete an own note about an entry
 */
export const useDeleteProjectNote = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProjectNote>>, TError,DeleteProjectNoteMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProjectNote>>,
        TError,
        DeleteProjectNoteMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteProjectNoteMutationOptions(options), queryClient);
    }
    export const getListNoticesUrl = (params?: ListNoticesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/notice?${stringifiedParams}` : `/api/sys/notice`
}

/**
 * Returns queued and sent notices, newest first, with subject, masked recipient and delivery state. Messages with verification codes are not included.
 *
 * Source: product decisions, "Notices".
 * @summary List notices to users
 */
export const listNotices = (params?: ListNoticesParams, options?: Parameters<typeof request>[1]) => {

  return request<NoticePageEnvelope>(getListNoticesUrl(params),
  {
      operationId: 'listNotices', pathTemplate: '/sys/notice', partial: true,
    ...options,
    method: 'GET'

    ,
    schema: NoticePageEnvelope
  }
);}





export const getListNoticesQueryKey = (params?: ListNoticesParams,) => {
    return [
    'api','sys','notice', ...(params ? [params] : [])
    ] as const;
    }


export const getListNoticesQueryOptions = <TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<ErrorEnvelope>>(params?: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNoticesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotices>>> = ({ signal }) => listNotices(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNoticesQueryResult = NonNullable<Awaited<ReturnType<typeof listNotices>>>
export type ListNoticesQueryError = ErrorType<ErrorEnvelope>


export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<ErrorEnvelope>>(
 params: undefined |  ListNoticesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotices>>,
          TError,
          Awaited<ReturnType<typeof listNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotices>>,
          TError,
          Awaited<ReturnType<typeof listNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List notices to users
 */

export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNoticesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListNoticeTemplatesUrl = () => {




  return `/api/sys/notice/template`
}

/**
 * Returns subject and text of each notice: the version of staff, otherwise the built-in one. The mail adds greeting, link and site name.
 *
 * Source: product decisions, "Notices".
 * @summary List notice templates
 */
export const listNoticeTemplates = ( options?: Parameters<typeof request>[1]) => {

  return request<NoticeTemplatesEnvelope>(getListNoticeTemplatesUrl(),
  {
      operationId: 'listNoticeTemplates', pathTemplate: '/sys/notice/template',
    ...options,
    method: 'GET'

    ,
    schema: NoticeTemplatesEnvelope
  }
);}





export const getListNoticeTemplatesQueryKey = () => {
    return [
    'api','sys','notice','template'
    ] as const;
    }


export const getListNoticeTemplatesQueryOptions = <TData = Awaited<ReturnType<typeof listNoticeTemplates>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNoticeTemplates>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNoticeTemplatesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNoticeTemplates>>> = ({ signal }) => listNoticeTemplates({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNoticeTemplates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNoticeTemplatesQueryResult = NonNullable<Awaited<ReturnType<typeof listNoticeTemplates>>>
export type ListNoticeTemplatesQueryError = ErrorType<ErrorEnvelope>


export function useListNoticeTemplates<TData = Awaited<ReturnType<typeof listNoticeTemplates>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNoticeTemplates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNoticeTemplates>>,
          TError,
          Awaited<ReturnType<typeof listNoticeTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNoticeTemplates<TData = Awaited<ReturnType<typeof listNoticeTemplates>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNoticeTemplates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNoticeTemplates>>,
          TError,
          Awaited<ReturnType<typeof listNoticeTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNoticeTemplates<TData = Awaited<ReturnType<typeof listNoticeTemplates>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNoticeTemplates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List notice templates
 */

export function useListNoticeTemplates<TData = Awaited<ReturnType<typeof listNoticeTemplates>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNoticeTemplates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNoticeTemplatesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateNoticeTemplateUrl = () => {




  return `/api/sys/notice/template`
}

/**
 * Sets subject and text of a notice, effective with the next mail; without `texts`, restores the built-in ones. Empty English falls back to the built-in text; Traditional Chinese is converted.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions, "Notices".
 * @summary Update a notice template
 */
export const updateNoticeTemplate = (noticeTemplateBody: NoticeTemplateBody, options?: Parameters<typeof request>[1]) => {

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
return request<NoticeTemplateEnvelope>(getUpdateNoticeTemplateUrl(),
  {
      operationId: 'updateNoticeTemplate', pathTemplate: '/sys/notice/template', waitsForLogin: true, changes: '/sys/audit /sys/notice/template',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noticeTemplateBody),
    schema: NoticeTemplateEnvelope
  }
);}





export const getUpdateNoticeTemplateMutationKey = () => ['updateNoticeTemplate'] as const;

export const getUpdateNoticeTemplateMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNoticeTemplate>>, TError,UpdateNoticeTemplateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateNoticeTemplate>>, TError,UpdateNoticeTemplateMutationVariables, TContext> => {

const mutationKey = getUpdateNoticeTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateNoticeTemplate>>, UpdateNoticeTemplateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateNoticeTemplate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateNoticeTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof updateNoticeTemplate>>>
    export type UpdateNoticeTemplateMutationBody = NoticeTemplateBody
    export type UpdateNoticeTemplateMutationError = ErrorType<ErrorEnvelope>
    export type UpdateNoticeTemplateMutationVariables = {data: NoticeTemplateBody}

    /**
 * @summary Update a notice template
 */
export const useUpdateNoticeTemplate = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNoticeTemplate>>, TError,UpdateNoticeTemplateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateNoticeTemplate>>,
        TError,
        UpdateNoticeTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateNoticeTemplateMutationOptions(options), queryClient);
    }
    export const getListUnreachableUrl = (params?: ListUnreachableParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/notice/unreachable?${stringifiedParams}` : `/api/sys/notice/unreachable`
}

/**
 * Returns users who have an entry, a sign-up, an expert registration or an undelivered notice, but no verified email address and, if the site has an SMS gateway, no verified number either. Users with the most recent undelivered notice come first. Disabled accounts are not included.
 *
 * Source: decision 0138.
 * @summary List users who cannot be reached
 */
export const listUnreachable = (params?: ListUnreachableParams, options?: Parameters<typeof request>[1]) => {

  return request<UnreachablePersonPageEnvelope>(getListUnreachableUrl(params),
  {
      operationId: 'listUnreachable', pathTemplate: '/sys/notice/unreachable', partial: true,
    ...options,
    method: 'GET'

    ,
    schema: UnreachablePersonPageEnvelope
  }
);}





export const getListUnreachableQueryKey = (params?: ListUnreachableParams,) => {
    return [
    'api','sys','notice','unreachable', ...(params ? [params] : [])
    ] as const;
    }


export const getListUnreachableQueryOptions = <TData = Awaited<ReturnType<typeof listUnreachable>>, TError = ErrorType<ErrorEnvelope>>(params?: ListUnreachableParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnreachable>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUnreachableQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUnreachable>>> = ({ signal }) => listUnreachable(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUnreachable>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUnreachableQueryResult = NonNullable<Awaited<ReturnType<typeof listUnreachable>>>
export type ListUnreachableQueryError = ErrorType<ErrorEnvelope>


export function useListUnreachable<TData = Awaited<ReturnType<typeof listUnreachable>>, TError = ErrorType<ErrorEnvelope>>(
 params: undefined |  ListUnreachableParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnreachable>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnreachable>>,
          TError,
          Awaited<ReturnType<typeof listUnreachable>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnreachable<TData = Awaited<ReturnType<typeof listUnreachable>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListUnreachableParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnreachable>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnreachable>>,
          TError,
          Awaited<ReturnType<typeof listUnreachable>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnreachable<TData = Awaited<ReturnType<typeof listUnreachable>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListUnreachableParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnreachable>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List users who cannot be reached
 */

export function useListUnreachable<TData = Awaited<ReturnType<typeof listUnreachable>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListUnreachableParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnreachable>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUnreachableQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRetryNoticesUrl = () => {




  return `/api/sys/notice/retry`
}

/**
 * Queues notices again that failed or whose recipient could not be reached; other notices are unchanged.
 *
 * Source: product decisions, "Notices".
 * @summary Retry notices
 */
export const retryNotices = (noticeRetry: NoticeRetry, options?: Parameters<typeof request>[1]) => {

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
return request<NoticesRetriedEnvelope>(getRetryNoticesUrl(),
  {
      operationId: 'retryNotices', pathTemplate: '/sys/notice/retry', waitsForLogin: true, changes: '/sys/notice',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noticeRetry),
    schema: NoticesRetriedEnvelope
  }
);}





export const getRetryNoticesMutationKey = () => ['retryNotices'] as const;

export const getRetryNoticesMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryNotices>>, TError,RetryNoticesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof retryNotices>>, TError,RetryNoticesMutationVariables, TContext> => {

const mutationKey = getRetryNoticesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof retryNotices>>, RetryNoticesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  retryNotices(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RetryNoticesMutationResult = NonNullable<Awaited<ReturnType<typeof retryNotices>>>
    export type RetryNoticesMutationBody = NoticeRetry
    export type RetryNoticesMutationError = ErrorType<ErrorEnvelope>
    export type RetryNoticesMutationVariables = {data: NoticeRetry}

    /**
 * @summary Retry notices
 */
export const useRetryNotices = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryNotices>>, TError,RetryNoticesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof retryNotices>>,
        TError,
        RetryNoticesMutationVariables,
        TContext
      > => {
      return useMutation(getRetryNoticesMutationOptions(options), queryClient);
    }
    export const getListStaffExpertsUrl = (params?: ListStaffExpertsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/expert?${stringifiedParams}` : `/api/sys/expert`
}

/**
 * Returns submitted registrations, most recently submitted first. Drafts are never included; `getExpertIdentity` returns identity numbers.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary List experts for staff
 */
export const listStaffExperts = (params?: ListStaffExpertsParams, options?: Parameters<typeof request>[1]) => {

  return request<StaffExpertPageEnvelope>(getListStaffExpertsUrl(params),
  {
      operationId: 'listStaffExperts', pathTemplate: '/sys/expert', partial: true,
    ...options,
    method: 'GET'

    ,
    schema: StaffExpertPageEnvelope
  }
);}





export const getListStaffExpertsQueryKey = (params?: ListStaffExpertsParams,) => {
    return [
    'api','sys','expert', ...(params ? [params] : [])
    ] as const;
    }


export const getListStaffExpertsQueryOptions = <TData = Awaited<ReturnType<typeof listStaffExperts>>, TError = ErrorType<ErrorEnvelope>>(params?: ListStaffExpertsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffExperts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffExpertsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffExperts>>> = ({ signal }) => listStaffExperts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffExperts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffExpertsQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffExperts>>>
export type ListStaffExpertsQueryError = ErrorType<ErrorEnvelope>


export function useListStaffExperts<TData = Awaited<ReturnType<typeof listStaffExperts>>, TError = ErrorType<ErrorEnvelope>>(
 params: undefined |  ListStaffExpertsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffExperts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffExperts>>,
          TError,
          Awaited<ReturnType<typeof listStaffExperts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffExperts<TData = Awaited<ReturnType<typeof listStaffExperts>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListStaffExpertsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffExperts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffExperts>>,
          TError,
          Awaited<ReturnType<typeof listStaffExperts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffExperts<TData = Awaited<ReturnType<typeof listStaffExperts>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListStaffExpertsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffExperts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List experts for staff
 */

export function useListStaffExperts<TData = Awaited<ReturnType<typeof listStaffExperts>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListStaffExpertsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffExperts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffExpertsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReviewExpertUrl = () => {




  return `/api/sys/expert/review`
}

/**
 * Approves (2) or declines (3) a submitted registration. A declined expert sees the reason and can submit again.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary Approve or decline an expert
 */
export const reviewExpert = (expertReview: ExpertReview, options?: Parameters<typeof request>[1]) => {

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
return request<StaffExpertEnvelope>(getReviewExpertUrl(),
  {
      operationId: 'reviewExpert', pathTemplate: '/sys/expert/review', waitsForLogin: true, changes: '/client/expert/current /sys/dashboard /sys/expert',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(expertReview),
    schema: StaffExpertEnvelope
  }
);}





export const getReviewExpertMutationKey = () => ['reviewExpert'] as const;

export const getReviewExpertMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewExpert>>, TError,ReviewExpertMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof reviewExpert>>, TError,ReviewExpertMutationVariables, TContext> => {

const mutationKey = getReviewExpertMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewExpert>>, ReviewExpertMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reviewExpert(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReviewExpertMutationResult = NonNullable<Awaited<ReturnType<typeof reviewExpert>>>
    export type ReviewExpertMutationBody = ExpertReview
    export type ReviewExpertMutationError = ErrorType<ErrorEnvelope>
    export type ReviewExpertMutationVariables = {data: ExpertReview}

    /**
 * @summary Approve or decline an expert
 */
export const useReviewExpert = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewExpert>>, TError,ReviewExpertMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reviewExpert>>,
        TError,
        ReviewExpertMutationVariables,
        TContext
      > => {
      return useMutation(getReviewExpertMutationOptions(options), queryClient);
    }
    export const getListStaffNewsUrl = (params?: ListStaffNewsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/news?${stringifiedParams}` : `/api/sys/news`
}

/**
 * Returns news of every kind, including unpublished items, newest first, with the full text.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary List news for staff
 */
export const listStaffNews = (params?: ListStaffNewsParams, options?: Parameters<typeof request>[1]) => {

  return request<StaffNewsPageEnvelope>(getListStaffNewsUrl(params),
  {
      operationId: 'listStaffNews', pathTemplate: '/sys/news', partial: true,
    ...options,
    method: 'GET'

    ,
    schema: StaffNewsPageEnvelope
  }
);}





export const getListStaffNewsQueryKey = (params?: ListStaffNewsParams,) => {
    return [
    'api','sys','news', ...(params ? [params] : [])
    ] as const;
    }


export const getListStaffNewsQueryOptions = <TData = Awaited<ReturnType<typeof listStaffNews>>, TError = ErrorType<ErrorEnvelope>>(params?: ListStaffNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffNews>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffNewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffNews>>> = ({ signal }) => listStaffNews(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffNews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffNewsQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffNews>>>
export type ListStaffNewsQueryError = ErrorType<ErrorEnvelope>


export function useListStaffNews<TData = Awaited<ReturnType<typeof listStaffNews>>, TError = ErrorType<ErrorEnvelope>>(
 params: undefined |  ListStaffNewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffNews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffNews>>,
          TError,
          Awaited<ReturnType<typeof listStaffNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffNews<TData = Awaited<ReturnType<typeof listStaffNews>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListStaffNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffNews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffNews>>,
          TError,
          Awaited<ReturnType<typeof listStaffNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffNews<TData = Awaited<ReturnType<typeof listStaffNews>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListStaffNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffNews>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List news for staff
 */

export function useListStaffNews<TData = Awaited<ReturnType<typeof listStaffNews>>, TError = ErrorType<ErrorEnvelope>>(
 params?: ListStaffNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffNews>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffNewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateNewsUrl = () => {




  return `/api/sys/news`
}

/**
 * Adds a news item. The text is sanitized: scripts, styles and unknown elements are removed. A published item is public from its `publishDate`.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary Add a news item
 */
export const createNews = (newsBody: NewsBody, options?: Parameters<typeof request>[1]) => {

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
return request<StaffNewsEnvelope>(getCreateNewsUrl(),
  {
      operationId: 'createNews', pathTemplate: '/sys/news', waitsForLogin: true, idempotent: true, changes: '/client/match/info/home /client/news/anons /client/search /sys/dashboard /sys/news',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newsBody),
    schema: StaffNewsEnvelope
  }
);}





export const getCreateNewsMutationKey = () => ['createNews'] as const;

export const getCreateNewsMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNews>>, TError,CreateNewsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createNews>>, TError,CreateNewsMutationVariables, TContext> => {

const mutationKey = getCreateNewsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createNews>>, CreateNewsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createNews(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateNewsMutationResult = NonNullable<Awaited<ReturnType<typeof createNews>>>
    export type CreateNewsMutationBody = NewsBody
    export type CreateNewsMutationError = ErrorType<ErrorEnvelope>
    export type CreateNewsMutationVariables = {data: NewsBody}

    /**
 * @summary Add a news item
 */
export const useCreateNews = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNews>>, TError,CreateNewsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createNews>>,
        TError,
        CreateNewsMutationVariables,
        TContext
      > => {
      return useMutation(getCreateNewsMutationOptions(options), queryClient);
    }
    export const getUpdateNewsUrl = () => {




  return `/api/sys/news`
}

/**
 * Replaces the content of a news item; `published: false` removes it from the site. The text is sanitized.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary Update a news item
 */
export const updateNews = (newsChange: NewsChange, options?: Parameters<typeof request>[1]) => {

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
return request<StaffNewsEnvelope>(getUpdateNewsUrl(),
  {
      operationId: 'updateNews', pathTemplate: '/sys/news', waitsForLogin: true, changes: '/client/match/info/home /client/news/anons /client/search /sys/dashboard /sys/news /sys/record',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newsChange),
    schema: StaffNewsEnvelope
  }
);}





export const getUpdateNewsMutationKey = () => ['updateNews'] as const;

export const getUpdateNewsMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNews>>, TError,UpdateNewsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateNews>>, TError,UpdateNewsMutationVariables, TContext> => {

const mutationKey = getUpdateNewsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateNews>>, UpdateNewsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateNews(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateNewsMutationResult = NonNullable<Awaited<ReturnType<typeof updateNews>>>
    export type UpdateNewsMutationBody = NewsChange
    export type UpdateNewsMutationError = ErrorType<ErrorEnvelope>
    export type UpdateNewsMutationVariables = {data: NewsChange}

    /**
 * @summary Update a news item
 */
export const useUpdateNews = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNews>>, TError,UpdateNewsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateNews>>,
        TError,
        UpdateNewsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateNewsMutationOptions(options), queryClient);
    }
    export const getSaveNewsDraftUrl = () => {




  return `/api/sys/news/draft`
}

/**
 * Saves a change as a draft; the published item is unchanged. `updateNews` publishes and deletes the draft. Another draft replaces it.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: decision 0088 (a draft beside the published version).
 * @summary Save a draft of a news item
 */
export const saveNewsDraft = (newsChange: NewsChange, options?: Parameters<typeof request>[1]) => {

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
return request<StaffNewsEnvelope>(getSaveNewsDraftUrl(),
  {
      operationId: 'saveNewsDraft', pathTemplate: '/sys/news/draft', waitsForLogin: true, changes: '/sys/news',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newsChange),
    schema: StaffNewsEnvelope
  }
);}





export const getSaveNewsDraftMutationKey = () => ['saveNewsDraft'] as const;

export const getSaveNewsDraftMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveNewsDraft>>, TError,SaveNewsDraftMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveNewsDraft>>, TError,SaveNewsDraftMutationVariables, TContext> => {

const mutationKey = getSaveNewsDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveNewsDraft>>, SaveNewsDraftMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveNewsDraft(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveNewsDraftMutationResult = NonNullable<Awaited<ReturnType<typeof saveNewsDraft>>>
    export type SaveNewsDraftMutationBody = NewsChange
    export type SaveNewsDraftMutationError = ErrorType<ErrorEnvelope>
    export type SaveNewsDraftMutationVariables = {data: NewsChange}

    /**
 * @summary Save a draft of a news item
 */
export const useSaveNewsDraft = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveNewsDraft>>, TError,SaveNewsDraftMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveNewsDraft>>,
        TError,
        SaveNewsDraftMutationVariables,
        TContext
      > => {
      return useMutation(getSaveNewsDraftMutationOptions(options), queryClient);
    }
    export const getDeleteNewsDraftUrl = (id: string,) => {




  return `/api/sys/news/${encodeURIComponent(String(id))}/draft`
}

/**
 * Discards the draft; the published item is unchanged. Succeeds without effect if there is no draft.
 *
 * Source: decision 0088 (a draft beside the published version).
 * @summary Discard the draft of a news item
 */
export const deleteNewsDraft = (id: string, options?: Parameters<typeof request>[1]) => {

  return request<StaffNewsEnvelope>(getDeleteNewsDraftUrl(id),
  {
      operationId: 'deleteNewsDraft', pathTemplate: '/sys/news/{id}/draft', waitsForLogin: true, changes: '/sys/news',
    ...options,
    method: 'DELETE'

    ,
    schema: StaffNewsEnvelope
  }
);}





export const getDeleteNewsDraftMutationKey = () => ['deleteNewsDraft'] as const;

export const getDeleteNewsDraftMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteNewsDraft>>, TError,DeleteNewsDraftMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteNewsDraft>>, TError,DeleteNewsDraftMutationVariables, TContext> => {

const mutationKey = getDeleteNewsDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteNewsDraft>>, DeleteNewsDraftMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteNewsDraft(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteNewsDraftMutationResult = NonNullable<Awaited<ReturnType<typeof deleteNewsDraft>>>

    export type DeleteNewsDraftMutationError = ErrorType<ErrorEnvelope>
    export type DeleteNewsDraftMutationVariables = {id: string}

    /**
 * @summary Discard the draft of a news item
 */
export const useDeleteNewsDraft = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteNewsDraft>>, TError,DeleteNewsDraftMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteNewsDraft>>,
        TError,
        DeleteNewsDraftMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteNewsDraftMutationOptions(options), queryClient);
    }
    export const getGetScoringSystemUrl = () => {




  return `/api/sys/scoring-system`
}

/**
 * Returns the URL that judges are redirected to with their tokens.
 *
 * Source: spec section 4, "Login"; decision 0154.
 * @summary Get the URL of the scoring system
 */
export const getScoringSystem = ( options?: Parameters<typeof request>[1]) => {

  return request<ScoringSystemEnvelope>(getGetScoringSystemUrl(),
  {
      operationId: 'getScoringSystem', pathTemplate: '/sys/scoring-system',
    ...options,
    method: 'GET'

    ,
    schema: ScoringSystemEnvelope
  }
);}





export const getGetScoringSystemQueryKey = () => {
    return [
    'api','sys','scoring-system'
    ] as const;
    }


export const getGetScoringSystemQueryOptions = <TData = Awaited<ReturnType<typeof getScoringSystem>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScoringSystem>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetScoringSystemQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getScoringSystem>>> = ({ signal }) => getScoringSystem({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getScoringSystem>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetScoringSystemQueryResult = NonNullable<Awaited<ReturnType<typeof getScoringSystem>>>
export type GetScoringSystemQueryError = ErrorType<ErrorEnvelope>


export function useGetScoringSystem<TData = Awaited<ReturnType<typeof getScoringSystem>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScoringSystem>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getScoringSystem>>,
          TError,
          Awaited<ReturnType<typeof getScoringSystem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetScoringSystem<TData = Awaited<ReturnType<typeof getScoringSystem>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScoringSystem>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getScoringSystem>>,
          TError,
          Awaited<ReturnType<typeof getScoringSystem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetScoringSystem<TData = Awaited<ReturnType<typeof getScoringSystem>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScoringSystem>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the URL of the scoring system
 */

export function useGetScoringSystem<TData = Awaited<ReturnType<typeof getScoringSystem>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScoringSystem>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetScoringSystemQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateScoringSystemUrl = () => {




  return `/api/sys/scoring-system`
}

/**
 * Sets or removes the URL that judges are redirected to with their tokens. Requires the caller's password, because the recipient of the tokens can act as a judge. Adds the menu item if it is missing.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: spec section 4, "Login"; decision 0154.
 * @summary Set the URL of the scoring system
 */
export const updateScoringSystem = (scoringSystemBody: ScoringSystemBody, options?: Parameters<typeof request>[1]) => {

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
return request<ScoringSystemEnvelope>(getUpdateScoringSystemUrl(),
  {
      operationId: 'updateScoringSystem', pathTemplate: '/sys/scoring-system', waitsForLogin: true, changes: '/client/menu /sys/menu /sys/scoring-system',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(scoringSystemBody),
    schema: ScoringSystemEnvelope
  }
);}





export const getUpdateScoringSystemMutationKey = () => ['updateScoringSystem'] as const;

export const getUpdateScoringSystemMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateScoringSystem>>, TError,UpdateScoringSystemMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateScoringSystem>>, TError,UpdateScoringSystemMutationVariables, TContext> => {

const mutationKey = getUpdateScoringSystemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateScoringSystem>>, UpdateScoringSystemMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateScoringSystem(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateScoringSystemMutationResult = NonNullable<Awaited<ReturnType<typeof updateScoringSystem>>>
    export type UpdateScoringSystemMutationBody = ScoringSystemBody
    export type UpdateScoringSystemMutationError = ErrorType<ErrorEnvelope>
    export type UpdateScoringSystemMutationVariables = {data: ScoringSystemBody}

    /**
 * @summary Set the URL of the scoring system
 */
export const useUpdateScoringSystem = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateScoringSystem>>, TError,UpdateScoringSystemMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateScoringSystem>>,
        TError,
        UpdateScoringSystemMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateScoringSystemMutationOptions(options), queryClient);
    }
    export const getListStaffMenuUrl = () => {




  return `/api/sys/menu`
}

/**
 * Returns all items of the main menu in display order, including hidden ones.
 *
 * Source: product decisions (What staff maintain).
 * @summary Get the main menu in all languages
 */
export const listStaffMenu = ( options?: Parameters<typeof request>[1]) => {

  return request<StaffMenuEnvelope>(getListStaffMenuUrl(),
  {
      operationId: 'listStaffMenu', pathTemplate: '/sys/menu',
    ...options,
    method: 'GET'

    ,
    schema: StaffMenuEnvelope
  }
);}





export const getListStaffMenuQueryKey = () => {
    return [
    'api','sys','menu'
    ] as const;
    }


export const getListStaffMenuQueryOptions = <TData = Awaited<ReturnType<typeof listStaffMenu>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffMenu>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffMenuQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffMenu>>> = ({ signal }) => listStaffMenu({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffMenu>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffMenuQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffMenu>>>
export type ListStaffMenuQueryError = ErrorType<ErrorEnvelope>


export function useListStaffMenu<TData = Awaited<ReturnType<typeof listStaffMenu>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffMenu>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffMenu>>,
          TError,
          Awaited<ReturnType<typeof listStaffMenu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffMenu<TData = Awaited<ReturnType<typeof listStaffMenu>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffMenu>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffMenu>>,
          TError,
          Awaited<ReturnType<typeof listStaffMenu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffMenu<TData = Awaited<ReturnType<typeof listStaffMenu>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffMenu>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the main menu in all languages
 */

export function useListStaffMenu<TData = Awaited<ReturnType<typeof listStaffMenu>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffMenu>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffMenuQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateMenuUrl = () => {




  return `/api/sys/menu`
}

/**
 * Replaces the whole menu: order, titles, URLs and visibility. Missing Traditional Chinese is converted.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (What staff maintain).
 * @summary Update the main menu
 */
export const updateMenu = (menuChange: MenuChange, options?: Parameters<typeof request>[1]) => {

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
return request<StaffMenuEnvelope>(getUpdateMenuUrl(),
  {
      operationId: 'updateMenu', pathTemplate: '/sys/menu', waitsForLogin: true, changes: '/client/menu /sys/menu',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(menuChange),
    schema: StaffMenuEnvelope
  }
);}





export const getUpdateMenuMutationKey = () => ['updateMenu'] as const;

export const getUpdateMenuMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMenu>>, TError,UpdateMenuMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMenu>>, TError,UpdateMenuMutationVariables, TContext> => {

const mutationKey = getUpdateMenuMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMenu>>, UpdateMenuMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMenu(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMenuMutationResult = NonNullable<Awaited<ReturnType<typeof updateMenu>>>
    export type UpdateMenuMutationBody = MenuChange
    export type UpdateMenuMutationError = ErrorType<ErrorEnvelope>
    export type UpdateMenuMutationVariables = {data: MenuChange}

    /**
 * @summary Update the main menu
 */
export const useUpdateMenu = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMenu>>, TError,UpdateMenuMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMenu>>,
        TError,
        UpdateMenuMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMenuMutationOptions(options), queryClient);
    }
    export const getGetStaffIdentityUrl = () => {




  return `/api/sys/identity`
}

/**
 * Returns the values of `getIdentity` in all languages.
 *
 * Source: product decisions (What staff maintain).
 * @summary Get the site identity in all languages
 */
export const getStaffIdentity = ( options?: Parameters<typeof request>[1]) => {

  return request<StaffIdentityEnvelope>(getGetStaffIdentityUrl(),
  {
      operationId: 'getStaffIdentity', pathTemplate: '/sys/identity',
    ...options,
    method: 'GET'

    ,
    schema: StaffIdentityEnvelope
  }
);}





export const getGetStaffIdentityQueryKey = () => {
    return [
    'api','sys','identity'
    ] as const;
    }


export const getGetStaffIdentityQueryOptions = <TData = Awaited<ReturnType<typeof getStaffIdentity>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffIdentity>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStaffIdentityQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStaffIdentity>>> = ({ signal }) => getStaffIdentity({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStaffIdentity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStaffIdentityQueryResult = NonNullable<Awaited<ReturnType<typeof getStaffIdentity>>>
export type GetStaffIdentityQueryError = ErrorType<ErrorEnvelope>


export function useGetStaffIdentity<TData = Awaited<ReturnType<typeof getStaffIdentity>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffIdentity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaffIdentity>>,
          TError,
          Awaited<ReturnType<typeof getStaffIdentity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffIdentity<TData = Awaited<ReturnType<typeof getStaffIdentity>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffIdentity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaffIdentity>>,
          TError,
          Awaited<ReturnType<typeof getStaffIdentity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffIdentity<TData = Awaited<ReturnType<typeof getStaffIdentity>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffIdentity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the site identity in all languages
 */

export function useGetStaffIdentity<TData = Awaited<ReturnType<typeof getStaffIdentity>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaffIdentity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStaffIdentityQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateIdentityUrl = () => {




  return `/api/sys/identity`
}

/**
 * Replaces the whole identity; pages show it on the next navigation, within a minute. Pictures are identifiers of files uploaded by `uploadFile`, which become public; absent pictures are removed.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (What staff maintain).
 * @summary Update the site identity
 */
export const updateIdentity = (staffSiteIdentity: StaffSiteIdentity, options?: Parameters<typeof request>[1]) => {

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
return request<StaffIdentityEnvelope>(getUpdateIdentityUrl(),
  {
      operationId: 'updateIdentity', pathTemplate: '/sys/identity', waitsForLogin: true, changes: '/client/identity /sys/identity',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffSiteIdentity),
    schema: StaffIdentityEnvelope
  }
);}





export const getUpdateIdentityMutationKey = () => ['updateIdentity'] as const;

export const getUpdateIdentityMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateIdentity>>, TError,UpdateIdentityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateIdentity>>, TError,UpdateIdentityMutationVariables, TContext> => {

const mutationKey = getUpdateIdentityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateIdentity>>, UpdateIdentityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateIdentity(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateIdentityMutationResult = NonNullable<Awaited<ReturnType<typeof updateIdentity>>>
    export type UpdateIdentityMutationBody = StaffSiteIdentity
    export type UpdateIdentityMutationError = ErrorType<ErrorEnvelope>
    export type UpdateIdentityMutationVariables = {data: StaffSiteIdentity}

    /**
 * @summary Update the site identity
 */
export const useUpdateIdentity = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateIdentity>>, TError,UpdateIdentityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateIdentity>>,
        TError,
        UpdateIdentityMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateIdentityMutationOptions(options), queryClient);
    }
    export const getListStaffLegalTextsUrl = () => {




  return `/api/sys/legal`
}

/**
 * Returns the newest version of each text; a text that does not exist yet is empty and has version 0.
 *
 * Source: product decisions (identity of the site).
 * @summary List legal texts in all languages
 */
export const listStaffLegalTexts = ( options?: Parameters<typeof request>[1]) => {

  return request<StaffLegalTextListEnvelope>(getListStaffLegalTextsUrl(),
  {
      operationId: 'listStaffLegalTexts', pathTemplate: '/sys/legal',
    ...options,
    method: 'GET'

    ,
    schema: StaffLegalTextListEnvelope
  }
);}





export const getListStaffLegalTextsQueryKey = () => {
    return [
    'api','sys','legal'
    ] as const;
    }


export const getListStaffLegalTextsQueryOptions = <TData = Awaited<ReturnType<typeof listStaffLegalTexts>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffLegalTexts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffLegalTextsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffLegalTexts>>> = ({ signal }) => listStaffLegalTexts({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffLegalTexts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffLegalTextsQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffLegalTexts>>>
export type ListStaffLegalTextsQueryError = ErrorType<ErrorEnvelope>


export function useListStaffLegalTexts<TData = Awaited<ReturnType<typeof listStaffLegalTexts>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffLegalTexts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffLegalTexts>>,
          TError,
          Awaited<ReturnType<typeof listStaffLegalTexts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffLegalTexts<TData = Awaited<ReturnType<typeof listStaffLegalTexts>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffLegalTexts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffLegalTexts>>,
          TError,
          Awaited<ReturnType<typeof listStaffLegalTexts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffLegalTexts<TData = Awaited<ReturnType<typeof listStaffLegalTexts>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffLegalTexts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List legal texts in all languages
 */

export function useListStaffLegalTexts<TData = Awaited<ReturnType<typeof listStaffLegalTexts>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffLegalTexts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffLegalTextsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPublishLegalTextUrl = (kind: LegalKind,) => {




  return `/api/sys/legal/${encodeURIComponent(String(kind))}`
}

/**
 * Publishes a new version; earlier versions are kept as evidence of consent. A text without Chinese content is removed from the site. An unchanged text without `askAgain` creates no version. `askAgain` requires all users to accept the new version at their next visit; the accessibility statement needs no consent.
 *
 * Source: product decisions (identity of the site), product decisions (legal pages, consent).
 * @summary Publish a legal text
 */
export const publishLegalText = (kind: LegalKind,
    legalTextBody: LegalTextBody, options?: Parameters<typeof request>[1]) => {

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
return request<StaffLegalTextEnvelope>(getPublishLegalTextUrl(kind),
  {
      operationId: 'publishLegalText', pathTemplate: '/sys/legal/{kind}', waitsForLogin: true, changes: '/client/identity /client/legal /client/user/current /sys/legal',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(legalTextBody),
    schema: StaffLegalTextEnvelope
  }
);}





export const getPublishLegalTextMutationKey = () => ['publishLegalText'] as const;

export const getPublishLegalTextMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishLegalText>>, TError,PublishLegalTextMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof publishLegalText>>, TError,PublishLegalTextMutationVariables, TContext> => {

const mutationKey = getPublishLegalTextMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishLegalText>>, PublishLegalTextMutationVariables> = (props) => {
          const {kind,data} = props ?? {};

          return  publishLegalText(kind,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PublishLegalTextMutationResult = NonNullable<Awaited<ReturnType<typeof publishLegalText>>>
    export type PublishLegalTextMutationBody = LegalTextBody
    export type PublishLegalTextMutationError = ErrorType<ErrorEnvelope>
    export type PublishLegalTextMutationVariables = {kind: LegalKind;data: LegalTextBody}

    /**
 * @summary Publish a legal text
 */
export const usePublishLegalText = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishLegalText>>, TError,PublishLegalTextMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishLegalText>>,
        TError,
        PublishLegalTextMutationVariables,
        TContext
      > => {
      return useMutation(getPublishLegalTextMutationOptions(options), queryClient);
    }
    export const getListConfigUrl = () => {




  return `/api/sys/config`
}

/**
 * Returns all settings of `getConfig`, by key.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary List settings
 */
export const listConfig = ( options?: Parameters<typeof request>[1]) => {

  return request<ConfigListEnvelope>(getListConfigUrl(),
  {
      operationId: 'listConfig', pathTemplate: '/sys/config',
    ...options,
    method: 'GET'

    ,
    schema: ConfigListEnvelope
  }
);}





export const getListConfigQueryKey = () => {
    return [
    'api','sys','config'
    ] as const;
    }


export const getListConfigQueryOptions = <TData = Awaited<ReturnType<typeof listConfig>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConfig>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConfigQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConfig>>> = ({ signal }) => listConfig({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConfigQueryResult = NonNullable<Awaited<ReturnType<typeof listConfig>>>
export type ListConfigQueryError = ErrorType<ErrorEnvelope>


export function useListConfig<TData = Awaited<ReturnType<typeof listConfig>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConfig>>,
          TError,
          Awaited<ReturnType<typeof listConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConfig<TData = Awaited<ReturnType<typeof listConfig>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConfig>>,
          TError,
          Awaited<ReturnType<typeof listConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConfig<TData = Awaited<ReturnType<typeof listConfig>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConfig>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List settings
 */

export function useListConfig<TData = Awaited<ReturnType<typeof listConfig>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConfig>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConfigQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateConfigUrl = () => {




  return `/api/sys/config`
}

/**
 * Sets the content of an existing setting; `getConfig` returns it immediately.
 *
 * Source: product decisions (what staff need to run the competition).
 * @summary Update a setting
 */
export const updateConfig = (configChange: ConfigChange, options?: Parameters<typeof request>[1]) => {

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
return request<StaffConfigEnvelope>(getUpdateConfigUrl(),
  {
      operationId: 'updateConfig', pathTemplate: '/sys/config', waitsForLogin: true, changes: '/client/config /sys/config',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(configChange),
    schema: StaffConfigEnvelope
  }
);}





export const getUpdateConfigMutationKey = () => ['updateConfig'] as const;

export const getUpdateConfigMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateConfig>>, TError,UpdateConfigMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateConfig>>, TError,UpdateConfigMutationVariables, TContext> => {

const mutationKey = getUpdateConfigMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateConfig>>, UpdateConfigMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateConfig(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateConfigMutationResult = NonNullable<Awaited<ReturnType<typeof updateConfig>>>
    export type UpdateConfigMutationBody = ConfigChange
    export type UpdateConfigMutationError = ErrorType<ErrorEnvelope>
    export type UpdateConfigMutationVariables = {data: ConfigChange}

    /**
 * @summary Update a setting
 */
export const useUpdateConfig = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateConfig>>, TError,UpdateConfigMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateConfig>>,
        TError,
        UpdateConfigMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateConfigMutationOptions(options), queryClient);
    }
