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
  MatchChecksEnvelope,
  MatchPreviewEnvelope,
  MatchResultsEnvelope,
  RemovedEnvelope,
  ResultPreviewEnvelope,
  StaffMatchEnvelope,
  StaffMatchesEnvelope,
  TrackEnvelope
} from '../model';

import {
  getChangeSignUpResponseMock,
  getCreateMatchResponseMock,
  getCreateTrackResponseMock,
  getDeleteMatchDraftResponseMock,
  getDeleteMatchResponseMock,
  getDeleteTrackResponseMock,
  getGetMatchPreviewResponseMock,
  getGetMatchResultsResponseMock,
  getGetResultPreviewResponseMock,
  getListMatchChecksResponseMock,
  getListStaffMatchesResponseMock,
  getPublishMatchResponseMock,
  getPublishResultsResponseMock,
  getPublishWinnersResponseMock,
  getSaveMatchDraftResponseMock,
  getUpdateMatchResponseMock,
  getUpdateTrackResponseMock,
  getWithdrawResultsResponseMock
} from './staff-match.faker.ts';

export { getSaveMatchDraftResponseMock, getDeleteMatchDraftResponseMock, getListStaffMatchesResponseMock, getCreateMatchResponseMock, getUpdateMatchResponseMock, getPublishMatchResponseMock, getChangeSignUpResponseMock, getDeleteMatchResponseMock, getListMatchChecksResponseMock, getGetMatchPreviewResponseMock, getPublishResultsResponseMock, getWithdrawResultsResponseMock, getGetMatchResultsResponseMock, getGetResultPreviewResponseMock, getPublishWinnersResponseMock, getCreateTrackResponseMock, getUpdateTrackResponseMock, getDeleteTrackResponseMock } from './staff-match.faker.ts';


export const getSaveMatchDraftMockHandler = (overrideResponse?: StaffMatchEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffMatchEnvelope> | StaffMatchEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/match/draft', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveMatchDraftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteMatchDraftMockHandler = (overrideResponse?: StaffMatchEnvelope | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<StaffMatchEnvelope> | StaffMatchEnvelope), options?: RequestHandlerOptions) => {
  return http.delete('*/sys/match/:id/draft', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMatchDraftResponseMock(),
      { status: 200
      })
  }, options)
}

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

export const getPublishMatchMockHandler = (overrideResponse?: StaffMatchEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffMatchEnvelope> | StaffMatchEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/match/publication', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishMatchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeSignUpMockHandler = (overrideResponse?: StaffMatchEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffMatchEnvelope> | StaffMatchEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/match/signUp', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeSignUpResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteMatchMockHandler = (overrideResponse?: RemovedEnvelope | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RemovedEnvelope> | RemovedEnvelope), options?: RequestHandlerOptions) => {
  return http.delete('*/sys/match/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMatchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMatchChecksMockHandler = (overrideResponse?: MatchChecksEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MatchChecksEnvelope> | MatchChecksEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/match/:id/checks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMatchChecksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMatchPreviewMockHandler = (overrideResponse?: MatchPreviewEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MatchPreviewEnvelope> | MatchPreviewEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/match/:id/preview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMatchPreviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPublishResultsMockHandler = (overrideResponse?: MatchResultsEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MatchResultsEnvelope> | MatchResultsEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/match/results', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishResultsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawResultsMockHandler = (overrideResponse?: MatchResultsEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MatchResultsEnvelope> | MatchResultsEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/match/results/withdrawal', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawResultsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMatchResultsMockHandler = (overrideResponse?: MatchResultsEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MatchResultsEnvelope> | MatchResultsEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/match/:id/results', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMatchResultsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetResultPreviewMockHandler = (overrideResponse?: ResultPreviewEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ResultPreviewEnvelope> | ResultPreviewEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/match/:id/results/:stage', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetResultPreviewResponseMock(),
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

export const getDeleteTrackMockHandler = (overrideResponse?: RemovedEnvelope | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RemovedEnvelope> | RemovedEnvelope), options?: RequestHandlerOptions) => {
  return http.delete('*/sys/track/:code', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteTrackResponseMock(),
      { status: 200
      })
  }, options)
}
export const getStaffMatchMock = () => [
  getSaveMatchDraftMockHandler(),
  getDeleteMatchDraftMockHandler(),
  getListStaffMatchesMockHandler(),
  getCreateMatchMockHandler(),
  getUpdateMatchMockHandler(),
  getPublishMatchMockHandler(),
  getChangeSignUpMockHandler(),
  getDeleteMatchMockHandler(),
  getListMatchChecksMockHandler(),
  getGetMatchPreviewMockHandler(),
  getPublishResultsMockHandler(),
  getWithdrawResultsMockHandler(),
  getGetMatchResultsMockHandler(),
  getGetResultPreviewMockHandler(),
  getPublishWinnersMockHandler(),
  getCreateTrackMockHandler(),
  getUpdateTrackMockHandler(),
  getDeleteTrackMockHandler()
]
