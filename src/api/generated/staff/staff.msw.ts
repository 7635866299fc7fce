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
  DashboardEnvelope,
  StaffExpertEnvelope,
  StaffExpertPageEnvelope,
  StaffProjectEnvelope,
  StaffProjectPageEnvelope
} from '../model';

import {
  getGetDashboardResponseMock,
  getListStaffExpertsResponseMock,
  getListStaffProjectsResponseMock,
  getReviewExpertResponseMock,
  getReviewProjectResponseMock
} from './staff.faker.ts';

export { getGetDashboardResponseMock, getListStaffProjectsResponseMock, getReviewProjectResponseMock, getListStaffExpertsResponseMock, getReviewExpertResponseMock } from './staff.faker.ts';


export const getGetDashboardMockHandler = (overrideResponse?: DashboardEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DashboardEnvelope> | DashboardEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/dashboard', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDashboardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffProjectsMockHandler = (overrideResponse?: StaffProjectPageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffProjectPageEnvelope> | StaffProjectPageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/project', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffProjectsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReviewProjectMockHandler = (overrideResponse?: StaffProjectEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffProjectEnvelope> | StaffProjectEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/project/status', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewProjectResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffExpertsMockHandler = (overrideResponse?: StaffExpertPageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffExpertPageEnvelope> | StaffExpertPageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/expert', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffExpertsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReviewExpertMockHandler = (overrideResponse?: StaffExpertEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffExpertEnvelope> | StaffExpertEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/expert/review', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewExpertResponseMock(),
      { status: 200
      })
  }, options)
}
export const getStaffMock = () => [
  getGetDashboardMockHandler(),
  getListStaffProjectsMockHandler(),
  getReviewProjectMockHandler(),
  getListStaffExpertsMockHandler(),
  getReviewExpertMockHandler()
]
