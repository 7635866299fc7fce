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
  AssignmentDeclineEnvelope,
  MyAssignmentEnvelope,
  MyRoundsEnvelope,
  ScoreSheetEnvelope
} from '../model';

import {
  getDeclineAssignmentResponseMock,
  getGetMyAssignmentResponseMock,
  getListMyAssignmentsResponseMock,
  getSaveScoreSheetResponseMock
} from './judging.faker.ts';

export { getListMyAssignmentsResponseMock, getGetMyAssignmentResponseMock, getSaveScoreSheetResponseMock, getDeclineAssignmentResponseMock } from './judging.faker.ts';


export const getListMyAssignmentsMockHandler = (overrideResponse?: MyRoundsEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyRoundsEnvelope> | MyRoundsEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/judging/assignment', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyAssignmentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMyAssignmentMockHandler = (overrideResponse?: MyAssignmentEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyAssignmentEnvelope> | MyAssignmentEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/judging/assignment/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyAssignmentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveScoreSheetMockHandler = (overrideResponse?: ScoreSheetEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ScoreSheetEnvelope> | ScoreSheetEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/client/judging/sheet', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveScoreSheetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeclineAssignmentMockHandler = (overrideResponse?: AssignmentDeclineEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AssignmentDeclineEnvelope> | AssignmentDeclineEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/client/judging/decline', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeclineAssignmentResponseMock(),
      { status: 200
      })
  }, options)
}
export const getJudgingMock = () => [
  getListMyAssignmentsMockHandler(),
  getGetMyAssignmentMockHandler(),
  getSaveScoreSheetMockHandler(),
  getDeclineAssignmentMockHandler()
]
