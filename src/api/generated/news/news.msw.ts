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
  NewsArticleEnvelope,
  NewsExpressEnvelope,
  NewsPageEnvelope
} from '../model';

import {
  getGetNewsResponseMock,
  getListNewsExpressResponseMock,
  getListNewsResponseMock,
  getListVideosResponseMock
} from './news.faker.ts';

export { getListNewsResponseMock, getListNewsExpressResponseMock, getListVideosResponseMock, getGetNewsResponseMock } from './news.faker.ts';


export const getListNewsMockHandler = (overrideResponse?: NewsPageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NewsPageEnvelope> | NewsPageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/news/anons/news', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListNewsExpressMockHandler = (overrideResponse?: NewsExpressEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NewsExpressEnvelope> | NewsExpressEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/news/anons/express', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNewsExpressResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListVideosMockHandler = (overrideResponse?: NewsPageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NewsPageEnvelope> | NewsPageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/news/anons/video', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVideosResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetNewsMockHandler = (overrideResponse?: NewsArticleEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NewsArticleEnvelope> | NewsArticleEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/news/anons/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNewsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getNewsMock = () => [
  getListNewsMockHandler(),
  getListNewsExpressMockHandler(),
  getListVideosMockHandler(),
  getGetNewsMockHandler()
]
