/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  StaffMatchEnvelope,
  StaffMatchesEnvelope,
  TrackEnvelope
} from '../model';


export const getListStaffMatchesResponseMock = (): StaffMatchesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"match-2026","year":2026,"edition":3,"name":{"CN":"第三届启明创新创业大赛"},"theme":{"CN":"创见未来，业启新程"},"signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":{"CN":"报名参赛"},"start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"}],"prizes":[{"name":{"CN":"一等奖"},"amount":1000000,"count":1}],"introduction":{"CN":"<p>大赛面向全球科技创业团队。</p>"},"figures":{"projects":0,"cities":0,"prizePool":5000000,"finance":0},"statementTitle":{"CN":"大赛组委会郑重声明"},"statement":[{"CN":"参赛团队保证所提交材料真实、完整，不侵犯他人知识产权。"}],"status":"signup","current":true,"entries":60,"awarded":0,"unpublished":0,"winners":[]}]})

export const getCreateMatchResponseMock = (): StaffMatchEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"match-2026","year":2026,"edition":3,"name":{"CN":"第三届启明创新创业大赛"},"theme":{"CN":"创见未来，业启新程"},"signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":{"CN":"报名参赛"},"start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"}],"prizes":[{"name":{"CN":"一等奖"},"amount":1000000,"count":1}],"introduction":{"CN":"<p>大赛面向全球科技创业团队。</p>"},"figures":{"projects":0,"cities":0,"prizePool":5000000,"finance":0},"statementTitle":{"CN":"大赛组委会郑重声明"},"statement":[{"CN":"参赛团队保证所提交材料真实、完整，不侵犯他人知识产权。"}],"status":"signup","current":true,"entries":60,"awarded":0,"unpublished":0,"winners":[]}})

export const getUpdateMatchResponseMock = (): StaffMatchEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"match-2026","year":2026,"edition":3,"name":{"CN":"第三届启明创新创业大赛"},"theme":{"CN":"创见未来，业启新程"},"signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":{"CN":"报名参赛"},"start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"}],"prizes":[{"name":{"CN":"一等奖"},"amount":1000000,"count":1}],"introduction":{"CN":"<p>大赛面向全球科技创业团队。</p>"},"figures":{"projects":0,"cities":0,"prizePool":5000000,"finance":0},"statementTitle":{"CN":"大赛组委会郑重声明"},"statement":[{"CN":"参赛团队保证所提交材料真实、完整，不侵犯他人知识产权。"}],"status":"signup","current":true,"entries":60,"awarded":0,"unpublished":0,"winners":[]}})

export const getPublishWinnersResponseMock = (): StaffMatchEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"match-2026","year":2026,"edition":3,"name":{"CN":"第三届启明创新创业大赛"},"theme":{"CN":"创见未来，业启新程"},"signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":{"CN":"报名参赛"},"start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"}],"prizes":[{"name":{"CN":"一等奖"},"amount":1000000,"count":1}],"introduction":{"CN":"<p>大赛面向全球科技创业团队。</p>"},"figures":{"projects":0,"cities":0,"prizePool":5000000,"finance":0},"statementTitle":{"CN":"大赛组委会郑重声明"},"statement":[{"CN":"参赛团队保证所提交材料真实、完整，不侵犯他人知识产权。"}],"status":"finished","current":true,"entries":60,"awarded":1,"unpublished":0,"winners":[{"award":"一等奖","title":"低温固态电池电解质","company":"北辰固态能源","domain":"energy","city":"深圳","projectId":"project-1"}]}})

export const getCreateTrackResponseMock = (): TrackEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"code":"energy","name":{"CN":"绿色能源","US":"Green energy","HK":"綠色能源"},"summary":{"CN":"新型储能与固态电池。","US":"Storage and solid-state batteries.","HK":"新型儲能與固態電池。"}}})

export const getUpdateTrackResponseMock = (): TrackEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"code":"energy","name":{"CN":"绿色能源","US":"Green energy","HK":"綠色能源"},"summary":{"CN":"新型储能与固态电池。","US":"Storage and solid-state batteries.","HK":"新型儲能與固態電池。"}}})

