/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ConfigListEnvelope,
  DashboardEnvelope,
  IdentityNumberEnvelope,
  NoticePageEnvelope,
  NoticeTemplateEnvelope,
  NoticeTemplatesEnvelope,
  NoticesRetriedEnvelope,
  ProjectNoteEnvelope,
  ProjectNotesEnvelope,
  ProjectVersionEnvelope,
  ProjectVersionsEnvelope,
  ProjectsClaimedEnvelope,
  ProjectsPublishedEnvelope,
  ProjectsReviewedEnvelope,
  RequestedChangesEnvelope,
  ReviewersEnvelope,
  ScoringSystemEnvelope,
  StaffConfigEnvelope,
  StaffExpertEnvelope,
  StaffExpertPageEnvelope,
  StaffIdentityEnvelope,
  StaffLegalTextEnvelope,
  StaffLegalTextListEnvelope,
  StaffMenuEnvelope,
  StaffNewsEnvelope,
  StaffNewsPageEnvelope,
  StaffProjectDetailEnvelope,
  StaffProjectEnvelope,
  StaffProjectPageEnvelope,
  UnreachablePersonPageEnvelope
} from '../model';


export const getGetDashboardResponseMock = (): DashboardEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"totals":{"users":3000,"entries":60,"pendingEntries":12,"pendingExperts":3,"activities":18,"news":40},"trends":[{"name":"entries","lately":14,"before":9,"days":[{"key":"2026-11-20","count":14}]}],"dates":[{"kind":"signUpEnd","at":"2026-12-01T18:00:00+08:00"},{"kind":"activity","at":"2026-12-03T14:00:00+08:00","name":"创业训练营","id":"activity-7"}],"signUpsByDay":[{"key":"2026-11-20","count":14}],"entriesByDomain":[{"key":"ai","count":18}],"entriesByCity":[{"key":"beijing","count":9}],"activities":[{"id":"activity-1","title":"创业训练营","signedUp":42,"capacity":80}]}})

export const getListStaffProjectsResponseMock = (): StaffProjectPageEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"project-1","revision":"5f2a9c4be81d07f3","matchInfoId":"match-2026","status":4,"publishedStatus":2,"isPublic":true,"name":"智能质检机器人","domain":"ai","city":"beijing","stage":"revenue","summary":"面向电子制造的视觉质检机器人。","description":"自研视觉模型，良率检测准确率达 99.6%。","leader":"林晓","mobile":"13800000001","email":"lin@example.org","company":"北京智检科技有限公司","awards":["一等奖"],"publishedAwards":[],"history":[{"from":1,"status":2,"note":"形式审查通过","at":"2026-11-19T09:00:00+08:00","by":"王艾达"},{"from":2,"status":4,"award":"一等奖","note":"评审委员会一致通过","at":"2026-11-20T16:30:00+08:00","by":"王艾达"}],"submitDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"}],"total":60,"current":1,"size":20}})

export const getGetStaffProjectResponseMock = (): StaffProjectDetailEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"entry":{"id":"project-1","revision":"5f2a9c4be81d07f3","matchInfoId":"match-2026","status":4,"publishedStatus":2,"isPublic":true,"name":"智能质检机器人","domain":"ai","city":"beijing","stage":"revenue","summary":"面向电子制造的视觉质检机器人。","description":"自研视觉模型，良率检测准确率达 99.6%。","leader":"林晓","mobile":"13800000001","email":"lin@example.org","company":"北京智检科技有限公司","awards":["一等奖"],"publishedAwards":[],"history":[{"from":1,"status":2,"note":"形式审查通过","at":"2026-11-19T09:00:00+08:00","by":"王艾达"},{"from":2,"status":4,"award":"一等奖","note":"评审委员会一致通过","at":"2026-11-20T16:30:00+08:00","by":"王艾达"}],"submitDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"},"matchName":"2026 第三届启明创新创业大赛","team":{"leader":"林晓","mobile":"13800000001","email":"lin@example.org","identity":{"type":"mainlandId","number":"**************002X"},"size":8},"members":[{"name":"李思远","role":"首席技术官","mobile":"13800000011"}],"company":{"name":"北京智检科技有限公司","founded":"2021-03-15","registeredCapital":5000000},"logoFileId":"logo-entry-1","video":{"id":"video-entry-1","name":"路演.mp4","size":52428800,"mime":"video/mp4"},"attachments":[{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf","shared":false}],"changeRequests":[{"id":"changes-1","state":"answered","note":"请补充营业执照，并更新商业计划书的财务预测。","until":"2026-12-20T18:00:00+08:00","at":"2026-12-16T10:00:00+08:00","by":"王艾达","closedAt":"2026-12-18T09:30:00+08:00"}],"steps":[{"status":1,"at":"2026-11-18T10:00:00+08:00"}]}})

export const getGetExpertIdentityResponseMock = (): IdentityNumberEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"type":"mainlandId","number":"11010519491231002X"}})

