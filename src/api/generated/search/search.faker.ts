/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  SearchResultEnvelope
} from '../model';


export const getSearchSiteResponseMock = (): SearchResultEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"entries":[{"id":"project-1","kind":"entry","title":"路演机器人","summary":"会自己讲商业计划书的服务机器人。"}],"news":[{"id":"news-1","kind":"news","title":"深圳站路演收官","summary":"十二个项目登台，四家机构当场约谈。","date":"2026-11-18T15:00:00+08:00"}],"activities":[{"id":"activity-1","kind":"activity","title":"深圳站项目路演与资本对接会","summary":"深圳 南山区科苑路 15 号启明创新中心三层报告厅","date":"2026-12-05T14:00:00+08:00"}]}})

