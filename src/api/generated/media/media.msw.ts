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
  MediaItemEnvelope,
  MediaPageEnvelope,
  MediaReferenceEnvelope,
  MediaUsesEnvelope
} from '../model';

import {
  getDeleteMediaResponseMock,
  getListMediaResponseMock,
  getListMediaUsesResponseMock,
  getSaveMediaResponseMock
} from './media.faker.ts';

export { getListMediaResponseMock, getSaveMediaResponseMock, getListMediaUsesResponseMock, getDeleteMediaResponseMock } from './media.faker.ts';


export const getListMediaMockHandler = (overrideResponse?: MediaPageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MediaPageEnvelope> | MediaPageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/media', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMediaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveMediaMockHandler = (overrideResponse?: MediaItemEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MediaItemEnvelope> | MediaItemEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/media', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveMediaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMediaUsesMockHandler = (overrideResponse?: MediaUsesEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MediaUsesEnvelope> | MediaUsesEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/media/:id/use', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMediaUsesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteMediaMockHandler = (overrideResponse?: MediaReferenceEnvelope | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<MediaReferenceEnvelope> | MediaReferenceEnvelope), options?: RequestHandlerOptions) => {
  return http.delete('*/sys/media/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMediaResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMediaMock = () => [
  getListMediaMockHandler(),
  getSaveMediaMockHandler(),
  getListMediaUsesMockHandler(),
  getDeleteMediaMockHandler()
]
