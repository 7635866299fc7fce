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
  InvitationEnvelope,
  PasswordResetRequirementEnvelope,
  RemovedEnvelope,
  SystemUserEnvelope,
  SystemUserNamesEnvelope,
  SystemUserOptionPageEnvelope,
  SystemUserOptionsEnvelope,
  SystemUserPageEnvelope
} from '../model';

import {
  getCloseSystemUserResponseMock,
  getCreateSystemUserResponseMock,
  getDeleteSystemUserResponseMock,
  getGetMySystemUserResponseMock,
  getGetSystemUserNamesResponseMock,
  getGetSystemUserResponseMock,
  getListAllSystemUserOptionsResponseMock,
  getListSystemUserOptionsResponseMock,
  getListSystemUsersResponseMock,
  getRequirePasswordResetResponseMock,
  getSendInvitationResponseMock,
  getUpdateMySystemUserResponseMock,
  getUpdateSystemUserResponseMock
} from './system-user.faker.ts';

export { getListSystemUsersResponseMock, getCreateSystemUserResponseMock, getUpdateSystemUserResponseMock, getGetMySystemUserResponseMock, getUpdateMySystemUserResponseMock, getListSystemUserOptionsResponseMock, getListAllSystemUserOptionsResponseMock, getGetSystemUserNamesResponseMock, getCloseSystemUserResponseMock, getSendInvitationResponseMock, getRequirePasswordResetResponseMock, getGetSystemUserResponseMock, getDeleteSystemUserResponseMock } from './system-user.faker.ts';


export const getListSystemUsersMockHandler = (overrideResponse?: SystemUserPageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SystemUserPageEnvelope> | SystemUserPageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/user', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSystemUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateSystemUserMockHandler = (overrideResponse?: SystemUserEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SystemUserEnvelope> | SystemUserEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/user', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSystemUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateSystemUserMockHandler = (overrideResponse?: SystemUserEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SystemUserEnvelope> | SystemUserEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/user', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSystemUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMySystemUserMockHandler = (overrideResponse?: SystemUserEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SystemUserEnvelope> | SystemUserEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/user/my', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMySystemUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMySystemUserMockHandler = (overrideResponse?: SystemUserEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SystemUserEnvelope> | SystemUserEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/user/my', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMySystemUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSystemUserOptionsMockHandler = (overrideResponse?: SystemUserOptionPageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SystemUserOptionPageEnvelope> | SystemUserOptionPageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/user/select', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSystemUserOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAllSystemUserOptionsMockHandler = (overrideResponse?: SystemUserOptionsEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SystemUserOptionsEnvelope> | SystemUserOptionsEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/user/select/all', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAllSystemUserOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSystemUserNamesMockHandler = (overrideResponse?: SystemUserNamesEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SystemUserNamesEnvelope> | SystemUserNamesEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/user/name-map/:ids', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSystemUserNamesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCloseSystemUserMockHandler = (overrideResponse?: ClosedAccountEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClosedAccountEnvelope> | ClosedAccountEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/user/close', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCloseSystemUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendInvitationMockHandler = (overrideResponse?: InvitationEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationEnvelope> | InvitationEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/user/invitation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRequirePasswordResetMockHandler = (overrideResponse?: PasswordResetRequirementEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasswordResetRequirementEnvelope> | PasswordResetRequirementEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/user/password-reset', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequirePasswordResetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSystemUserMockHandler = (overrideResponse?: SystemUserEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SystemUserEnvelope> | SystemUserEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/user/detail/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSystemUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteSystemUserMockHandler = (overrideResponse?: RemovedEnvelope | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RemovedEnvelope> | RemovedEnvelope), options?: RequestHandlerOptions) => {
  return http.delete('*/sys/user/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSystemUserResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSystemUserMock = () => [
  getListSystemUsersMockHandler(),
  getCreateSystemUserMockHandler(),
  getUpdateSystemUserMockHandler(),
  getGetMySystemUserMockHandler(),
  getUpdateMySystemUserMockHandler(),
  getListSystemUserOptionsMockHandler(),
  getListAllSystemUserOptionsMockHandler(),
  getGetSystemUserNamesMockHandler(),
  getCloseSystemUserMockHandler(),
  getSendInvitationMockHandler(),
  getRequirePasswordResetMockHandler(),
  getGetSystemUserMockHandler(),
  getDeleteSystemUserMockHandler()
]
