/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  NewsArticleEnvelope,
  NewsExpressEnvelope,
  NewsPageEnvelope
} from '../model';


export const getListNewsResponseMock = (): NewsPageEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"news-1","kind":"news","title":"第三届启明创新创业大赛报名通道开启","source":"大赛组委会","publishDate":"2026-11-20T09:30:00+08:00","summary":"报名截至 12 月 14 日 18 时，团队与企业均可在线提交参赛项目。","browseNumber":1832,"language":"CN","languages":["CN","HK"]},{"id":"news-2","kind":"news","title":"巡回宣讲走进十二座城市，千余支团队现场咨询","source":"启明日报","publishDate":"2026-11-18T15:00:00+08:00","summary":"宣讲团为期三周，覆盖华东、华南与成渝地区，现场解读赛制与扶持政策。","browseNumber":1204,"language":"CN","languages":["CN","HK"]},{"id":"news-3","kind":"news","title":"复赛评审专家库更新，新增四十位产业导师","source":"启明技术转移研究院","publishDate":"2026-11-15T10:20:00+08:00","summary":"新增导师来自集成电路、生物医药、绿色能源与人工智能企业一线。","browseNumber":967,"language":"CN","languages":["CN","HK"]},{"id":"news-4","kind":"news","title":"往届获奖企业澄芯半导体完成新一轮融资","source":"科创观察","publishDate":"2026-11-12T08:45:00+08:00","summary":"本轮融资由多家产业基金共同投资，资金将用于车规级产线扩建。","browseNumber":2210,"language":"CN","languages":["CN","HK"]}],"total":4,"current":1,"size":10}})

export const getListNewsExpressResponseMock = (): NewsExpressEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"express-1","kind":"express","title":"报名倒计时 23 天，请尽早完善项目材料","source":"大赛组委会","publishDate":"2026-11-21T08:00:00+08:00","summary":"报名倒计时 23 天，请尽早完善项目材料。","browseNumber":523,"language":"CN","languages":["CN","HK"]},{"id":"express-2","kind":"express","title":"深圳站路演席位剩余三十四席","source":"大赛组委会","publishDate":"2026-11-20T17:10:00+08:00","summary":"深圳站路演席位剩余三十四席。","browseNumber":411,"language":"CN","languages":["CN","HK"]},{"id":"express-3","kind":"express","title":"参赛指南已更新：商业计划书模板可下载","source":"大赛组委会","publishDate":"2026-11-19T11:30:00+08:00","summary":"参赛指南已更新：商业计划书模板可下载。","browseNumber":688,"language":"CN","languages":["CN","HK"]}]})

export const getListVideosResponseMock = (): NewsPageEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"video-1","kind":"video","title":"大赛宣传片：创见未来，业启新程","source":"大赛组委会","publishDate":"2026-11-12T10:00:00+08:00","summary":"九十秒看懂本届大赛的赛程、赛道与奖金。","browseNumber":3120,"language":"CN","languages":["CN","HK"]},{"id":"video-2","kind":"video","title":"对话冠军：北辰固态能源的一千个日夜","source":"创新周刊","publishDate":"2026-11-05T10:00:00+08:00","summary":"第二届特等奖团队讲述从实验室到公交车的三年。","browseNumber":2034,"language":"CN","languages":["CN","HK"]}],"total":2,"current":1,"size":10}})

export const getGetNewsResponseMock = (): NewsArticleEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"news-2","kind":"news","title":"巡回宣讲走进十二座城市，千余支团队现场咨询","source":"启明日报","publishDate":"2026-11-18T15:00:00+08:00","summary":"宣讲团为期三周，覆盖华东、华南与成渝地区，现场解读赛制与扶持政策。","browseNumber":1204,"content":"<p>宣讲团为期三周，先后走进深圳、杭州、苏州、成都等十二座城市。</p><p>组委会专家现场解读赛制、评审标准与落地扶持政策，千余支团队到场咨询。</p>","previous":{"id":"news-1","title":"第三届启明创新创业大赛报名通道开启","language":"CN","languages":["CN","HK"]},"next":{"id":"news-3","title":"复赛评审专家库更新，新增四十位产业导师","language":"CN","languages":["CN","HK"]},"language":"CN","languages":["CN","HK"]}})

