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
  CompaniesEnvelope,
  ConfigEnvelope,
  IdentityEnvelope,
  LegalTextEnvelope,
  LinksEnvelope,
  MenuEnvelope,
  TimeEnvelope
} from '../model';

import {
  getGetConfigResponseMock,
  getGetIdentityResponseMock,
  getGetLegalTextResponseMock,
  getGetMenuResponseMock,
  getGetTimeResponseMock,
  getListCompaniesResponseMock,
  getListLinksResponseMock
} from './config.faker.ts';

export { getGetTimeResponseMock, getGetMenuResponseMock, getGetIdentityResponseMock, getGetLegalTextResponseMock, getListLinksResponseMock, getListCompaniesResponseMock, getGetConfigResponseMock } from './config.faker.ts';


export const getGetTimeMockHandler = (overrideResponse?: TimeEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TimeEnvelope> | TimeEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/time', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTimeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMenuMockHandler = (overrideResponse?: MenuEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MenuEnvelope> | MenuEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/menu', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMenuResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetIdentityMockHandler = (overrideResponse?: IdentityEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IdentityEnvelope> | IdentityEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/identity', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetIdentityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLegalTextMockHandler = (overrideResponse?: LegalTextEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LegalTextEnvelope> | LegalTextEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/legal/:kind', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLegalTextResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLinksMockHandler = (overrideResponse?: LinksEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LinksEnvelope> | LinksEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/links', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLinksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCompaniesMockHandler = (overrideResponse?: CompaniesEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CompaniesEnvelope> | CompaniesEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/company', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCompaniesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetConfigMockHandler = (overrideResponse?: ConfigEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConfigEnvelope> | ConfigEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/config/:key', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetConfigResponseMock(),
      { status: 200
      })
  }, options)
}
export const getConfigMock = () => [
  getGetTimeMockHandler(),
  getGetMenuMockHandler(),
  getGetIdentityMockHandler(),
  getGetLegalTextMockHandler(),
  getListLinksMockHandler(),
  getListCompaniesMockHandler(),
  getGetConfigMockHandler()
]
