/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DeletedRecordsEnvelope,
  RecordReferenceEnvelope,
  RecordVersionEnvelope,
  RecordVersionsEnvelope
} from '../model';


export const getListRecordVersionsResponseMock = (): RecordVersionsEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"number":2,"action":"changed","at":"2026-11-20T16:30:00+08:00","by":"陈晓岚"},{"number":1,"action":"created","at":"2026-11-20T16:30:00+08:00","by":"陈晓岚"}]})

export const getGetRecordVersionResponseMock = (): RecordVersionEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"number":2,"action":"changed","at":"2026-11-20T16:30:00+08:00","by":"陈晓岚","news":{"kind":"news","title":{"CN":"本届大赛报名启动","US":"Sign-up for this edition is open","HK":"本屆大賽報名啟動"},"source":{"CN":"大赛组委会","US":"Organising Committee","HK":"大賽組委會"},"publishDate":"2026-11-20T16:30:00+08:00","summary":{"CN":"即日起接受报名。","US":"Sign-up is open.","HK":"即日起接受報名。"},"content":{"CN":"<p>即日起接受报名。</p>","US":"<p>Sign-up is open.</p>","HK":"<p>即日起接受報名。</p>"},"published":true}}})

export const getDeleteRecordResponseMock = (): RecordReferenceEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"kind":"news","id":"news-9"}})

export const getListDeletedRecordsResponseMock = (): DeletedRecordsEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"kind":"news","id":"news-9","title":{"CN":"评审专家征集公告"},"at":"2026-11-20T16:30:00+08:00","by":"陈晓岚"}]})

export const getRestoreRecordResponseMock = (): RecordReferenceEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"kind":"news","id":"news-9"}})

