/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  FileTicketEnvelope,
  StoredFileEnvelope,
  TemplatesEnvelope
} from '../model';


export const getUploadFileResponseMock = (): StoredFileEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf","createDate":"2026-11-20T16:30:00+08:00"}})

export const getUploadVideoFileResponseMock = (): StoredFileEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf","createDate":"2026-11-20T16:30:00+08:00"}})

export const getCreateFileTicketResponseMock = (): FileTicketEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"ticket":"Zk3vQm2xK7b1tA0cR8yWnE5uHsJdLfGqPiXoMzBvCTk","expiresIn":300}})

export const getListTemplatesResponseMock = (): TemplatesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"name":"business-plan.docx","title":"商业计划书模板","about":"评审看重的八个部分，每部分都有填写提示。"}]})

export const getDownloadTemplateResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getDownloadFileResponseMock = (): Blob => (faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])]))

