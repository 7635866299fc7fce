/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  MyProjectEnvelope,
  MyProjectsEnvelope,
  ProjectEnvelope,
  ProjectPageEnvelope,
  SavedProjectEnvelope
} from '../model';


export const getListProjectsResponseMock = (): ProjectPageEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"entry-2-01","matchInfoId":"match-2","year":2025,"name":"低温固态电池电解质","domain":"energy","city":"440300","stage":"growth","summary":"把零下四十度的放电保持率提高到百分之八十二。","logoFileId":"logo-entry-2-01","company":"北辰固态能源","awards":[{"name":"特等奖","amount":800000}]},{"id":"entry-2-02","matchInfoId":"match-2","year":2025,"name":"手术机器人力反馈末端","domain":"health","city":"320500","stage":"revenue","summary":"指尖大小的六维力传感器让医生重新“摸到”组织。","company":"知微医疗","awards":[{"name":"一等奖","amount":400000}]}],"total":2,"current":1,"size":10}})

export const getGetProjectResponseMock = (): ProjectEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"entry-2-01","matchInfoId":"match-2","year":2025,"name":"低温固态电池电解质","domain":"energy","city":"440300","stage":"growth","summary":"把零下四十度的放电保持率提高到百分之八十二。","logoFileId":"logo-entry-2-01","company":"北辰固态能源","awards":[{"name":"特等奖","amount":800000}],"description":"团队来自中科院物理所，已完成中试。","matchName":"2025 第二届启明创新创业大赛","team":{"leader":"周明远","size":8,"members":[{"name":"李思远","role":"首席技术官"}]},"founded":"2021-03-15","attachments":[{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf","createDate":"2026-11-20T16:30:00+08:00"}]}})

export const getGetMyProjectResponseMock = (): MyProjectEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"entry-9f3c","matchInfoId":"match-3","matchName":"2026 第三届启明创新创业大赛","status":1,"editable":true,"isPublic":false,"signUpEnd":"2026-12-14T18:00:00+08:00","revision":3,"saveKey":"b1946ac9-2f6e-4d0a-9d6e-6c1b0f3a7c55","agreed":true,"name":"低温固态电池电解质","domain":"energy","city":"440300","stage":"prototype","team":{"leader":"林晓彤","mobile":"13800000001","email":"lin@example.org","identity":{"type":"mainlandId","number":"**************002X"},"size":8},"members":[{"name":"李思远","role":"首席技术官","mobile":"13800000011"}],"company":{"name":"北辰固态能源","founded":"2021-03-15","registeredCapital":5000000},"summary":"把零下四十度的放电保持率提高到百分之八十二。","description":"团队来自中科院物理所，已完成中试。","attachments":[{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf","shared":false}],"awards":[],"history":[{"status":0,"at":"2026-11-18T10:00:00+08:00"},{"status":1,"at":"2026-11-20T16:30:00+08:00"}],"submitDate":"2026-11-20T16:30:00+08:00","createDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"}})

export const getListMyProjectsResponseMock = (): MyProjectsEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"entry-9f3c","matchInfoId":"match-3","matchName":"2026 第三届启明创新创业大赛","status":1,"editable":true,"isPublic":false,"signUpEnd":"2026-12-14T18:00:00+08:00","name":"低温固态电池电解质","domain":"energy","awards":[],"submitDate":"2026-11-20T16:30:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"}]})

export const getSaveProjectResponseMock = (): SavedProjectEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"entry-9f3c","matchInfoId":"match-3","matchName":"2026 第三届启明创新创业大赛","status":1,"editable":true,"isPublic":false,"signUpEnd":"2026-12-14T18:00:00+08:00","revision":3,"saveKey":"b1946ac9-2f6e-4d0a-9d6e-6c1b0f3a7c55","agreed":true,"name":"低温固态电池电解质","domain":"energy","city":"440300","stage":"prototype","team":{"leader":"林晓彤","mobile":"13800000001","email":"lin@example.org","identity":{"type":"mainlandId","number":"**************002X"},"size":8},"members":[{"name":"李思远","role":"首席技术官","mobile":"13800000011"}],"company":{"name":"北辰固态能源","founded":"2021-03-15","registeredCapital":5000000},"summary":"把零下四十度的放电保持率提高到百分之八十二。","description":"团队来自中科院物理所，已完成中试。","attachments":[{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf","shared":false}],"awards":[],"history":[{"status":0,"at":"2026-11-18T10:00:00+08:00"},{"status":1,"at":"2026-11-20T16:30:00+08:00"}],"submitDate":"2026-11-20T16:30:00+08:00","createDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"}})

