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
  CertificateCheckEnvelope,
  MyCertificatesEnvelope
} from '../model';
import type {
  ErrorEnvelope,
  FindCertificateParams
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

export const getListMyCertificatesUrl = () => {




  return `/api/client/certificate`
}

/**
 * Returns the valid certificates of the current user, latest first, in the language of the request.
 *
 * Source: decision 0177.
 * @summary List my certificates
 */
export const listMyCertificates = ( options?: Parameters<typeof request>[1]) => {

  return request<MyCertificatesEnvelope>(getListMyCertificatesUrl(),
  {
      operationId: 'listMyCertificates', pathTemplate: '/client/certificate',
    ...options,
    method: 'GET'

    ,
    schema: MyCertificatesEnvelope
  }
);}





export const getListMyCertificatesQueryKey = () => {
    return [
    'api','client','certificate'
    ] as const;
    }


export const getListMyCertificatesQueryOptions = <TData = Awaited<ReturnType<typeof listMyCertificates>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyCertificates>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyCertificatesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyCertificates>>> = ({ signal }) => listMyCertificates({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyCertificates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyCertificatesQueryResult = NonNullable<Awaited<ReturnType<typeof listMyCertificates>>>
export type ListMyCertificatesQueryError = ErrorType<ErrorEnvelope>


export function useListMyCertificates<TData = Awaited<ReturnType<typeof listMyCertificates>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyCertificates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyCertificates>>,
          TError,
          Awaited<ReturnType<typeof listMyCertificates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyCertificates<TData = Awaited<ReturnType<typeof listMyCertificates>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyCertificates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyCertificates>>,
          TError,
          Awaited<ReturnType<typeof listMyCertificates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyCertificates<TData = Awaited<ReturnType<typeof listMyCertificates>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyCertificates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List my certificates
 */

export function useListMyCertificates<TData = Awaited<ReturnType<typeof listMyCertificates>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyCertificates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyCertificatesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadMyCertificateUrl = (number: string,) => {




  return `/api/client/certificate/file/${encodeURIComponent(String(number))}`
}

/**
 * Returns a valid certificate of the current user as a PDF, in the language of the request.
 *
 * Source: decision 0177.
 * @summary Download an own certificate
 */
export const downloadMyCertificate = (number: string, options?: Parameters<typeof request>[1]) => {

  return request<Blob>(getDownloadMyCertificateUrl(number),
  {
      operationId: 'downloadMyCertificate', pathTemplate: '/client/certificate/file/{number}', waitsForLogin: true,
    ...options,
    method: 'GET'


  }
);}





export const getDownloadMyCertificateQueryKey = (number: string,) => {
    return [
    'api','client','certificate','file',number
    ] as const;
    }


export const getDownloadMyCertificateQueryOptions = <TData = Awaited<ReturnType<typeof downloadMyCertificate>>, TError = ErrorType<ErrorEnvelope>>(number: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadMyCertificate>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadMyCertificateQueryKey(number);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadMyCertificate>>> = ({ signal }) => downloadMyCertificate(number, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: number !== null && number !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadMyCertificate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadMyCertificateQueryResult = NonNullable<Awaited<ReturnType<typeof downloadMyCertificate>>>
export type DownloadMyCertificateQueryError = ErrorType<ErrorEnvelope>


export function useDownloadMyCertificate<TData = Awaited<ReturnType<typeof downloadMyCertificate>>, TError = ErrorType<ErrorEnvelope>>(
 number: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadMyCertificate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadMyCertificate>>,
          TError,
          Awaited<ReturnType<typeof downloadMyCertificate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadMyCertificate<TData = Awaited<ReturnType<typeof downloadMyCertificate>>, TError = ErrorType<ErrorEnvelope>>(
 number: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadMyCertificate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadMyCertificate>>,
          TError,
          Awaited<ReturnType<typeof downloadMyCertificate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadMyCertificate<TData = Awaited<ReturnType<typeof downloadMyCertificate>>, TError = ErrorType<ErrorEnvelope>>(
 number: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadMyCertificate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download an own certificate
 */

export function useDownloadMyCertificate<TData = Awaited<ReturnType<typeof downloadMyCertificate>>, TError = ErrorType<ErrorEnvelope>>(
 number: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadMyCertificate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadMyCertificateQueryOptions(number,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getFindCertificateUrl = (params: FindCertificateParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/client/certificate/check?${stringifiedParams}` : `/api/client/certificate/check`
}

/**
 * Returns whether a number belongs to a valid certificate, with the facts on it. Letter case, spaces, hyphens and character width do not matter. A certificate is `revoked` if staff have revoked it, or if the prize, entry, score sheet or check-in is no longer valid; the response then names nobody.
 *
 * Source: decision 0177.
 * @summary Check a certificate
 */
export const findCertificate = (params: FindCertificateParams, options?: Parameters<typeof request>[1]) => {

  return request<CertificateCheckEnvelope>(getFindCertificateUrl(params),
  {
      operationId: 'findCertificate', pathTemplate: '/client/certificate/check',
    ...options,
    method: 'GET'

    ,
    schema: CertificateCheckEnvelope
  }
);}





export const getFindCertificateQueryKey = (params?: FindCertificateParams,) => {
    return [
    'api','client','certificate','check', ...(params ? [params] : [])
    ] as const;
    }


export const getFindCertificateQueryOptions = <TData = Awaited<ReturnType<typeof findCertificate>>, TError = ErrorType<ErrorEnvelope>>(params: FindCertificateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCertificate>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindCertificateQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findCertificate>>> = ({ signal }) => findCertificate(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findCertificate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindCertificateQueryResult = NonNullable<Awaited<ReturnType<typeof findCertificate>>>
export type FindCertificateQueryError = ErrorType<ErrorEnvelope>


export function useFindCertificate<TData = Awaited<ReturnType<typeof findCertificate>>, TError = ErrorType<ErrorEnvelope>>(
 params: FindCertificateParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCertificate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findCertificate>>,
          TError,
          Awaited<ReturnType<typeof findCertificate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindCertificate<TData = Awaited<ReturnType<typeof findCertificate>>, TError = ErrorType<ErrorEnvelope>>(
 params: FindCertificateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCertificate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findCertificate>>,
          TError,
          Awaited<ReturnType<typeof findCertificate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindCertificate<TData = Awaited<ReturnType<typeof findCertificate>>, TError = ErrorType<ErrorEnvelope>>(
 params: FindCertificateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCertificate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check a certificate
 */

export function useFindCertificate<TData = Awaited<ReturnType<typeof findCertificate>>, TError = ErrorType<ErrorEnvelope>>(
 params: FindCertificateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCertificate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindCertificateQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






