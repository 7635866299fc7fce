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
  CitiesEnvelope,
  DictionariesEnvelope,
  DomainsEnvelope,
  MappingEnvelope,
  MappingsEnvelope
} from '../model';

import {
  getGetMappingResponseMock,
  getListCitiesResponseMock,
  getListDictionariesResponseMock,
  getListDomainsResponseMock,
  getListMappingsResponseMock
} from './reference.faker.ts';

export { getListDictionariesResponseMock, getListMappingsResponseMock, getGetMappingResponseMock, getListCitiesResponseMock, getListDomainsResponseMock } from './reference.faker.ts';


export const getListDictionariesMockHandler = (overrideResponse?: DictionariesEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DictionariesEnvelope> | DictionariesEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/config/dict/all', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDictionariesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMappingsMockHandler = (overrideResponse?: MappingsEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MappingsEnvelope> | MappingsEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/mapping/all', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMappingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMappingMockHandler = (overrideResponse?: MappingEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MappingEnvelope> | MappingEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/mapping/dict/type-:type/value-:value', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMappingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCitiesMockHandler = (overrideResponse?: CitiesEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CitiesEnvelope> | CitiesEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/city', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCitiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDomainsMockHandler = (overrideResponse?: DomainsEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DomainsEnvelope> | DomainsEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/domain', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDomainsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReferenceMock = () => [
  getListDictionariesMockHandler(),
  getListMappingsMockHandler(),
  getGetMappingMockHandler(),
  getListCitiesMockHandler(),
  getListDomainsMockHandler()
]
