/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
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


export const getGetMyDataResponseMock = (): MyDataEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"account":{"id":"user-competitor","revision":"5f2a9c4be81d07f3","firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","status":1,"email":"competitor@example.org","mobile":"13800000001","roles":[],"permissions":[]},"secondFactor":{"enabled":true,"required":false,"enabledDate":"2026-11-20T16:30:00+08:00","recoveryCodesLeft":9},"sessions":[],"entries":[],"changeRequests":[],"entryVersions":[],"expert":null,"activities":[],"files":[{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf"}],"notices":[{"event":"entrySubmitted","createDate":"2026-11-20T16:30:00+08:00"}],"consents":[{"kind":"privacy","version":2,"agreedDate":"2026-11-20T16:30:00+08:00"}],"certificates":[{"number":"2026-7KQX-M3TR","kind":"entrant","name":"林晓","edition":"第三届启明创新创业大赛","entryName":"智能质检机器人","issuedAt":"2027-03-20T10:00:00+08:00"}]}})

export const getListMyNoticesResponseMock = (): MyNoticesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"2b1d7a34-0c1f-4e55-9d5e-6a8d9b1f2c33","event":"entrySubmitted","title":"已收到参赛项目：低温固态电池电解质","text":"您的参赛项目“低温固态电池电解质”已提交。报名截止前可以随时修改并再次提交。","path":"/personal","read":false,"createDate":"2026-11-20T16:30:00+08:00"}],"unread":1}})

export const getReadMyNoticesResponseMock = (): NoticesReadEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"unread":0}})

export const getCloseMyAccountResponseMock = (): ClosedAccountEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"closed":true,"entries":1}})

export const getUpdateMyContactResponseMock = (): SystemUserEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"user-competitor","revision":"5f2a9c4be81d07f3","firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","status":1,"email":"xiaotong.lin@example.org","mobile":"13800000011","roles":[],"permissions":[]}})

export const getSendContactCodeResponseMock = (): CodeSentEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"waitSeconds":60,"lifetimeSeconds":600}})

export const getChangeMyPasswordResponseMock = (): EndedSessionsEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"ended":2}})

export const getListMySessionsResponseMock = (): UserSessionListEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"5f0c2a6d1e9b4c7a8d3e6f10","current":true,"createDate":"2026-11-20T01:30:00.000Z","lastDate":"2026-11-21T06:10:00.000Z","expireDate":"2026-11-27T01:30:00.000Z","address":"113.87.12.5","userAgent":"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36"}]})

export const getEndMySessionsResponseMock = (): EndedSessionsEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"ended":3}})

export const getEndMySessionResponseMock = (): UserSessionIdEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"5f0c2a6d1e9b4c7a8d3e6f10"}})

