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
  ActivityEnvelope,
  ActivityPageEnvelope,
  ActivitySignUpEnvelope,
  ActivityViewsEnvelope,
  MyActivitiesEnvelope
} from '../model';

import {
  getCancelActivityResponseMock,
  getCountActivityViewResponseMock,
  getGetActivityResponseMock,
  getGetActivitySignUpResponseMock,
  getListActivitiesResponseMock,
  getListMyActivitiesResponseMock,
  getSignInActivityResponseMock,
  getSignUpActivityResponseMock
} from './activity.faker.ts';

export { getListActivitiesResponseMock, getGetActivityResponseMock, getListMyActivitiesResponseMock, getGetActivitySignUpResponseMock, getSignUpActivityResponseMock, getCancelActivityResponseMock, getSignInActivityResponseMock, getCountActivityViewResponseMock } from './activity.faker.ts';


export const getListActivitiesMockHandler = (overrideResponse?: ActivityPageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivityPageEnvelope> | ActivityPageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/activity/anons', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListActivitiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetActivityMockHandler = (overrideResponse?: ActivityEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivityEnvelope> | ActivityEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/activity/anons/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMyActivitiesMockHandler = (overrideResponse?: MyActivitiesEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyActivitiesEnvelope> | MyActivitiesEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/activity/current/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyActivitiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetActivitySignUpMockHandler = (overrideResponse?: ActivitySignUpEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivitySignUpEnvelope> | ActivitySignUpEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/activity/signUp/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetActivitySignUpResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSignUpActivityMockHandler = (overrideResponse?: ActivitySignUpEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ActivitySignUpEnvelope> | ActivitySignUpEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/activity/signUp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSignUpActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelActivityMockHandler = (overrideResponse?: ActivitySignUpEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ActivitySignUpEnvelope> | ActivitySignUpEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/activity/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSignInActivityMockHandler = (overrideResponse?: ActivitySignUpEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ActivitySignUpEnvelope> | ActivitySignUpEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/activity/signIn', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSignInActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCountActivityViewMockHandler = (overrideResponse?: ActivityViewsEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ActivityViewsEnvelope> | ActivityViewsEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/client/activity/anons/browseNumber', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountActivityViewResponseMock(),
      { status: 200
      })
  }, options)
}
export const getActivityMock = () => [
  getListActivitiesMockHandler(),
  getGetActivityMockHandler(),
  getListMyActivitiesMockHandler(),
  getGetActivitySignUpMockHandler(),
  getSignUpActivityMockHandler(),
  getCancelActivityMockHandler(),
  getSignInActivityMockHandler(),
  getCountActivityViewMockHandler()
]
