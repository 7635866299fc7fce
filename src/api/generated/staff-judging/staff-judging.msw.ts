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
  AssignmentResultEnvelope,
  JudgingRoundEnvelope,
  JudgingRoundsEnvelope,
  RemindedJudgesEnvelope,
  RemovedRoundEnvelope,
  RoundEntriesEnvelope,
  RoundJudgeEnvelope,
  RoundJudgesEnvelope,
  StaffScoreSheetEnvelope
} from '../model';

import {
  getAppointJudgeResponseMock,
  getAssignAutomaticallyResponseMock,
  getChangeAssignmentsResponseMock,
  getCreateJudgingRoundResponseMock,
  getDeleteJudgingRoundResponseMock,
  getGetScoreSheetResponseMock,
  getInviteJudgeResponseMock,
  getListJudgingRoundsResponseMock,
  getListRoundEntriesResponseMock,
  getListRoundJudgesResponseMock,
  getOrderTiedEntriesResponseMock,
  getRemindJudgesResponseMock,
  getShortlistEntriesResponseMock,
  getUpdateJudgingRoundResponseMock
} from './staff-judging.faker.ts';

export { getListJudgingRoundsResponseMock, getCreateJudgingRoundResponseMock, getUpdateJudgingRoundResponseMock, getDeleteJudgingRoundResponseMock, getListRoundEntriesResponseMock, getListRoundJudgesResponseMock, getOrderTiedEntriesResponseMock, getShortlistEntriesResponseMock, getAppointJudgeResponseMock, getInviteJudgeResponseMock, getChangeAssignmentsResponseMock, getAssignAutomaticallyResponseMock, getRemindJudgesResponseMock, getGetScoreSheetResponseMock } from './staff-judging.faker.ts';


export const getListJudgingRoundsMockHandler = (overrideResponse?: JudgingRoundsEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JudgingRoundsEnvelope> | JudgingRoundsEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/judging/round', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJudgingRoundsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateJudgingRoundMockHandler = (overrideResponse?: JudgingRoundEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JudgingRoundEnvelope> | JudgingRoundEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/judging/round', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJudgingRoundResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateJudgingRoundMockHandler = (overrideResponse?: JudgingRoundEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<JudgingRoundEnvelope> | JudgingRoundEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/judging/round', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJudgingRoundResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteJudgingRoundMockHandler = (overrideResponse?: RemovedRoundEnvelope | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RemovedRoundEnvelope> | RemovedRoundEnvelope), options?: RequestHandlerOptions) => {
  return http.delete('*/sys/judging/round/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteJudgingRoundResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRoundEntriesMockHandler = (overrideResponse?: RoundEntriesEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RoundEntriesEnvelope> | RoundEntriesEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/judging/round/:id/entry', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRoundEntriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRoundJudgesMockHandler = (overrideResponse?: RoundJudgesEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RoundJudgesEnvelope> | RoundJudgesEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/judging/round/:id/judge', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRoundJudgesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderTiedEntriesMockHandler = (overrideResponse?: RoundEntriesEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<RoundEntriesEnvelope> | RoundEntriesEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/judging/round/order', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderTiedEntriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getShortlistEntriesMockHandler = (overrideResponse?: RoundEntriesEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<RoundEntriesEnvelope> | RoundEntriesEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/judging/round/shortlist', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getShortlistEntriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAppointJudgeMockHandler = (overrideResponse?: RoundJudgeEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RoundJudgeEnvelope> | RoundJudgeEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/judging/judge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAppointJudgeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getInviteJudgeMockHandler = (overrideResponse?: RoundJudgeEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RoundJudgeEnvelope> | RoundJudgeEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/judging/judge/invitation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInviteJudgeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeAssignmentsMockHandler = (overrideResponse?: AssignmentResultEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AssignmentResultEnvelope> | AssignmentResultEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/judging/assignment', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeAssignmentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAssignAutomaticallyMockHandler = (overrideResponse?: AssignmentResultEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AssignmentResultEnvelope> | AssignmentResultEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/judging/assignment/automatic', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignAutomaticallyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemindJudgesMockHandler = (overrideResponse?: RemindedJudgesEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RemindedJudgesEnvelope> | RemindedJudgesEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/judging/reminder', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemindJudgesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetScoreSheetMockHandler = (overrideResponse?: StaffScoreSheetEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffScoreSheetEnvelope> | StaffScoreSheetEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/judging/sheet/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetScoreSheetResponseMock(),
      { status: 200
      })
  }, options)
}
export const getStaffJudgingMock = () => [
  getListJudgingRoundsMockHandler(),
  getCreateJudgingRoundMockHandler(),
  getUpdateJudgingRoundMockHandler(),
  getDeleteJudgingRoundMockHandler(),
  getListRoundEntriesMockHandler(),
  getListRoundJudgesMockHandler(),
  getOrderTiedEntriesMockHandler(),
  getShortlistEntriesMockHandler(),
  getAppointJudgeMockHandler(),
  getInviteJudgeMockHandler(),
  getChangeAssignmentsMockHandler(),
  getAssignAutomaticallyMockHandler(),
  getRemindJudgesMockHandler(),
  getGetScoreSheetMockHandler()
]
