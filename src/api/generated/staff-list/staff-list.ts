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
  CityEnvelope,
  ImportResultEnvelope,
  RemovedEnvelope,
  StaffCompanyListEnvelope,
  StaffHighlightListEnvelope,
  StaffLinkListEnvelope,
  StaffOrganisationListEnvelope,
  StaffStoryListEnvelope,
  StaffTemplateListEnvelope
} from '../model';
import type {
  CityBody,
  CityChange,
  DownloadExportParams,
  ErrorEnvelope,
  ExportList,
  ImportBody,
  ImportList,
  StaffCompanyList,
  StaffHighlightList,
  StaffLinkList,
  StaffOrganisationList,
  StaffStoryList,
  StaffTemplateList
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

export const getListStaffOrganisationsUrl = () => {




  return `/api/sys/organisation`
}

/**
 * Returns all records in display order, in all languages.
 *
 * Source: product decisions (What staff maintain).
 * @summary List organisations in all languages
 */
export const listStaffOrganisations = ( options?: Parameters<typeof request>[1]) => {

  return request<StaffOrganisationListEnvelope>(getListStaffOrganisationsUrl(),
  {
      operationId: 'listStaffOrganisations', pathTemplate: '/sys/organisation',
    ...options,
    method: 'GET'

    ,
    schema: StaffOrganisationListEnvelope
  }
);}





export const getListStaffOrganisationsQueryKey = () => {
    return [
    'api','sys','organisation'
    ] as const;
    }


export const getListStaffOrganisationsQueryOptions = <TData = Awaited<ReturnType<typeof listStaffOrganisations>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffOrganisations>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffOrganisationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffOrganisations>>> = ({ signal }) => listStaffOrganisations({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffOrganisations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffOrganisationsQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffOrganisations>>>
export type ListStaffOrganisationsQueryError = ErrorType<ErrorEnvelope>


export function useListStaffOrganisations<TData = Awaited<ReturnType<typeof listStaffOrganisations>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffOrganisations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffOrganisations>>,
          TError,
          Awaited<ReturnType<typeof listStaffOrganisations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffOrganisations<TData = Awaited<ReturnType<typeof listStaffOrganisations>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffOrganisations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffOrganisations>>,
          TError,
          Awaited<ReturnType<typeof listStaffOrganisations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffOrganisations<TData = Awaited<ReturnType<typeof listStaffOrganisations>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffOrganisations>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List organisations in all languages
 */

export function useListStaffOrganisations<TData = Awaited<ReturnType<typeof listStaffOrganisations>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffOrganisations>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffOrganisationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateOrganisationsUrl = () => {




  return `/api/sys/organisation`
}

/**
 * Replaces the whole list, in display order: a record without `id` is created; a stored record that is missing is deleted. Returns 409 and writes nothing if the list has changed since `revision`.
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (What staff maintain).
 * @summary Replace the organisations
 */
export const updateOrganisations = (staffOrganisationList: StaffOrganisationList, options?: Parameters<typeof request>[1]) => {

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
return request<StaffOrganisationListEnvelope>(getUpdateOrganisationsUrl(),
  {
      operationId: 'updateOrganisations', pathTemplate: '/sys/organisation', waitsForLogin: true, changes: '/client/match/info/home /client/match/org /sys/organisation',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffOrganisationList),
    schema: StaffOrganisationListEnvelope
  }
);}





export const getUpdateOrganisationsMutationKey = () => ['updateOrganisations'] as const;

export const getUpdateOrganisationsMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrganisations>>, TError,UpdateOrganisationsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOrganisations>>, TError,UpdateOrganisationsMutationVariables, TContext> => {

const mutationKey = getUpdateOrganisationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrganisations>>, UpdateOrganisationsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateOrganisations(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateOrganisationsMutationResult = NonNullable<Awaited<ReturnType<typeof updateOrganisations>>>
    export type UpdateOrganisationsMutationBody = StaffOrganisationList
    export type UpdateOrganisationsMutationError = ErrorType<ErrorEnvelope>
    export type UpdateOrganisationsMutationVariables = {data: StaffOrganisationList}

    /**
 * @summary Replace the organisations
 */
export const useUpdateOrganisations = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrganisations>>, TError,UpdateOrganisationsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrganisations>>,
        TError,
        UpdateOrganisationsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOrganisationsMutationOptions(options), queryClient);
    }
    export const getListStaffTemplatesUrl = () => {




  return `/api/sys/template`
}

/**
 * Returns all records in display order, in all languages.
 *
 * Source: product decisions (What staff maintain).
 * @summary List document templates in all languages
 */
export const listStaffTemplates = ( options?: Parameters<typeof request>[1]) => {

  return request<StaffTemplateListEnvelope>(getListStaffTemplatesUrl(),
  {
      operationId: 'listStaffTemplates', pathTemplate: '/sys/template',
    ...options,
    method: 'GET'

    ,
    schema: StaffTemplateListEnvelope
  }
);}





export const getListStaffTemplatesQueryKey = () => {
    return [
    'api','sys','template'
    ] as const;
    }


export const getListStaffTemplatesQueryOptions = <TData = Awaited<ReturnType<typeof listStaffTemplates>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffTemplates>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffTemplatesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffTemplates>>> = ({ signal }) => listStaffTemplates({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffTemplates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffTemplatesQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffTemplates>>>
export type ListStaffTemplatesQueryError = ErrorType<ErrorEnvelope>


export function useListStaffTemplates<TData = Awaited<ReturnType<typeof listStaffTemplates>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffTemplates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffTemplates>>,
          TError,
          Awaited<ReturnType<typeof listStaffTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffTemplates<TData = Awaited<ReturnType<typeof listStaffTemplates>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffTemplates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffTemplates>>,
          TError,
          Awaited<ReturnType<typeof listStaffTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffTemplates<TData = Awaited<ReturnType<typeof listStaffTemplates>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffTemplates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List document templates in all languages
 */

export function useListStaffTemplates<TData = Awaited<ReturnType<typeof listStaffTemplates>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffTemplates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffTemplatesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateTemplatesUrl = () => {




  return `/api/sys/template`
}

/**
 * Replaces the whole list, in display order: a record without `id` is created; a stored record that is missing is deleted. Returns 409 and writes nothing if the list has changed since `revision`.
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (What staff maintain).
 * @summary Replace the document templates
 */
export const updateTemplates = (staffTemplateList: StaffTemplateList, options?: Parameters<typeof request>[1]) => {

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
return request<StaffTemplateListEnvelope>(getUpdateTemplatesUrl(),
  {
      operationId: 'updateTemplates', pathTemplate: '/sys/template', waitsForLogin: true, changes: '/client/template /sys/template',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffTemplateList),
    schema: StaffTemplateListEnvelope
  }
);}





export const getUpdateTemplatesMutationKey = () => ['updateTemplates'] as const;

export const getUpdateTemplatesMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTemplates>>, TError,UpdateTemplatesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateTemplates>>, TError,UpdateTemplatesMutationVariables, TContext> => {

const mutationKey = getUpdateTemplatesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTemplates>>, UpdateTemplatesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateTemplates(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateTemplatesMutationResult = NonNullable<Awaited<ReturnType<typeof updateTemplates>>>
    export type UpdateTemplatesMutationBody = StaffTemplateList
    export type UpdateTemplatesMutationError = ErrorType<ErrorEnvelope>
    export type UpdateTemplatesMutationVariables = {data: StaffTemplateList}

    /**
 * @summary Replace the document templates
 */
export const useUpdateTemplates = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTemplates>>, TError,UpdateTemplatesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateTemplates>>,
        TError,
        UpdateTemplatesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateTemplatesMutationOptions(options), queryClient);
    }
    export const getCreateCityUrl = () => {




  return `/api/sys/city`
}

/**
 * Adds a city, or a province, which has no `parentCode`; forms offer it immediately.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (What staff maintain).
 * @summary Add a city or a province
 */
export const createCity = (cityBody: CityBody, options?: Parameters<typeof request>[1]) => {

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
return request<CityEnvelope>(getCreateCityUrl(),
  {
      operationId: 'createCity', pathTemplate: '/sys/city', waitsForLogin: true, changes: '/client/city',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cityBody),
    schema: CityEnvelope
  }
);}





export const getCreateCityMutationKey = () => ['createCity'] as const;

export const getCreateCityMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCity>>, TError,CreateCityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createCity>>, TError,CreateCityMutationVariables, TContext> => {

const mutationKey = getCreateCityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCity>>, CreateCityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCity(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCityMutationResult = NonNullable<Awaited<ReturnType<typeof createCity>>>
    export type CreateCityMutationBody = CityBody
    export type CreateCityMutationError = ErrorType<ErrorEnvelope>
    export type CreateCityMutationVariables = {data: CityBody}

    /**
 * @summary Add a city or a province
 */
export const useCreateCity = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCity>>, TError,CreateCityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCity>>,
        TError,
        CreateCityMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCityMutationOptions(options), queryClient);
    }
    export const getUpdateCityUrl = () => {




  return `/api/sys/city`
}

/**
 * Sets name and province of a city; its code cannot change.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (What staff maintain).
 * @summary Change a city or a province
 */
export const updateCity = (cityChange: CityChange, options?: Parameters<typeof request>[1]) => {

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
return request<CityEnvelope>(getUpdateCityUrl(),
  {
      operationId: 'updateCity', pathTemplate: '/sys/city', waitsForLogin: true, changes: '/client/city /client/match/info/sub',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cityChange),
    schema: CityEnvelope
  }
);}





export const getUpdateCityMutationKey = () => ['updateCity'] as const;

export const getUpdateCityMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCity>>, TError,UpdateCityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCity>>, TError,UpdateCityMutationVariables, TContext> => {

const mutationKey = getUpdateCityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCity>>, UpdateCityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateCity(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCityMutationResult = NonNullable<Awaited<ReturnType<typeof updateCity>>>
    export type UpdateCityMutationBody = CityChange
    export type UpdateCityMutationError = ErrorType<ErrorEnvelope>
    export type UpdateCityMutationVariables = {data: CityChange}

    /**
 * @summary Change a city or a province
 */
export const useUpdateCity = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCity>>, TError,UpdateCityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCity>>,
        TError,
        UpdateCityMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCityMutationOptions(options), queryClient);
    }
    export const getDeleteCityUrl = (code: string,) => {




  return `/api/sys/city/${encodeURIComponent(String(code))}`
}

/**
 * Deletes a city that no entry uses, or a province without cities.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (What staff maintain).
 * @summary Delete a city or a province
 */
export const deleteCity = (code: string, options?: Parameters<typeof request>[1]) => {

  return request<RemovedEnvelope>(getDeleteCityUrl(code),
  {
      operationId: 'deleteCity', pathTemplate: '/sys/city/{code}', waitsForLogin: true, changes: '/client/city',
    ...options,
    method: 'DELETE'

    ,
    schema: RemovedEnvelope
  }
);}





export const getDeleteCityMutationKey = () => ['deleteCity'] as const;

export const getDeleteCityMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCity>>, TError,DeleteCityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCity>>, TError,DeleteCityMutationVariables, TContext> => {

const mutationKey = getDeleteCityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCity>>, DeleteCityMutationVariables> = (props) => {
          const {code} = props ?? {};

          return  deleteCity(code,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCityMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCity>>>

    export type DeleteCityMutationError = ErrorType<ErrorEnvelope>
    export type DeleteCityMutationVariables = {code: string}

    /**
 * @summary Delete a city or a province
 */
export const useDeleteCity = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCity>>, TError,DeleteCityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCity>>,
        TError,
        DeleteCityMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCityMutationOptions(options), queryClient);
    }
    export const getListStaffLinksUrl = () => {




  return `/api/sys/link`
}

/**
 * Returns all records in display order, in all languages.
 *
 * Source: product decisions (What staff maintain).
 * @summary List footer links in all languages
 */
export const listStaffLinks = ( options?: Parameters<typeof request>[1]) => {

  return request<StaffLinkListEnvelope>(getListStaffLinksUrl(),
  {
      operationId: 'listStaffLinks', pathTemplate: '/sys/link',
    ...options,
    method: 'GET'

    ,
    schema: StaffLinkListEnvelope
  }
);}





export const getListStaffLinksQueryKey = () => {
    return [
    'api','sys','link'
    ] as const;
    }


export const getListStaffLinksQueryOptions = <TData = Awaited<ReturnType<typeof listStaffLinks>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffLinks>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffLinksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffLinks>>> = ({ signal }) => listStaffLinks({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffLinks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffLinksQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffLinks>>>
export type ListStaffLinksQueryError = ErrorType<ErrorEnvelope>


export function useListStaffLinks<TData = Awaited<ReturnType<typeof listStaffLinks>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffLinks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffLinks>>,
          TError,
          Awaited<ReturnType<typeof listStaffLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffLinks<TData = Awaited<ReturnType<typeof listStaffLinks>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffLinks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffLinks>>,
          TError,
          Awaited<ReturnType<typeof listStaffLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffLinks<TData = Awaited<ReturnType<typeof listStaffLinks>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffLinks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List footer links in all languages
 */

export function useListStaffLinks<TData = Awaited<ReturnType<typeof listStaffLinks>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffLinks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffLinksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateLinksUrl = () => {




  return `/api/sys/link`
}

/**
 * Replaces the whole list, in display order: a record without `id` is created; a stored record that is missing is deleted. Returns 409 and writes nothing if the list has changed since `revision`.
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (What staff maintain).
 * @summary Replace the footer links
 */
export const updateLinks = (staffLinkList: StaffLinkList, options?: Parameters<typeof request>[1]) => {

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
return request<StaffLinkListEnvelope>(getUpdateLinksUrl(),
  {
      operationId: 'updateLinks', pathTemplate: '/sys/link', waitsForLogin: true, changes: '/client/links /sys/link',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffLinkList),
    schema: StaffLinkListEnvelope
  }
);}





export const getUpdateLinksMutationKey = () => ['updateLinks'] as const;

export const getUpdateLinksMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLinks>>, TError,UpdateLinksMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateLinks>>, TError,UpdateLinksMutationVariables, TContext> => {

const mutationKey = getUpdateLinksMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLinks>>, UpdateLinksMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateLinks(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateLinksMutationResult = NonNullable<Awaited<ReturnType<typeof updateLinks>>>
    export type UpdateLinksMutationBody = StaffLinkList
    export type UpdateLinksMutationError = ErrorType<ErrorEnvelope>
    export type UpdateLinksMutationVariables = {data: StaffLinkList}

    /**
 * @summary Replace the footer links
 */
export const useUpdateLinks = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLinks>>, TError,UpdateLinksMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLinks>>,
        TError,
        UpdateLinksMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateLinksMutationOptions(options), queryClient);
    }
    export const getListStaffCompaniesUrl = () => {




  return `/api/sys/company`
}

/**
 * Returns all records in display order, in all languages.
 *
 * Source: product decisions (What staff maintain).
 * @summary List footer contacts in all languages
 */
export const listStaffCompanies = ( options?: Parameters<typeof request>[1]) => {

  return request<StaffCompanyListEnvelope>(getListStaffCompaniesUrl(),
  {
      operationId: 'listStaffCompanies', pathTemplate: '/sys/company',
    ...options,
    method: 'GET'

    ,
    schema: StaffCompanyListEnvelope
  }
);}





export const getListStaffCompaniesQueryKey = () => {
    return [
    'api','sys','company'
    ] as const;
    }


export const getListStaffCompaniesQueryOptions = <TData = Awaited<ReturnType<typeof listStaffCompanies>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffCompanies>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffCompaniesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffCompanies>>> = ({ signal }) => listStaffCompanies({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffCompanies>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffCompaniesQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffCompanies>>>
export type ListStaffCompaniesQueryError = ErrorType<ErrorEnvelope>


export function useListStaffCompanies<TData = Awaited<ReturnType<typeof listStaffCompanies>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffCompanies>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffCompanies>>,
          TError,
          Awaited<ReturnType<typeof listStaffCompanies>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffCompanies<TData = Awaited<ReturnType<typeof listStaffCompanies>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffCompanies>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffCompanies>>,
          TError,
          Awaited<ReturnType<typeof listStaffCompanies>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffCompanies<TData = Awaited<ReturnType<typeof listStaffCompanies>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffCompanies>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List footer contacts in all languages
 */

export function useListStaffCompanies<TData = Awaited<ReturnType<typeof listStaffCompanies>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffCompanies>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffCompaniesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateCompaniesUrl = () => {




  return `/api/sys/company`
}

/**
 * Replaces the whole list, in display order: a record without `id` is created; a stored record that is missing is deleted. Returns 409 and writes nothing if the list has changed since `revision`.
 *
 * Source: product decisions (What staff maintain).
 * @summary Replace the footer contacts
 */
export const updateCompanies = (staffCompanyList: StaffCompanyList, options?: Parameters<typeof request>[1]) => {

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
return request<StaffCompanyListEnvelope>(getUpdateCompaniesUrl(),
  {
      operationId: 'updateCompanies', pathTemplate: '/sys/company', waitsForLogin: true, changes: '/client/company /sys/company',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffCompanyList),
    schema: StaffCompanyListEnvelope
  }
);}





export const getUpdateCompaniesMutationKey = () => ['updateCompanies'] as const;

export const getUpdateCompaniesMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCompanies>>, TError,UpdateCompaniesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCompanies>>, TError,UpdateCompaniesMutationVariables, TContext> => {

const mutationKey = getUpdateCompaniesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCompanies>>, UpdateCompaniesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateCompanies(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCompaniesMutationResult = NonNullable<Awaited<ReturnType<typeof updateCompanies>>>
    export type UpdateCompaniesMutationBody = StaffCompanyList
    export type UpdateCompaniesMutationError = ErrorType<ErrorEnvelope>
    export type UpdateCompaniesMutationVariables = {data: StaffCompanyList}

    /**
 * @summary Replace the footer contacts
 */
export const useUpdateCompanies = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCompanies>>, TError,UpdateCompaniesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCompanies>>,
        TError,
        UpdateCompaniesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCompaniesMutationOptions(options), queryClient);
    }
    export const getListStaffHighlightsUrl = () => {




  return `/api/sys/highlight`
}

/**
 * Returns all records in display order, in all languages.
 *
 * Source: product decisions (What staff maintain).
 * @summary List highlights of the home page in all languages
 */
export const listStaffHighlights = ( options?: Parameters<typeof request>[1]) => {

  return request<StaffHighlightListEnvelope>(getListStaffHighlightsUrl(),
  {
      operationId: 'listStaffHighlights', pathTemplate: '/sys/highlight',
    ...options,
    method: 'GET'

    ,
    schema: StaffHighlightListEnvelope
  }
);}





export const getListStaffHighlightsQueryKey = () => {
    return [
    'api','sys','highlight'
    ] as const;
    }


export const getListStaffHighlightsQueryOptions = <TData = Awaited<ReturnType<typeof listStaffHighlights>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffHighlights>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffHighlightsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffHighlights>>> = ({ signal }) => listStaffHighlights({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffHighlights>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffHighlightsQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffHighlights>>>
export type ListStaffHighlightsQueryError = ErrorType<ErrorEnvelope>


export function useListStaffHighlights<TData = Awaited<ReturnType<typeof listStaffHighlights>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffHighlights>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffHighlights>>,
          TError,
          Awaited<ReturnType<typeof listStaffHighlights>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffHighlights<TData = Awaited<ReturnType<typeof listStaffHighlights>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffHighlights>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffHighlights>>,
          TError,
          Awaited<ReturnType<typeof listStaffHighlights>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffHighlights<TData = Awaited<ReturnType<typeof listStaffHighlights>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffHighlights>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List highlights of the home page in all languages
 */

export function useListStaffHighlights<TData = Awaited<ReturnType<typeof listStaffHighlights>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffHighlights>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffHighlightsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateHighlightsUrl = () => {




  return `/api/sys/highlight`
}

/**
 * Replaces the whole list, in display order: a record without `id` is created; a stored record that is missing is deleted. Returns 409 and writes nothing if the list has changed since `revision`.
 *
 * Source: product decisions (What staff maintain).
 * @summary Replace the highlights of the home page
 */
export const updateHighlights = (staffHighlightList: StaffHighlightList, options?: Parameters<typeof request>[1]) => {

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
return request<StaffHighlightListEnvelope>(getUpdateHighlightsUrl(),
  {
      operationId: 'updateHighlights', pathTemplate: '/sys/highlight', waitsForLogin: true, changes: '/client/match/info/home /sys/highlight',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffHighlightList),
    schema: StaffHighlightListEnvelope
  }
);}





export const getUpdateHighlightsMutationKey = () => ['updateHighlights'] as const;

export const getUpdateHighlightsMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHighlights>>, TError,UpdateHighlightsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateHighlights>>, TError,UpdateHighlightsMutationVariables, TContext> => {

const mutationKey = getUpdateHighlightsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateHighlights>>, UpdateHighlightsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateHighlights(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateHighlightsMutationResult = NonNullable<Awaited<ReturnType<typeof updateHighlights>>>
    export type UpdateHighlightsMutationBody = StaffHighlightList
    export type UpdateHighlightsMutationError = ErrorType<ErrorEnvelope>
    export type UpdateHighlightsMutationVariables = {data: StaffHighlightList}

    /**
 * @summary Replace the highlights of the home page
 */
export const useUpdateHighlights = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHighlights>>, TError,UpdateHighlightsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateHighlights>>,
        TError,
        UpdateHighlightsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateHighlightsMutationOptions(options), queryClient);
    }
    export const getListStaffStoriesUrl = () => {




  return `/api/sys/story`
}

/**
 * Returns all records in display order, in all languages.
 *
 * Source: product decisions (What staff maintain).
 * @summary List success stories in all languages
 */
export const listStaffStories = ( options?: Parameters<typeof request>[1]) => {

  return request<StaffStoryListEnvelope>(getListStaffStoriesUrl(),
  {
      operationId: 'listStaffStories', pathTemplate: '/sys/story',
    ...options,
    method: 'GET'

    ,
    schema: StaffStoryListEnvelope
  }
);}





export const getListStaffStoriesQueryKey = () => {
    return [
    'api','sys','story'
    ] as const;
    }


export const getListStaffStoriesQueryOptions = <TData = Awaited<ReturnType<typeof listStaffStories>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffStories>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffStoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffStories>>> = ({ signal }) => listStaffStories({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffStories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffStoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffStories>>>
export type ListStaffStoriesQueryError = ErrorType<ErrorEnvelope>


export function useListStaffStories<TData = Awaited<ReturnType<typeof listStaffStories>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffStories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffStories>>,
          TError,
          Awaited<ReturnType<typeof listStaffStories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffStories<TData = Awaited<ReturnType<typeof listStaffStories>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffStories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffStories>>,
          TError,
          Awaited<ReturnType<typeof listStaffStories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffStories<TData = Awaited<ReturnType<typeof listStaffStories>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffStories>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List success stories in all languages
 */

export function useListStaffStories<TData = Awaited<ReturnType<typeof listStaffStories>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffStories>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffStoriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateStoriesUrl = () => {




  return `/api/sys/story`
}

/**
 * Replaces the whole list, in display order: a record without `id` is created; a stored record that is missing is deleted. Returns 409 and writes nothing if the list has changed since `revision`.
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: product decisions (What staff maintain).
 * @summary Replace the success stories
 */
export const updateStories = (staffStoryList: StaffStoryList, options?: Parameters<typeof request>[1]) => {

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
return request<StaffStoryListEnvelope>(getUpdateStoriesUrl(),
  {
      operationId: 'updateStories', pathTemplate: '/sys/story', waitsForLogin: true, changes: '/client/domain /client/match/info/home /sys/story',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffStoryList),
    schema: StaffStoryListEnvelope
  }
);}





export const getUpdateStoriesMutationKey = () => ['updateStories'] as const;

export const getUpdateStoriesMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStories>>, TError,UpdateStoriesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStories>>, TError,UpdateStoriesMutationVariables, TContext> => {

const mutationKey = getUpdateStoriesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStories>>, UpdateStoriesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateStories(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateStoriesMutationResult = NonNullable<Awaited<ReturnType<typeof updateStories>>>
    export type UpdateStoriesMutationBody = StaffStoryList
    export type UpdateStoriesMutationError = ErrorType<ErrorEnvelope>
    export type UpdateStoriesMutationVariables = {data: StaffStoryList}

    /**
 * @summary Replace the success stories
 */
export const useUpdateStories = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStories>>, TError,UpdateStoriesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStories>>,
        TError,
        UpdateStoriesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateStoriesMutationOptions(options), queryClient);
    }
    export const getImportRecordsUrl = (list: ImportList,) => {




  return `/api/sys/import/${encodeURIComponent(String(list))}`
}

/**
 * Validates every row as the operation that writes one record does, and returns all problems by row and
 * column. With `apply`, the rows are written only if there is no problem; otherwise nothing is written. The cells
 * of a row are in the order of `columns`. A column is named by its field or by its heading in `downloadExport`, in
 * any language. Columns of an export that are not listed here are ignored.
 *
 * | list | columns | effect of a row |
 * |---|---|---|
 * | `users` | `id`, `userCode`, `firstName`, `lastName`, `chineseName`, `mobile`, `email`, `adUser`, `remarks` | creates an account without permissions (`createSystemUser`), or changes an account except its permissions and contact |
 * | `organisations` | `id`, `kind`, `name.CN`, `name.US`, `name.HK`, `url` | creates an organisation at the end of the list, or changes one in its place (`updateOrganisations`) |
 * | `activities` | `id`, `kind`, `title.CN`, `title.US`, `title.HK`, `start`, `end`, `signUpStart`, `signUpEnd`, `city.CN`, `city.US`, `city.HK`, `address.CN`, `address.US`, `address.HK`, `capacity`, `description.CN`, `description.US`, `description.HK`, `contact.name`, `contact.englishName`, `contact.mobilePhone`, `published` | creates an activity (`createActivity`), published if `published` is true, or changes one (`updateActivity`) |
 * | `winners` | `id`, `award`, `note` | sets the award of an entry without publishing it (`reviewProject`) |
 *
 * A row with the `id` of a stored record changes that record. A cell with the exported value changes nothing, and
 * an empty cell removes the value; an unchanged export can therefore be imported again. A row without `id`, or
 * with an unknown `id`, creates a record (in `winners`, it is a problem).
 *
 * A cell may contain the code or the label of a value, in any language, and a time in the competition's time zone
 * (`2026-12-05 14:00`). The apostrophe in front of a formula is removed. A cell with U+FFFD, the replacement
 * character for undecodable text, is a problem.
 *
 * The caller also needs the permission of the list's operation. A broken rule of a row is a problem; a broken rule
 * of the table returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: decision 0091 (import with a preview; nothing half-imported; what is exported can be imported).
 * @summary Import rows into a list
 */
export const importRecords = (list: ImportList,
    importBody: ImportBody, options?: Parameters<typeof request>[1]) => {

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
return request<ImportResultEnvelope>(getImportRecordsUrl(list),
  {
      operationId: 'importRecords', pathTemplate: '/sys/import/{list}', waitsForLogin: true, idempotent: true, changes: '/client/activity/anons /client/activity/current/list /client/activity/signUp /client/match/info/home /client/match/org /client/search /client/user/current /sys/activity /sys/dashboard /sys/match /sys/organisation /sys/project /sys/record /sys/user',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(importBody),
    schema: ImportResultEnvelope
  }
);}





export const getImportRecordsMutationKey = () => ['importRecords'] as const;

export const getImportRecordsMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importRecords>>, TError,ImportRecordsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof importRecords>>, TError,ImportRecordsMutationVariables, TContext> => {

const mutationKey = getImportRecordsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importRecords>>, ImportRecordsMutationVariables> = (props) => {
          const {list,data} = props ?? {};

          return  importRecords(list,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportRecordsMutationResult = NonNullable<Awaited<ReturnType<typeof importRecords>>>
    export type ImportRecordsMutationBody = ImportBody
    export type ImportRecordsMutationError = ErrorType<ErrorEnvelope>
    export type ImportRecordsMutationVariables = {list: ImportList;data: ImportBody}

    /**
 * @summary Import rows into a list
 */
export const useImportRecords = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importRecords>>, TError,ImportRecordsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importRecords>>,
        TError,
        ImportRecordsMutationVariables,
        TContext
      > => {
      return useMutation(getImportRecordsMutationOptions(options), queryClient);
    }
    export const getDownloadExportUrl = (list: ExportList,
    params?: DownloadExportParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/export/${encodeURIComponent(String(list))}?${stringifiedParams}` : `/api/sys/export/${encodeURIComponent(String(list))}`
}

/**
 * Returns all records of a staff list that match the filters, in the order of the list, with headings and names in the language of the caller. The filters are those of the list's operation; others are ignored. The response is streamed, without a limit on records. The caller also needs the permission of the list's operation. Identity numbers are never exported.
 *
 * `csv` is UTF-8 with a byte order mark; a cell that begins like a formula is prefixed with an apostrophe. `xlsx` contains text cells only. `zip` is available for entries: one folder per entry with all fields and files. Required documents are named after the document, in the language of the caller.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: decision 0091 (lists of staff export all that the filter finds; a ZIP of dossiers).
 * @summary Export a list
 */
export const downloadExport = (list: ExportList,
    params?: DownloadExportParams, options?: Parameters<typeof request>[1]) => {

  return request<Blob>(getDownloadExportUrl(list,params),
  {
      operationId: 'downloadExport', pathTemplate: '/sys/export/{list}', waitsForLogin: true,
    ...options,
    method: 'GET'


  }
);}





export const getDownloadExportQueryKey = (list: ExportList,
    params?: DownloadExportParams,) => {
    return [
    'api','sys','export',list, ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadExportQueryOptions = <TData = Awaited<ReturnType<typeof downloadExport>>, TError = ErrorType<ErrorEnvelope>>(list: ExportList,
    params?: DownloadExportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadExportQueryKey(list,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadExport>>> = ({ signal }) => downloadExport(list,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: list !== null && list !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadExportQueryResult = NonNullable<Awaited<ReturnType<typeof downloadExport>>>
export type DownloadExportQueryError = ErrorType<ErrorEnvelope>


export function useDownloadExport<TData = Awaited<ReturnType<typeof downloadExport>>, TError = ErrorType<ErrorEnvelope>>(
 list: ExportList,
    params: undefined |  DownloadExportParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadExport>>,
          TError,
          Awaited<ReturnType<typeof downloadExport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadExport<TData = Awaited<ReturnType<typeof downloadExport>>, TError = ErrorType<ErrorEnvelope>>(
 list: ExportList,
    params?: DownloadExportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadExport>>,
          TError,
          Awaited<ReturnType<typeof downloadExport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadExport<TData = Awaited<ReturnType<typeof downloadExport>>, TError = ErrorType<ErrorEnvelope>>(
 list: ExportList,
    params?: DownloadExportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Export a list
 */

export function useDownloadExport<TData = Awaited<ReturnType<typeof downloadExport>>, TError = ErrorType<ErrorEnvelope>>(
 list: ExportList,
    params?: DownloadExportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadExport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadExportQueryOptions(list,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






