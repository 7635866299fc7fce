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
  DeletedRecordsEnvelope,
  RecordReferenceEnvelope,
  RecordVersionEnvelope,
  RecordVersionsEnvelope
} from '../model';

import {
  getDeleteRecordResponseMock,
  getGetRecordVersionResponseMock,
  getListDeletedRecordsResponseMock,
  getListRecordVersionsResponseMock,
  getRestoreRecordResponseMock
} from './staff-record.faker.ts';

export { getListRecordVersionsResponseMock, getGetRecordVersionResponseMock, getDeleteRecordResponseMock, getListDeletedRecordsResponseMock, getRestoreRecordResponseMock } from './staff-record.faker.ts';


export const getListRecordVersionsMockHandler = (overrideResponse?: RecordVersionsEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RecordVersionsEnvelope> | RecordVersionsEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/record/:kind/:id/version', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRecordVersionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRecordVersionMockHandler = (overrideResponse?: RecordVersionEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RecordVersionEnvelope> | RecordVersionEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/record/:kind/:id/version/:number', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRecordVersionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteRecordMockHandler = (overrideResponse?: RecordReferenceEnvelope | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RecordReferenceEnvelope> | RecordReferenceEnvelope), options?: RequestHandlerOptions) => {
  return http.delete('*/sys/record/:kind/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteRecordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDeletedRecordsMockHandler = (overrideResponse?: DeletedRecordsEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeletedRecordsEnvelope> | DeletedRecordsEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/record/deleted', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDeletedRecordsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreRecordMockHandler = (overrideResponse?: RecordReferenceEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecordReferenceEnvelope> | RecordReferenceEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/record/restored', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreRecordResponseMock(),
      { status: 200
      })
  }, options)
}
export const getStaffRecordMock = () => [
  getListRecordVersionsMockHandler(),
  getGetRecordVersionMockHandler(),
  getDeleteRecordMockHandler(),
  getListDeletedRecordsMockHandler(),
  getRestoreRecordMockHandler()
]
