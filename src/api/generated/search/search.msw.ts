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
  SearchResultEnvelope
} from '../model';

import {
  getSearchSiteResponseMock
} from './search.faker.ts';

export { getSearchSiteResponseMock } from './search.faker.ts';


export const getSearchSiteMockHandler = (overrideResponse?: SearchResultEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SearchResultEnvelope> | SearchResultEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchSiteResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSearchMock = () => [
  getSearchSiteMockHandler()
]
