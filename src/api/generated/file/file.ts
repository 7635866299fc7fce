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
  FileTicketEnvelope,
  StoredFileEnvelope,
  TemplatesEnvelope
} from '../model';
import type {
  DownloadFileParams,
  DownloadTemplateParams,
  ErrorEnvelope,
  UploadBody
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

export const getUploadFileUrl = () => {




  return `/api/client/upload/file`
}

/**
 * Stores a document or picture of at most 50 MB and returns its identifier, which records reference. The server detects the type from the content, removes any path from the name and sets the extension of that type. Only the owner and staff can download the file until a published record references it.
 *
 * Source: spec section 7 (Files). Limits: product decisions, "Limits".
 * @summary Upload a document or picture
 */
export const uploadFile = (uploadBody: UploadBody, options?: Parameters<typeof request>[1]) => {
    const formData = new FormData();
formData.append(`file`, uploadBody.file);

  return request<StoredFileEnvelope>(getUploadFileUrl(),
  {
      operationId: 'uploadFile', pathTemplate: '/client/upload/file', waitsForLogin: true, idempotent: true,
    ...options,
    method: 'POST'
    ,
    body: formData,
    schema: StoredFileEnvelope
  }
);}





export const getUploadFileMutationKey = () => ['uploadFile'] as const;

export const getUploadFileMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext> => {

const mutationKey = getUploadFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadFile>>, UploadFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadFile(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadFileMutationResult = NonNullable<Awaited<ReturnType<typeof uploadFile>>>
    export type UploadFileMutationBody = UploadBody
    export type UploadFileMutationError = ErrorType<ErrorEnvelope>
    export type UploadFileMutationVariables = {data: UploadBody}

    /**
 * @summary Upload a document or picture
 */
export const useUploadFile = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadFile>>,
        TError,
        UploadFileMutationVariables,
        TContext
      > => {
      return useMutation(getUploadFileMutationOptions(options), queryClient);
    }
    export const getUploadVideoFileUrl = () => {




  return `/api/sys/file/uploadVideoFile`
}

/**
 * Stores a video or captions (WebVTT) of at most 500 MB and returns the identifier, which records reference. The server detects the type from the content, removes any path from the name and sets the extension of that type. Only the owner and staff can download the file until a published record references it.
 *
 * Source: spec section 7 (Files). Limits: product decisions, "Limits".
 * @summary Upload a video
 */
export const uploadVideoFile = (uploadBody: UploadBody, options?: Parameters<typeof request>[1]) => {
    const formData = new FormData();
formData.append(`file`, uploadBody.file);

  return request<StoredFileEnvelope>(getUploadVideoFileUrl(),
  {
      operationId: 'uploadVideoFile', pathTemplate: '/sys/file/uploadVideoFile', waitsForLogin: true, idempotent: true,
    ...options,
    method: 'POST'
    ,
    body: formData,
    schema: StoredFileEnvelope
  }
);}





export const getUploadVideoFileMutationKey = () => ['uploadVideoFile'] as const;

export const getUploadVideoFileMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadVideoFile>>, TError,UploadVideoFileMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadVideoFile>>, TError,UploadVideoFileMutationVariables, TContext> => {

const mutationKey = getUploadVideoFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadVideoFile>>, UploadVideoFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadVideoFile(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadVideoFileMutationResult = NonNullable<Awaited<ReturnType<typeof uploadVideoFile>>>
    export type UploadVideoFileMutationBody = UploadBody
    export type UploadVideoFileMutationError = ErrorType<ErrorEnvelope>
    export type UploadVideoFileMutationVariables = {data: UploadBody}

    /**
 * @summary Upload a video
 */
export const useUploadVideoFile = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadVideoFile>>, TError,UploadVideoFileMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadVideoFile>>,
        TError,
        UploadVideoFileMutationVariables,
        TContext
      > => {
      return useMutation(getUploadVideoFileMutationOptions(options), queryClient);
    }
    export const getCreateFileTicketUrl = () => {




  return `/api/client/file/ticket`
}

/**
 * Returns a ticket that replaces the token in URLs of files and templates, for pictures and players, which cannot send headers. It is valid for `downloadFile` and `downloadTemplate` only, with the permissions that its user has at the time of the download. It expires after `expiresIn` seconds or with the session. One ticket is valid for any number of files. Clients request a new one before it expires or when a download is rejected.
 *
 * Servers without this operation accept the token in the URL (spec section 7).
 *
 * Source: security review of 2026-11-24 (short-lived tickets instead of the session token in addresses).
 * @summary Create a ticket for file URLs
 */
export const createFileTicket = ( options?: Parameters<typeof request>[1]) => {

  return request<FileTicketEnvelope>(getCreateFileTicketUrl(),
  {
      operationId: 'createFileTicket', pathTemplate: '/client/file/ticket', waitsForLogin: true,
    ...options,
    method: 'POST'

    ,
    schema: FileTicketEnvelope
  }
);}





export const getCreateFileTicketMutationKey = () => ['createFileTicket'] as const;

export const getCreateFileTicketMutationOptions = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFileTicket>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createFileTicket>>, TError,void, TContext> => {

const mutationKey = getCreateFileTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFileTicket>>, void> = () => {


          return  createFileTicket(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateFileTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createFileTicket>>>

    export type CreateFileTicketMutationError = ErrorType<ErrorEnvelope>


    /**
 * @summary Create a ticket for file URLs
 */
export const useCreateFileTicket = <TError = ErrorType<ErrorEnvelope>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFileTicket>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFileTicket>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateFileTicketMutationOptions(options), queryClient);
    }
    export const getListTemplatesUrl = () => {




  return `/api/client/template`
}

/**
 * Returns the document templates for entrants in display order, in the language of the request. The response is the same for all users and has an `ETag`. `downloadTemplate` returns the content.
 *
 * Source: product decisions (What staff maintain).
 * @summary List document templates
 */
export const listTemplates = ( options?: Parameters<typeof request>[1]) => {

  return request<TemplatesEnvelope>(getListTemplatesUrl(),
  {
      operationId: 'listTemplates', pathTemplate: '/client/template',
    ...options,
    method: 'GET'

    ,
    schema: TemplatesEnvelope
  }
);}





export const getListTemplatesQueryKey = () => {
    return [
    'api','client','template'
    ] as const;
    }


export const getListTemplatesQueryOptions = <TData = Awaited<ReturnType<typeof listTemplates>>, TError = ErrorType<ErrorEnvelope>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTemplates>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTemplatesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTemplates>>> = ({ signal }) => listTemplates({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTemplates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTemplatesQueryResult = NonNullable<Awaited<ReturnType<typeof listTemplates>>>
export type ListTemplatesQueryError = ErrorType<ErrorEnvelope>


export function useListTemplates<TData = Awaited<ReturnType<typeof listTemplates>>, TError = ErrorType<ErrorEnvelope>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTemplates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTemplates>>,
          TError,
          Awaited<ReturnType<typeof listTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTemplates<TData = Awaited<ReturnType<typeof listTemplates>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTemplates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTemplates>>,
          TError,
          Awaited<ReturnType<typeof listTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTemplates<TData = Awaited<ReturnType<typeof listTemplates>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTemplates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List document templates
 */

export function useListTemplates<TData = Awaited<ReturnType<typeof listTemplates>>, TError = ErrorType<ErrorEnvelope>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTemplates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTemplatesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadTemplateUrl = (name: string,
    params?: DownloadTemplateParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/static/template/${encodeURIComponent(String(name))}?${stringifiedParams}` : `/api/static/template/${encodeURIComponent(String(name))}`
}

/**
 * Returns a template of `listTemplates` to logged-in users, identified by the token in the header, or a ticket or token in the query.
 *
 * Source: spec section 7 (Files: "Template files at static/template/{name} with a token query").
 * @summary Download a template
 */
export const downloadTemplate = (name: string,
    params?: DownloadTemplateParams, options?: Parameters<typeof request>[1]) => {

  return request<Blob>(getDownloadTemplateUrl(name,params),
  {
      operationId: 'downloadTemplate', pathTemplate: '/static/template/{name}', waitsForLogin: true,
    ...options,
    method: 'GET'


  }
);}





export const getDownloadTemplateQueryKey = (name: string,
    params?: DownloadTemplateParams,) => {
    return [
    'api','static','template',name, ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadTemplateQueryOptions = <TData = Awaited<ReturnType<typeof downloadTemplate>>, TError = ErrorType<ErrorEnvelope>>(name: string,
    params?: DownloadTemplateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadTemplate>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadTemplateQueryKey(name,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadTemplate>>> = ({ signal }) => downloadTemplate(name,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: name !== null && name !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadTemplate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadTemplateQueryResult = NonNullable<Awaited<ReturnType<typeof downloadTemplate>>>
export type DownloadTemplateQueryError = ErrorType<ErrorEnvelope>


export function useDownloadTemplate<TData = Awaited<ReturnType<typeof downloadTemplate>>, TError = ErrorType<ErrorEnvelope>>(
 name: string,
    params: undefined |  DownloadTemplateParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadTemplate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadTemplate>>,
          TError,
          Awaited<ReturnType<typeof downloadTemplate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadTemplate<TData = Awaited<ReturnType<typeof downloadTemplate>>, TError = ErrorType<ErrorEnvelope>>(
 name: string,
    params?: DownloadTemplateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadTemplate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadTemplate>>,
          TError,
          Awaited<ReturnType<typeof downloadTemplate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadTemplate<TData = Awaited<ReturnType<typeof downloadTemplate>>, TError = ErrorType<ErrorEnvelope>>(
 name: string,
    params?: DownloadTemplateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadTemplate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a template
 */

export function useDownloadTemplate<TData = Awaited<ReturnType<typeof downloadTemplate>>, TError = ErrorType<ErrorEnvelope>>(
 name: string,
    params?: DownloadTemplateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadTemplate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadTemplateQueryOptions(name,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadFileUrl = (id: string,
    params?: DownloadFileParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sys/file/download/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/api/sys/file/download/${encodeURIComponent(String(id))}`
}

/**
 * Returns the content of a file if the caller may read it. Everyone may read files that published content or published entries show. Uploaders may read their own files. Staff with `entry:read` may read the files of submitted entries. Judges (`score:user`) may read the files of entries that are assigned to them in a round that has opened, unless they have declined; with an external scoring system, also those of all entries in review, shortlisted or awarded. Portraits of registered experts need `expert:review`, pictures of accounts `user:read`; other files of the media library and of content are readable by staff who write content. The token in the header, or the ticket or token in the query, identifies the caller. Returns 404 to all other callers. `HEAD` returns the same status and headers without the content.
 *
 * A `Range` header with one byte range returns that part (206), so that players can seek; `If-Range` with the `ETag` ensures that the part belongs to the same file. Multiple or invalid ranges return the whole file (RFC 9110, section 14).
 *
 * Source: spec section 7 (Files: "Download links append the token").
 * @summary Download a file
 */
export const downloadFile = (id: string,
    params?: DownloadFileParams, options?: Parameters<typeof request>[1]) => {

  return request<Blob>(getDownloadFileUrl(id,params),
  {
      operationId: 'downloadFile', pathTemplate: '/sys/file/download/{id}',
    ...options,
    method: 'GET'


  }
);}





export const getDownloadFileQueryKey = (id: string,
    params?: DownloadFileParams,) => {
    return [
    'api','sys','file','download',id, ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadFileQueryOptions = <TData = Awaited<ReturnType<typeof downloadFile>>, TError = ErrorType<ErrorEnvelope>>(id: string,
    params?: DownloadFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadFileQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadFile>>> = ({ signal }) => downloadFile(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadFileQueryResult = NonNullable<Awaited<ReturnType<typeof downloadFile>>>
export type DownloadFileQueryError = ErrorType<ErrorEnvelope>


export function useDownloadFile<TData = Awaited<ReturnType<typeof downloadFile>>, TError = ErrorType<ErrorEnvelope>>(
 id: string,
    params: undefined |  DownloadFileParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadFile>>,
          TError,
          Awaited<ReturnType<typeof downloadFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadFile<TData = Awaited<ReturnType<typeof downloadFile>>, TError = ErrorType<ErrorEnvelope>>(
 id: string,
    params?: DownloadFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadFile>>,
          TError,
          Awaited<ReturnType<typeof downloadFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadFile<TData = Awaited<ReturnType<typeof downloadFile>>, TError = ErrorType<ErrorEnvelope>>(
 id: string,
    params?: DownloadFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a file
 */

export function useDownloadFile<TData = Awaited<ReturnType<typeof downloadFile>>, TError = ErrorType<ErrorEnvelope>>(
 id: string,
    params?: DownloadFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadFileQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






