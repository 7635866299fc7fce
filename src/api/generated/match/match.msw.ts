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
  EditionsEnvelope,
  GuideEnvelope,
  MatchEnvelope,
  MatchHomeEnvelope,
  OrganisationsEnvelope,
  StatementEnvelope
} from '../model';

import {
  getGetGuideResponseMock,
  getGetMatchHomeResponseMock,
  getGetMatchInfoResponseMock,
  getGetStatementResponseMock,
  getListEditionsResponseMock,
  getListOrganisationsResponseMock
} from './match.faker.ts';

export { getGetMatchInfoResponseMock, getGetMatchHomeResponseMock, getListEditionsResponseMock, getGetGuideResponseMock, getGetStatementResponseMock, getListOrganisationsResponseMock } from './match.faker.ts';


export const getGetMatchInfoMockHandler = (overrideResponse?: MatchEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MatchEnvelope> | MatchEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/match/info', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMatchInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMatchHomeMockHandler = (overrideResponse?: MatchHomeEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MatchHomeEnvelope> | MatchHomeEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/match/info/home', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMatchHomeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListEditionsMockHandler = (overrideResponse?: EditionsEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EditionsEnvelope> | EditionsEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/match/info/sub', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEditionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetGuideMockHandler = (overrideResponse?: GuideEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GuideEnvelope> | GuideEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/match/info/guide', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGuideResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStatementMockHandler = (overrideResponse?: StatementEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StatementEnvelope> | StatementEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/match/info/statement', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStatementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOrganisationsMockHandler = (overrideResponse?: OrganisationsEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganisationsEnvelope> | OrganisationsEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/match/org', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganisationsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMatchMock = () => [
  getGetMatchInfoMockHandler(),
  getGetMatchHomeMockHandler(),
  getListEditionsMockHandler(),
  getGetGuideMockHandler(),
  getGetStatementMockHandler(),
  getListOrganisationsMockHandler()
]
