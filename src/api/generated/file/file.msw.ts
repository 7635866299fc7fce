/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  FileTicketEnvelope,
  StoredFileEnvelope,
  TemplatesEnvelope
} from '../model';

import {
  getCreateFileTicketResponseMock,
  getDownloadFileResponseMock,
  getDownloadTemplateResponseMock,
  getListTemplatesResponseMock,
  getUploadFileResponseMock,
  getUploadVideoFileResponseMock
} from './file.faker.ts';

export { getUploadFileResponseMock, getUploadVideoFileResponseMock, getCreateFileTicketResponseMock, getListTemplatesResponseMock, getDownloadTemplateResponseMock, getDownloadFileResponseMock } from './file.faker.ts';


export const getUploadFileMockHandler = (overrideResponse?: StoredFileEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoredFileEnvelope> | StoredFileEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/upload/file', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadFileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadVideoFileMockHandler = (overrideResponse?: StoredFileEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoredFileEnvelope> | StoredFileEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/file/uploadVideoFile', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadVideoFileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateFileTicketMockHandler = (overrideResponse?: FileTicketEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FileTicketEnvelope> | FileTicketEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/file/ticket', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFileTicketResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTemplatesMockHandler = (overrideResponse?: TemplatesEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TemplatesEnvelope> | TemplatesEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/template', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTemplatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadTemplateMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/static/template/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadTemplateResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getDownloadFileMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/sys/file/download/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadFileResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}
export const getFileMock = () => [
  getUploadFileMockHandler(),
  getUploadVideoFileMockHandler(),
  getCreateFileTicketMockHandler(),
  getListTemplatesMockHandler(),
  getDownloadTemplateMockHandler(),
  getDownloadFileMockHandler()
]
