/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  CertificateCheckEnvelope,
  MyCertificatesEnvelope
} from '../model';


export const getListMyCertificatesResponseMock = (): MyCertificatesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"number":"2026-7KQX-M3TR","kind":"winner","name":"林晓","edition":"第三届启明创新创业大赛","entryName":"智能质检机器人","prize":"一等奖","issuedAt":"2027-03-20T10:00:00+08:00"}]})

export const getDownloadMyCertificateResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getFindCertificateResponseMock = (): CertificateCheckEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"state":"valid","certificate":{"number":"2026-7KQX-M3TR","kind":"winner","name":"林晓","edition":"第三届启明创新创业大赛","entryName":"智能质检机器人","prize":"一等奖","issuedAt":"2027-03-20T10:00:00+08:00"}}})