export const getGetProjectIdentityResponseMock = (): IdentityNumberEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"type":"mainlandId","number":"11010519491231002X"}})

export const getReviewProjectResponseMock = (): StaffProjectEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"project-1","revision":"5f2a9c4be81d07f3","matchInfoId":"match-2026","status":4,"publishedStatus":2,"isPublic":true,"name":"智能质检机器人","domain":"ai","city":"beijing","stage":"revenue","summary":"面向电子制造的视觉质检机器人。","description":"自研视觉模型，良率检测准确率达 99.6%。","leader":"林晓","mobile":"13800000001","email":"lin@example.org","company":"北京智检科技有限公司","awards":["一等奖"],"publishedAwards":[],"history":[{"from":1,"status":2,"note":"形式审查通过","at":"2026-11-19T09:00:00+08:00","by":"王艾达"},{"from":2,"status":4,"award":"一等奖","note":"评审委员会一致通过","at":"2026-11-20T16:30:00+08:00","by":"王艾达"}],"submitDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"}})

export const getPublishProjectsResponseMock = (): ProjectsPublishedEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"changed":1}})

export const getListReviewersResponseMock = (): ReviewersEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"user-3","name":"王艾达","entries":12,"waiting":4}]})

export const getClaimProjectsResponseMock = (): ProjectsClaimedEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"changed":1}})

export const getReviewProjectsResponseMock = (): ProjectsReviewedEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"decided":[{"id":"project-1","revision":"1b7c6f0a2d3e4c58"}],"refused":[{"id":"project-2","reason":"内容已被他人修改，请刷新后重试"}]}})

export const getUndoReviewsResponseMock = (): ProjectsReviewedEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"decided":[{"id":"project-1","revision":"5f2a9c4be81d07f3"}],"refused":[]}})

export const getRequestChangesResponseMock = (): RequestedChangesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"project-1","revision":"5f2a9c4be81d07f3","matchInfoId":"match-2026","status":2,"publishedStatus":2,"isPublic":false,"name":"智能质检机器人","awards":[],"publishedAwards":[],"history":[],"changes":{"id":"changes-1","state":"open","note":"请补充营业执照，并更新商业计划书的财务预测。","until":"2026-12-20T18:00:00+08:00","at":"2026-12-16T10:00:00+08:00","by":"王艾达"}}})

export const getWithdrawChangesResponseMock = (): RequestedChangesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"project-1","revision":"5f2a9c4be81d07f3","matchInfoId":"match-2026","status":2,"publishedStatus":2,"isPublic":false,"name":"智能质检机器人","awards":[],"publishedAwards":[],"history":[]}})

export const getListProjectVersionsResponseMock = (): ProjectVersionsEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"number":5,"at":"2026-12-18T09:30:00+08:00"},{"number":2,"at":"2026-11-20T16:30:00+08:00"}]})

