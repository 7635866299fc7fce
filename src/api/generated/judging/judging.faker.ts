/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  AssignmentDeclineEnvelope,
  MyAssignmentEnvelope,
  MyRoundsEnvelope,
  ScoreSheetEnvelope
} from '../model';


export const getListMyAssignmentsResponseMock = (): MyRoundsEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"round-1","name":"初评","opens":"2026-12-26T09:00:00+08:00","closes":"2027-01-07T18:00:00+08:00","blind":false,"state":"open","matchName":"2026 第三届启明创新创业大赛","assignments":[{"id":"assignment-1","entryId":"project-1","entryName":"智能质检机器人","domain":"ai","state":"submitted","total":82.5}]}]})

export const getGetMyAssignmentResponseMock = (): MyAssignmentEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"assignment-1","round":{"id":"round-1","name":"初评","opens":"2026-12-26T09:00:00+08:00","closes":"2027-01-07T18:00:00+08:00","blind":false,"state":"open"},"criteria":[{"id":"market","name":"市场前景","weight":30,"max":10},{"id":"technology","name":"技术创新","weight":70,"max":10}],"entry":{"id":"project-1","name":"智能质检机器人","matchName":"2026 第三届启明创新创业大赛","domain":"ai","summary":"面向电子制造的视觉质检机器人。","team":{"leader":"林晓","size":5},"attachments":[{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf","shared":false}]},"sheet":{"revision":"5f2a9c4be81d07f3","state":"draft","values":[{"criterionId":"market","value":8}],"commentToStaff":"数据可信，市场部分偏薄。","updateDate":"2026-12-28T10:15:00+08:00"}}})

export const getSaveScoreSheetResponseMock = (): ScoreSheetEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"revision":"5f2a9c4be81d07f3","state":"draft","values":[{"criterionId":"market","value":8}],"commentToStaff":"数据可信，市场部分偏薄。","updateDate":"2026-12-28T10:15:00+08:00"}})

export const getDeclineAssignmentResponseMock = (): AssignmentDeclineEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"assignment-1"}})

