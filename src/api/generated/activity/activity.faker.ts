/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ActivityEnvelope,
  ActivityPageEnvelope,
  ActivitySignUpEnvelope,
  ActivityViewsEnvelope,
  MyActivitiesEnvelope
} from '../model';


export const getListActivitiesResponseMock = (): ActivityPageEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"activity-1","title":"深圳站项目路演与资本对接会","kind":"roadshow","state":"open","start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":"深圳","address":"南山区科苑路 15 号启明创新中心三层报告厅","capacity":120,"signedUp":86,"browseNumber":2045,"language":"CN","languages":["CN","HK"]},{"id":"activity-2","title":"商业计划书打磨训练营","kind":"training","state":"full","start":"2026-11-28T09:00:00+08:00","end":"2026-11-29T17:00:00+08:00","signUpStart":"2026-11-01T09:00:00+08:00","signUpEnd":"2026-11-26T18:00:00+08:00","city":"杭州","address":"滨江区江南大道 588 号创业大厦 B 座二层","capacity":60,"signedUp":60,"browseNumber":1538,"language":"CN","languages":["CN","HK"]},{"id":"activity-3","title":"生物医药创业者沙龙","kind":"salon","state":"upcoming","start":"2026-12-18T19:00:00+08:00","end":"2026-12-18T21:00:00+08:00","signUpStart":"2026-12-01T09:00:00+08:00","signUpEnd":"2026-12-17T18:00:00+08:00","city":"苏州","address":"工业园区星湖街 218 号生物纳米园 A4 楼","capacity":40,"signedUp":0,"browseNumber":732,"language":"CN","languages":["CN","HK"]}],"total":3,"current":1,"size":10}})

export const getGetActivityResponseMock = (): ActivityEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"activity-1","title":"深圳站项目路演与资本对接会","kind":"roadshow","state":"open","start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":"深圳","address":"南山区科苑路 15 号启明创新中心三层报告厅","capacity":120,"signedUp":86,"browseNumber":2045,"description":"<p>面向成长期科技企业的专场路演，十二家投资机构现场点评。</p><ul><li>每个项目 8 分钟路演、5 分钟答辩</li><li>现场设一对一洽谈区</li></ul>","contact":{"name":"陈晓岚","mobilePhone":"13900002001"},"language":"CN","languages":["CN","HK"]}})

export const getListMyActivitiesResponseMock = (): MyActivitiesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"activity-1","title":"深圳站项目路演与资本对接会","kind":"roadshow","state":"open","start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":"深圳","address":"南山区科苑路 15 号启明创新中心三层报告厅","capacity":120,"signedUp":86,"browseNumber":2045,"signUpStatus":"signedUp","language":"CN","languages":["CN","HK"]}]})

export const getGetActivitySignUpResponseMock = (): ActivitySignUpEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"activityId":"activity-1","status":"none"}})

export const getSignUpActivityResponseMock = (): ActivitySignUpEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"activityId":"activity-1","status":"signedUp","ticket":"482916305517","signedUpAt":"2026-11-21T10:00:00+08:00"}})

export const getCancelActivityResponseMock = (): ActivitySignUpEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"activityId":"activity-1","status":"cancelled","signedUpAt":"2026-11-21T10:00:00+08:00"}})

export const getSignInActivityResponseMock = (): ActivitySignUpEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"activityId":"activity-1","status":"signedIn","ticket":"482916305517","signedUpAt":"2026-11-21T10:00:00+08:00"}})

export const getCountActivityViewResponseMock = (): ActivityViewsEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"activityId":"activity-1","browseNumber":2046}})

