/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import {
  CitiesEnvelope,
  DictionariesEnvelope,
  DomainsEnvelope,
  MappingEnvelope,
  MappingsEnvelope
} from '../model';
import type {
  ErrorEnvelope
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

export const getListDictionariesUrl = () => {




  return `/api/client/config/dict/all`
}

/**
 * Returns the values of selection lists, grouped by type, with labels in all three languages. The response is the same for all users and has an `ETag`.
 *
 * The specification names dictionaries and mappings side by side with the same fields. Here they are two views of the same entries: `listDictionaries` returns the values of selection lists, `listMappings` adds identifiers and the hierarchy.
 *
 * Source: spec section 3 (Dictionary or mapping entry), section 7 (Configuration and reference data).
 * @summary List dictionaries
 */
export const listDictionaries = ( options?: Parameters<typeof request>[1]) => {

  return request<DictionariesEnvelope>(getListDictionariesUrl(),
  {
      operationId: 'listDictionaries', pathTemplate: '/client/config/dict/all',
    ...options,
    method: 'GET'

    ,
    schema: DictionariesEnvelope
  }
);}





export const getListDictionariesQueryKey = () => {
    return [
    'api','client','config','dict','all'
    ] as const;
    }


export const getListDictionariesQueryOptions = <TData = Awaited<ReturnType<typeof listDictionaries>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDictionaries>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDictionariesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDictionaries>>> = ({ signal }) => listDictionaries({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDictionaries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDictionariesQueryResult = NonNullable<Awaited<ReturnType<typeof listDictionaries>>>
export type ListDictionariesQueryError = ErrorType<ErrorEnvelope>


export function useListDictionaries<TData = Awaited<ReturnType<typeof listDictionaries>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDictionaries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDictionaries>>,
          TError,
          Awaited<ReturnType<typeof listDictionaries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDictionaries<TData = Awaited<ReturnType<typeof listDictionaries>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDictionaries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDictionaries>>,
          TError,
          Awaited<ReturnType<typeof listDictionaries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDictionaries<TData = Awaited<ReturnType<typeof listDictionaries>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDictionaries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List dictionaries
 */

export function useListDictionaries<TData = Awaited<ReturnType<typeof listDictionaries>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDictionaries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDictionariesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMappingsUrl = () => {




  return `/api/mapping/all`
}

/**
 * Returns all entries of all dictionaries with identifier and parent, by type and in display order, for the administration of dictionaries. The response is the same for all users and has an `ETag`.
 *
 * Source: spec section 3 (Dictionary or mapping entry), section 7 (Configuration and reference data).
 * @summary List dictionary entries with their parents
 */
export const listMappings = ( options?: Parameters<typeof request>[1]) => {

  return request<MappingsEnvelope>(getListMappingsUrl(),
  {
      operationId: 'listMappings', pathTemplate: '/mapping/all',
    ...options,
    method: 'GET'

    ,
    schema: MappingsEnvelope
  }
);}





export const getListMappingsQueryKey = () => {
    return [
    'api','mapping','all'
    ] as const;
    }


export const getListMappingsQueryOptions = <TData = Awaited<ReturnType<typeof listMappings>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMappings>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMappingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMappings>>> = ({ signal }) => listMappings({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMappings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMappingsQueryResult = NonNullable<Awaited<ReturnType<typeof listMappings>>>
export type ListMappingsQueryError = ErrorType<ErrorEnvelope>


export function useListMappings<TData = Awaited<ReturnType<typeof listMappings>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMappings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMappings>>,
          TError,
          Awaited<ReturnType<typeof listMappings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMappings<TData = Awaited<ReturnType<typeof listMappings>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMappings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMappings>>,
          TError,
          Awaited<ReturnType<typeof listMappings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMappings<TData = Awaited<ReturnType<typeof listMappings>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMappings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List dictionary entries with their parents
 */

export function useListMappings<TData = Awaited<ReturnType<typeof listMappings>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMappings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMappingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetMappingUrl = (type: string,
    value: string,) => {




  return `/api/mapping/dict/type-${encodeURIComponent(String(type))}/value-${encodeURIComponent(String(value))}`
}

/**
 * Returns the entry with this type and value and its direct children. Returns 404 if it does not exist.
 *
 * Both parameters follow a fixed prefix in their path segment: `type-` and `value-`. Clients percent-encode the parameter, not the prefix.
 *
 * The specification does not define the response. It contains the entry and, for dependent selection lists, its children.
 *
 * Source: spec section 7 (Configuration and reference data).
 * @summary Get a dictionary entry by type and value
 */
export const getMapping = (type: string,
    value: string, options?: Parameters<typeof request>[1]) => {

  return request<MappingEnvelope>(getGetMappingUrl(type,value),
  {
      operationId: 'getMapping', pathTemplate: '/mapping/dict/type-{type}/value-{value}',
    ...options,
    method: 'GET'

    ,
    schema: MappingEnvelope
  }
);}





export const getGetMappingQueryKey = (type: string,
    value: string,) => {
    return [
    'api','mapping','dict','type-',type,'value-',value
    ] as const;
    }


export const getGetMappingQueryOptions = <TData = Awaited<ReturnType<typeof getMapping>>, TError = ErrorType<ErrorEnvelope>>(type: string,
    value: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMapping>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMappingQueryKey(type,value);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMapping>>> = ({ signal }) => getMapping(type,value, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: type !== null && type !== undefined && value !== null && value !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMapping>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMappingQueryResult = NonNullable<Awaited<ReturnType<typeof getMapping>>>
export type GetMappingQueryError = ErrorType<ErrorEnvelope>


export function useGetMapping<TData = Awaited<ReturnType<typeof getMapping>>, TError = ErrorType<ErrorEnvelope>>(
 type: string,
    value: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMapping>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMapping>>,
          TError,
          Awaited<ReturnType<typeof getMapping>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMapping<TData = Awaited<ReturnType<typeof getMapping>>, TError = ErrorType<ErrorEnvelope>>(
 type: string,
    value: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMapping>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMapping>>,
          TError,
          Awaited<ReturnType<typeof getMapping>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMapping<TData = Awaited<ReturnType<typeof getMapping>>, TError = ErrorType<ErrorEnvelope>>(
 type: string,
    value: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMapping>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a dictionary entry by type and value
 */

export function useGetMapping<TData = Awaited<ReturnType<typeof getMapping>>, TError = ErrorType<ErrorEnvelope>>(
 type: string,
    value: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMapping>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMappingQueryOptions(type,value,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCitiesUrl = () => {




  return `/api/client/city`
}

/**
 * Returns the cities available for entries and activities, and their provinces, by code. Cities have `parentCode`, provinces do not. The response is the same for all users and has an `ETag`.
 *
 * Source: spec section 7 (Configuration and reference data), product decisions (City).
 * @summary List provinces and cities
 */
export const listCities = ( options?: Parameters<typeof request>[1]) => {

  return request<CitiesEnvelope>(getListCitiesUrl(),
  {
      operationId: 'listCities', pathTemplate: '/client/city',
    ...options,
    method: 'GET'

    ,
    schema: CitiesEnvelope
  }
);}





export const getListCitiesQueryKey = () => {
    return [
    'api','client','city'
    ] as const;
    }


export const getListCitiesQueryOptions = <TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCitiesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCities>>> = ({ signal }) => listCities({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listCities>>>
export type ListCitiesQueryError = ErrorType<ErrorEnvelope>


export function useListCities<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCities>>,
          TError,
          Awaited<ReturnType<typeof listCities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCities<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCities>>,
          TError,
          Awaited<ReturnType<typeof listCities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCities<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List provinces and cities
 */

export function useListCities<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCitiesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDomainsUrl = () => {




  return `/api/client/domain`
}

/**
 * Returns the tracks of the competition, each with its success stories. The response is the same for all users and has an `ETag`.
 *
 * Source: spec section 7 (Configuration and reference data), product decisions (Domain).
 * @summary List tracks with success stories
 */
export const listDomains = ( options?: Parameters<typeof request>[1]) => {

  return request<DomainsEnvelope>(getListDomainsUrl(),
  {
      operationId: 'listDomains', pathTemplate: '/client/domain',
    ...options,
    method: 'GET'

    ,
    schema: DomainsEnvelope
  }
);}





export const getListDomainsQueryKey = () => {
    return [
    'api','client','domain'
    ] as const;
    }


export const getListDomainsQueryOptions = <TData = Awaited<ReturnType<typeof listDomains>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDomains>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDomainsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDomains>>> = ({ signal }) => listDomains({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDomains>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDomainsQueryResult = NonNullable<Awaited<ReturnType<typeof listDomains>>>
export type ListDomainsQueryError = ErrorType<ErrorEnvelope>


export function useListDomains<TData = Awaited<ReturnType<typeof listDomains>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDomains>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDomains>>,
          TError,
          Awaited<ReturnType<typeof listDomains>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDomains<TData = Awaited<ReturnType<typeof listDomains>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDomains>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDomains>>,
          TError,
          Awaited<ReturnType<typeof listDomains>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDomains<TData = Awaited<ReturnType<typeof listDomains>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDomains>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List tracks with success stories
 */

export function useListDomains<TData = Awaited<ReturnType<typeof listDomains>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDomains>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDomainsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






