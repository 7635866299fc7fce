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
  CurrentUserEnvelope,
  LoginEnvelope
} from '../model';

import {
  getGetCurrentUserResponseMock,
  getLoginResponseMock
} from './session.faker.ts';

export { getLoginResponseMock, getGetCurrentUserResponseMock } from './session.faker.ts';


export const getLoginMockHandler = (overrideResponse?: LoginEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginEnvelope> | LoginEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/user/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCurrentUserMockHandler = (overrideResponse?: CurrentUserEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CurrentUserEnvelope> | CurrentUserEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/user/current', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCurrentUserResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSessionMock = () => [
  getLoginMockHandler(),
  getGetCurrentUserMockHandler()
]
