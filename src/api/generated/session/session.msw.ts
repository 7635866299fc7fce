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
  AccountEnvelope,
  CodeSentEnvelope,
  ConsentEnvelope,
  CurrentUserEnvelope,
  JudgeEnvelope,
  JudgingTokenEnvelope,
  LoginEnvelope,
  LogoutEnvelope
} from '../model';

import {
  getAcceptInvitationResponseMock,
  getCreateJudgingTokenResponseMock,
  getGetCurrentUserResponseMock,
  getGetJudgeResponseMock,
  getGiveConsentResponseMock,
  getLoginByPhoneResponseMock,
  getLoginResponseMock,
  getLogoutResponseMock,
  getRegisterUserResponseMock,
  getResetPasswordResponseMock,
  getSendLoginCodeResponseMock,
  getSendResetCodeResponseMock
} from './session.faker.ts';

export { getLoginResponseMock, getSendLoginCodeResponseMock, getLoginByPhoneResponseMock, getRegisterUserResponseMock, getSendResetCodeResponseMock, getAcceptInvitationResponseMock, getResetPasswordResponseMock, getLogoutResponseMock, getGetCurrentUserResponseMock, getGiveConsentResponseMock, getCreateJudgingTokenResponseMock, getGetJudgeResponseMock } from './session.faker.ts';


export const getLoginMockHandler = (overrideResponse?: LoginEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginEnvelope> | LoginEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/user/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendLoginCodeMockHandler = (overrideResponse?: CodeSentEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CodeSentEnvelope> | CodeSentEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/user/login/sendVerify', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendLoginCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginByPhoneMockHandler = (overrideResponse?: LoginEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginEnvelope> | LoginEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/user/login/phone', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginByPhoneResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegisterUserMockHandler = (overrideResponse?: AccountEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccountEnvelope> | AccountEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/user/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendResetCodeMockHandler = (overrideResponse?: CodeSentEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CodeSentEnvelope> | CodeSentEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/user/reset-password/send-email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendResetCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptInvitationMockHandler = (overrideResponse?: AccountEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccountEnvelope> | AccountEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/user/invitation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetPasswordMockHandler = (overrideResponse?: AccountEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccountEnvelope> | AccountEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/user/reset-password/email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: LogoutEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LogoutEnvelope> | LogoutEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/user/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCurrentUserMockHandler = (overrideResponse?: CurrentUserEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CurrentUserEnvelope> | CurrentUserEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/user/current', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCurrentUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGiveConsentMockHandler = (overrideResponse?: ConsentEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ConsentEnvelope> | ConsentEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/client/user/consent', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGiveConsentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateJudgingTokenMockHandler = (overrideResponse?: JudgingTokenEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JudgingTokenEnvelope> | JudgingTokenEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/judging/token', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJudgingTokenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetJudgeMockHandler = (overrideResponse?: JudgeEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JudgeEnvelope> | JudgeEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/judging/judge', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJudgeResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSessionMock = () => [
  getLoginMockHandler(),
  getSendLoginCodeMockHandler(),
  getLoginByPhoneMockHandler(),
  getRegisterUserMockHandler(),
  getSendResetCodeMockHandler(),
  getAcceptInvitationMockHandler(),
  getResetPasswordMockHandler(),
  getLogoutMockHandler(),
  getGetCurrentUserMockHandler(),
  getGiveConsentMockHandler(),
  getCreateJudgingTokenMockHandler(),
  getGetJudgeMockHandler()
]
