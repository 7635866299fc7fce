/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  CertificateEnvelope,
  CertificateIssueEnvelope,
  CertificateKindsEnvelope,
  CertificatePageEnvelope,
  CertificateTemplateEnvelope
} from '../model';


export const getListCertificateKindsResponseMock = (): CertificateKindsEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"kind":"winner","issued":12,"waiting":1,"unprintable":[{"name":"𠮷田","characters":"𠮷"}],"template":{"matchInfoId":"match-2026","kind":"winner","revision":"5f2a9c4be81d07f3","title":{"CN":"获奖证书","US":"Award Certificate"},"text":{"CN":"兹证明 {name} 的项目“{entry}”在{edition}中荣获{prize}。","US":"This is to certify that {name} won {prize} with {entry} at {edition}."},"signatory":{"CN":"顾岚"},"signatoryTitle":{"CN":"组委会主任"}}}]})

export const getListCertificatesResponseMock = (): CertificatePageEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"number":"2026-7KQX-M3TR","kind":"winner","name":"林晓","entryName":"智能质检机器人","prize":"一等奖","issuedAt":"2027-03-20T10:00:00+08:00","state":"valid"}],"total":1,"current":1,"size":20}})

export const getIssueCertificatesResponseMock = (): CertificateIssueEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"issued":12,"skipped":1}})

export const getRevokeCertificateResponseMock = (): CertificateEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"number":"2026-7KQX-M3TR","kind":"winner","name":"林晓","entryName":"智能质检机器人","prize":"一等奖","issuedAt":"2027-03-20T10:00:00+08:00","state":"revoked"}})

export const getReplaceCertificateResponseMock = (): CertificateEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"number":"2026-W4HP-9DZC","kind":"winner","name":"林晓","entryName":"智能质检机器人","prize":"一等奖","issuedAt":"2027-03-20T10:00:00+08:00","state":"valid"}})

export const getUpdateCertificateTemplateResponseMock = (): CertificateTemplateEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"matchInfoId":"match-2026","kind":"winner","revision":"5f2a9c4be81d07f3","title":{"CN":"获奖证书","US":"Award Certificate"},"text":{"CN":"兹证明 {name} 的项目“{entry}”在{edition}中荣获{prize}。","US":"This is to certify that {name} won {prize} with {entry} at {edition}."},"signatory":{"CN":"顾岚"},"signatoryTitle":{"CN":"组委会主任"}}})

export const getDownloadCertificatePreviewResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getDownloadCertificatesResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