export const getGetProjectVersionResponseMock = (): ProjectVersionEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"number":5,"at":"2026-12-18T09:30:00+08:00","content":{"name":"智能质检机器人","domain":"ai","city":"beijing","stage":"revenue","summary":"面向电子制造的视觉质检机器人。","description":"自研视觉模型，良率检测准确率达 99.6%。","team":{"leader":"林晓","mobile":"13800000001","email":"lin@example.org","size":8},"members":[{"name":"李思远","role":"首席技术官","mobile":"13800000011"}],"company":{"name":"北京智检科技有限公司","founded":"2021-03-15"},"attachments":[{"id":"f-7Qm2xK","name":"商业计划书.pdf","shared":false}]},"previous":{"name":"智能质检机器人","domain":"ai","city":"beijing","stage":"revenue","summary":"面向电子制造的视觉质检机器人。","description":"自研视觉模型。","team":{"leader":"林晓","mobile":"13800000001","email":"lin@example.org","size":8},"members":[{"name":"李思远","role":"首席技术官","mobile":"13800000011"}],"company":{"name":"北京智检科技有限公司","founded":"2021-03-15"},"attachments":[{"id":"f-7Qm2xK","name":"商业计划书.pdf","shared":false}]}}})

export const getListProjectNotesResponseMock = (): ProjectNotesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"note-1","text":"已电话联系团队，营业执照本周补交。","at":"2026-12-16T10:05:00+08:00","by":"王艾达","own":true}]})

export const getAddProjectNoteResponseMock = (): ProjectNoteEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"note-1","text":"已电话联系团队，营业执照本周补交。","at":"2026-12-16T10:05:00+08:00","by":"王艾达","own":true}})

export const getDeleteProjectNoteResponseMock = (): ProjectNoteEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"note-1","text":"已电话联系团队，营业执照本周补交。","at":"2026-12-16T10:05:00+08:00","by":"王艾达","own":true}})

export const getListNoticesResponseMock = (): NoticePageEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"2b1d7a34-0c1f-4e55-9d5e-6a8d9b1f2c33","event":"activitySignedUp","recipient":"zh***@example.org","channel":"mail","state":"failed","tries":6,"createDate":"2026-11-20T16:30:00+08:00","error":"ECONNREFUSED"}],"total":3,"current":1,"size":20}})

export const getListNoticeTemplatesResponseMock = (): NoticeTemplatesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"event":"entrySubmitted","revision":"5f2a9c4be81d07f3","subject":{"CN":"已收到参赛项目：{name}","US":"Entry received: {name}","HK":"已收到參賽項目：{name}"},"text":{"CN":"您的参赛项目“{name}”已提交。","US":"Your entry “{name}” has been submitted.","HK":"您的參賽項目「{name}」已提交。"},"written":false,"placeholders":["name"]}]})

export const getUpdateNoticeTemplateResponseMock = (): NoticeTemplateEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"event":"entrySubmitted","revision":"5f2a9c4be81d07f3","subject":{"CN":"已收到参赛项目：{name}","US":"Entry received: {name}","HK":"已收到參賽項目：{name}"},"text":{"CN":"您的参赛项目“{name}”已提交。","US":"Your entry “{name}” has been submitted.","HK":"您的參賽項目「{name}」已提交。"},"written":true,"placeholders":["name"]}})

export const getListUnreachableResponseMock = (): UnreachablePersonPageEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"user-1","name":"林晓","mobile":"13800000001","concerns":["entry"],"missed":2,"missedDate":"2026-11-20T16:30:00+08:00"}],"total":4,"current":1,"size":20}})

export const getRetryNoticesResponseMock = (): NoticesRetriedEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"retried":1}})

export const getListStaffExpertsResponseMock = (): StaffExpertPageEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"expert-1","revision":2,"status":1,"identity":{"type":"mainlandId","number":"**************002X"},"name":"周明远","mobile":"13800000002","email":"zhou@example.org","organisation":"启明产业研究院","jobTitle":"首席研究员","domains":["energy"],"experience":12,"bio":"二十年储能材料研究经验。","submitDate":"2026-11-20T16:30:00+08:00"}],"total":3,"current":1,"size":20}})

export const getReviewExpertResponseMock = (): StaffExpertEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"expert-1","revision":2,"status":3,"name":"周明远","mobile":"13800000002","email":"zhou@example.org","organisation":"启明产业研究院","jobTitle":"首席研究员","domains":["energy"],"experience":12,"bio":"二十年储能材料研究经验。","submitDate":"2026-11-20T16:30:00+08:00","reason":"请补充从业经历"}})

