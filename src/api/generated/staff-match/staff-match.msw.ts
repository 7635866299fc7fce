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
  StaffMatchEnvelope,
  StaffMatchesEnvelope,
  TrackEnvelope
} from '../model';

import {
  getCreateMatchResponseMock,
  getCreateTrackResponseMock,
  getListStaffMatchesResponseMock,
  getPublishWinnersResponseMock,
  getUpdateMatchResponseMock,
  getUpdateTrackResponseMock
} from './staff-match.faker.ts';

export { getListStaffMatchesResponseMock, getCreateMatchResponseMock, getUpdateMatchResponseMock, getPublishWinnersResponseMock, getCreateTrackResponseMock, getUpdateTrackResponseMock } from './staff-match.faker.ts';


export const getListStaffMatchesMockHandler = (overrideResponse?: StaffMatchesEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffMatchesEnvelope> | StaffMatchesEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/match', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffMatchesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateMatchMockHandler = (overrideResponse?: StaffMatchEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StaffMatchEnvelope> | StaffMatchEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/match', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMatchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMatchMockHandler = (overrideResponse?: StaffMatchEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffMatchEnvelope> | StaffMatchEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/match', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMatchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPublishWinnersMockHandler = (overrideResponse?: StaffMatchEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffMatchEnvelope> | StaffMatchEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/match/winners', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishWinnersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTrackMockHandler = (overrideResponse?: TrackEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TrackEnvelope> | TrackEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/track', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTrackResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateTrackMockHandler = (overrideResponse?: TrackEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TrackEnvelope> | TrackEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/track', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTrackResponseMock(),
      { status: 200
      })
  }, options)
}
export const getStaffMatchMock = () => [
  getListStaffMatchesMockHandler(),
  getCreateMatchMockHandler(),
  getUpdateMatchMockHandler(),
  getPublishWinnersMockHandler(),
  getCreateTrackMockHandler(),
  getUpdateTrackMockHandler()
]
