/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  AssignmentResultEnvelope,
  JudgingRoundEnvelope,
  JudgingRoundsEnvelope,
  RemindedJudgesEnvelope,
  RemovedRoundEnvelope,
  RoundEntriesEnvelope,
  RoundJudgeEnvelope,
  RoundJudgesEnvelope,
  StaffScoreSheetEnvelope
} from '../model';


export const getListJudgingRoundsResponseMock = (): JudgingRoundsEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"round-1","revision":"5f2a9c4be81d07f3","matchInfoId":"match-2026","name":{"CN":"初评","US":"First review"},"opens":"2026-12-26T09:00:00+08:00","closes":"2027-01-07T18:00:00+08:00","judgesPerEntry":3,"blind":false,"rankBy":"mean","criteria":[{"id":"market","name":{"CN":"市场前景","US":"Market"},"weight":30,"max":10},{"id":"technology","name":{"CN":"技术创新","US":"Technology"},"weight":70,"max":10}],"state":"open","entries":24,"assigned":72,"begun":45,"submitted":40}]})

export const getCreateJudgingRoundResponseMock = (): JudgingRoundEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"round-1","revision":"5f2a9c4be81d07f3","matchInfoId":"match-2026","name":{"CN":"初评","US":"First review"},"opens":"2026-12-26T09:00:00+08:00","closes":"2027-01-07T18:00:00+08:00","judgesPerEntry":3,"blind":false,"rankBy":"mean","criteria":[{"id":"market","name":{"CN":"市场前景","US":"Market"},"weight":30,"max":10},{"id":"technology","name":{"CN":"技术创新","US":"Technology"},"weight":70,"max":10}],"state":"open","entries":24,"assigned":72,"begun":45,"submitted":40}})

export const getUpdateJudgingRoundResponseMock = (): JudgingRoundEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"round-1","revision":"5f2a9c4be81d07f3","matchInfoId":"match-2026","name":{"CN":"初评","US":"First review"},"opens":"2026-12-26T09:00:00+08:00","closes":"2027-01-07T18:00:00+08:00","judgesPerEntry":3,"blind":false,"rankBy":"mean","criteria":[{"id":"market","name":{"CN":"市场前景","US":"Market"},"weight":30,"max":10},{"id":"technology","name":{"CN":"技术创新","US":"Technology"},"weight":70,"max":10}],"state":"open","entries":24,"assigned":72,"begun":45,"submitted":40}})

export const getDeleteJudgingRoundResponseMock = (): RemovedRoundEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"round-1"}})

export const getListRoundEntriesResponseMock = (): RoundEntriesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"entryId":"project-1","name":"智能质检机器人","domain":"ai","rank":1,"mean":82.5,"normalized":80.1,"spread":12,"shortlisted":true,"assignments":[{"id":"assignment-1","judgeId":"user-judge","judgeName":"周明远","state":"submitted","total":82.5}]}]})

export const getListRoundJudgesResponseMock = (): RoundJudgesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"user-judge","name":"周明远","organisation":"华中精密制造研究院","domains":["ai"],"assigned":8,"submitted":5,"declined":1,"mean":76.4}]})

export const getOrderTiedEntriesResponseMock = (): RoundEntriesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"entryId":"project-1","name":"智能质检机器人","domain":"ai","rank":1,"mean":82.5,"normalized":80.1,"spread":12,"shortlisted":true,"assignments":[{"id":"assignment-1","judgeId":"user-judge","judgeName":"周明远","state":"submitted","total":82.5}]}]})

export const getShortlistEntriesResponseMock = (): RoundEntriesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"entryId":"project-1","name":"智能质检机器人","domain":"ai","rank":1,"mean":82.5,"normalized":80.1,"spread":12,"shortlisted":true,"assignments":[{"id":"assignment-1","judgeId":"user-judge","judgeName":"周明远","state":"submitted","total":82.5}]}]})

export const getAppointJudgeResponseMock = (): RoundJudgeEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"user-judge","name":"周明远","organisation":"华中精密制造研究院","domains":["ai"],"assigned":0,"submitted":0,"declined":0}})

export const getInviteJudgeResponseMock = (): RoundJudgeEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"user-judge","name":"周明远","organisation":"华中精密制造研究院","domains":[],"assigned":0,"submitted":0,"declined":0,"invitation":{"email":"mingyuan.zhou@example.org","sentDate":"2026-11-20T16:30:00+08:00","expireDate":"2026-11-27T16:30:00+08:00"}}})

export const getChangeAssignmentsResponseMock = (): AssignmentResultEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"added":1,"removed":0,"missing":0}})

export const getAssignAutomaticallyResponseMock = (): AssignmentResultEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"added":72,"removed":0,"missing":0}})

export const getRemindJudgesResponseMock = (): RemindedJudgesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"notified":4}})

export const getGetScoreSheetResponseMock = (): StaffScoreSheetEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"judgeName":"周明远","entryName":"智能质检机器人","sheet":{"revision":"5f2a9c4be81d07f3","state":"submitted","values":[{"criterionId":"market","value":8}],"commentToStaff":"数据可信，市场部分偏薄。","updateDate":"2026-12-28T10:15:00+08:00"},"criteria":[{"id":"market","name":{"CN":"市场前景","US":"Market"},"weight":30,"max":10},{"id":"technology","name":{"CN":"技术创新","US":"Technology"},"weight":70,"max":10}]}})

