/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
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


export const getLoginResponseMock = (): LoginEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"token":"q3vJm0c7yV2w8sXfK1nTzA5uR9eLhB4d","phone":"13800000001"}})

export const getSendLoginCodeResponseMock = (): CodeSentEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"waitSeconds":60,"lifetimeSeconds":600}})

export const getLoginByPhoneResponseMock = (): LoginEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"token":"q3vJm0c7yV2w8sXfK1nTzA5uR9eLhB4d","phone":"13800000001"}})

export const getRegisterUserResponseMock = (): AccountEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"phone":"13700000009"}})

export const getSendResetCodeResponseMock = (): CodeSentEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"waitSeconds":60,"lifetimeSeconds":600}})

export const getAcceptInvitationResponseMock = (): AccountEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"phone":"13800000001"}})

export const getResetPasswordResponseMock = (): AccountEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"phone":"13800000001"}})

export const getLogoutResponseMock = (): LogoutEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"ended":true}})

export const getGetCurrentUserResponseMock = (): CurrentUserEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"user-1","phone":"13800000001","email":"lin.yuan@example.com","firstName":"Yuan","lastName":"Lin","chineseName":"林远","permissions":[],"hasPassword":true,"unconfirmed":[],"roles":[{"id":"competitor","name":"参赛者"}]}})

export const getGiveConsentResponseMock = (): ConsentEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"consentNeeded":{}}})

export const getCreateJudgingTokenResponseMock = (): JudgingTokenEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"token":"judge-Zk3vQm2xK7b1tA0cR8yWnE5uHsJdLfGqPiXoMzBvCTk","expiresIn":300}})

export const getGetJudgeResponseMock = (): JudgeEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"user-judge","firstName":"Lan","lastName":"Gu","chineseName":"顾岚"}})

