/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  CompaniesEnvelope,
  ConfigEnvelope,
  IdentityEnvelope,
  LegalTextEnvelope,
  LinksEnvelope,
  MenuEnvelope,
  TimeEnvelope
} from '../model';


export const getGetTimeResponseMock = (): TimeEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"now":"2026-11-21T13:00:00.000Z"}})

export const getGetMenuResponseMock = (): MenuEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"menu-10","name":"首页","routerName":"Home"},{"id":"menu-20","name":"参赛指南","routerName":"Guide"},{"id":"menu-30","name":"报名参赛","routerName":"SignUp"},{"id":"menu-40","name":"专家报名","routerName":"Expert"},{"id":"menu-50","name":"赛事活动","routerName":"Activity"},{"id":"menu-60","name":"参赛项目","routerName":"Entries"},{"id":"menu-70","name":"新闻资讯","routerName":"News"},{"id":"menu-80","name":"往届回顾","routerName":"History"},{"id":"menu-90","name":"行业成果","routerName":"Domain"},{"id":"menu-100","name":"评分系统","path":"https://scoring.example.org/","routerName":"ScoringSystem"},{"id":"menu-110","name":"后台管理","path":"https://admin.example.org/","routerName":"AdminBackOffice"}]})

export const getGetIdentityResponseMock = (): IdentityEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"language":"CN","languages":["CN","US","HK"],"name":"启明创新创业大赛","shortName":"启明大赛","slogan":"创见未来\n业启新程","description":"面向全国的创新创业赛事，报名参赛、活动与资讯。","copyright":"启明科学园管理委员会","contactHours":"咨询时间：工作日 9:00–12:00，14:00–18:00（北京时间）","color":"#1890ff","filing":"粤ICP备00000000号","qrCodes":{"consulting":"qr-consulting"},"legal":{"privacy":2,"terms":1,"accessibility":1}}})

export const getGetLegalTextResponseMock = (): LegalTextEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"kind":"privacy","language":"CN","languages":["CN","US","HK"],"content":"<h2>我们收集哪些信息</h2><p>姓名、手机号与邮箱。</p>","version":2,"publishDate":"2026-11-20T16:30:00+08:00"}})

export const getListLinksResponseMock = (): LinksEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"link-1","name":"启明科学园管理委员会","url":"https://park.example.org/"},{"id":"link-2","name":"启明技术转移研究院","url":"https://institute.example.org/"}]})

export const getListCompaniesResponseMock = (): CompaniesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"company-1","name":"启明科学园管理委员会","contacts":[{"name":"陈晓岚","mobilePhone":"13900002001"},{"name":"周子昂","mobilePhone":"13900002002"},{"name":"吴雨桐","mobilePhone":"13900002003"}]},{"id":"company-2","name":"启明技术转移研究院","contacts":[{"name":"何嘉木","mobilePhone":"13900002011"},{"name":"沈若溪","mobilePhone":"13900002012"}]}]})

export const getGetConfigResponseMock = (): ConfigEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"key":"mobileSite","content":"/#/h5/home"}})