export const getListStaffNewsResponseMock = (): StaffNewsPageEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"news-1","revision":2,"kind":"news","title":{"CN":"本届大赛报名启动","US":"Sign-up for this edition is open","HK":"本屆大賽報名啟動"},"source":{"CN":"大赛组委会","US":"Organising Committee","HK":"大賽組委會"},"publishDate":"2026-11-20T16:30:00+08:00","summary":{"CN":"即日起接受报名。","US":"Sign-up is open.","HK":"即日起接受報名。"},"content":{"CN":"<p>即日起接受报名。</p>","US":"<p>Sign-up is open.</p>","HK":"<p>即日起接受報名。</p>"},"published":true,"browseNumber":120}],"total":46,"current":1,"size":20}})

export const getCreateNewsResponseMock = (): StaffNewsEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"news-1","revision":2,"kind":"news","title":{"CN":"本届大赛报名启动","US":"Sign-up for this edition is open","HK":"本屆大賽報名啟動"},"source":{"CN":"大赛组委会","US":"Organising Committee","HK":"大賽組委會"},"publishDate":"2026-11-20T16:30:00+08:00","summary":{"CN":"即日起接受报名。","US":"Sign-up is open.","HK":"即日起接受報名。"},"content":{"CN":"<p>即日起接受报名。</p>","US":"<p>Sign-up is open.</p>","HK":"<p>即日起接受報名。</p>"},"published":true,"browseNumber":120}})

export const getUpdateNewsResponseMock = (): StaffNewsEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"news-1","revision":2,"kind":"news","title":{"CN":"本届大赛报名启动","US":"Sign-up for this edition is open","HK":"本屆大賽報名啟動"},"source":{"CN":"大赛组委会","US":"Organising Committee","HK":"大賽組委會"},"publishDate":"2026-11-20T16:30:00+08:00","summary":{"CN":"即日起接受报名。","US":"Sign-up is open.","HK":"即日起接受報名。"},"content":{"CN":"<p>即日起接受报名。</p>","US":"<p>Sign-up is open.</p>","HK":"<p>即日起接受報名。</p>"},"published":true,"browseNumber":120}})

export const getSaveNewsDraftResponseMock = (): StaffNewsEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"news-1","revision":2,"kind":"news","title":{"CN":"本届大赛报名启动","US":"Sign-up for this edition is open","HK":"本屆大賽報名啟動"},"source":{"CN":"大赛组委会","US":"Organising Committee","HK":"大賽組委會"},"publishDate":"2026-11-20T16:30:00+08:00","summary":{"CN":"即日起接受报名。","US":"Sign-up is open.","HK":"即日起接受報名。"},"content":{"CN":"<p>即日起接受报名。</p>","US":"<p>Sign-up is open.</p>","HK":"<p>即日起接受報名。</p>"},"published":true,"browseNumber":120,"draft":{"content":{"kind":"news","title":{"CN":"本届大赛报名启动","US":"Sign-up for this edition is open","HK":"本屆大賽報名啟動"},"source":{"CN":"大赛组委会","US":"Organising Committee","HK":"大賽組委會"},"publishDate":"2026-11-20T16:30:00+08:00","summary":{"CN":"即日起接受报名。","US":"Sign-up is open.","HK":"即日起接受報名。"},"content":{"CN":"<p>即日起接受报名。</p>","US":"<p>Sign-up is open.</p>","HK":"<p>即日起接受報名。</p>"},"published":true},"at":"2026-11-20T16:30:00+08:00"}}})

export const getDeleteNewsDraftResponseMock = (): StaffNewsEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"news-1","revision":2,"kind":"news","title":{"CN":"本届大赛报名启动","US":"Sign-up for this edition is open","HK":"本屆大賽報名啟動"},"source":{"CN":"大赛组委会","US":"Organising Committee","HK":"大賽組委會"},"publishDate":"2026-11-20T16:30:00+08:00","summary":{"CN":"即日起接受报名。","US":"Sign-up is open.","HK":"即日起接受報名。"},"content":{"CN":"<p>即日起接受报名。</p>","US":"<p>Sign-up is open.</p>","HK":"<p>即日起接受報名。</p>"},"published":true,"browseNumber":120}})

