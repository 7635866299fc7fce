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
  CertificateEnvelope,
  CertificateIssueEnvelope,
  CertificateKindsEnvelope,
  CertificatePageEnvelope,
  CertificateTemplateEnvelope
} from '../model';
import type {
  CertificateIssue,
  CertificateReplacement,
  CertificateRevocation,
  CertificateTemplateBody,
  DownloadCertificatePreviewParams,
  DownloadCertificatesParams,
  ErrorEnvelope,
  ListCertificateKindsParams,
  ListCertificatesParams
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

export const getListCertificateKindsUrl = (params: ListCertificateKindsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/certificate/kind?${stringifiedParams}` : `/api/sys/certificate/kind`
}

/**
 * Returns for each kind the numbers of issued and waiting certificates, the template, and names of waiting certificates with characters that the fonts lack.
 *
 * Source: decision 0177.
 * @summary List the kinds of certificates of an edition
 */
export const listCertificateKinds = (params: ListCertificateKindsParams, options?: Parameters<typeof request>[1]) => {

  return request<CertificateKindsEnvelope>(getListCertificateKindsUrl(params),
  {
      operationId: 'listCertificateKinds', pathTemplate: '/sys/certificate/kind',
    ...options,
    method: 'GET'

    ,
    schema: CertificateKindsEnvelope
  }
);}





export const getListCertificateKindsQueryKey = (params?: ListCertificateKindsParams,) => {
    return [
    'api','sys','certificate','kind', ...(params ? [params] : [])
    ] as const;
    }


export const getListCertificateKindsQueryOptions = <TData = Awaited<ReturnType<typeof listCertificateKinds>>, TError = ErrorType<ErrorEnvelope>>(params: ListCertificateKindsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCertificateKinds>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCertificateKindsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCertificateKinds>>> = ({ signal }) => listCertificateKinds(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCertificateKinds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCertificateKindsQueryResult = NonNullable<Awaited<ReturnType<typeof listCertificateKinds>>>
export type ListCertificateKindsQueryError = ErrorType<ErrorEnvelope>


export function useListCertificateKinds<TData = Awaited<ReturnType<typeof listCertificateKinds>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListCertificateKindsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCertificateKinds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCertificateKinds>>,
          TError,
          Awaited<ReturnType<typeof listCertificateKinds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCertificateKinds<TData = Awaited<ReturnType<typeof listCertificateKinds>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListCertificateKindsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCertificateKinds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCertificateKinds>>,
          TError,
          Awaited<ReturnType<typeof listCertificateKinds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCertificateKinds<TData = Awaited<ReturnType<typeof listCertificateKinds>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListCertificateKindsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCertificateKinds>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the kinds of certificates of an edition
 */

export function useListCertificateKinds<TData = Awaited<ReturnType<typeof listCertificateKinds>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListCertificateKindsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCertificateKinds>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCertificateKindsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCertificatesUrl = (params: ListCertificatesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/certificate?${stringifiedParams}` : `/api/sys/certificate`
}

/**
 * Returns the certificates of an edition, latest first.
 *
 * Source: decision 0177.
 * @summary List certificates
 */
export const listCertificates = (params: ListCertificatesParams, options?: Parameters<typeof request>[1]) => {

  return request<CertificatePageEnvelope>(getListCertificatesUrl(params),
  {
      operationId: 'listCertificates', pathTemplate: '/sys/certificate', partial: true,
    ...options,
    method: 'GET'

    ,
    schema: CertificatePageEnvelope
  }
);}





export const getListCertificatesQueryKey = (params?: ListCertificatesParams,) => {
    return [
    'api','sys','certificate', ...(params ? [params] : [])
    ] as const;
    }


export const getListCertificatesQueryOptions = <TData = Awaited<ReturnType<typeof listCertificates>>, TError = ErrorType<ErrorEnvelope>>(params: ListCertificatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCertificates>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCertificatesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCertificates>>> = ({ signal }) => listCertificates(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCertificates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCertificatesQueryResult = NonNullable<Awaited<ReturnType<typeof listCertificates>>>
export type ListCertificatesQueryError = ErrorType<ErrorEnvelope>


export function useListCertificates<TData = Awaited<ReturnType<typeof listCertificates>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListCertificatesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCertificates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCertificates>>,
          TError,
          Awaited<ReturnType<typeof listCertificates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCertificates<TData = Awaited<ReturnType<typeof listCertificates>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListCertificatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCertificates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCertificates>>,
          TError,
          Awaited<ReturnType<typeof listCertificates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCertificates<TData = Awaited<ReturnType<typeof listCertificates>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListCertificatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCertificates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List certificates
 */

export function useListCertificates<TData = Awaited<ReturnType<typeof listCertificates>>, TError = ErrorType<ErrorEnvelope>>(
 params: ListCertificatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCertificates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCertificatesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getIssueCertificatesUrl = () => {




  return `/api/sys/certificate`
}

/**
 * Issues the missing certificates of a kind: to the teams of entries with a published prize (`winner`), to the teams of accepted entries (`entrant`), to judges with a submitted score sheet in a closed round (`judge`), and to people who checked in to an activity of the edition (`attendee`). Existing certificates stay unchanged, so a repeated request issues nothing. Each holder gets a notice.
 *
 * Certificates whose name contains characters that the fonts lack are skipped, unless `handwritten` is true: the file then has blanks for them.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: decision 0177.
 * @summary Issue certificates
 */
export const issueCertificates = (certificateIssue: CertificateIssue, options?: Parameters<typeof request>[1]) => {

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
return request<CertificateIssueEnvelope>(getIssueCertificatesUrl(),
  {
      operationId: 'issueCertificates', pathTemplate: '/sys/certificate', waitsForLogin: true, changes: '/client/certificate /sys/certificate',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(certificateIssue),
    schema: CertificateIssueEnvelope
  }
);}





export const getIssueCertificatesMutationKey = () => ['issueCertificates'] as const;

export const getIssueCertificatesMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof issueCertificates>>, TError,IssueCertificatesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof issueCertificates>>, TError,IssueCertificatesMutationVariables, TContext> => {

const mutationKey = getIssueCertificatesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof issueCertificates>>, IssueCertificatesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  issueCertificates(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type IssueCertificatesMutationResult = NonNullable<Awaited<ReturnType<typeof issueCertificates>>>
    export type IssueCertificatesMutationBody = CertificateIssue
    export type IssueCertificatesMutationError = ErrorType<ErrorEnvelope>
    export type IssueCertificatesMutationVariables = {data: CertificateIssue}

    /**
 * @summary Issue certificates
 */
export const useIssueCertificates = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof issueCertificates>>, TError,IssueCertificatesMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof issueCertificates>>,
        TError,
        IssueCertificatesMutationVariables,
        TContext
      > => {
      return useMutation(getIssueCertificatesMutationOptions(options), queryClient);
    }
    export const getRevokeCertificateUrl = () => {




  return `/api/sys/certificate/revocation`
}

/**
 * Revokes a certificate, or restores a revoked one. A revoked certificate cannot be downloaded, and its public check names nobody.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: decision 0177.
 * @summary Revoke a certificate or restore it
 */
export const revokeCertificate = (certificateRevocation: CertificateRevocation, options?: Parameters<typeof request>[1]) => {

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
return request<CertificateEnvelope>(getRevokeCertificateUrl(),
  {
      operationId: 'revokeCertificate', pathTemplate: '/sys/certificate/revocation', waitsForLogin: true, changes: '/client/certificate /sys/certificate',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(certificateRevocation),
    schema: CertificateEnvelope
  }
);}





export const getRevokeCertificateMutationKey = () => ['revokeCertificate'] as const;

export const getRevokeCertificateMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeCertificate>>, TError,RevokeCertificateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeCertificate>>, TError,RevokeCertificateMutationVariables, TContext> => {

const mutationKey = getRevokeCertificateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeCertificate>>, RevokeCertificateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  revokeCertificate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeCertificateMutationResult = NonNullable<Awaited<ReturnType<typeof revokeCertificate>>>
    export type RevokeCertificateMutationBody = CertificateRevocation
    export type RevokeCertificateMutationError = ErrorType<ErrorEnvelope>
    export type RevokeCertificateMutationVariables = {data: CertificateRevocation}

    /**
 * @summary Revoke a certificate or restore it
 */
export const useRevokeCertificate = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeCertificate>>, TError,RevokeCertificateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeCertificate>>,
        TError,
        RevokeCertificateMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeCertificateMutationOptions(options), queryClient);
    }
    export const getReplaceCertificateUrl = () => {




  return `/api/sys/certificate/replacement`
}

/**
 * Revokes a certificate for good and issues a new one for the same person or entry, with the current names and a new number. The holder gets a notice about the new one.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: decision 0177.
 * @summary Replace a wrong certificate
 */
export const replaceCertificate = (certificateReplacement: CertificateReplacement, options?: Parameters<typeof request>[1]) => {

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
return request<CertificateEnvelope>(getReplaceCertificateUrl(),
  {
      operationId: 'replaceCertificate', pathTemplate: '/sys/certificate/replacement', waitsForLogin: true, changes: '/client/certificate /sys/certificate',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(certificateReplacement),
    schema: CertificateEnvelope
  }
);}





export const getReplaceCertificateMutationKey = () => ['replaceCertificate'] as const;

export const getReplaceCertificateMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceCertificate>>, TError,ReplaceCertificateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof replaceCertificate>>, TError,ReplaceCertificateMutationVariables, TContext> => {

const mutationKey = getReplaceCertificateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof replaceCertificate>>, ReplaceCertificateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  replaceCertificate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReplaceCertificateMutationResult = NonNullable<Awaited<ReturnType<typeof replaceCertificate>>>
    export type ReplaceCertificateMutationBody = CertificateReplacement
    export type ReplaceCertificateMutationError = ErrorType<ErrorEnvelope>
    export type ReplaceCertificateMutationVariables = {data: CertificateReplacement}

    /**
 * @summary Replace a wrong certificate
 */
export const useReplaceCertificate = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceCertificate>>, TError,ReplaceCertificateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replaceCertificate>>,
        TError,
        ReplaceCertificateMutationVariables,
        TContext
      > => {
      return useMutation(getReplaceCertificateMutationOptions(options), queryClient);
    }
    export const getUpdateCertificateTemplateUrl = () => {




  return `/api/sys/certificate/template`
}

/**
 * Changes the texts of a kind of certificates of an edition; they apply to issued certificates, too. The texts may contain the fields `{name}`, `{edition}`, `{date}` and `{number}`; those of entries also `{entry}`, of winners `{prize}`, and of attendees `{activity}`.
 *
 * A broken rule returns HTTP 200 and an `ErrorEnvelope` of code 1001; `x-business-rules` lists them.
 *
 * Source: decision 0177.
 * @summary Change a template of certificates
 */
export const updateCertificateTemplate = (certificateTemplateBody: CertificateTemplateBody, options?: Parameters<typeof request>[1]) => {

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
return request<CertificateTemplateEnvelope>(getUpdateCertificateTemplateUrl(),
  {
      operationId: 'updateCertificateTemplate', pathTemplate: '/sys/certificate/template', waitsForLogin: true, changes: '/sys/certificate/kind',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(certificateTemplateBody),
    schema: CertificateTemplateEnvelope
  }
);}





export const getUpdateCertificateTemplateMutationKey = () => ['updateCertificateTemplate'] as const;

export const getUpdateCertificateTemplateMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCertificateTemplate>>, TError,UpdateCertificateTemplateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCertificateTemplate>>, TError,UpdateCertificateTemplateMutationVariables, TContext> => {

const mutationKey = getUpdateCertificateTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCertificateTemplate>>, UpdateCertificateTemplateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateCertificateTemplate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCertificateTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof updateCertificateTemplate>>>
    export type UpdateCertificateTemplateMutationBody = CertificateTemplateBody
    export type UpdateCertificateTemplateMutationError = ErrorType<ErrorEnvelope>
    export type UpdateCertificateTemplateMutationVariables = {data: CertificateTemplateBody}

    /**
 * @summary Change a template of certificates
 */
export const useUpdateCertificateTemplate = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCertificateTemplate>>, TError,UpdateCertificateTemplateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCertificateTemplate>>,
        TError,
        UpdateCertificateTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCertificateTemplateMutationOptions(options), queryClient);
    }
    export const getDownloadCertificatePreviewUrl = (params: DownloadCertificatePreviewParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/certificate/preview?${stringifiedParams}` : `/api/sys/certificate/preview`
}

/**
 * Returns a certificate with the stored template of a kind and sample values as a PDF.
 *
 * Source: decision 0177.
 * @summary Preview a certificate
 */
export const downloadCertificatePreview = (params: DownloadCertificatePreviewParams, options?: Parameters<typeof request>[1]) => {

  return request<Blob>(getDownloadCertificatePreviewUrl(params),
  {
      operationId: 'downloadCertificatePreview', pathTemplate: '/sys/certificate/preview', waitsForLogin: true,
    ...options,
    method: 'GET'


  }
);}





export const getDownloadCertificatePreviewQueryKey = (params?: DownloadCertificatePreviewParams,) => {
    return [
    'api','sys','certificate','preview', ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadCertificatePreviewQueryOptions = <TData = Awaited<ReturnType<typeof downloadCertificatePreview>>, TError = ErrorType<ErrorEnvelope>>(params: DownloadCertificatePreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadCertificatePreview>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadCertificatePreviewQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadCertificatePreview>>> = ({ signal }) => downloadCertificatePreview(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadCertificatePreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadCertificatePreviewQueryResult = NonNullable<Awaited<ReturnType<typeof downloadCertificatePreview>>>
export type DownloadCertificatePreviewQueryError = ErrorType<ErrorEnvelope>


export function useDownloadCertificatePreview<TData = Awaited<ReturnType<typeof downloadCertificatePreview>>, TError = ErrorType<ErrorEnvelope>>(
 params: DownloadCertificatePreviewParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadCertificatePreview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadCertificatePreview>>,
          TError,
          Awaited<ReturnType<typeof downloadCertificatePreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadCertificatePreview<TData = Awaited<ReturnType<typeof downloadCertificatePreview>>, TError = ErrorType<ErrorEnvelope>>(
 params: DownloadCertificatePreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadCertificatePreview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadCertificatePreview>>,
          TError,
          Awaited<ReturnType<typeof downloadCertificatePreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadCertificatePreview<TData = Awaited<ReturnType<typeof downloadCertificatePreview>>, TError = ErrorType<ErrorEnvelope>>(
 params: DownloadCertificatePreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadCertificatePreview>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Preview a certificate
 */

export function useDownloadCertificatePreview<TData = Awaited<ReturnType<typeof downloadCertificatePreview>>, TError = ErrorType<ErrorEnvelope>>(
 params: DownloadCertificatePreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadCertificatePreview>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadCertificatePreviewQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadCertificatesUrl = (params: DownloadCertificatesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/certificate/archive?${stringifiedParams}` : `/api/sys/certificate/archive`
}

/**
 * Streams a ZIP archive of all valid certificates of a kind as PDF files.
 *
 * Source: decision 0177.
 * @summary Download certificates
 */
export const downloadCertificates = (params: DownloadCertificatesParams, options?: Parameters<typeof request>[1]) => {

  return request<Blob>(getDownloadCertificatesUrl(params),
  {
      operationId: 'downloadCertificates', pathTemplate: '/sys/certificate/archive', waitsForLogin: true,
    ...options,
    method: 'GET'


  }
);}





export const getDownloadCertificatesQueryKey = (params?: DownloadCertificatesParams,) => {
    return [
    'api','sys','certificate','archive', ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadCertificatesQueryOptions = <TData = Awaited<ReturnType<typeof downloadCertificates>>, TError = ErrorType<ErrorEnvelope>>(params: DownloadCertificatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadCertificates>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadCertificatesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadCertificates>>> = ({ signal }) => downloadCertificates(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadCertificates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadCertificatesQueryResult = NonNullable<Awaited<ReturnType<typeof downloadCertificates>>>
export type DownloadCertificatesQueryError = ErrorType<ErrorEnvelope>


export function useDownloadCertificates<TData = Awaited<ReturnType<typeof downloadCertificates>>, TError = ErrorType<ErrorEnvelope>>(
 params: DownloadCertificatesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadCertificates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadCertificates>>,
          TError,
          Awaited<ReturnType<typeof downloadCertificates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadCertificates<TData = Awaited<ReturnType<typeof downloadCertificates>>, TError = ErrorType<ErrorEnvelope>>(
 params: DownloadCertificatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadCertificates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadCertificates>>,
          TError,
          Awaited<ReturnType<typeof downloadCertificates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadCertificates<TData = Awaited<ReturnType<typeof downloadCertificates>>, TError = ErrorType<ErrorEnvelope>>(
 params: DownloadCertificatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadCertificates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download certificates
 */

export function useDownloadCertificates<TData = Awaited<ReturnType<typeof downloadCertificates>>, TError = ErrorType<ErrorEnvelope>>(
 params: DownloadCertificatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadCertificates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadCertificatesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






