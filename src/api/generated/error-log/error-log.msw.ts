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
  ErrorLogEnvelope
} from '../model';

import {
  getSendErrorLogResponseMock
} from './error-log.faker.ts';

export { getSendErrorLogResponseMock } from './error-log.faker.ts';


export const getSendErrorLogMockHandler = (overrideResponse?: ErrorLogEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ErrorLogEnvelope> | ErrorLogEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/errorLog', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendErrorLogResponseMock(),
      { status: 200
      })
  }, options)
}
export const getErrorLogMock = () => [
  getSendErrorLogMockHandler()
]