export const getGetScoringSystemResponseMock = (): ScoringSystemEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"address":"https://scoring.example.org/"}})

export const getUpdateScoringSystemResponseMock = (): ScoringSystemEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"address":"https://scoring.example.org/"}})

export const getListStaffMenuResponseMock = (): StaffMenuEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"menu-Home","routerName":"Home","title":{"CN":"大赛首页"},"hidden":false},{"id":"menu-ScoringSystem","routerName":"ScoringSystem","path":"https://scoring.example.org/","permission":"score:user","hidden":false}],"revision":"5f2a9c4be81d07f3"}})

export const getUpdateMenuResponseMock = (): StaffMenuEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"menu-Home","routerName":"Home","title":{"CN":"大赛首页"},"hidden":false},{"id":"menu-ScoringSystem","routerName":"ScoringSystem","path":"https://scoring.example.org/","permission":"score:user","hidden":false}],"revision":"5f2a9c4be81d07f3"}})

export const getGetStaffIdentityResponseMock = (): StaffIdentityEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"revision":"5f2a9c4be81d07f3","name":{"CN":"启明创新创业大赛","US":"Qiming Innovation & Entrepreneurship Competition"},"shortName":{"CN":"启明大赛","US":"Qiming"},"slogan":{"CN":"创见未来\n业启新程","US":"Imagine the future.\nStart it here."},"description":{"CN":"面向全国的创新创业赛事，报名参赛、活动与资讯。"},"copyright":{"CN":"启明科学园管理委员会"},"contactHours":{"CN":"咨询时间：工作日 9:00–12:00，14:00–18:00（北京时间）"},"color":"#1890ff","filing":"粤ICP备00000000号","qrCodes":{}}})

export const getUpdateIdentityResponseMock = (): StaffIdentityEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"revision":"5f2a9c4be81d07f3","name":{"CN":"启明创新创业大赛","US":"Qiming Innovation & Entrepreneurship Competition"},"shortName":{"CN":"启明大赛","US":"Qiming"},"slogan":{"CN":"创见未来\n业启新程","US":"Imagine the future.\nStart it here."},"description":{"CN":"面向全国的创新创业赛事，报名参赛、活动与资讯。"},"copyright":{"CN":"启明科学园管理委员会"},"contactHours":{"CN":"咨询时间：工作日 9:00–12:00，14:00–18:00（北京时间）"},"color":"#1890ff","filing":"粤ICP备00000000号","qrCodes":{}}})

export const getListStaffLegalTextsResponseMock = (): StaffLegalTextListEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"kind":"privacy","content":{"CN":"<h2>我们收集哪些信息</h2><p>姓名、手机号与邮箱。</p>","US":"<h2>What we collect</h2><p>Name, mobile number and email.</p>","HK":"<h2>我們收集哪些信息</h2><p>姓名、手機號與郵箱。</p>","converted":true},"version":2,"publishDate":"2026-11-20T16:30:00+08:00","askAgain":true}]})

export const getPublishLegalTextResponseMock = (): StaffLegalTextEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"kind":"privacy","content":{"CN":"<h2>我们收集哪些信息</h2><p>姓名、手机号与邮箱。</p>","US":"<h2>What we collect</h2><p>Name, mobile number and email.</p>","HK":"<h2>我們收集哪些信息</h2><p>姓名、手機號與郵箱。</p>","converted":true},"version":2,"publishDate":"2026-11-20T16:30:00+08:00","askAgain":true}})

export const getListConfigResponseMock = (): ConfigListEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"key":"mobileSite","revision":"5f2a9c4be81d07f3","content":"/#/h5/home"}]})

export const getUpdateConfigResponseMock = (): StaffConfigEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"key":"mobileSite","revision":"5f2a9c4be81d07f3","content":"/#/h5/home"}})

