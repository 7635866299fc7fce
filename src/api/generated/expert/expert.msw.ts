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
  MyExpertEnvelope,
  SavedExpertEnvelope
} from '../model';

import {
  getGetMyExpertResponseMock,
  getSaveExpertResponseMock
} from './expert.faker.ts';

export { getGetMyExpertResponseMock, getSaveExpertResponseMock } from './expert.faker.ts';


export const getGetMyExpertMockHandler = (overrideResponse?: MyExpertEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyExpertEnvelope> | MyExpertEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/expert/current', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyExpertResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveExpertMockHandler = (overrideResponse?: SavedExpertEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SavedExpertEnvelope> | SavedExpertEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/expert', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveExpertResponseMock(),
      { status: 200
      })
  }, options)
}
export const getExpertMock = () => [
  getGetMyExpertMockHandler(),
  getSaveExpertMockHandler()
]
