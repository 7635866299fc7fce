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
  ClosedAccountEnvelope,
  CodeSentEnvelope,
  EndedSessionsEnvelope,
  MyDataEnvelope,
  MyNoticesEnvelope,
  NoticesReadEnvelope,
  SystemUserEnvelope,
  UserSessionIdEnvelope,
  UserSessionListEnvelope
} from '../model';

import {
  getChangeMyPasswordResponseMock,
  getCloseMyAccountResponseMock,
  getEndMySessionResponseMock,
  getEndMySessionsResponseMock,
  getGetMyDataResponseMock,
  getListMyNoticesResponseMock,
  getListMySessionsResponseMock,
  getReadMyNoticesResponseMock,
  getSendContactCodeResponseMock,
  getUpdateMyContactResponseMock
} from './account.faker.ts';

export { getGetMyDataResponseMock, getListMyNoticesResponseMock, getReadMyNoticesResponseMock, getCloseMyAccountResponseMock, getUpdateMyContactResponseMock, getSendContactCodeResponseMock, getChangeMyPasswordResponseMock, getListMySessionsResponseMock, getEndMySessionsResponseMock, getEndMySessionResponseMock } from './account.faker.ts';


export const getGetMyDataMockHandler = (overrideResponse?: MyDataEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyDataEnvelope> | MyDataEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/user/my/data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyDataResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMyNoticesMockHandler = (overrideResponse?: MyNoticesEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyNoticesEnvelope> | MyNoticesEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/user/my/notices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyNoticesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadMyNoticesMockHandler = (overrideResponse?: NoticesReadEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NoticesReadEnvelope> | NoticesReadEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/user/my/notices/read', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadMyNoticesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCloseMyAccountMockHandler = (overrideResponse?: ClosedAccountEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClosedAccountEnvelope> | ClosedAccountEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/user/my/close', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCloseMyAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMyContactMockHandler = (overrideResponse?: SystemUserEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SystemUserEnvelope> | SystemUserEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/user/my/contact', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyContactResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendContactCodeMockHandler = (overrideResponse?: CodeSentEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CodeSentEnvelope> | CodeSentEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/user/my/contact/code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendContactCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeMyPasswordMockHandler = (overrideResponse?: EndedSessionsEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<EndedSessionsEnvelope> | EndedSessionsEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/user/my/password', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeMyPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMySessionsMockHandler = (overrideResponse?: UserSessionListEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserSessionListEnvelope> | UserSessionListEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/user/my/sessions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMySessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndMySessionsMockHandler = (overrideResponse?: EndedSessionsEnvelope | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<EndedSessionsEnvelope> | EndedSessionsEnvelope), options?: RequestHandlerOptions) => {
  return http.delete('*/sys/user/my/sessions', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndMySessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndMySessionMockHandler = (overrideResponse?: UserSessionIdEnvelope | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UserSessionIdEnvelope> | UserSessionIdEnvelope), options?: RequestHandlerOptions) => {
  return http.delete('*/sys/user/my/sessions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndMySessionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAccountMock = () => [
  getGetMyDataMockHandler(),
  getListMyNoticesMockHandler(),
  getReadMyNoticesMockHandler(),
  getCloseMyAccountMockHandler(),
  getUpdateMyContactMockHandler(),
  getSendContactCodeMockHandler(),
  getChangeMyPasswordMockHandler(),
  getListMySessionsMockHandler(),
  getEndMySessionsMockHandler(),
  getEndMySessionMockHandler()
]
