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
  MatchEnvelope,
  MatchHomeEnvelope
} from '../model';

import {
  getGetMatchHomeResponseMock,
  getGetMatchInfoResponseMock
} from './match.faker.ts';

export { getGetMatchInfoResponseMock, getGetMatchHomeResponseMock } from './match.faker.ts';


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
export const getMatchMock = () => [
  getGetMatchInfoMockHandler(),
  getGetMatchHomeMockHandler()
]
