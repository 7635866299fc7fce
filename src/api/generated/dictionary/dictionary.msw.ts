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
  DictionaryEntryEnvelope,
  RemovedEnvelope
} from '../model';

import {
  getCreateDictionaryEntryResponseMock,
  getDeleteDictionaryEntryResponseMock,
  getDeleteDictionaryValueResponseMock,
  getUpdateDictionaryEntryResponseMock
} from './dictionary.faker.ts';

export { getCreateDictionaryEntryResponseMock, getUpdateDictionaryEntryResponseMock, getDeleteDictionaryValueResponseMock, getDeleteDictionaryEntryResponseMock } from './dictionary.faker.ts';


export const getCreateDictionaryEntryMockHandler = (overrideResponse?: DictionaryEntryEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DictionaryEntryEnvelope> | DictionaryEntryEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/dict', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDictionaryEntryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateDictionaryEntryMockHandler = (overrideResponse?: DictionaryEntryEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DictionaryEntryEnvelope> | DictionaryEntryEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/dict', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDictionaryEntryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteDictionaryValueMockHandler = (overrideResponse?: RemovedEnvelope | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RemovedEnvelope> | RemovedEnvelope), options?: RequestHandlerOptions) => {
  return http.delete('*/sys/dict/of', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDictionaryValueResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteDictionaryEntryMockHandler = (overrideResponse?: RemovedEnvelope | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RemovedEnvelope> | RemovedEnvelope), options?: RequestHandlerOptions) => {
  return http.delete('*/sys/dict/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDictionaryEntryResponseMock(),
      { status: 200
      })
  }, options)
}
export const getDictionaryMock = () => [
  getCreateDictionaryEntryMockHandler(),
  getUpdateDictionaryEntryMockHandler(),
  getDeleteDictionaryValueMockHandler(),
  getDeleteDictionaryEntryMockHandler()
]
