/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  MyExpertEnvelope,
  SavedExpertEnvelope
} from '../model';


export const getGetMyExpertResponseMock = (): MyExpertEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"expert-1","status":1,"editable":true,"revision":2,"saveKey":"b1946ac9-2f6e-4d0a-9d6e-6c1b0f3a7c55","name":"周明远","gender":"male","mobile":"13800000002","email":"zhou@example.org","identity":{"type":"mainlandId","number":"**************002X"},"organisation":"启明产业研究院","jobTitle":"首席研究员","domains":["energy"],"experience":12,"bio":"二十年储能材料研究与产业化经验。","avatarFileId":"f-Avatar1","submitDate":"2026-11-20T16:30:00+08:00","createDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"}})

export const getSaveExpertResponseMock = (): SavedExpertEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"expert-1","status":1,"editable":true,"revision":2,"saveKey":"b1946ac9-2f6e-4d0a-9d6e-6c1b0f3a7c55","name":"周明远","gender":"male","mobile":"13800000002","email":"zhou@example.org","identity":{"type":"mainlandId","number":"**************002X"},"organisation":"启明产业研究院","jobTitle":"首席研究员","domains":["energy"],"experience":12,"bio":"二十年储能材料研究与产业化经验。","avatarFileId":"f-Avatar1","submitDate":"2026-11-20T16:30:00+08:00","createDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"}})

