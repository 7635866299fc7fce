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
  CompaniesEnvelope,
  ConfigEnvelope,
  IdentityEnvelope,
  LegalTextEnvelope,
  LinksEnvelope,
  MenuEnvelope,
  TimeEnvelope
} from '../model';
import type {
  ErrorEnvelope,
  LegalKind
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

export const getGetTimeUrl = () => {




  return `/api/client/time`
}

/**
 * Returns the server time, so that countdowns and sign-up periods do not depend on the visitor's clock. Never cached.
 *
 * Source: product decisions (home countdown).
 * @summary Get the server time
 */
export const getTime = ( options?: Parameters<typeof request>[1]) => {

  return request<TimeEnvelope>(getGetTimeUrl(),
  {
      operationId: 'getTime', pathTemplate: '/client/time',
    ...options,
    method: 'GET'

    ,
    schema: TimeEnvelope
  }
);}





export const getGetTimeQueryKey = () => {
    return [
    'api','client','time'
    ] as const;
    }


export const getGetTimeQueryOptions = <TData = Awaited<ReturnType<typeof getTime>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTime>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTimeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTime>>> = ({ signal }) => getTime({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTime>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTimeQueryResult = NonNullable<Awaited<ReturnType<typeof getTime>>>
export type GetTimeQueryError = ErrorType<ErrorEnvelope>


export function useGetTime<TData = Awaited<ReturnType<typeof getTime>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTime>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTime>>,
          TError,
          Awaited<ReturnType<typeof getTime>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTime<TData = Awaited<ReturnType<typeof getTime>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTime>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTime>>,
          TError,
          Awaited<ReturnType<typeof getTime>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTime<TData = Awaited<ReturnType<typeof getTime>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTime>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the server time
 */

export function useGetTime<TData = Awaited<ReturnType<typeof getTime>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTime>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTimeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetMenuUrl = () => {




  return `/api/client/menu`
}

/**
 * Returns all items of the main menu in display order. The response is the same for all users: the site maps items to its routes by `routerName` and hides items that the visitor may not open. Items that open another system have its URL in `path`.
 *
 * Source: spec section 2 (Header), section 3 (Menu item), section 7.
 * @summary Get the main menu
 */
export const getMenu = ( options?: Parameters<typeof request>[1]) => {

  return request<MenuEnvelope>(getGetMenuUrl(),
  {
      operationId: 'getMenu', pathTemplate: '/client/menu',
    ...options,
    method: 'GET'

    ,
    schema: MenuEnvelope
  }
);}





export const getGetMenuQueryKey = () => {
    return [
    'api','client','menu'
    ] as const;
    }


export const getGetMenuQueryOptions = <TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMenuQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMenu>>> = ({ signal }) => getMenu({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMenuQueryResult = NonNullable<Awaited<ReturnType<typeof getMenu>>>
export type GetMenuQueryError = ErrorType<ErrorEnvelope>


export function useGetMenu<TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMenu>>,
          TError,
          Awaited<ReturnType<typeof getMenu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMenu<TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMenu>>,
          TError,
          Awaited<ReturnType<typeof getMenu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMenu<TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the main menu
 */

export function useGetMenu<TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMenuQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetIdentityUrl = () => {




  return `/api/client/identity`
}

/**
 * Returns names, slogan, logo, colour and footer lines of the site. A server that also serves the site's HTML inserts the same values for each language; other servers may keep the neutral defaults of the build.
 *
 * Source: product decisions (What staff maintain).
 * @summary Get the site identity
 */
export const getIdentity = ( options?: Parameters<typeof request>[1]) => {

  return request<IdentityEnvelope>(getGetIdentityUrl(),
  {
      operationId: 'getIdentity', pathTemplate: '/client/identity',
    ...options,
    method: 'GET'

    ,
    schema: IdentityEnvelope
  }
);}





export const getGetIdentityQueryKey = () => {
    return [
    'api','client','identity'
    ] as const;
    }


export const getGetIdentityQueryOptions = <TData = Awaited<ReturnType<typeof getIdentity>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdentityQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdentity>>> = ({ signal }) => getIdentity({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIdentityQueryResult = NonNullable<Awaited<ReturnType<typeof getIdentity>>>
export type GetIdentityQueryError = ErrorType<ErrorEnvelope>


export function useGetIdentity<TData = Awaited<ReturnType<typeof getIdentity>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdentity>>,
          TError,
          Awaited<ReturnType<typeof getIdentity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIdentity<TData = Awaited<ReturnType<typeof getIdentity>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdentity>>,
          TError,
          Awaited<ReturnType<typeof getIdentity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIdentity<TData = Awaited<ReturnType<typeof getIdentity>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the site identity
 */

export function useGetIdentity<TData = Awaited<ReturnType<typeof getIdentity>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdentityQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetLegalTextUrl = (kind: LegalKind,) => {




  return `/api/client/legal/${encodeURIComponent(String(kind))}`
}

/**
 * Returns the published version in the language of the request, or in Chinese if that language is missing. `legal` of `getIdentity` lists the existing texts.
 *
 * Source: product decisions (identity of the site).
 * @summary Get a legal text
 */
export const getLegalText = (kind: LegalKind, options?: Parameters<typeof request>[1]) => {

  return request<LegalTextEnvelope>(getGetLegalTextUrl(kind),
  {
      operationId: 'getLegalText', pathTemplate: '/client/legal/{kind}',
    ...options,
    method: 'GET'

    ,
    schema: LegalTextEnvelope
  }
);}





export const getGetLegalTextQueryKey = (kind: LegalKind,) => {
    return [
    'api','client','legal',kind
    ] as const;
    }


export const getGetLegalTextQueryOptions = <TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<ErrorEnvelope>>(kind: LegalKind, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLegalTextQueryKey(kind);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLegalText>>> = ({ signal }) => getLegalText(kind, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: kind !== null && kind !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLegalTextQueryResult = NonNullable<Awaited<ReturnType<typeof getLegalText>>>
export type GetLegalTextQueryError = ErrorType<ErrorEnvelope>


export function useGetLegalText<TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<ErrorEnvelope>>(
 kind: LegalKind, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLegalText>>,
          TError,
          Awaited<ReturnType<typeof getLegalText>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLegalText<TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<ErrorEnvelope>>(
 kind: LegalKind, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLegalText>>,
          TError,
          Awaited<ReturnType<typeof getLegalText>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLegalText<TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<ErrorEnvelope>>(
 kind: LegalKind, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a legal text
 */

export function useGetLegalText<TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<ErrorEnvelope>>(
 kind: LegalKind, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLegalTextQueryOptions(kind,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLinksUrl = () => {




  return `/api/client/links`
}

/**
 * Returns the footer links in display order.
 *
 * Source: spec section 2 (Footer), section 7.
 * @summary List footer links
 */
export const listLinks = ( options?: Parameters<typeof request>[1]) => {

  return request<LinksEnvelope>(getListLinksUrl(),
  {
      operationId: 'listLinks', pathTemplate: '/client/links',
    ...options,
    method: 'GET'

    ,
    schema: LinksEnvelope
  }
);}





export const getListLinksQueryKey = () => {
    return [
    'api','client','links'
    ] as const;
    }


export const getListLinksQueryOptions = <TData = Awaited<ReturnType<typeof listLinks>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinks>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLinksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLinks>>> = ({ signal }) => listLinks({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLinks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLinksQueryResult = NonNullable<Awaited<ReturnType<typeof listLinks>>>
export type ListLinksQueryError = ErrorType<ErrorEnvelope>


export function useListLinks<TData = Awaited<ReturnType<typeof listLinks>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLinks>>,
          TError,
          Awaited<ReturnType<typeof listLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLinks<TData = Awaited<ReturnType<typeof listLinks>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLinks>>,
          TError,
          Awaited<ReturnType<typeof listLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLinks<TData = Awaited<ReturnType<typeof listLinks>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List footer links
 */

export function useListLinks<TData = Awaited<ReturnType<typeof listLinks>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLinksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCompaniesUrl = () => {




  return `/api/client/company`
}

/**
 * Returns the footer contacts, grouped by company.
 *
 * Source: spec section 2 (Footer), section 3 (Contacts), section 7.
 * @summary List contacts by company
 */
export const listCompanies = ( options?: Parameters<typeof request>[1]) => {

  return request<CompaniesEnvelope>(getListCompaniesUrl(),
  {
      operationId: 'listCompanies', pathTemplate: '/client/company',
    ...options,
    method: 'GET'

    ,
    schema: CompaniesEnvelope
  }
);}





export const getListCompaniesQueryKey = () => {
    return [
    'api','client','company'
    ] as const;
    }


export const getListCompaniesQueryOptions = <TData = Awaited<ReturnType<typeof listCompanies>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanies>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCompaniesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompanies>>> = ({ signal }) => listCompanies({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCompanies>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCompaniesQueryResult = NonNullable<Awaited<ReturnType<typeof listCompanies>>>
export type ListCompaniesQueryError = ErrorType<ErrorEnvelope>


export function useListCompanies<TData = Awaited<ReturnType<typeof listCompanies>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanies>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanies>>,
          TError,
          Awaited<ReturnType<typeof listCompanies>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompanies<TData = Awaited<ReturnType<typeof listCompanies>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanies>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanies>>,
          TError,
          Awaited<ReturnType<typeof listCompanies>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompanies<TData = Awaited<ReturnType<typeof listCompanies>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanies>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List contacts by company
 */

export function useListCompanies<TData = Awaited<ReturnType<typeof listCompanies>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanies>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCompaniesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetConfigUrl = (key: string,) => {




  return `/api/client/config/${encodeURIComponent(String(key))}`
}

/**
 * Returns one public setting. Returns 404 if the key is not set or not public.
 *
 * Source: spec section 3 (Site config), section 7 (Configuration and reference data).
 * @summary Get a setting
 */
export const getConfig = (key: string, options?: Parameters<typeof request>[1]) => {

  return request<ConfigEnvelope>(getGetConfigUrl(key),
  {
      operationId: 'getConfig', pathTemplate: '/client/config/{key}',
    ...options,
    method: 'GET'

    ,
    schema: ConfigEnvelope
  }
);}





export const getGetConfigQueryKey = (key: string,) => {
    return [
    'api','client','config',key
    ] as const;
    }


export const getGetConfigQueryOptions = <TData = Awaited<ReturnType<typeof getConfig>>, TError = ErrorType<ErrorEnvelope>>(key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConfigQueryKey(key);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConfig>>> = ({ signal }) => getConfig(key, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: key !== null && key !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getConfig>>>
export type GetConfigQueryError = ErrorType<ErrorEnvelope>


export function useGetConfig<TData = Awaited<ReturnType<typeof getConfig>>, TError = ErrorType<ErrorEnvelope>>(
 key: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConfig>>,
          TError,
          Awaited<ReturnType<typeof getConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConfig<TData = Awaited<ReturnType<typeof getConfig>>, TError = ErrorType<ErrorEnvelope>>(
 key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConfig>>,
          TError,
          Awaited<ReturnType<typeof getConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConfig<TData = Awaited<ReturnType<typeof getConfig>>, TError = ErrorType<ErrorEnvelope>>(
 key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a setting
 */

export function useGetConfig<TData = Awaited<ReturnType<typeof getConfig>>, TError = ErrorType<ErrorEnvelope>>(
 key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConfig>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetConfigQueryOptions(key,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






