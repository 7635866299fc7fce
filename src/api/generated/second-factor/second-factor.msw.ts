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
  LoginEnvelope,
  RecoveryCodesEnvelope,
  RemovedSecondFactorEnvelope,
  SecondFactorEnvelope,
  SecondFactorSecretEnvelope
} from '../model';

import {
  getBeginMySecondFactorResponseMock,
  getConfirmLoginResponseMock,
  getConfirmMySecondFactorResponseMock,
  getGetMySecondFactorResponseMock,
  getRemoveMySecondFactorResponseMock,
  getRemoveSecondFactorResponseMock,
  getRenewMyRecoveryCodesResponseMock
} from './second-factor.faker.ts';

export { getConfirmLoginResponseMock, getGetMySecondFactorResponseMock, getBeginMySecondFactorResponseMock, getConfirmMySecondFactorResponseMock, getRenewMyRecoveryCodesResponseMock, getRemoveMySecondFactorResponseMock, getRemoveSecondFactorResponseMock } from './second-factor.faker.ts';


export const getConfirmLoginMockHandler = (overrideResponse?: LoginEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginEnvelope> | LoginEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/user/login/confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMySecondFactorMockHandler = (overrideResponse?: SecondFactorEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SecondFactorEnvelope> | SecondFactorEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/user/my/second-factor', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMySecondFactorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBeginMySecondFactorMockHandler = (overrideResponse?: SecondFactorSecretEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SecondFactorSecretEnvelope> | SecondFactorSecretEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/user/my/second-factor', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginMySecondFactorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmMySecondFactorMockHandler = (overrideResponse?: RecoveryCodesEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoveryCodesEnvelope> | RecoveryCodesEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/user/my/second-factor/confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmMySecondFactorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRenewMyRecoveryCodesMockHandler = (overrideResponse?: RecoveryCodesEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoveryCodesEnvelope> | RecoveryCodesEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/user/my/second-factor/recovery-codes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewMyRecoveryCodesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveMySecondFactorMockHandler = (overrideResponse?: SecondFactorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SecondFactorEnvelope> | SecondFactorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/user/my/second-factor/remove', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveMySecondFactorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveSecondFactorMockHandler = (overrideResponse?: RemovedSecondFactorEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RemovedSecondFactorEnvelope> | RemovedSecondFactorEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/user/second-factor/remove', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveSecondFactorResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSecondFactorMock = () => [
  getConfirmLoginMockHandler(),
  getGetMySecondFactorMockHandler(),
  getBeginMySecondFactorMockHandler(),
  getConfirmMySecondFactorMockHandler(),
  getRenewMyRecoveryCodesMockHandler(),
  getRemoveMySecondFactorMockHandler(),
  getRemoveSecondFactorMockHandler()
]
