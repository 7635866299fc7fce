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
  ActivityAttendeePageEnvelope,
  AttendeeEnvelope,
  StaffActivityEnvelope,
  StaffActivityPageEnvelope
} from '../model';

import {
  getCancelStaffActivityResponseMock,
  getCheckInAttendeeResponseMock,
  getCreateActivityResponseMock,
  getDeleteActivityDraftResponseMock,
  getListAttendeesResponseMock,
  getListStaffActivitiesResponseMock,
  getSaveActivityDraftResponseMock,
  getUpdateActivityResponseMock
} from './staff-activity.faker.ts';

export { getSaveActivityDraftResponseMock, getDeleteActivityDraftResponseMock, getListAttendeesResponseMock, getListStaffActivitiesResponseMock, getCreateActivityResponseMock, getUpdateActivityResponseMock, getCancelStaffActivityResponseMock, getCheckInAttendeeResponseMock } from './staff-activity.faker.ts';


export const getSaveActivityDraftMockHandler = (overrideResponse?: StaffActivityEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffActivityEnvelope> | StaffActivityEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/activity/draft', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveActivityDraftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteActivityDraftMockHandler = (overrideResponse?: StaffActivityEnvelope | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<StaffActivityEnvelope> | StaffActivityEnvelope), options?: RequestHandlerOptions) => {
  return http.delete('*/sys/activity/:id/draft', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteActivityDraftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAttendeesMockHandler = (overrideResponse?: ActivityAttendeePageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivityAttendeePageEnvelope> | ActivityAttendeePageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/activity/:id/attendees', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAttendeesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffActivitiesMockHandler = (overrideResponse?: StaffActivityPageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffActivityPageEnvelope> | StaffActivityPageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/activity', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffActivitiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateActivityMockHandler = (overrideResponse?: StaffActivityEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StaffActivityEnvelope> | StaffActivityEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/activity', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateActivityMockHandler = (overrideResponse?: StaffActivityEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffActivityEnvelope> | StaffActivityEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/activity', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelStaffActivityMockHandler = (overrideResponse?: StaffActivityEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffActivityEnvelope> | StaffActivityEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/activity/cancel', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelStaffActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckInAttendeeMockHandler = (overrideResponse?: AttendeeEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AttendeeEnvelope> | AttendeeEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/activity/checkIn', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckInAttendeeResponseMock(),
      { status: 200
      })
  }, options)
}
export const getStaffActivityMock = () => [
  getSaveActivityDraftMockHandler(),
  getDeleteActivityDraftMockHandler(),
  getListAttendeesMockHandler(),
  getListStaffActivitiesMockHandler(),
  getCreateActivityMockHandler(),
  getUpdateActivityMockHandler(),
  getCancelStaffActivityMockHandler(),
  getCheckInAttendeeMockHandler()
]
