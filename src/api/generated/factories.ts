/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { factory, type Factory } from '../factory.ts';
import {
  AcceptInvitationBody,
  AccountEnvelope,
  AccountKey,
  Activity,
  ActivityAttendee,
  ActivityAttendeePage,
  ActivityAttendeePageEnvelope,
  ActivityCancellation,
  ActivityDraft,
  ActivityEnvelope,
  ActivityFill,
  ActivityIdBody,
  ActivityPage,
  ActivityPageEnvelope,
  ActivitySignInBody,
  ActivitySignUp,
  ActivitySignUpBody,
  ActivitySignUpEnvelope,
  ActivitySummary,
  ActivityViews,
  ActivityViewsEnvelope,
  Attendee,
  AttendeeEnvelope,
  AuditPage,
  AuditPageEnvelope,
  AuditRecord,
  CheckInAttendeeBody,
  CitiesEnvelope,
  City,
  CityBody,
  CityChange,
  CityEnvelope,
  CloseAccountBody,
  ClosedAccount,
  ClosedAccountEnvelope,
  CodeSent,
  CodeSentEnvelope,
  ComingDate,
  CompaniesEnvelope,
  Company,
  ConfigChange,
  ConfigEntry,
  ConfigEnvelope,
  ConfigListEnvelope,
  ConfirmLoginBody,
  Consent,
  ConsentBody,
  ConsentEnvelope,
  ConsentResult,
  Contact,
  ContactBody,
  ContactCodeBody,
  Countdown,
  Criterion,
  CurrentUser,
  CurrentUserEnvelope,
  Dashboard,
  DashboardEnvelope,
  DashboardTotals,
  DeletedRecord,
  DeletedRecordsEnvelope,
  DictionariesEnvelope,
  Dictionary,
  DictionaryEntryBody,
  DictionaryEntryChange,
  DictionaryEntryEnvelope,
  DictionaryItem,
  Domain,
  DomainsEnvelope,
  Download,
  Edition,
  EditionsEnvelope,
  EditionSummary,
  EndedSessions,
  EndedSessionsEnvelope,
  EntryRules,
  ErrorEnvelope,
  ErrorLogBody,
  ErrorLogEnvelope,
  ErrorLogItem,
  ErrorLogReceipt,
  ExpertReview,
  ExportBody,
  ExportEnvelope,
  ExportResult,
  FileTicket,
  FileTicketEnvelope,
  Guide,
  GuideEnvelope,
  Highlight,
  IdentityDocument,
  IdentityEnvelope,
  IdentityNumber,
  IdentityNumberEnvelope,
  ImportBody,
  ImportProblem,
  ImportResult,
  ImportResultEnvelope,
  Invitation,
  InvitationBody,
  InvitationEnvelope,
  Judge,
  JudgeEnvelope,
  JudgingToken,
  JudgingTokenEnvelope,
  Labels,
  LegalText,
  LegalTextBody,
  LegalTextEnvelope,
  LegalVersions,
  Link,
  LinksEnvelope,
  LocalizedName,
  LocalizedParagraph,
  LocalizedRichText,
  LocalizedText,
  LoginBody,
  LoginEnvelope,
  LoginResult,
  LogoutEnvelope,
  LogoutResult,
  MappingDetail,
  MappingEntry,
  MappingEnvelope,
  MappingsEnvelope,
  Match,
  MatchCheck,
  MatchChecksEnvelope,
  MatchDraft,
  MatchEnvelope,
  MatchFigures,
  MatchHome,
  MatchHomeEnvelope,
  MatchPreview,
  MatchPreviewEnvelope,
  MatchPrize,
  MatchPublication,
  MatchStage,
  MediaChange,
  MediaItem,
  MediaItemEnvelope,
  MediaPage,
  MediaPageEnvelope,
  MediaReference,
  MediaReferenceEnvelope,
  MediaUse,
  MediaUsesEnvelope,
  MenuChange,
  MenuEnvelope,
  MenuItem,
  MyActivitiesEnvelope,
  MyData,
  MyDataEnvelope,
  MyExpert,
  MyExpertEnvelope,
  MyNotice,
  MyNotices,
  MyNoticesEnvelope,
  MyProject,
  MyProjectCompany,
  MyProjectEnvelope,
  MyProjectFile,
  MyProjectMember,
  MyProjectsEnvelope,
  MyProjectSummary,
  MyProjectTeam,
  NewsArticle,
  NewsArticleEnvelope,
  NewsBody,
  NewsChange,
  NewsDraft,
  NewsExpressEnvelope,
  NewsNeighbour,
  NewsPage,
  NewsPageEnvelope,
  NewsSummary,
  Notice,
  NoticePage,
  NoticePageEnvelope,
  NoticePause,
  NoticeRetry,
  NoticesRead,
  NoticesReadBody,
  NoticesReadEnvelope,
  NoticesRetried,
  NoticesRetriedEnvelope,
  NoticeTemplate,
  NoticeTemplateBody,
  NoticeTemplateEnvelope,
  NoticeTemplatesEnvelope,
  NoticeTexts,
  Organisation,
  OrganisationsEnvelope,
  OwnNotice,
  OwnPasswordBody,
  PasswordBody,
  PasswordResetRequirement,
  PasswordResetRequirementBody,
  PasswordResetRequirementEnvelope,
  Permission,
  PhoneLoginBody,
  Picture,
  PrizePlacing,
  ProfileBody,
  Project,
  ProjectAward,
  ProjectEnvelope,
  ProjectFileChoice,
  ProjectHistoryItem,
  ProjectPage,
  ProjectPageEnvelope,
  ProjectPerson,
  ProjectReview,
  ProjectsPublication,
  ProjectsPublished,
  ProjectsPublishedEnvelope,
  ProjectSummary,
  ProjectTeam,
  QrCodes,
  RecordReference,
  RecordReferenceEnvelope,
  RecordStamp,
  RecordVersion,
  RecordVersionContent,
  RecordVersionEnvelope,
  RecordVersionsEnvelope,
  RecoveryCodes,
  RecoveryCodesEnvelope,
  RefusedField,
  RegisterBody,
  Removed,
  RemovedEnvelope,
  RemovedSecondFactor,
  RemovedSecondFactorEnvelope,
  RemoveSecondFactorBody,
  RequiredDocument,
  ResetPasswordBody,
  Role,
  RoleBody,
  RoleChange,
  RoleEnvelope,
  RolesEnvelope,
  SavedExpertEnvelope,
  SavedProjectEnvelope,
  SaveExpertBody,
  SaveProjectBody,
  ScoringSystem,
  ScoringSystemBody,
  ScoringSystemEnvelope,
  SearchHit,
  SearchResult,
  SearchResultEnvelope,
  SecondFactor,
  SecondFactorCodeBody,
  SecondFactorEnvelope,
  SecondFactorProofBody,
  SecondFactorSecret,
  SecondFactorSecretEnvelope,
  SendLoginCodeBody,
  SendResetCodeForm,
  ServerTime,
  SignUpChange,
  SiteIdentity,
  StaffActivity,
  StaffActivityBody,
  StaffActivityChange,
  StaffActivityEnvelope,
  StaffActivityPage,
  StaffActivityPageEnvelope,
  StaffCompany,
  StaffCompanyList,
  StaffCompanyListEnvelope,
  StaffConfigEnvelope,
  StaffCriterion,
  StaffDownload,
  StaffEntryRules,
  StaffExpert,
  StaffExpertEnvelope,
  StaffExpertPage,
  StaffExpertPageEnvelope,
  StaffHighlight,
  StaffHighlightList,
  StaffHighlightListEnvelope,
  StaffIdentityEnvelope,
  StaffLegalText,
  StaffLegalTextEnvelope,
  StaffLegalTextListEnvelope,
  StaffLink,
  StaffLinkList,
  StaffLinkListEnvelope,
  StaffMatch,
  StaffMatchBody,
  StaffMatchChange,
  StaffMatchEnvelope,
  StaffMatchesEnvelope,
  StaffMatchFigures,
  StaffMatchPrize,
  StaffMatchStage,
  StaffMenu,
  StaffMenuEnvelope,
  StaffMenuItem,
  StaffNews,
  StaffNewsEnvelope,
  StaffNewsPage,
  StaffNewsPageEnvelope,
  StaffOrganisation,
  StaffOrganisationList,
  StaffOrganisationListEnvelope,
  StaffPicture,
  StaffProject,
  StaffProjectDetail,
  StaffProjectDetailEnvelope,
  StaffProjectEnvelope,
  StaffProjectPage,
  StaffProjectPageEnvelope,
  StaffProjectStep,
  StaffRequiredDocument,
  StaffSiteIdentity,
  StaffStory,
  StaffStoryFigure,
  StaffStoryList,
  StaffStoryListEnvelope,
  StaffTemplate,
  StaffTemplateList,
  StaffTemplateListEnvelope,
  Statement,
  StatementEnvelope,
  StoredFile,
  StoredFileEnvelope,
  Story,
  StoryFigure,
  StorySummary,
  SystemUser,
  SystemUserBody,
  SystemUserChange,
  SystemUserEnvelope,
  SystemUserName,
  SystemUserNames,
  SystemUserNamesEnvelope,
  SystemUserOption,
  SystemUserOptionPage,
  SystemUserOptionPageEnvelope,
  SystemUserOptionsEnvelope,
  SystemUserPage,
  SystemUserPageEnvelope,
  Tally,
  Template,
  TemplatesEnvelope,
  TimeEnvelope,
  Track,
  TrackBody,
  TrackChange,
  TrackEnvelope,
  Trend,
  UnreachablePerson,
  UnreachablePersonPage,
  UnreachablePersonPageEnvelope,
  UserSession,
  UserSessionId,
  UserSessionIdEnvelope,
  UserSessionListEnvelope,
  Winner,
  WinnersPublication,
} from './model/index.ts';

/** Makes a AcceptInvitationBody. */
export const acceptInvitationBody: Factory<AcceptInvitationBody> = /*#__PURE__*/ factory<AcceptInvitationBody>('AcceptInvitationBody', AcceptInvitationBody, {"token":"3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","newPassword":"Open-Sesame-9"});

/** Makes a AccountEnvelope. */
export const accountEnvelope: Factory<AccountEnvelope> = /*#__PURE__*/ factory<AccountEnvelope>('AccountEnvelope', AccountEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"phone":"13700000009"}});

/** Makes a AccountKey. */
export const accountKey: Factory<AccountKey> = /*#__PURE__*/ factory<AccountKey>('AccountKey', AccountKey, {"phone":"13700000009"});

/** Makes a Activity. */
export const activity: Factory<Activity> = /*#__PURE__*/ factory<Activity>('Activity', Activity, {"id":"activity-1","title":"深圳站项目路演与资本对接会","kind":"roadshow","state":"open","start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":"深圳","address":"南山区科苑路 15 号启明创新中心三层报告厅","capacity":120,"signedUp":86,"browseNumber":2045,"description":"<p>面向成长期科技企业的专场路演，十二家投资机构现场点评。</p><ul><li>每个项目 8 分钟路演、5 分钟答辩</li><li>现场设一对一洽谈区</li></ul>","contact":{"name":"陈晓岚","mobilePhone":"13900002001"},"language":"CN","languages":["CN","HK"]});

/** Makes a ActivityAttendee. */
export const activityAttendee: Factory<ActivityAttendee> = /*#__PURE__*/ factory<ActivityAttendee>('ActivityAttendee', ActivityAttendee, {"id":"user-1","name":"林晓","mobile":"13800000001","email":"lin@example.org","status":"signedIn","signUpDate":"2026-11-18T10:00:00+08:00"});

/** Makes a ActivityAttendeePage. */
export const activityAttendeePage: Factory<ActivityAttendeePage> = /*#__PURE__*/ factory<ActivityAttendeePage>('ActivityAttendeePage', ActivityAttendeePage, {"records":[{"id":"user-1","name":"林晓","mobile":"13800000001","email":"lin@example.org","status":"signedIn","signUpDate":"2026-11-18T10:00:00+08:00"}],"total":1,"current":1,"size":20});

/** Makes a ActivityAttendeePageEnvelope. */
export const activityAttendeePageEnvelope: Factory<ActivityAttendeePageEnvelope> = /*#__PURE__*/ factory<ActivityAttendeePageEnvelope>('ActivityAttendeePageEnvelope', ActivityAttendeePageEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"user-1","name":"林晓","mobile":"13800000001","email":"lin@example.org","status":"signedIn","signUpDate":"2026-11-18T10:00:00+08:00"}],"total":1,"current":1,"size":20}});

/** Makes a ActivityCancellation. */
export const activityCancellation: Factory<ActivityCancellation> = /*#__PURE__*/ factory<ActivityCancellation>('ActivityCancellation', ActivityCancellation, {"id":"activity-1","reason":{"CN":"场地临时检修"}});

/** Makes a ActivityDraft. */
export const activityDraft: Factory<ActivityDraft> = /*#__PURE__*/ factory<ActivityDraft>('ActivityDraft', ActivityDraft, {"content":{"kind":"training","title":{"CN":"创业训练营"},"start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":{"CN":"深圳"},"address":{"CN":"南山区科苑路 15 号启明创新中心三层报告厅"},"capacity":120,"description":{"CN":"<p>两天学会写商业计划书。</p>"},"contact":{"name":"陈静","mobilePhone":"13800000003"},"published":true},"at":"2026-11-20T16:30:00+08:00"});

/** Makes a ActivityEnvelope. */
export const activityEnvelope: Factory<ActivityEnvelope> = /*#__PURE__*/ factory<ActivityEnvelope>('ActivityEnvelope', ActivityEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"activity-1","title":"深圳站项目路演与资本对接会","kind":"roadshow","state":"open","start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":"深圳","address":"南山区科苑路 15 号启明创新中心三层报告厅","capacity":120,"signedUp":86,"browseNumber":2045,"description":"<p>面向成长期科技企业的专场路演，十二家投资机构现场点评。</p><ul><li>每个项目 8 分钟路演、5 分钟答辩</li><li>现场设一对一洽谈区</li></ul>","contact":{"name":"陈晓岚","mobilePhone":"13900002001"},"language":"CN","languages":["CN","HK"]}});

/** Makes a ActivityFill. */
export const activityFill: Factory<ActivityFill> = /*#__PURE__*/ factory<ActivityFill>('ActivityFill', ActivityFill, {"id":"activity-1","title":"创业训练营","signedUp":42,"capacity":80});

/** Makes a ActivityIdBody. */
export const activityIdBody: Factory<ActivityIdBody> = /*#__PURE__*/ factory<ActivityIdBody>('ActivityIdBody', ActivityIdBody, {"activityId":"activity-1"});

/** Makes a ActivityPage. */
export const activityPage: Factory<ActivityPage> = /*#__PURE__*/ factory<ActivityPage>('ActivityPage', ActivityPage, {"records":[{"id":"activity-1","title":"深圳站项目路演与资本对接会","kind":"roadshow","state":"open","start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":"深圳","address":"南山区科苑路 15 号启明创新中心三层报告厅","capacity":120,"signedUp":86,"browseNumber":2045,"language":"CN","languages":["CN","HK"]},{"id":"activity-2","title":"商业计划书打磨训练营","kind":"training","state":"full","start":"2026-11-28T09:00:00+08:00","end":"2026-11-29T17:00:00+08:00","signUpStart":"2026-11-01T09:00:00+08:00","signUpEnd":"2026-11-26T18:00:00+08:00","city":"杭州","address":"滨江区江南大道 588 号创业大厦 B 座二层","capacity":60,"signedUp":60,"browseNumber":1538,"language":"CN","languages":["CN","HK"]},{"id":"activity-3","title":"生物医药创业者沙龙","kind":"salon","state":"upcoming","start":"2026-12-18T19:00:00+08:00","end":"2026-12-18T21:00:00+08:00","signUpStart":"2026-12-01T09:00:00+08:00","signUpEnd":"2026-12-17T18:00:00+08:00","city":"苏州","address":"工业园区星湖街 218 号生物纳米园 A4 楼","capacity":40,"signedUp":0,"browseNumber":732,"language":"CN","languages":["CN","HK"]}],"total":3,"current":1,"size":10});

/** Makes a ActivityPageEnvelope. */
export const activityPageEnvelope: Factory<ActivityPageEnvelope> = /*#__PURE__*/ factory<ActivityPageEnvelope>('ActivityPageEnvelope', ActivityPageEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"activity-1","title":"深圳站项目路演与资本对接会","kind":"roadshow","state":"open","start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":"深圳","address":"南山区科苑路 15 号启明创新中心三层报告厅","capacity":120,"signedUp":86,"browseNumber":2045,"language":"CN","languages":["CN","HK"]},{"id":"activity-2","title":"商业计划书打磨训练营","kind":"training","state":"full","start":"2026-11-28T09:00:00+08:00","end":"2026-11-29T17:00:00+08:00","signUpStart":"2026-11-01T09:00:00+08:00","signUpEnd":"2026-11-26T18:00:00+08:00","city":"杭州","address":"滨江区江南大道 588 号创业大厦 B 座二层","capacity":60,"signedUp":60,"browseNumber":1538,"language":"CN","languages":["CN","HK"]},{"id":"activity-3","title":"生物医药创业者沙龙","kind":"salon","state":"upcoming","start":"2026-12-18T19:00:00+08:00","end":"2026-12-18T21:00:00+08:00","signUpStart":"2026-12-01T09:00:00+08:00","signUpEnd":"2026-12-17T18:00:00+08:00","city":"苏州","address":"工业园区星湖街 218 号生物纳米园 A4 楼","capacity":40,"signedUp":0,"browseNumber":732,"language":"CN","languages":["CN","HK"]}],"total":3,"current":1,"size":10}});

/** Makes a ActivitySignInBody. */
export const activitySignInBody: Factory<ActivitySignInBody> = /*#__PURE__*/ factory<ActivitySignInBody>('ActivitySignInBody', ActivitySignInBody, {"activityId":"activity-1","code":"482916"});

/** Makes a ActivitySignUp. */
export const activitySignUp: Factory<ActivitySignUp> = /*#__PURE__*/ factory<ActivitySignUp>('ActivitySignUp', ActivitySignUp, {"activityId":"activity-1","status":"none"});

/** Makes a ActivitySignUpBody. */
export const activitySignUpBody: Factory<ActivitySignUpBody> = /*#__PURE__*/ factory<ActivitySignUpBody>('ActivitySignUpBody', ActivitySignUpBody, {"activityId":"activity-1"});

/** Makes a ActivitySignUpEnvelope. */
export const activitySignUpEnvelope: Factory<ActivitySignUpEnvelope> = /*#__PURE__*/ factory<ActivitySignUpEnvelope>('ActivitySignUpEnvelope', ActivitySignUpEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"activityId":"activity-1","status":"none"}});

/** Makes a ActivitySummary. */
export const activitySummary: Factory<ActivitySummary> = /*#__PURE__*/ factory<ActivitySummary>('ActivitySummary', ActivitySummary, {"id":"activity-1","title":"深圳站项目路演与资本对接会","kind":"roadshow","state":"open","start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":"深圳","address":"南山区科苑路 15 号启明创新中心三层报告厅","capacity":120,"signedUp":86,"browseNumber":2045,"language":"CN","languages":["CN","HK"]});

/** Makes a ActivityViews. */
export const activityViews: Factory<ActivityViews> = /*#__PURE__*/ factory<ActivityViews>('ActivityViews', ActivityViews, {"activityId":"activity-1","browseNumber":2046});

/** Makes a ActivityViewsEnvelope. */
export const activityViewsEnvelope: Factory<ActivityViewsEnvelope> = /*#__PURE__*/ factory<ActivityViewsEnvelope>('ActivityViewsEnvelope', ActivityViewsEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"activityId":"activity-1","browseNumber":2046}});

/** Makes a Attendee. */
export const attendee: Factory<Attendee> = /*#__PURE__*/ factory<Attendee>('Attendee', Attendee, {"activityId":"activity-1","firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","mobile":"13800000001","checkedIn":12,"signedUp":42});

/** Makes a AttendeeEnvelope. */
export const attendeeEnvelope: Factory<AttendeeEnvelope> = /*#__PURE__*/ factory<AttendeeEnvelope>('AttendeeEnvelope', AttendeeEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"activityId":"activity-1","firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","mobile":"13800000001","checkedIn":12,"signedUp":42}});

/** Makes a AuditPage. */
export const auditPage: Factory<AuditPage> = /*#__PURE__*/ factory<AuditPage>('AuditPage', AuditPage, {"records":[{"id":"7d1f0c1e-3a52-4f0e-9c3b-6a8d9b1f2c33","at":"2026-11-20T16:30:00+08:00","operation":"reviewProject","outcome":"done","userId":"user-administrator","userName":"陈静","address":"203.0.113.7","target":"entry-9f3c","detail":"status 4, 一等奖"}],"total":1,"current":1,"size":20});

/** Makes a AuditPageEnvelope. */
export const auditPageEnvelope: Factory<AuditPageEnvelope> = /*#__PURE__*/ factory<AuditPageEnvelope>('AuditPageEnvelope', AuditPageEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"7d1f0c1e-3a52-4f0e-9c3b-6a8d9b1f2c33","at":"2026-11-20T16:30:00+08:00","operation":"reviewProject","outcome":"done","userId":"user-administrator","userName":"陈静","address":"203.0.113.7","target":"entry-9f3c","detail":"status 4, 一等奖"}],"total":1,"current":1,"size":20}});

/** Makes a AuditRecord. */
export const auditRecord: Factory<AuditRecord> = /*#__PURE__*/ factory<AuditRecord>('AuditRecord', AuditRecord, {"id":"7d1f0c1e-3a52-4f0e-9c3b-6a8d9b1f2c33","at":"2026-11-20T16:30:00+08:00","operation":"reviewProject","outcome":"done","userId":"user-administrator","userName":"陈静","address":"203.0.113.7","target":"entry-9f3c","detail":"status 4, 一等奖"});

/** Makes a CheckInAttendeeBody. */
export const checkInAttendeeBody: Factory<CheckInAttendeeBody> = /*#__PURE__*/ factory<CheckInAttendeeBody>('CheckInAttendeeBody', CheckInAttendeeBody, {"activityId":"activity-1","ticket":"482916305517"});

/** Makes a CitiesEnvelope. */
export const citiesEnvelope: Factory<CitiesEnvelope> = /*#__PURE__*/ factory<CitiesEnvelope>('CitiesEnvelope', CitiesEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"code":"440000","revision":"5f2a9c4be81d07f3","name":{"CN":"广东","US":"Guangdong","HK":"廣東"}},{"code":"440100","revision":"5f2a9c4be81d07f3","parentCode":"440000","name":{"CN":"广州","US":"Guangzhou","HK":"廣州"}},{"code":"440300","revision":"5f2a9c4be81d07f3","parentCode":"440000","name":{"CN":"深圳","US":"Shenzhen","HK":"深圳"}}]});

/** Makes a City. */
export const city: Factory<City> = /*#__PURE__*/ factory<City>('City', City, {"code":"440000","revision":"5f2a9c4be81d07f3","name":{"CN":"广东","US":"Guangdong","HK":"廣東"}});

/** Makes a CityBody. */
export const cityBody: Factory<CityBody> = /*#__PURE__*/ factory<CityBody>('CityBody', CityBody, {"code":"440300","parentCode":"440000","name":{"CN":"深圳","US":"Shenzhen","HK":"深圳"}});

/** Makes a CityChange. */
export const cityChange: Factory<CityChange> = /*#__PURE__*/ factory<CityChange>('CityChange', CityChange, {"code":"440300","revision":"5f2a9c4be81d07f3","parentCode":"440000","name":{"CN":"深圳","US":"Shenzhen","HK":"深圳"}});

/** Makes a CityEnvelope. */
export const cityEnvelope: Factory<CityEnvelope> = /*#__PURE__*/ factory<CityEnvelope>('CityEnvelope', CityEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"code":"440300","revision":"5f2a9c4be81d07f3","parentCode":"440000","name":{"CN":"深圳","US":"Shenzhen","HK":"深圳"}}});

/** Makes a CloseAccountBody. */
export const closeAccountBody: Factory<CloseAccountBody> = /*#__PURE__*/ factory<CloseAccountBody>('CloseAccountBody', CloseAccountBody, {"password":"Compete-2026"});

/** Makes a ClosedAccount. */
export const closedAccount: Factory<ClosedAccount> = /*#__PURE__*/ factory<ClosedAccount>('ClosedAccount', ClosedAccount, {"closed":true,"entries":1});

/** Makes a ClosedAccountEnvelope. */
export const closedAccountEnvelope: Factory<ClosedAccountEnvelope> = /*#__PURE__*/ factory<ClosedAccountEnvelope>('ClosedAccountEnvelope', ClosedAccountEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"closed":true,"entries":1}});

/** Makes a CodeSent. */
export const codeSent: Factory<CodeSent> = /*#__PURE__*/ factory<CodeSent>('CodeSent', CodeSent, {"waitSeconds":60,"lifetimeSeconds":600});

/** Makes a CodeSentEnvelope. */
export const codeSentEnvelope: Factory<CodeSentEnvelope> = /*#__PURE__*/ factory<CodeSentEnvelope>('CodeSentEnvelope', CodeSentEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"waitSeconds":60,"lifetimeSeconds":600}});

/** Makes a ComingDate. */
export const comingDate: Factory<ComingDate> = /*#__PURE__*/ factory<ComingDate>('ComingDate', ComingDate, {"kind":"signUpEnd","at":"2026-12-01T18:00:00+08:00"});

/** Makes a CompaniesEnvelope. */
export const companiesEnvelope: Factory<CompaniesEnvelope> = /*#__PURE__*/ factory<CompaniesEnvelope>('CompaniesEnvelope', CompaniesEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"company-1","name":"启明科技园管理委员会","contacts":[{"name":"陈晓岚","mobilePhone":"13900002001"},{"name":"周子昂","mobilePhone":"13900002002"},{"name":"吴雨桐","mobilePhone":"13900002003"}]},{"id":"company-2","name":"启明技术转移研究院","contacts":[{"name":"何嘉木","mobilePhone":"13900002011"},{"name":"沈若溪","mobilePhone":"13900002012"}]}]});

/** Makes a Company. */
export const company: Factory<Company> = /*#__PURE__*/ factory<Company>('Company', Company, {"id":"company-1","name":"启明科技园管理委员会","contacts":[{"name":"陈晓岚","mobilePhone":"13900002001"},{"name":"周子昂","mobilePhone":"13900002002"},{"name":"吴雨桐","mobilePhone":"13900002003"}]});

/** Makes a ConfigChange. */
export const configChange: Factory<ConfigChange> = /*#__PURE__*/ factory<ConfigChange>('ConfigChange', ConfigChange, {"key":"mobileSite","revision":"5f2a9c4be81d07f3","content":"/#/h5/home"});

/** Makes a ConfigEntry. */
export const configEntry: Factory<ConfigEntry> = /*#__PURE__*/ factory<ConfigEntry>('ConfigEntry', ConfigEntry, {"key":"mobileSite","content":"/#/h5/home"});

/** Makes a ConfigEnvelope. */
export const configEnvelope: Factory<ConfigEnvelope> = /*#__PURE__*/ factory<ConfigEnvelope>('ConfigEnvelope', ConfigEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"key":"mobileSite","content":"/#/h5/home"}});

/** Makes a ConfigListEnvelope. */
export const configListEnvelope: Factory<ConfigListEnvelope> = /*#__PURE__*/ factory<ConfigListEnvelope>('ConfigListEnvelope', ConfigListEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"key":"mobileSite","revision":"5f2a9c4be81d07f3","content":"/#/h5/home"}]});

/** Makes a ConfirmLoginBody. */
export const confirmLoginBody: Factory<ConfirmLoginBody> = /*#__PURE__*/ factory<ConfirmLoginBody>('ConfirmLoginBody', ConfirmLoginBody, {"loginTicket":"Zp3mW7xK0vQ8sYfJ1nTzA5uR9eLhB4dC2gHkMqXyPaE","code":"402913"});

/** Makes a Consent. */
export const consent: Factory<Consent> = /*#__PURE__*/ factory<Consent>('Consent', Consent, {"kind":"privacy","version":2,"agreedDate":"2026-11-20T16:30:00+08:00"});

/** Makes a ConsentBody. */
export const consentBody: Factory<ConsentBody> = /*#__PURE__*/ factory<ConsentBody>('ConsentBody', ConsentBody, {"consent":{"privacy":2,"terms":1}});

/** Makes a ConsentEnvelope. */
export const consentEnvelope: Factory<ConsentEnvelope> = /*#__PURE__*/ factory<ConsentEnvelope>('ConsentEnvelope', ConsentEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"consentNeeded":{}}});

/** Makes a ConsentResult. */
export const consentResult: Factory<ConsentResult> = /*#__PURE__*/ factory<ConsentResult>('ConsentResult', ConsentResult, {"consentNeeded":{}});

/** Makes a Contact. */
export const contact: Factory<Contact> = /*#__PURE__*/ factory<Contact>('Contact', Contact, {"name":"陈晓岚","mobilePhone":"13900002001"});

/** Makes a ContactBody. */
export const contactBody: Factory<ContactBody> = /*#__PURE__*/ factory<ContactBody>('ContactBody', ContactBody, {"email":"xiaotong.lin@example.org","emailCode":"402913","password":"Compete-2026"});

/** Makes a ContactCodeBody. */
export const contactCodeBody: Factory<ContactCodeBody> = /*#__PURE__*/ factory<ContactCodeBody>('ContactCodeBody', ContactCodeBody, {"mobile":"13800000011"});

/** Makes a Countdown. */
export const countdown: Factory<Countdown> = /*#__PURE__*/ factory<Countdown>('Countdown', Countdown, {"phase":"signup","target":"2026-12-14T18:00:00+08:00"});

/** Makes a Criterion. */
export const criterion: Factory<Criterion> = /*#__PURE__*/ factory<Criterion>('Criterion', Criterion, {"name":"技术创新","guidance":"技术的先进性与壁垒。","weight":60});

/** Makes a CurrentUser. */
export const currentUser: Factory<CurrentUser> = /*#__PURE__*/ factory<CurrentUser>('CurrentUser', CurrentUser, {"id":"user-1","phone":"13800000001","email":"lin.yuan@example.com","firstName":"Yuan","lastName":"Lin","chineseName":"林远","permissions":[],"hasPassword":true,"unconfirmed":[],"roles":[{"id":"competitor","name":"参赛者"}]});

/** Makes a CurrentUserEnvelope. */
export const currentUserEnvelope: Factory<CurrentUserEnvelope> = /*#__PURE__*/ factory<CurrentUserEnvelope>('CurrentUserEnvelope', CurrentUserEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"user-1","phone":"13800000001","email":"lin.yuan@example.com","firstName":"Yuan","lastName":"Lin","chineseName":"林远","permissions":[],"hasPassword":true,"unconfirmed":[],"roles":[{"id":"competitor","name":"参赛者"}]}});

/** Makes a Dashboard. */
export const dashboard: Factory<Dashboard> = /*#__PURE__*/ factory<Dashboard>('Dashboard', Dashboard, {"totals":{"users":3000,"entries":60,"pendingEntries":12,"pendingExperts":3,"activities":18,"news":40},"trends":[{"name":"entries","lately":14,"before":9,"days":[{"key":"2026-11-20","count":14}]}],"dates":[{"kind":"signUpEnd","at":"2026-12-01T18:00:00+08:00"},{"kind":"activity","at":"2026-12-03T14:00:00+08:00","name":"创业训练营","id":"activity-7"}],"signUpsByDay":[{"key":"2026-11-20","count":14}],"entriesByDomain":[{"key":"ai","count":18}],"entriesByCity":[{"key":"beijing","count":9}],"activities":[{"id":"activity-1","title":"创业训练营","signedUp":42,"capacity":80}]});

/** Makes a DashboardEnvelope. */
export const dashboardEnvelope: Factory<DashboardEnvelope> = /*#__PURE__*/ factory<DashboardEnvelope>('DashboardEnvelope', DashboardEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"totals":{"users":3000,"entries":60,"pendingEntries":12,"pendingExperts":3,"activities":18,"news":40},"trends":[{"name":"entries","lately":14,"before":9,"days":[{"key":"2026-11-20","count":14}]}],"dates":[{"kind":"signUpEnd","at":"2026-12-01T18:00:00+08:00"},{"kind":"activity","at":"2026-12-03T14:00:00+08:00","name":"创业训练营","id":"activity-7"}],"signUpsByDay":[{"key":"2026-11-20","count":14}],"entriesByDomain":[{"key":"ai","count":18}],"entriesByCity":[{"key":"beijing","count":9}],"activities":[{"id":"activity-1","title":"创业训练营","signedUp":42,"capacity":80}]}});

/** Makes a DashboardTotals. */
export const dashboardTotals: Factory<DashboardTotals> = /*#__PURE__*/ factory<DashboardTotals>('DashboardTotals', DashboardTotals, {"users":3000,"entries":60,"pendingEntries":12,"pendingExperts":3,"activities":18,"news":40});

/** Makes a DeletedRecord. */
export const deletedRecord: Factory<DeletedRecord> = /*#__PURE__*/ factory<DeletedRecord>('DeletedRecord', DeletedRecord, {"kind":"news","id":"news-9","title":{"CN":"评审专家征集公告"},"at":"2026-11-20T16:30:00+08:00","by":"陈晓岚"});

/** Makes a DeletedRecordsEnvelope. */
export const deletedRecordsEnvelope: Factory<DeletedRecordsEnvelope> = /*#__PURE__*/ factory<DeletedRecordsEnvelope>('DeletedRecordsEnvelope', DeletedRecordsEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"kind":"news","id":"news-9","title":{"CN":"评审专家征集公告"},"at":"2026-11-20T16:30:00+08:00","by":"陈晓岚"}]});

/** Makes a DictionariesEnvelope. */
export const dictionariesEnvelope: Factory<DictionariesEnvelope> = /*#__PURE__*/ factory<DictionariesEnvelope>('DictionariesEnvelope', DictionariesEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"code":"domain","dataList":[{"value":"ai","label":{"CN":"人工智能","US":"Artificial intelligence","HK":"人工智能"}},{"value":"energy","label":{"CN":"绿色能源","US":"Green energy","HK":"綠色能源"}}]},{"code":"projectStage","dataList":[{"value":"idea","label":{"CN":"创意","US":"Idea","HK":"創意"}},{"value":"prototype","label":{"CN":"样机","US":"Prototype","HK":"樣機"}}]}]});

/** Makes a Dictionary. */
export const dictionary: Factory<Dictionary> = /*#__PURE__*/ factory<Dictionary>('Dictionary', Dictionary, {"code":"domain","dataList":[{"value":"ai","label":{"CN":"人工智能","US":"Artificial intelligence","HK":"人工智能"}},{"value":"energy","label":{"CN":"绿色能源","US":"Green energy","HK":"綠色能源"}}]});

/** Makes a DictionaryEntryBody. */
export const dictionaryEntryBody: Factory<DictionaryEntryBody> = /*#__PURE__*/ factory<DictionaryEntryBody>('DictionaryEntryBody', DictionaryEntryBody, {"dictType":"projectStage","value":"pilot","labels":{"CN":"中试","US":"Pilot","HK":"中試"},"position":2});

/** Makes a DictionaryEntryChange. */
export const dictionaryEntryChange: Factory<DictionaryEntryChange> = /*#__PURE__*/ factory<DictionaryEntryChange>('DictionaryEntryChange', DictionaryEntryChange, {"id":"dict-projectStage-pilot","revision":"5f2a9c4be81d07f3","dictType":"projectStage","value":"pilot","labels":{"CN":"中试","US":"Pilot","HK":"中試"},"position":2});

/** Makes a DictionaryEntryEnvelope. */
export const dictionaryEntryEnvelope: Factory<DictionaryEntryEnvelope> = /*#__PURE__*/ factory<DictionaryEntryEnvelope>('DictionaryEntryEnvelope', DictionaryEntryEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"dict-projectStage-pilot","revision":"5f2a9c4be81d07f3","dictType":"projectStage","value":"pilot","labels":{"CN":"中试","US":"Pilot","HK":"中試"}}});

/** Makes a DictionaryItem. */
export const dictionaryItem: Factory<DictionaryItem> = /*#__PURE__*/ factory<DictionaryItem>('DictionaryItem', DictionaryItem, {"value":"ai","label":{"CN":"人工智能","US":"Artificial intelligence","HK":"人工智能"}});

/** Makes a Domain. */
export const domain: Factory<Domain> = /*#__PURE__*/ factory<Domain>('Domain', Domain, {"code":"ai","revision":"5f2a9c4be81d07f3","name":{"CN":"人工智能","US":"Artificial intelligence","HK":"人工智能"},"summary":{"CN":"大模型、感知与决策","US":"Foundation models, perception and decisions","HK":"大模型、感知與決策"},"stories":[]});

/** Makes a DomainsEnvelope. */
export const domainsEnvelope: Factory<DomainsEnvelope> = /*#__PURE__*/ factory<DomainsEnvelope>('DomainsEnvelope', DomainsEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"code":"ai","revision":"5f2a9c4be81d07f3","name":{"CN":"人工智能","US":"Artificial intelligence","HK":"人工智能"},"summary":{"CN":"大模型、感知与决策","US":"Foundation models, perception and decisions","HK":"大模型、感知與決策"},"stories":[]},{"code":"energy","revision":"5f2a9c4be81d07f3","name":{"CN":"绿色能源","US":"Green energy","HK":"綠色能源"},"summary":{"CN":"储能、氢能与零碳园区","US":"Storage, hydrogen and zero-carbon parks","HK":"儲能、氫能與零碳園區"},"stories":[{"id":"story-1","company":"北辰固态能源","title":"低温固态电池电解质","summary":"把零下四十度的放电保持率提高到百分之八十二，电芯已在高寒线路的公交车上跑满一个冬天。","city":"深圳","award":"特等奖","year":2025,"coverFileId":"story-cover-1","figures":[{"label":"累计融资","value":"3.2 亿元"},{"label":"员工","value":"186 人"}]}]}]});

/** Makes a Download. */
export const download: Factory<Download> = /*#__PURE__*/ factory<Download>('Download', Download, {"fileId":"results-2025","title":"获奖项目名录"});

/** Makes a Edition. */
export const edition: Factory<Edition> = /*#__PURE__*/ factory<Edition>('Edition', Edition, {"id":"match-2026","language":"CN","languages":["CN","HK"],"year":2026,"edition":3,"name":"第三届启明创新创业大赛","theme":"创见未来，业启新程","status":"signup","start":"2026-09-20T09:00:00+08:00","end":"2027-04-11T18:00:00+08:00","current":true,"introduction":"<p>大赛面向全球科技创业团队，聚焦人工智能、生命健康、绿色能源与先进制造。</p>","bannerFileId":"banner-2026","figures":{"projects":1286,"cities":32,"prizePool":5000000,"finance":860000000},"winners":[],"gallery":[],"downloads":[]});

/** Makes a EditionsEnvelope. */
export const editionsEnvelope: Factory<EditionsEnvelope> = /*#__PURE__*/ factory<EditionsEnvelope>('EditionsEnvelope', EditionsEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"match-2026","language":"CN","languages":["CN","HK"],"year":2026,"edition":3,"name":"第三届启明创新创业大赛","theme":"创见未来，业启新程","status":"signup","start":"2026-09-20T09:00:00+08:00","end":"2027-04-11T18:00:00+08:00","current":true,"introduction":"<p>大赛面向全球科技创业团队，聚焦人工智能、生命健康、绿色能源与先进制造。</p>","bannerFileId":"banner-2026","figures":{"projects":1286,"cities":32,"prizePool":5000000,"finance":860000000},"winners":[],"gallery":[],"downloads":[]},{"id":"match-2025","language":"CN","languages":["CN","HK"],"year":2025,"edition":2,"name":"第二届启明创新创业大赛","theme":"聚链成势，向新而行","status":"finished","start":"2025-09-20T09:00:00+08:00","end":"2026-04-11T18:00:00+08:00","current":false,"introduction":"<p>第二届大赛收到来自 26 座城市的 942 个项目，首次引入产业方出题。</p>","bannerFileId":"banner-2025","figures":{"projects":942,"cities":26,"prizePool":4000000,"finance":620000000},"winners":[{"award":"特等奖","title":"低温固态电池电解质","company":"北辰固态能源","domain":"energy","city":"深圳"},{"award":"一等奖","title":"手术机器人力反馈末端","company":"知微医疗","domain":"health","city":"苏州"}],"gallery":[{"fileId":"gallery-2025-1","caption":"总决赛在启明科学园国际会议中心举行"},{"fileId":"gallery-2025-2","caption":"获奖团队合影"}],"downloads":[{"fileId":"results-2025","title":"获奖项目名录"}]},{"id":"match-2024","language":"CN","languages":["CN","HK"],"year":2024,"edition":1,"name":"首届启明创新创业大赛","theme":"启程","status":"finished","start":"2024-09-20T09:00:00+08:00","end":"2025-04-11T18:00:00+08:00","current":false,"introduction":"<p>首届大赛从园区的一间报告厅起步。</p>","figures":{"projects":568,"cities":18,"prizePool":3000000,"finance":310000000},"winners":[{"award":"特等奖","title":"兆瓦级电解水制氢装备","company":"清源氢能","domain":"energy","city":"西安"}],"gallery":[],"downloads":[]}]});

/** Makes a EditionSummary. */
export const editionSummary: Factory<EditionSummary> = /*#__PURE__*/ factory<EditionSummary>('EditionSummary', EditionSummary, {"id":"match-2026","language":"CN","languages":["CN","HK"],"year":2026,"name":"第三届启明创新创业大赛","status":"signup","figures":{"projects":1286,"cities":32,"prizePool":5000000,"finance":860000000}});

/** Makes a EndedSessions. */
export const endedSessions: Factory<EndedSessions> = /*#__PURE__*/ factory<EndedSessions>('EndedSessions', EndedSessions, {"ended":2});

/** Makes a EndedSessionsEnvelope. */
export const endedSessionsEnvelope: Factory<EndedSessionsEnvelope> = /*#__PURE__*/ factory<EndedSessionsEnvelope>('EndedSessionsEnvelope', EndedSessionsEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"ended":2}});

/** Makes a EntryRules. */
export const entryRules: Factory<EntryRules> = /*#__PURE__*/ factory<EntryRules>('EntryRules', EntryRules, {});

/** Makes a ErrorEnvelope. */
export const errorEnvelope: Factory<ErrorEnvelope> = /*#__PURE__*/ factory<ErrorEnvelope>('ErrorEnvelope', ErrorEnvelope, {"code":400,"msg":"请求参数错误","version":"1.0.0"});

/** Makes a ErrorLogBody. */
export const errorLogBody: Factory<ErrorLogBody> = /*#__PURE__*/ factory<ErrorLogBody>('ErrorLogBody', ErrorLogBody, {"entries":[{"type":"ajax","code":502,"text":"TransportFault in getMenu","url":"/api/client/menu","time":"2026-11-21T13:00:00.000Z"},{"type":"page","code":0,"text":"TypeError: stages.map is not a function","url":"/guide","stack":"at showStages (/assets/c-DX_dq1P.js:1:2041)","time":"2026-11-21T13:00:05.000Z"}]});

/** Makes a ErrorLogEnvelope. */
export const errorLogEnvelope: Factory<ErrorLogEnvelope> = /*#__PURE__*/ factory<ErrorLogEnvelope>('ErrorLogEnvelope', ErrorLogEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"accepted":2}});

/** Makes a ErrorLogItem. */
export const errorLogItem: Factory<ErrorLogItem> = /*#__PURE__*/ factory<ErrorLogItem>('ErrorLogItem', ErrorLogItem, {"type":"ajax","code":502,"text":"TransportFault in getMenu","url":"/api/client/menu","time":"2026-11-21T13:00:00.000Z"});

/** Makes a ErrorLogReceipt. */
export const errorLogReceipt: Factory<ErrorLogReceipt> = /*#__PURE__*/ factory<ErrorLogReceipt>('ErrorLogReceipt', ErrorLogReceipt, {"accepted":2});

/** Makes a ExpertReview. */
export const expertReview: Factory<ExpertReview> = /*#__PURE__*/ factory<ExpertReview>('ExpertReview', ExpertReview, {"id":"expert-1","revision":2,"status":3,"reason":"请补充从业经历"});

/** Makes a ExportBody. */
export const exportBody: Factory<ExportBody> = /*#__PURE__*/ factory<ExportBody>('ExportBody', ExportBody, {"list":"users","records":50});

/** Makes a ExportEnvelope. */
export const exportEnvelope: Factory<ExportEnvelope> = /*#__PURE__*/ factory<ExportEnvelope>('ExportEnvelope', ExportEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"recorded":true}});

/** Makes a ExportResult. */
export const exportResult: Factory<ExportResult> = /*#__PURE__*/ factory<ExportResult>('ExportResult', ExportResult, {"recorded":true});

/** Makes a FileTicket. */
export const fileTicket: Factory<FileTicket> = /*#__PURE__*/ factory<FileTicket>('FileTicket', FileTicket, {"ticket":"Zk3vQm2xK7b1tA0cR8yWnE5uHsJdLfGqPiXoMzBvCTk","expiresIn":300});

/** Makes a FileTicketEnvelope. */
export const fileTicketEnvelope: Factory<FileTicketEnvelope> = /*#__PURE__*/ factory<FileTicketEnvelope>('FileTicketEnvelope', FileTicketEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"ticket":"Zk3vQm2xK7b1tA0cR8yWnE5uHsJdLfGqPiXoMzBvCTk","expiresIn":300}});

/** Makes a Guide. */
export const guide: Factory<Guide> = /*#__PURE__*/ factory<Guide>('Guide', Guide, {"language":"CN","languages":["CN","HK"],"content":"<h2>参赛资格</h2><p>注册未满十年的企业。</p>","criteria":[{"name":"技术创新","guidance":"技术的先进性与壁垒。","weight":60},{"name":"市场前景","weight":40}]});

/** Makes a GuideEnvelope. */
export const guideEnvelope: Factory<GuideEnvelope> = /*#__PURE__*/ factory<GuideEnvelope>('GuideEnvelope', GuideEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"language":"CN","languages":["CN","HK"],"content":"<h2>参赛资格</h2><p>注册未满十年的企业。</p>","criteria":[{"name":"技术创新","guidance":"技术的先进性与壁垒。","weight":60},{"name":"市场前景","weight":40}]}});

/** Makes a Highlight. */
export const highlight: Factory<Highlight> = /*#__PURE__*/ factory<Highlight>('Highlight', Highlight, {"id":"highlight-1","title":"五百万元奖金池","summary":"总决赛一等奖单项奖金一百万元，获奖即兑现。"});

/** Makes a IdentityDocument. */
export const identityDocument: Factory<IdentityDocument> = /*#__PURE__*/ factory<IdentityDocument>('IdentityDocument', IdentityDocument, {"type":"mainlandId","number":"11010519491231002X"});

/** Makes a IdentityEnvelope. */
export const identityEnvelope: Factory<IdentityEnvelope> = /*#__PURE__*/ factory<IdentityEnvelope>('IdentityEnvelope', IdentityEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"language":"CN","languages":["CN","US","HK"],"name":"启明创新创业大赛","shortName":"启明大赛","slogan":"创见未来\n业启新程","description":"面向全国的创新创业赛事，报名参赛、活动与资讯。","copyright":"启明科学园管理委员会","contactHours":"咨询时间：工作日 9:00–12:00，14:00–18:00（北京时间）","color":"#1890ff","filing":"粤ICP备00000000号","qrCodes":{"consulting":"qr-consulting"},"legal":{"privacy":2,"terms":1,"accessibility":1}}});

/** Makes a IdentityNumber. */
export const identityNumber: Factory<IdentityNumber> = /*#__PURE__*/ factory<IdentityNumber>('IdentityNumber', IdentityNumber, {"type":"mainlandId","number":"11010519491231002X"});

/** Makes a IdentityNumberEnvelope. */
export const identityNumberEnvelope: Factory<IdentityNumberEnvelope> = /*#__PURE__*/ factory<IdentityNumberEnvelope>('IdentityNumberEnvelope', IdentityNumberEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"type":"mainlandId","number":"11010519491231002X"}});

/** Makes a ImportBody. */
export const importBody: Factory<ImportBody> = /*#__PURE__*/ factory<ImportBody>('ImportBody', ImportBody, {"columns":["kind","name.CN"],"rows":[["support","启明科学园"]],"apply":false});

/** Makes a ImportProblem. */
export const importProblem: Factory<ImportProblem> = /*#__PURE__*/ factory<ImportProblem>('ImportProblem', ImportProblem, {"row":0,"column":"kind","message":"只能是：主办单位, 承办单位, 协办单位, 支持单位"});

/** Makes a ImportResult. */
export const importResult: Factory<ImportResult> = /*#__PURE__*/ factory<ImportResult>('ImportResult', ImportResult, {"records":1,"applied":false,"columns":["kind","name.CN"],"created":0,"changed":0,"unchanged":0,"problems":[{"row":0,"column":"kind","message":"只能是：主办单位, 承办单位, 协办单位, 支持单位"}]});

/** Makes a ImportResultEnvelope. */
export const importResultEnvelope: Factory<ImportResultEnvelope> = /*#__PURE__*/ factory<ImportResultEnvelope>('ImportResultEnvelope', ImportResultEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":1,"applied":false,"columns":["kind","name.CN"],"created":0,"changed":0,"unchanged":0,"problems":[{"row":0,"column":"kind","message":"只能是：主办单位, 承办单位, 协办单位, 支持单位"}]}});

/** Makes a Invitation. */
export const invitation: Factory<Invitation> = /*#__PURE__*/ factory<Invitation>('Invitation', Invitation, {"sentDate":"2026-11-20T16:30:00+08:00","expireDate":"2026-11-27T16:30:00+08:00"});

/** Makes a InvitationBody. */
export const invitationBody: Factory<InvitationBody> = /*#__PURE__*/ factory<InvitationBody>('InvitationBody', InvitationBody, {"id":"user-competitor"});

/** Makes a InvitationEnvelope. */
export const invitationEnvelope: Factory<InvitationEnvelope> = /*#__PURE__*/ factory<InvitationEnvelope>('InvitationEnvelope', InvitationEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"sentDate":"2026-11-20T16:30:00+08:00","expireDate":"2026-11-27T16:30:00+08:00"}});

/** Makes a Judge. */
export const judge: Factory<Judge> = /*#__PURE__*/ factory<Judge>('Judge', Judge, {"id":"user-judge","firstName":"Lan","lastName":"Gu","chineseName":"顾岚"});

/** Makes a JudgeEnvelope. */
export const judgeEnvelope: Factory<JudgeEnvelope> = /*#__PURE__*/ factory<JudgeEnvelope>('JudgeEnvelope', JudgeEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"user-judge","firstName":"Lan","lastName":"Gu","chineseName":"顾岚"}});

/** Makes a JudgingToken. */
export const judgingToken: Factory<JudgingToken> = /*#__PURE__*/ factory<JudgingToken>('JudgingToken', JudgingToken, {"token":"judge-Zk3vQm2xK7b1tA0cR8yWnE5uHsJdLfGqPiXoMzBvCTk","expiresIn":300});

/** Makes a JudgingTokenEnvelope. */
export const judgingTokenEnvelope: Factory<JudgingTokenEnvelope> = /*#__PURE__*/ factory<JudgingTokenEnvelope>('JudgingTokenEnvelope', JudgingTokenEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"token":"judge-Zk3vQm2xK7b1tA0cR8yWnE5uHsJdLfGqPiXoMzBvCTk","expiresIn":300}});

/** Makes a Labels. */
export const labels: Factory<Labels> = /*#__PURE__*/ factory<Labels>('Labels', Labels, {"CN":"人工智能","US":"Artificial intelligence","HK":"人工智能"});

/** Makes a LegalText. */
export const legalText: Factory<LegalText> = /*#__PURE__*/ factory<LegalText>('LegalText', LegalText, {"kind":"privacy","language":"CN","languages":["CN","US","HK"],"content":"<h2>我们收集哪些信息</h2><p>姓名、手机号与邮箱。</p>","version":2,"publishDate":"2026-11-20T16:30:00+08:00"});

/** Makes a LegalTextBody. */
export const legalTextBody: Factory<LegalTextBody> = /*#__PURE__*/ factory<LegalTextBody>('LegalTextBody', LegalTextBody, {"content":{"CN":"<h2>我们收集哪些信息</h2><p>姓名、手机号与邮箱。</p>","US":"<h2>What we collect</h2><p>Name, mobile number and e-mail.</p>"},"revision":1,"askAgain":true});

/** Makes a LegalTextEnvelope. */
export const legalTextEnvelope: Factory<LegalTextEnvelope> = /*#__PURE__*/ factory<LegalTextEnvelope>('LegalTextEnvelope', LegalTextEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"kind":"privacy","language":"CN","languages":["CN","US","HK"],"content":"<h2>我们收集哪些信息</h2><p>姓名、手机号与邮箱。</p>","version":2,"publishDate":"2026-11-20T16:30:00+08:00"}});

/** Makes a LegalVersions. */
export const legalVersions: Factory<LegalVersions> = /*#__PURE__*/ factory<LegalVersions>('LegalVersions', LegalVersions, {"privacy":2,"terms":1});

/** Makes a Link. */
export const link: Factory<Link> = /*#__PURE__*/ factory<Link>('Link', Link, {"id":"link-1","name":"启明科技园管理委员会","url":"https://park.example.org/"});

/** Makes a LinksEnvelope. */
export const linksEnvelope: Factory<LinksEnvelope> = /*#__PURE__*/ factory<LinksEnvelope>('LinksEnvelope', LinksEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"link-1","name":"启明科技园管理委员会","url":"https://park.example.org/"},{"id":"link-2","name":"启明技术转移研究院","url":"https://institute.example.org/"}]});

/** Makes a LocalizedName. */
export const localizedName: Factory<LocalizedName> = /*#__PURE__*/ factory<LocalizedName>('LocalizedName', LocalizedName, {"CN":"administrator"});

/** Makes a LocalizedParagraph. */
export const localizedParagraph: Factory<LocalizedParagraph> = /*#__PURE__*/ factory<LocalizedParagraph>('LocalizedParagraph', LocalizedParagraph, {"CN":"您的参赛项目“{name}”已提交。","US":"Your entry “{name}” has been submitted.","HK":"您的參賽項目「{name}」已提交。"});

/** Makes a LocalizedRichText. */
export const localizedRichText: Factory<LocalizedRichText> = /*#__PURE__*/ factory<LocalizedRichText>('LocalizedRichText', LocalizedRichText, {"CN":"<p>即日起接受报名。</p>","US":"<p>Sign-up is open.</p>","HK":"<p>即日起接受報名。</p>"});

/** Makes a LocalizedText. */
export const localizedText: Factory<LocalizedText> = /*#__PURE__*/ factory<LocalizedText>('LocalizedText', LocalizedText, {"CN":"即日起接受报名。","US":"Sign-up is open.","HK":"即日起接受報名。"});

/** Makes a LoginBody. */
export const loginBody: Factory<LoginBody> = /*#__PURE__*/ factory<LoginBody>('LoginBody', LoginBody, {"username":"13800000001","password":"Compete-2026"});

/** Makes a LoginEnvelope. */
export const loginEnvelope: Factory<LoginEnvelope> = /*#__PURE__*/ factory<LoginEnvelope>('LoginEnvelope', LoginEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"token":"q3vJm0c7yV2w8sXfK1nTzA5uR9eLhB4d","phone":"13800000001"}});

/** Makes a LoginResult. */
export const loginResult: Factory<LoginResult> = /*#__PURE__*/ factory<LoginResult>('LoginResult', LoginResult, {"token":"q3vJm0c7yV2w8sXfK1nTzA5uR9eLhB4d","phone":"13800000001"});

/** Makes a LogoutEnvelope. */
export const logoutEnvelope: Factory<LogoutEnvelope> = /*#__PURE__*/ factory<LogoutEnvelope>('LogoutEnvelope', LogoutEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"ended":true}});

/** Makes a LogoutResult. */
export const logoutResult: Factory<LogoutResult> = /*#__PURE__*/ factory<LogoutResult>('LogoutResult', LogoutResult, {"ended":true});

/** Makes a MappingDetail. */
export const mappingDetail: Factory<MappingDetail> = /*#__PURE__*/ factory<MappingDetail>('MappingDetail', MappingDetail, {"entry":{"id":"dict-domain-ai","revision":"5f2a9c4be81d07f3","dictType":"domain","value":"ai","labels":{"CN":"人工智能","US":"Artificial intelligence","HK":"人工智能"}},"children":[{"id":"dict-subDomain-vision","revision":"5f2a9c4be81d07f3","dictType":"subDomain","parentId":"dict-domain-ai","value":"vision","labels":{"CN":"计算机视觉","US":"Computer vision","HK":"計算機視覺"}}]});

/** Makes a MappingEntry. */
export const mappingEntry: Factory<MappingEntry> = /*#__PURE__*/ factory<MappingEntry>('MappingEntry', MappingEntry, {"id":"dict-domain-ai","revision":"5f2a9c4be81d07f3","dictType":"domain","value":"ai","labels":{"CN":"人工智能","US":"Artificial intelligence","HK":"人工智能"}});

/** Makes a MappingEnvelope. */
export const mappingEnvelope: Factory<MappingEnvelope> = /*#__PURE__*/ factory<MappingEnvelope>('MappingEnvelope', MappingEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"entry":{"id":"dict-domain-ai","revision":"5f2a9c4be81d07f3","dictType":"domain","value":"ai","labels":{"CN":"人工智能","US":"Artificial intelligence","HK":"人工智能"}},"children":[{"id":"dict-subDomain-vision","revision":"5f2a9c4be81d07f3","dictType":"subDomain","parentId":"dict-domain-ai","value":"vision","labels":{"CN":"计算机视觉","US":"Computer vision","HK":"計算機視覺"}}]}});

/** Makes a MappingsEnvelope. */
export const mappingsEnvelope: Factory<MappingsEnvelope> = /*#__PURE__*/ factory<MappingsEnvelope>('MappingsEnvelope', MappingsEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"dict-domain-ai","revision":"5f2a9c4be81d07f3","dictType":"domain","value":"ai","labels":{"CN":"人工智能","US":"Artificial intelligence","HK":"人工智能"}},{"id":"dict-projectStage-idea","revision":"5f2a9c4be81d07f3","dictType":"projectStage","value":"idea","labels":{"CN":"创意","US":"Idea","HK":"創意"}},{"id":"dict-subDomain-vision","revision":"5f2a9c4be81d07f3","dictType":"subDomain","parentId":"dict-domain-ai","value":"vision","labels":{"CN":"计算机视觉","US":"Computer vision","HK":"計算機視覺"}}]});

/** Makes a Match. */
export const match: Factory<Match> = /*#__PURE__*/ factory<Match>('Match', Match, {"id":"match-2026","language":"CN","languages":["CN","HK"],"year":2026,"edition":3,"name":"第三届启明创新创业大赛","theme":"创见未来，业启新程","status":"signup","signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":"启动发布","start":"2026-09-20T09:00:00+08:00","end":"2026-10-09T18:00:00+08:00"},{"name":"巡回宣讲","start":"2026-10-10T09:00:00+08:00","end":"2026-11-30T18:00:00+08:00"},{"name":"报名参赛","start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"},{"name":"专家初评","start":"2026-12-15T09:00:00+08:00","end":"2027-01-10T18:00:00+08:00"},{"name":"复赛路演","start":"2027-01-15T09:00:00+08:00","end":"2027-03-15T18:00:00+08:00"},{"name":"总决赛","start":"2027-04-10T09:00:00+08:00","end":"2027-04-11T18:00:00+08:00"}],"prizes":[{"name":"一等奖","amount":1000000,"count":1},{"name":"二等奖","amount":500000,"count":3},{"name":"三等奖","amount":250000,"count":6},{"name":"优胜奖","amount":50000,"count":20}],"introduction":"<p>大赛面向全球科技创业团队，聚焦人工智能、生物医药、先进制造与绿色能源。</p>","figures":{"projects":1286,"cities":32,"prizePool":5000000,"finance":860000000}});

/** Makes a MatchCheck. */
export const matchCheck: Factory<MatchCheck> = /*#__PURE__*/ factory<MatchCheck>('MatchCheck', MatchCheck, {"check":"texts","state":"partial","required":false});

/** Makes a MatchChecksEnvelope. */
export const matchChecksEnvelope: Factory<MatchChecksEnvelope> = /*#__PURE__*/ factory<MatchChecksEnvelope>('MatchChecksEnvelope', MatchChecksEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"check":"texts","state":"partial","required":false},{"check":"tracks","state":"done","required":true},{"check":"contacts","state":"missing","required":false}]});

/** Makes a MatchDraft. */
export const matchDraft: Factory<MatchDraft> = /*#__PURE__*/ factory<MatchDraft>('MatchDraft', MatchDraft, {"content":{"year":2026,"edition":3,"name":{"CN":"第三届启明创新创业大赛"},"theme":{"CN":"创见未来，业启新程"},"signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":{"CN":"报名参赛"},"start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"}],"prizes":[{"name":{"CN":"一等奖"},"amount":1000000,"count":1}],"introduction":{"CN":"<p>大赛面向全球科技创业团队。</p>"},"figures":{"projects":0,"cities":0,"prizePool":5000000,"finance":0},"statementTitle":{"CN":"大赛组委会郑重声明"},"statement":[{"CN":"参赛团队保证所提交材料真实、完整，不侵犯他人知识产权。"}]},"at":"2026-11-20T16:30:00+08:00"});

/** Makes a MatchEnvelope. */
export const matchEnvelope: Factory<MatchEnvelope> = /*#__PURE__*/ factory<MatchEnvelope>('MatchEnvelope', MatchEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"match-2026","language":"CN","languages":["CN","HK"],"year":2026,"edition":3,"name":"第三届启明创新创业大赛","theme":"创见未来，业启新程","status":"signup","signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":"启动发布","start":"2026-09-20T09:00:00+08:00","end":"2026-10-09T18:00:00+08:00"},{"name":"巡回宣讲","start":"2026-10-10T09:00:00+08:00","end":"2026-11-30T18:00:00+08:00"},{"name":"报名参赛","start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"},{"name":"专家初评","start":"2026-12-15T09:00:00+08:00","end":"2027-01-10T18:00:00+08:00"},{"name":"复赛路演","start":"2027-01-15T09:00:00+08:00","end":"2027-03-15T18:00:00+08:00"},{"name":"总决赛","start":"2027-04-10T09:00:00+08:00","end":"2027-04-11T18:00:00+08:00"}],"prizes":[{"name":"一等奖","amount":1000000,"count":1},{"name":"二等奖","amount":500000,"count":3},{"name":"三等奖","amount":250000,"count":6},{"name":"优胜奖","amount":50000,"count":20}],"introduction":"<p>大赛面向全球科技创业团队，聚焦人工智能、生物医药、先进制造与绿色能源。</p>","figures":{"projects":1286,"cities":32,"prizePool":5000000,"finance":860000000}}});

/** Makes a MatchFigures. */
export const matchFigures: Factory<MatchFigures> = /*#__PURE__*/ factory<MatchFigures>('MatchFigures', MatchFigures, {"projects":1286,"cities":32,"prizePool":5000000,"finance":860000000});

/** Makes a MatchHome. */
export const matchHome: Factory<MatchHome> = /*#__PURE__*/ factory<MatchHome>('MatchHome', MatchHome, {"match":{"id":"match-2026","language":"CN","languages":["CN","HK"],"year":2026,"edition":3,"name":"第三届启明创新创业大赛","theme":"创见未来，业启新程","status":"signup","signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":"启动发布","start":"2026-09-20T09:00:00+08:00","end":"2026-10-09T18:00:00+08:00"},{"name":"巡回宣讲","start":"2026-10-10T09:00:00+08:00","end":"2026-11-30T18:00:00+08:00"},{"name":"报名参赛","start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"},{"name":"专家初评","start":"2026-12-15T09:00:00+08:00","end":"2027-01-10T18:00:00+08:00"},{"name":"复赛路演","start":"2027-01-15T09:00:00+08:00","end":"2027-03-15T18:00:00+08:00"},{"name":"总决赛","start":"2027-04-10T09:00:00+08:00","end":"2027-04-11T18:00:00+08:00"}],"prizes":[{"name":"一等奖","amount":1000000,"count":1},{"name":"二等奖","amount":500000,"count":3},{"name":"三等奖","amount":250000,"count":6},{"name":"优胜奖","amount":50000,"count":20}],"introduction":"<p>大赛面向全球科技创业团队，聚焦人工智能、生物医药、先进制造与绿色能源。</p>","figures":{"projects":1286,"cities":32,"prizePool":5000000,"finance":860000000}},"countdown":{"phase":"signup","target":"2026-12-14T18:00:00+08:00"},"highlights":[{"id":"highlight-1","title":"五百万元奖金池","summary":"总决赛一等奖单项奖金一百万元，获奖即兑现。"},{"id":"highlight-2","title":"全周期落地扶持","summary":"获奖项目入驻园区可享三年场地支持与人才政策。"},{"id":"highlight-3","title":"百家机构同台","summary":"路演现场与产业基金、龙头企业面对面对接。"}],"express":[{"id":"express-1","kind":"express","title":"报名倒计时 23 天，请尽早完善项目材料","source":"大赛组委会","publishDate":"2026-11-21T08:00:00+08:00","summary":"报名倒计时 23 天，请尽早完善项目材料。","browseNumber":523,"language":"CN","languages":["CN","HK"]},{"id":"express-2","kind":"express","title":"深圳站路演席位剩余三十四席","source":"大赛组委会","publishDate":"2026-11-20T17:10:00+08:00","summary":"深圳站路演席位剩余三十四席。","browseNumber":411,"language":"CN","languages":["CN","HK"]},{"id":"express-3","kind":"express","title":"参赛指南已更新：商业计划书模板可下载","source":"大赛组委会","publishDate":"2026-11-19T11:30:00+08:00","summary":"参赛指南已更新：商业计划书模板可下载。","browseNumber":688,"language":"CN","languages":["CN","HK"]}],"news":[{"id":"news-1","kind":"news","title":"第三届启明创新创业大赛报名通道开启","source":"大赛组委会","publishDate":"2026-11-20T09:30:00+08:00","summary":"报名截至 12 月 14 日 18 时，团队与企业均可在线提交参赛项目。","browseNumber":1832,"language":"CN","languages":["CN","HK"]},{"id":"news-2","kind":"news","title":"巡回宣讲走进十二座城市，千余支团队现场咨询","source":"启明日报","publishDate":"2026-11-18T15:00:00+08:00","summary":"宣讲团为期三周，覆盖华东、华南与成渝地区，现场解读赛制与扶持政策。","browseNumber":1204,"language":"CN","languages":["CN","HK"]},{"id":"news-3","kind":"news","title":"复赛评审专家库更新，新增四十位产业导师","source":"启明技术转移研究院","publishDate":"2026-11-15T10:20:00+08:00","summary":"新增导师来自集成电路、生物医药、绿色能源与人工智能企业一线。","browseNumber":967,"language":"CN","languages":["CN","HK"]},{"id":"news-4","kind":"news","title":"往届获奖企业澄芯半导体完成新一轮融资","source":"科创观察","publishDate":"2026-11-12T08:45:00+08:00","summary":"本轮融资由多家产业基金共同投资，资金将用于车规级产线扩建。","browseNumber":2210,"language":"CN","languages":["CN","HK"]}],"activities":[{"id":"activity-1","title":"深圳站项目路演与资本对接会","kind":"roadshow","state":"open","start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":"深圳","address":"南山区科苑路 15 号启明创新中心三层报告厅","capacity":120,"signedUp":86,"browseNumber":2045,"language":"CN","languages":["CN","HK"]},{"id":"activity-2","title":"商业计划书打磨训练营","kind":"training","state":"open","start":"2026-11-28T09:00:00+08:00","end":"2026-11-29T17:00:00+08:00","signUpStart":"2026-11-01T09:00:00+08:00","signUpEnd":"2026-11-26T18:00:00+08:00","city":"杭州","address":"滨江区江南大道 588 号创业大厦 B 座二层","capacity":60,"signedUp":52,"browseNumber":1538,"language":"CN","languages":["CN","HK"]},{"id":"activity-3","title":"生物医药创业者沙龙","kind":"salon","state":"upcoming","start":"2026-12-18T19:00:00+08:00","end":"2026-12-18T21:00:00+08:00","signUpStart":"2026-12-01T09:00:00+08:00","signUpEnd":"2026-12-17T18:00:00+08:00","city":"苏州","address":"工业园区星湖街 218 号生物纳米园 A4 楼","capacity":40,"signedUp":0,"browseNumber":732,"language":"CN","languages":["CN","HK"]}],"editions":[{"id":"match-2026","language":"CN","languages":["CN","HK"],"year":2026,"name":"第三届启明创新创业大赛","status":"signup","figures":{"projects":1286,"cities":32,"prizePool":5000000,"finance":860000000}},{"id":"match-2025","language":"CN","languages":["CN","HK"],"year":2025,"name":"第二届启明创新创业大赛","status":"finished","figures":{"projects":942,"cities":26,"prizePool":4000000,"finance":620000000}},{"id":"match-2024","language":"CN","languages":["CN","HK"],"year":2024,"name":"首届启明创新创业大赛","status":"finished","figures":{"projects":568,"cities":18,"prizePool":3000000,"finance":310000000}}],"stories":[{"id":"story-1","title":"澄芯半导体：从实验室到量产产线","summary":"两年完成三轮融资，车规级传感芯片出货超过三百万颗。","domain":"集成电路","city":"苏州","award":"首届大赛一等奖"},{"id":"story-2","title":"禾源生物：让早筛走进社区医院","summary":"自主试剂获批上市，服务三百余家基层医疗机构。","domain":"生物医药","city":"杭州","award":"第二届大赛二等奖"}],"partners":[{"id":"org-1","kind":"host","name":"启明科技园管理委员会","url":"https://park.example.org/"},{"id":"org-2","kind":"organiser","name":"启明技术转移研究院","url":"https://institute.example.org/"},{"id":"org-3","kind":"support","name":"启明产业投资联盟","url":"https://fund.example.org/"}]});

/** Makes a MatchHomeEnvelope. */
export const matchHomeEnvelope: Factory<MatchHomeEnvelope> = /*#__PURE__*/ factory<MatchHomeEnvelope>('MatchHomeEnvelope', MatchHomeEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"match":{"id":"match-2026","language":"CN","languages":["CN","HK"],"year":2026,"edition":3,"name":"第三届启明创新创业大赛","theme":"创见未来，业启新程","status":"signup","signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":"启动发布","start":"2026-09-20T09:00:00+08:00","end":"2026-10-09T18:00:00+08:00"},{"name":"巡回宣讲","start":"2026-10-10T09:00:00+08:00","end":"2026-11-30T18:00:00+08:00"},{"name":"报名参赛","start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"},{"name":"专家初评","start":"2026-12-15T09:00:00+08:00","end":"2027-01-10T18:00:00+08:00"},{"name":"复赛路演","start":"2027-01-15T09:00:00+08:00","end":"2027-03-15T18:00:00+08:00"},{"name":"总决赛","start":"2027-04-10T09:00:00+08:00","end":"2027-04-11T18:00:00+08:00"}],"prizes":[{"name":"一等奖","amount":1000000,"count":1},{"name":"二等奖","amount":500000,"count":3},{"name":"三等奖","amount":250000,"count":6},{"name":"优胜奖","amount":50000,"count":20}],"introduction":"<p>大赛面向全球科技创业团队，聚焦人工智能、生物医药、先进制造与绿色能源。</p>","figures":{"projects":1286,"cities":32,"prizePool":5000000,"finance":860000000}},"countdown":{"phase":"signup","target":"2026-12-14T18:00:00+08:00"},"highlights":[{"id":"highlight-1","title":"五百万元奖金池","summary":"总决赛一等奖单项奖金一百万元，获奖即兑现。"},{"id":"highlight-2","title":"全周期落地扶持","summary":"获奖项目入驻园区可享三年场地支持与人才政策。"},{"id":"highlight-3","title":"百家机构同台","summary":"路演现场与产业基金、龙头企业面对面对接。"}],"express":[{"id":"express-1","kind":"express","title":"报名倒计时 23 天，请尽早完善项目材料","source":"大赛组委会","publishDate":"2026-11-21T08:00:00+08:00","summary":"报名倒计时 23 天，请尽早完善项目材料。","browseNumber":523,"language":"CN","languages":["CN","HK"]},{"id":"express-2","kind":"express","title":"深圳站路演席位剩余三十四席","source":"大赛组委会","publishDate":"2026-11-20T17:10:00+08:00","summary":"深圳站路演席位剩余三十四席。","browseNumber":411,"language":"CN","languages":["CN","HK"]},{"id":"express-3","kind":"express","title":"参赛指南已更新：商业计划书模板可下载","source":"大赛组委会","publishDate":"2026-11-19T11:30:00+08:00","summary":"参赛指南已更新：商业计划书模板可下载。","browseNumber":688,"language":"CN","languages":["CN","HK"]}],"news":[{"id":"news-1","kind":"news","title":"第三届启明创新创业大赛报名通道开启","source":"大赛组委会","publishDate":"2026-11-20T09:30:00+08:00","summary":"报名截至 12 月 14 日 18 时，团队与企业均可在线提交参赛项目。","browseNumber":1832,"language":"CN","languages":["CN","HK"]},{"id":"news-2","kind":"news","title":"巡回宣讲走进十二座城市，千余支团队现场咨询","source":"启明日报","publishDate":"2026-11-18T15:00:00+08:00","summary":"宣讲团为期三周，覆盖华东、华南与成渝地区，现场解读赛制与扶持政策。","browseNumber":1204,"language":"CN","languages":["CN","HK"]},{"id":"news-3","kind":"news","title":"复赛评审专家库更新，新增四十位产业导师","source":"启明技术转移研究院","publishDate":"2026-11-15T10:20:00+08:00","summary":"新增导师来自集成电路、生物医药、绿色能源与人工智能企业一线。","browseNumber":967,"language":"CN","languages":["CN","HK"]},{"id":"news-4","kind":"news","title":"往届获奖企业澄芯半导体完成新一轮融资","source":"科创观察","publishDate":"2026-11-12T08:45:00+08:00","summary":"本轮融资由多家产业基金共同投资，资金将用于车规级产线扩建。","browseNumber":2210,"language":"CN","languages":["CN","HK"]}],"activities":[{"id":"activity-1","title":"深圳站项目路演与资本对接会","kind":"roadshow","state":"open","start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":"深圳","address":"南山区科苑路 15 号启明创新中心三层报告厅","capacity":120,"signedUp":86,"browseNumber":2045,"language":"CN","languages":["CN","HK"]},{"id":"activity-2","title":"商业计划书打磨训练营","kind":"training","state":"open","start":"2026-11-28T09:00:00+08:00","end":"2026-11-29T17:00:00+08:00","signUpStart":"2026-11-01T09:00:00+08:00","signUpEnd":"2026-11-26T18:00:00+08:00","city":"杭州","address":"滨江区江南大道 588 号创业大厦 B 座二层","capacity":60,"signedUp":52,"browseNumber":1538,"language":"CN","languages":["CN","HK"]},{"id":"activity-3","title":"生物医药创业者沙龙","kind":"salon","state":"upcoming","start":"2026-12-18T19:00:00+08:00","end":"2026-12-18T21:00:00+08:00","signUpStart":"2026-12-01T09:00:00+08:00","signUpEnd":"2026-12-17T18:00:00+08:00","city":"苏州","address":"工业园区星湖街 218 号生物纳米园 A4 楼","capacity":40,"signedUp":0,"browseNumber":732,"language":"CN","languages":["CN","HK"]}],"editions":[{"id":"match-2026","language":"CN","languages":["CN","HK"],"year":2026,"name":"第三届启明创新创业大赛","status":"signup","figures":{"projects":1286,"cities":32,"prizePool":5000000,"finance":860000000}},{"id":"match-2025","language":"CN","languages":["CN","HK"],"year":2025,"name":"第二届启明创新创业大赛","status":"finished","figures":{"projects":942,"cities":26,"prizePool":4000000,"finance":620000000}},{"id":"match-2024","language":"CN","languages":["CN","HK"],"year":2024,"name":"首届启明创新创业大赛","status":"finished","figures":{"projects":568,"cities":18,"prizePool":3000000,"finance":310000000}}],"stories":[{"id":"story-1","title":"澄芯半导体：从实验室到量产产线","summary":"两年完成三轮融资，车规级传感芯片出货超过三百万颗。","domain":"集成电路","city":"苏州","award":"首届大赛一等奖"},{"id":"story-2","title":"禾源生物：让早筛走进社区医院","summary":"自主试剂获批上市，服务三百余家基层医疗机构。","domain":"生物医药","city":"杭州","award":"第二届大赛二等奖"}],"partners":[{"id":"org-1","kind":"host","name":"启明科技园管理委员会","url":"https://park.example.org/"},{"id":"org-2","kind":"organiser","name":"启明技术转移研究院","url":"https://institute.example.org/"},{"id":"org-3","kind":"support","name":"启明产业投资联盟","url":"https://fund.example.org/"}]}});

/** Makes a MatchPreview. */
export const matchPreview: Factory<MatchPreview> = /*#__PURE__*/ factory<MatchPreview>('MatchPreview', MatchPreview, {"home":{"match":{"id":"match-2026","language":"CN","languages":["CN","HK"],"year":2026,"edition":3,"name":"第三届启明创新创业大赛","theme":"创见未来，业启新程","status":"signup","signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":"报名参赛","start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"}],"prizes":[{"name":"一等奖","amount":1000000,"count":1}],"introduction":"<p>大赛面向全球科技创业团队。</p>","figures":{"projects":0,"cities":0,"prizePool":5000000,"finance":0}},"countdown":{"phase":"signup","target":"2026-12-14T18:00:00+08:00"},"highlights":[],"express":[],"news":[],"activities":[],"editions":[],"stories":[],"partners":[]},"guide":{"language":"CN","languages":["CN","HK"],"content":"<h2>参赛资格</h2><p>注册未满十年的企业。</p>","criteria":[{"name":"技术创新","weight":100}]},"statement":{"title":"大赛组委会郑重声明","content":["参赛团队保证所提交材料真实、完整，不侵犯他人知识产权。"],"language":"CN","languages":["CN","HK"]}});

/** Makes a MatchPreviewEnvelope. */
export const matchPreviewEnvelope: Factory<MatchPreviewEnvelope> = /*#__PURE__*/ factory<MatchPreviewEnvelope>('MatchPreviewEnvelope', MatchPreviewEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"home":{"match":{"id":"match-2026","language":"CN","languages":["CN","HK"],"year":2026,"edition":3,"name":"第三届启明创新创业大赛","theme":"创见未来，业启新程","status":"signup","signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":"报名参赛","start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"}],"prizes":[{"name":"一等奖","amount":1000000,"count":1}],"introduction":"<p>大赛面向全球科技创业团队。</p>","figures":{"projects":0,"cities":0,"prizePool":5000000,"finance":0}},"countdown":{"phase":"signup","target":"2026-12-14T18:00:00+08:00"},"highlights":[],"express":[],"news":[],"activities":[],"editions":[],"stories":[],"partners":[]},"guide":{"language":"CN","languages":["CN","HK"],"content":"<h2>参赛资格</h2><p>注册未满十年的企业。</p>","criteria":[{"name":"技术创新","weight":100}]},"statement":{"title":"大赛组委会郑重声明","content":["参赛团队保证所提交材料真实、完整，不侵犯他人知识产权。"],"language":"CN","languages":["CN","HK"]}}});

/** Makes a MatchPrize. */
export const matchPrize: Factory<MatchPrize> = /*#__PURE__*/ factory<MatchPrize>('MatchPrize', MatchPrize, {"name":"一等奖","amount":1000000,"count":1});

/** Makes a MatchPublication. */
export const matchPublication: Factory<MatchPublication> = /*#__PURE__*/ factory<MatchPublication>('MatchPublication', MatchPublication, {"id":"match-2026","published":true});

/** Makes a MatchStage. */
export const matchStage: Factory<MatchStage> = /*#__PURE__*/ factory<MatchStage>('MatchStage', MatchStage, {"name":"启动发布","start":"2026-09-20T09:00:00+08:00","end":"2026-10-09T18:00:00+08:00"});

/** Makes a MediaChange. */
export const mediaChange: Factory<MediaChange> = /*#__PURE__*/ factory<MediaChange>('MediaChange', MediaChange, {"id":"news-cover-1","revision":"5f2a9c4be81d07f3","alt":{"CN":"路演现场","US":"The roadshow"}});

/** Makes a MediaItem. */
export const mediaItem: Factory<MediaItem> = /*#__PURE__*/ factory<MediaItem>('MediaItem', MediaItem, {"id":"news-cover-1","revision":"5f2a9c4be81d07f3","name":"路演现场.jpg","mime":"image/jpeg","size":182044,"createDate":"2026-11-20T16:30:00+08:00","createBy":"陈晓岚","alt":{"CN":"路演现场","US":"The roadshow"}});

/** Makes a MediaItemEnvelope. */
export const mediaItemEnvelope: Factory<MediaItemEnvelope> = /*#__PURE__*/ factory<MediaItemEnvelope>('MediaItemEnvelope', MediaItemEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"news-cover-1","revision":"5f2a9c4be81d07f3","name":"路演现场.jpg","mime":"image/jpeg","size":182044,"createDate":"2026-11-20T16:30:00+08:00","createBy":"陈晓岚","alt":{"CN":"路演现场","US":"The roadshow"}}});

/** Makes a MediaPage. */
export const mediaPage: Factory<MediaPage> = /*#__PURE__*/ factory<MediaPage>('MediaPage', MediaPage, {"records":[{"id":"news-cover-1","revision":"5f2a9c4be81d07f3","name":"路演现场.jpg","mime":"image/jpeg","size":182044,"createDate":"2026-11-20T16:30:00+08:00","createBy":"陈晓岚","alt":{"CN":"路演现场","US":"The roadshow"}}],"total":1,"current":1,"size":20});

/** Makes a MediaPageEnvelope. */
export const mediaPageEnvelope: Factory<MediaPageEnvelope> = /*#__PURE__*/ factory<MediaPageEnvelope>('MediaPageEnvelope', MediaPageEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"news-cover-1","revision":"5f2a9c4be81d07f3","name":"路演现场.jpg","mime":"image/jpeg","size":182044,"createDate":"2026-11-20T16:30:00+08:00","createBy":"陈晓岚","alt":{"CN":"路演现场","US":"The roadshow"}}],"total":1,"current":1,"size":20}});

/** Makes a MediaReference. */
export const mediaReference: Factory<MediaReference> = /*#__PURE__*/ factory<MediaReference>('MediaReference', MediaReference, {"id":"news-cover-1"});

/** Makes a MediaReferenceEnvelope. */
export const mediaReferenceEnvelope: Factory<MediaReferenceEnvelope> = /*#__PURE__*/ factory<MediaReferenceEnvelope>('MediaReferenceEnvelope', MediaReferenceEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"news-cover-1"}});

/** Makes a MediaUse. */
export const mediaUse: Factory<MediaUse> = /*#__PURE__*/ factory<MediaUse>('MediaUse', MediaUse, {"place":"news","id":"news-1","title":{"CN":"本届大赛报名启动"}});

/** Makes a MediaUsesEnvelope. */
export const mediaUsesEnvelope: Factory<MediaUsesEnvelope> = /*#__PURE__*/ factory<MediaUsesEnvelope>('MediaUsesEnvelope', MediaUsesEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"place":"news","id":"news-1","title":{"CN":"本届大赛报名启动"}}]});

/** Makes a MenuChange. */
export const menuChange: Factory<MenuChange> = /*#__PURE__*/ factory<MenuChange>('MenuChange', MenuChange, {"revision":"5f2a9c4be81d07f3","items":[{"id":"menu-Home","routerName":"Home","title":{"CN":"大赛首页"},"hidden":false},{"id":"menu-ScoringSystem","routerName":"ScoringSystem","path":"https://scoring.example.org/","permission":"score:user","hidden":false}]});

/** Makes a MenuEnvelope. */
export const menuEnvelope: Factory<MenuEnvelope> = /*#__PURE__*/ factory<MenuEnvelope>('MenuEnvelope', MenuEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"menu-10","name":"首页","routerName":"Home"},{"id":"menu-20","name":"参赛指南","routerName":"Guide"},{"id":"menu-30","name":"报名参赛","routerName":"SignUp"},{"id":"menu-40","name":"专家报名","routerName":"Expert"},{"id":"menu-50","name":"赛事活动","routerName":"Activity"},{"id":"menu-60","name":"参赛项目","routerName":"Entries"},{"id":"menu-70","name":"新闻资讯","routerName":"News"},{"id":"menu-80","name":"往届回顾","routerName":"History"},{"id":"menu-90","name":"行业成果","routerName":"Domain"},{"id":"menu-100","name":"评分系统","path":"https://scoring.example.org/","routerName":"ScoringSystem"},{"id":"menu-110","name":"后台管理","path":"https://admin.example.org/","routerName":"AdminBackOffice"}]});

/** Makes a MenuItem. */
export const menuItem: Factory<MenuItem> = /*#__PURE__*/ factory<MenuItem>('MenuItem', MenuItem, {"id":"menu-10","name":"首页","routerName":"Home"});

/** Makes a MyActivitiesEnvelope. */
export const myActivitiesEnvelope: Factory<MyActivitiesEnvelope> = /*#__PURE__*/ factory<MyActivitiesEnvelope>('MyActivitiesEnvelope', MyActivitiesEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"activity-1","title":"深圳站项目路演与资本对接会","kind":"roadshow","state":"open","start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":"深圳","address":"南山区科苑路 15 号启明创新中心三层报告厅","capacity":120,"signedUp":86,"browseNumber":2045,"signUpStatus":"signedUp","language":"CN","languages":["CN","HK"]}]});

/** Makes a MyData. */
export const myData: Factory<MyData> = /*#__PURE__*/ factory<MyData>('MyData', MyData, {"account":{"id":"user-competitor","revision":"5f2a9c4be81d07f3","firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","status":1,"email":"competitor@example.org","mobile":"13800000001","roles":[],"permissions":[]},"secondFactor":{"enabled":true,"required":false,"enabledDate":"2026-11-20T16:30:00+08:00","recoveryCodesLeft":9},"sessions":[],"entries":[],"expert":null,"activities":[],"files":[{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf"}],"notices":[{"event":"entrySubmitted","createDate":"2026-11-20T16:30:00+08:00"}],"consents":[{"kind":"privacy","version":2,"agreedDate":"2026-11-20T16:30:00+08:00"}]});

/** Makes a MyDataEnvelope. */
export const myDataEnvelope: Factory<MyDataEnvelope> = /*#__PURE__*/ factory<MyDataEnvelope>('MyDataEnvelope', MyDataEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"account":{"id":"user-competitor","revision":"5f2a9c4be81d07f3","firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","status":1,"email":"competitor@example.org","mobile":"13800000001","roles":[],"permissions":[]},"secondFactor":{"enabled":true,"required":false,"enabledDate":"2026-11-20T16:30:00+08:00","recoveryCodesLeft":9},"sessions":[],"entries":[],"expert":null,"activities":[],"files":[{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf"}],"notices":[{"event":"entrySubmitted","createDate":"2026-11-20T16:30:00+08:00"}],"consents":[{"kind":"privacy","version":2,"agreedDate":"2026-11-20T16:30:00+08:00"}]}});

/** Makes a MyExpert. */
export const myExpert: Factory<MyExpert> = /*#__PURE__*/ factory<MyExpert>('MyExpert', MyExpert, {"id":"expert-1","status":1,"editable":true,"revision":2,"saveKey":"b1946ac9-2f6e-4d0a-9d6e-6c1b0f3a7c55","name":"周明远","gender":"male","mobile":"13800000002","email":"zhou@example.org","identity":{"type":"mainlandId","number":"**************002X"},"organisation":"启明产业研究院","jobTitle":"首席研究员","domains":["energy"],"experience":12,"bio":"二十年储能材料研究与产业化经验。","avatarFileId":"f-Avatar1","submitDate":"2026-11-20T16:30:00+08:00","createDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"});

/** Makes a MyExpertEnvelope. */
export const myExpertEnvelope: Factory<MyExpertEnvelope> = /*#__PURE__*/ factory<MyExpertEnvelope>('MyExpertEnvelope', MyExpertEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"expert-1","status":1,"editable":true,"revision":2,"saveKey":"b1946ac9-2f6e-4d0a-9d6e-6c1b0f3a7c55","name":"周明远","gender":"male","mobile":"13800000002","email":"zhou@example.org","identity":{"type":"mainlandId","number":"**************002X"},"organisation":"启明产业研究院","jobTitle":"首席研究员","domains":["energy"],"experience":12,"bio":"二十年储能材料研究与产业化经验。","avatarFileId":"f-Avatar1","submitDate":"2026-11-20T16:30:00+08:00","createDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"}});

/** Makes a MyNotice. */
export const myNotice: Factory<MyNotice> = /*#__PURE__*/ factory<MyNotice>('MyNotice', MyNotice, {"event":"entrySubmitted","createDate":"2026-11-20T16:30:00+08:00"});

/** Makes a MyNotices. */
export const myNotices: Factory<MyNotices> = /*#__PURE__*/ factory<MyNotices>('MyNotices', MyNotices, {"records":[{"id":"2b1d7a34-0c1f-4e55-9d5e-6a8d9b1f2c33","event":"entrySubmitted","title":"已收到参赛项目：低温固态电池电解质","text":"您的参赛项目“低温固态电池电解质”已提交。报名截止前可以随时修改并再次提交。","path":"/personal","read":false,"createDate":"2026-11-20T16:30:00+08:00"}],"unread":1});

/** Makes a MyNoticesEnvelope. */
export const myNoticesEnvelope: Factory<MyNoticesEnvelope> = /*#__PURE__*/ factory<MyNoticesEnvelope>('MyNoticesEnvelope', MyNoticesEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"2b1d7a34-0c1f-4e55-9d5e-6a8d9b1f2c33","event":"entrySubmitted","title":"已收到参赛项目：低温固态电池电解质","text":"您的参赛项目“低温固态电池电解质”已提交。报名截止前可以随时修改并再次提交。","path":"/personal","read":false,"createDate":"2026-11-20T16:30:00+08:00"}],"unread":1}});

/** Makes a MyProject. */
export const myProject: Factory<MyProject> = /*#__PURE__*/ factory<MyProject>('MyProject', MyProject, {"id":"entry-9f3c","matchInfoId":"match-3","matchName":"2026 第三届启明创新创业大赛","status":1,"editable":true,"isPublic":false,"signUpEnd":"2026-12-14T18:00:00+08:00","revision":3,"saveKey":"b1946ac9-2f6e-4d0a-9d6e-6c1b0f3a7c55","agreed":true,"name":"低温固态电池电解质","domain":"energy","city":"440300","stage":"prototype","team":{"leader":"林晓彤","mobile":"13800000001","email":"lin@example.org","identity":{"type":"mainlandId","number":"**************002X"},"size":8},"members":[{"name":"李思远","role":"首席技术官","mobile":"13800000011"}],"company":{"name":"北辰固态能源","founded":"2021-03-15","registeredCapital":5000000},"summary":"把零下四十度的放电保持率提高到百分之八十二。","description":"团队来自中科院物理所，已完成中试。","attachments":[{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf","shared":false}],"awards":[],"history":[{"status":0,"at":"2026-11-18T10:00:00+08:00"},{"status":1,"at":"2026-11-20T16:30:00+08:00"}],"submitDate":"2026-11-20T16:30:00+08:00","createDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"});

/** Makes a MyProjectCompany. */
export const myProjectCompany: Factory<MyProjectCompany> = /*#__PURE__*/ factory<MyProjectCompany>('MyProjectCompany', MyProjectCompany, {"name":"北辰固态能源","founded":"2021-03-15","registeredCapital":5000000});

/** Makes a MyProjectEnvelope. */
export const myProjectEnvelope: Factory<MyProjectEnvelope> = /*#__PURE__*/ factory<MyProjectEnvelope>('MyProjectEnvelope', MyProjectEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"entry-9f3c","matchInfoId":"match-3","matchName":"2026 第三届启明创新创业大赛","status":1,"editable":true,"isPublic":false,"signUpEnd":"2026-12-14T18:00:00+08:00","revision":3,"saveKey":"b1946ac9-2f6e-4d0a-9d6e-6c1b0f3a7c55","agreed":true,"name":"低温固态电池电解质","domain":"energy","city":"440300","stage":"prototype","team":{"leader":"林晓彤","mobile":"13800000001","email":"lin@example.org","identity":{"type":"mainlandId","number":"**************002X"},"size":8},"members":[{"name":"李思远","role":"首席技术官","mobile":"13800000011"}],"company":{"name":"北辰固态能源","founded":"2021-03-15","registeredCapital":5000000},"summary":"把零下四十度的放电保持率提高到百分之八十二。","description":"团队来自中科院物理所，已完成中试。","attachments":[{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf","shared":false}],"awards":[],"history":[{"status":0,"at":"2026-11-18T10:00:00+08:00"},{"status":1,"at":"2026-11-20T16:30:00+08:00"}],"submitDate":"2026-11-20T16:30:00+08:00","createDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"}});

/** Makes a MyProjectFile. */
export const myProjectFile: Factory<MyProjectFile> = /*#__PURE__*/ factory<MyProjectFile>('MyProjectFile', MyProjectFile, {"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf","shared":false});

/** Makes a MyProjectMember. */
export const myProjectMember: Factory<MyProjectMember> = /*#__PURE__*/ factory<MyProjectMember>('MyProjectMember', MyProjectMember, {"name":"李思远","role":"首席技术官","mobile":"13800000011"});

/** Makes a MyProjectsEnvelope. */
export const myProjectsEnvelope: Factory<MyProjectsEnvelope> = /*#__PURE__*/ factory<MyProjectsEnvelope>('MyProjectsEnvelope', MyProjectsEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"entry-9f3c","matchInfoId":"match-3","matchName":"2026 第三届启明创新创业大赛","status":1,"editable":true,"isPublic":false,"signUpEnd":"2026-12-14T18:00:00+08:00","name":"低温固态电池电解质","domain":"energy","awards":[],"submitDate":"2026-11-20T16:30:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"}]});

/** Makes a MyProjectSummary. */
export const myProjectSummary: Factory<MyProjectSummary> = /*#__PURE__*/ factory<MyProjectSummary>('MyProjectSummary', MyProjectSummary, {"id":"entry-9f3c","matchInfoId":"match-3","matchName":"2026 第三届启明创新创业大赛","status":1,"editable":true,"isPublic":false,"signUpEnd":"2026-12-14T18:00:00+08:00","name":"低温固态电池电解质","domain":"energy","awards":[],"submitDate":"2026-11-20T16:30:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"});

/** Makes a MyProjectTeam. */
export const myProjectTeam: Factory<MyProjectTeam> = /*#__PURE__*/ factory<MyProjectTeam>('MyProjectTeam', MyProjectTeam, {"leader":"林晓彤","mobile":"13800000001","email":"lin@example.org","identity":{"type":"mainlandId","number":"11010519491231002X"},"size":8});

/** Makes a NewsArticle. */
export const newsArticle: Factory<NewsArticle> = /*#__PURE__*/ factory<NewsArticle>('NewsArticle', NewsArticle, {"id":"news-2","kind":"news","title":"巡回宣讲走进十二座城市，千余支团队现场咨询","source":"启明日报","publishDate":"2026-11-18T15:00:00+08:00","summary":"宣讲团为期三周，覆盖华东、华南与成渝地区，现场解读赛制与扶持政策。","browseNumber":1204,"content":"<p>宣讲团为期三周，先后走进深圳、杭州、苏州、成都等十二座城市。</p><p>组委会专家现场解读赛制、评审标准与落地扶持政策，千余支团队到场咨询。</p>","previous":{"id":"news-1","title":"第三届启明创新创业大赛报名通道开启","language":"CN","languages":["CN","HK"]},"next":{"id":"news-3","title":"复赛评审专家库更新，新增四十位产业导师","language":"CN","languages":["CN","HK"]},"language":"CN","languages":["CN","HK"]});

/** Makes a NewsArticleEnvelope. */
export const newsArticleEnvelope: Factory<NewsArticleEnvelope> = /*#__PURE__*/ factory<NewsArticleEnvelope>('NewsArticleEnvelope', NewsArticleEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"news-2","kind":"news","title":"巡回宣讲走进十二座城市，千余支团队现场咨询","source":"启明日报","publishDate":"2026-11-18T15:00:00+08:00","summary":"宣讲团为期三周，覆盖华东、华南与成渝地区，现场解读赛制与扶持政策。","browseNumber":1204,"content":"<p>宣讲团为期三周，先后走进深圳、杭州、苏州、成都等十二座城市。</p><p>组委会专家现场解读赛制、评审标准与落地扶持政策，千余支团队到场咨询。</p>","previous":{"id":"news-1","title":"第三届启明创新创业大赛报名通道开启","language":"CN","languages":["CN","HK"]},"next":{"id":"news-3","title":"复赛评审专家库更新，新增四十位产业导师","language":"CN","languages":["CN","HK"]},"language":"CN","languages":["CN","HK"]}});

/** Makes a NewsBody. */
export const newsBody: Factory<NewsBody> = /*#__PURE__*/ factory<NewsBody>('NewsBody', NewsBody, {"kind":"news","title":{"CN":"本届大赛报名启动","US":"Sign-up for this edition is open","HK":"本屆大賽報名啟動"},"source":{"CN":"大赛组委会","US":"Organising Committee","HK":"大賽組委會"},"publishDate":"2026-11-20T16:30:00+08:00","summary":{"CN":"即日起接受报名。","US":"Sign-up is open.","HK":"即日起接受報名。"},"content":{"CN":"<p>即日起接受报名。</p>","US":"<p>Sign-up is open.</p>","HK":"<p>即日起接受報名。</p>"},"published":true});

/** Makes a NewsChange. */
export const newsChange: Factory<NewsChange> = /*#__PURE__*/ factory<NewsChange>('NewsChange', NewsChange, {"id":"news-1","revision":2,"kind":"news","title":{"CN":"本届大赛报名启动","US":"Sign-up for this edition is open","HK":"本屆大賽報名啟動"},"source":{"CN":"大赛组委会","US":"Organising Committee","HK":"大賽組委會"},"publishDate":"2026-11-20T16:30:00+08:00","summary":{"CN":"即日起接受报名。","US":"Sign-up is open.","HK":"即日起接受報名。"},"content":{"CN":"<p>即日起接受报名。</p>","US":"<p>Sign-up is open.</p>","HK":"<p>即日起接受報名。</p>"},"published":true});

/** Makes a NewsDraft. */
export const newsDraft: Factory<NewsDraft> = /*#__PURE__*/ factory<NewsDraft>('NewsDraft', NewsDraft, {"content":{"kind":"news","title":{"CN":"本届大赛报名启动","US":"Sign-up for this edition is open","HK":"本屆大賽報名啟動"},"source":{"CN":"大赛组委会","US":"Organising Committee","HK":"大賽組委會"},"publishDate":"2026-11-20T16:30:00+08:00","summary":{"CN":"即日起接受报名。","US":"Sign-up is open.","HK":"即日起接受報名。"},"content":{"CN":"<p>即日起接受报名。</p>","US":"<p>Sign-up is open.</p>","HK":"<p>即日起接受報名。</p>"},"published":true},"at":"2026-11-20T16:30:00+08:00"});

/** Makes a NewsExpressEnvelope. */
export const newsExpressEnvelope: Factory<NewsExpressEnvelope> = /*#__PURE__*/ factory<NewsExpressEnvelope>('NewsExpressEnvelope', NewsExpressEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"express-1","kind":"express","title":"报名倒计时 23 天，请尽早完善项目材料","source":"大赛组委会","publishDate":"2026-11-21T08:00:00+08:00","summary":"报名倒计时 23 天，请尽早完善项目材料。","browseNumber":523,"language":"CN","languages":["CN","HK"]},{"id":"express-2","kind":"express","title":"深圳站路演席位剩余三十四席","source":"大赛组委会","publishDate":"2026-11-20T17:10:00+08:00","summary":"深圳站路演席位剩余三十四席。","browseNumber":411,"language":"CN","languages":["CN","HK"]},{"id":"express-3","kind":"express","title":"参赛指南已更新：商业计划书模板可下载","source":"大赛组委会","publishDate":"2026-11-19T11:30:00+08:00","summary":"参赛指南已更新：商业计划书模板可下载。","browseNumber":688,"language":"CN","languages":["CN","HK"]}]});

/** Makes a NewsNeighbour. */
export const newsNeighbour: Factory<NewsNeighbour> = /*#__PURE__*/ factory<NewsNeighbour>('NewsNeighbour', NewsNeighbour, {"id":"news-2","title":"巡回宣讲走进十二座城市","language":"CN","languages":["CN","HK"]});

/** Makes a NewsPage. */
export const newsPage: Factory<NewsPage> = /*#__PURE__*/ factory<NewsPage>('NewsPage', NewsPage, {"records":[{"id":"news-1","kind":"news","title":"第三届启明创新创业大赛报名通道开启","source":"大赛组委会","publishDate":"2026-11-20T09:30:00+08:00","summary":"报名截至 12 月 14 日 18 时，团队与企业均可在线提交参赛项目。","browseNumber":1832,"language":"CN","languages":["CN","HK"]},{"id":"news-2","kind":"news","title":"巡回宣讲走进十二座城市，千余支团队现场咨询","source":"启明日报","publishDate":"2026-11-18T15:00:00+08:00","summary":"宣讲团为期三周，覆盖华东、华南与成渝地区，现场解读赛制与扶持政策。","browseNumber":1204,"language":"CN","languages":["CN","HK"]},{"id":"news-3","kind":"news","title":"复赛评审专家库更新，新增四十位产业导师","source":"启明技术转移研究院","publishDate":"2026-11-15T10:20:00+08:00","summary":"新增导师来自集成电路、生物医药、绿色能源与人工智能企业一线。","browseNumber":967,"language":"CN","languages":["CN","HK"]},{"id":"news-4","kind":"news","title":"往届获奖企业澄芯半导体完成新一轮融资","source":"科创观察","publishDate":"2026-11-12T08:45:00+08:00","summary":"本轮融资由多家产业基金共同投资，资金将用于车规级产线扩建。","browseNumber":2210,"language":"CN","languages":["CN","HK"]}],"total":4,"current":1,"size":10});

/** Makes a NewsPageEnvelope. */
export const newsPageEnvelope: Factory<NewsPageEnvelope> = /*#__PURE__*/ factory<NewsPageEnvelope>('NewsPageEnvelope', NewsPageEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"news-1","kind":"news","title":"第三届启明创新创业大赛报名通道开启","source":"大赛组委会","publishDate":"2026-11-20T09:30:00+08:00","summary":"报名截至 12 月 14 日 18 时，团队与企业均可在线提交参赛项目。","browseNumber":1832,"language":"CN","languages":["CN","HK"]},{"id":"news-2","kind":"news","title":"巡回宣讲走进十二座城市，千余支团队现场咨询","source":"启明日报","publishDate":"2026-11-18T15:00:00+08:00","summary":"宣讲团为期三周，覆盖华东、华南与成渝地区，现场解读赛制与扶持政策。","browseNumber":1204,"language":"CN","languages":["CN","HK"]},{"id":"news-3","kind":"news","title":"复赛评审专家库更新，新增四十位产业导师","source":"启明技术转移研究院","publishDate":"2026-11-15T10:20:00+08:00","summary":"新增导师来自集成电路、生物医药、绿色能源与人工智能企业一线。","browseNumber":967,"language":"CN","languages":["CN","HK"]},{"id":"news-4","kind":"news","title":"往届获奖企业澄芯半导体完成新一轮融资","source":"科创观察","publishDate":"2026-11-12T08:45:00+08:00","summary":"本轮融资由多家产业基金共同投资，资金将用于车规级产线扩建。","browseNumber":2210,"language":"CN","languages":["CN","HK"]}],"total":4,"current":1,"size":10}});

/** Makes a NewsSummary. */
export const newsSummary: Factory<NewsSummary> = /*#__PURE__*/ factory<NewsSummary>('NewsSummary', NewsSummary, {"id":"express-1","kind":"express","title":"报名倒计时 23 天，请尽早完善项目材料","source":"大赛组委会","publishDate":"2026-11-21T08:00:00+08:00","summary":"报名倒计时 23 天，请尽早完善项目材料。","browseNumber":523,"language":"CN","languages":["CN","HK"]});

/** Makes a Notice. */
export const notice: Factory<Notice> = /*#__PURE__*/ factory<Notice>('Notice', Notice, {"id":"2b1d7a34-0c1f-4e55-9d5e-6a8d9b1f2c33","event":"activitySignedUp","recipient":"zh***@example.org","channel":"mail","state":"failed","tries":6,"createDate":"2026-11-20T16:30:00+08:00","error":"ECONNREFUSED"});

/** Makes a NoticePage. */
export const noticePage: Factory<NoticePage> = /*#__PURE__*/ factory<NoticePage>('NoticePage', NoticePage, {"records":[{"id":"2b1d7a34-0c1f-4e55-9d5e-6a8d9b1f2c33","event":"activitySignedUp","recipient":"zh***@example.org","channel":"mail","state":"failed","tries":6,"createDate":"2026-11-20T16:30:00+08:00","error":"ECONNREFUSED"}],"total":3,"current":1,"size":20});

/** Makes a NoticePageEnvelope. */
export const noticePageEnvelope: Factory<NoticePageEnvelope> = /*#__PURE__*/ factory<NoticePageEnvelope>('NoticePageEnvelope', NoticePageEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"2b1d7a34-0c1f-4e55-9d5e-6a8d9b1f2c33","event":"activitySignedUp","recipient":"zh***@example.org","channel":"mail","state":"failed","tries":6,"createDate":"2026-11-20T16:30:00+08:00","error":"ECONNREFUSED"}],"total":3,"current":1,"size":20}});

/** Makes a NoticePause. */
export const noticePause: Factory<NoticePause> = /*#__PURE__*/ factory<NoticePause>('NoticePause', NoticePause, {"since":"2026-11-20T16:30:00+08:00","until":"2026-11-20T16:38:00+08:00","reason":"SMTP 535"});

/** Makes a NoticeRetry. */
export const noticeRetry: Factory<NoticeRetry> = /*#__PURE__*/ factory<NoticeRetry>('NoticeRetry', NoticeRetry, {"ids":["2b1d7a34-0c1f-4e55-9d5e-6a8d9b1f2c33"]});

/** Makes a NoticesRead. */
export const noticesRead: Factory<NoticesRead> = /*#__PURE__*/ factory<NoticesRead>('NoticesRead', NoticesRead, {"unread":0});

/** Makes a NoticesReadBody. */
export const noticesReadBody: Factory<NoticesReadBody> = /*#__PURE__*/ factory<NoticesReadBody>('NoticesReadBody', NoticesReadBody, {"ids":["2b1d7a34-0c1f-4e55-9d5e-6a8d9b1f2c33"]});

/** Makes a NoticesReadEnvelope. */
export const noticesReadEnvelope: Factory<NoticesReadEnvelope> = /*#__PURE__*/ factory<NoticesReadEnvelope>('NoticesReadEnvelope', NoticesReadEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"unread":0}});

/** Makes a NoticesRetried. */
export const noticesRetried: Factory<NoticesRetried> = /*#__PURE__*/ factory<NoticesRetried>('NoticesRetried', NoticesRetried, {"retried":1});

/** Makes a NoticesRetriedEnvelope. */
export const noticesRetriedEnvelope: Factory<NoticesRetriedEnvelope> = /*#__PURE__*/ factory<NoticesRetriedEnvelope>('NoticesRetriedEnvelope', NoticesRetriedEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"retried":1}});

/** Makes a NoticeTemplate. */
export const noticeTemplate: Factory<NoticeTemplate> = /*#__PURE__*/ factory<NoticeTemplate>('NoticeTemplate', NoticeTemplate, {"event":"entrySubmitted","revision":"5f2a9c4be81d07f3","subject":{"CN":"已收到参赛项目：{name}","US":"Entry received: {name}","HK":"已收到參賽項目：{name}"},"text":{"CN":"您的参赛项目“{name}”已提交。","US":"Your entry “{name}” has been submitted.","HK":"您的參賽項目「{name}」已提交。"},"written":false,"placeholders":["name"]});

/** Makes a NoticeTemplateBody. */
export const noticeTemplateBody: Factory<NoticeTemplateBody> = /*#__PURE__*/ factory<NoticeTemplateBody>('NoticeTemplateBody', NoticeTemplateBody, {"event":"entrySubmitted","revision":"5f2a9c4be81d07f3","texts":{"subject":{"CN":"已收到参赛项目：{name}","US":"Entry received: {name}"},"text":{"CN":"您的参赛项目“{name}”已提交。","US":"Your entry “{name}” has been submitted."}}});

/** Makes a NoticeTemplateEnvelope. */
export const noticeTemplateEnvelope: Factory<NoticeTemplateEnvelope> = /*#__PURE__*/ factory<NoticeTemplateEnvelope>('NoticeTemplateEnvelope', NoticeTemplateEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"event":"entrySubmitted","revision":"5f2a9c4be81d07f3","subject":{"CN":"已收到参赛项目：{name}","US":"Entry received: {name}","HK":"已收到參賽項目：{name}"},"text":{"CN":"您的参赛项目“{name}”已提交。","US":"Your entry “{name}” has been submitted.","HK":"您的參賽項目「{name}」已提交。"},"written":true,"placeholders":["name"]}});

/** Makes a NoticeTemplatesEnvelope. */
export const noticeTemplatesEnvelope: Factory<NoticeTemplatesEnvelope> = /*#__PURE__*/ factory<NoticeTemplatesEnvelope>('NoticeTemplatesEnvelope', NoticeTemplatesEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"event":"entrySubmitted","revision":"5f2a9c4be81d07f3","subject":{"CN":"已收到参赛项目：{name}","US":"Entry received: {name}","HK":"已收到參賽項目：{name}"},"text":{"CN":"您的参赛项目“{name}”已提交。","US":"Your entry “{name}” has been submitted.","HK":"您的參賽項目「{name}」已提交。"},"written":false,"placeholders":["name"]}]});

/** Makes a NoticeTexts. */
export const noticeTexts: Factory<NoticeTexts> = /*#__PURE__*/ factory<NoticeTexts>('NoticeTexts', NoticeTexts, {"subject":{"CN":"已收到参赛项目：{name}","US":"Entry received: {name}"},"text":{"CN":"您的参赛项目“{name}”已提交。","US":"Your entry “{name}” has been submitted."}});

/** Makes a Organisation. */
export const organisation: Factory<Organisation> = /*#__PURE__*/ factory<Organisation>('Organisation', Organisation, {"id":"org-1","kind":"host","name":"启明科技园管理委员会","url":"https://park.example.org/"});

/** Makes a OrganisationsEnvelope. */
export const organisationsEnvelope: Factory<OrganisationsEnvelope> = /*#__PURE__*/ factory<OrganisationsEnvelope>('OrganisationsEnvelope', OrganisationsEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"org-1","kind":"host","name":"启明科技园管理委员会","logoFileId":"org-logo-1","url":"https://park.example.org/"},{"id":"org-2","kind":"organiser","name":"启明技术转移研究院","logoFileId":"org-logo-2","url":"https://institute.example.org/"},{"id":"org-3","kind":"support","name":"启明产业投资联盟","url":"https://fund.example.org/"}]});

/** Makes a OwnNotice. */
export const ownNotice: Factory<OwnNotice> = /*#__PURE__*/ factory<OwnNotice>('OwnNotice', OwnNotice, {"id":"2b1d7a34-0c1f-4e55-9d5e-6a8d9b1f2c33","event":"entrySubmitted","title":"已收到参赛项目：低温固态电池电解质","text":"您的参赛项目“低温固态电池电解质”已提交。报名截止前可以随时修改并再次提交。","path":"/personal","read":false,"createDate":"2026-11-20T16:30:00+08:00"});

/** Makes a OwnPasswordBody. */
export const ownPasswordBody: Factory<OwnPasswordBody> = /*#__PURE__*/ factory<OwnPasswordBody>('OwnPasswordBody', OwnPasswordBody, {"password":"Compete-2026"});

/** Makes a PasswordBody. */
export const passwordBody: Factory<PasswordBody> = /*#__PURE__*/ factory<PasswordBody>('PasswordBody', PasswordBody, {"password":"Compete-2026","newPassword":"Open-Sesame-9"});

/** Makes a PasswordResetRequirement. */
export const passwordResetRequirement: Factory<PasswordResetRequirement> = /*#__PURE__*/ factory<PasswordResetRequirement>('PasswordResetRequirement', PasswordResetRequirement, {"required":1,"unreachable":0});

/** Makes a PasswordResetRequirementBody. */
export const passwordResetRequirementBody: Factory<PasswordResetRequirementBody> = /*#__PURE__*/ factory<PasswordResetRequirementBody>('PasswordResetRequirementBody', PasswordResetRequirementBody, {"ids":["user-competitor"]});

/** Makes a PasswordResetRequirementEnvelope. */
export const passwordResetRequirementEnvelope: Factory<PasswordResetRequirementEnvelope> = /*#__PURE__*/ factory<PasswordResetRequirementEnvelope>('PasswordResetRequirementEnvelope', PasswordResetRequirementEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"required":1,"unreachable":0}});

/** Makes a Permission. */
export const permission: Factory<Permission> = /*#__PURE__*/ factory<Permission>('Permission', Permission, {"id":"competitor","name":"参赛者"});

/** Makes a PhoneLoginBody. */
export const phoneLoginBody: Factory<PhoneLoginBody> = /*#__PURE__*/ factory<PhoneLoginBody>('PhoneLoginBody', PhoneLoginBody, {"phone":"13800000001","verifyCode":"402913"});

/** Makes a Picture. */
export const picture: Factory<Picture> = /*#__PURE__*/ factory<Picture>('Picture', Picture, {"fileId":"gallery-2025-1","caption":"总决赛在启明科学园国际会议中心举行"});

/** Makes a PrizePlacing. */
export const prizePlacing: Factory<PrizePlacing> = /*#__PURE__*/ factory<PrizePlacing>('PrizePlacing', PrizePlacing, {"prizeId":"first","awarded":1});

/** Makes a ProfileBody. */
export const profileBody: Factory<ProfileBody> = /*#__PURE__*/ factory<ProfileBody>('ProfileBody', ProfileBody, {"firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","avatarFileId":null});

/** Makes a Project. */
export const project: Factory<Project> = /*#__PURE__*/ factory<Project>('Project', Project, {"id":"entry-2-01","matchInfoId":"match-2","year":2025,"name":"低温固态电池电解质","domain":"energy","city":"440300","stage":"growth","summary":"把零下四十度的放电保持率提高到百分之八十二。","logoFileId":"logo-entry-2-01","company":"北辰固态能源","awards":[{"name":"特等奖","amount":800000}],"description":"团队来自中科院物理所，已完成中试。","matchName":"2025 第二届启明创新创业大赛","team":{"leader":"周明远","size":8,"members":[{"name":"李思远","role":"首席技术官"}]},"founded":"2021-03-15","attachments":[{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf","createDate":"2026-11-20T16:30:00+08:00"}]});

/** Makes a ProjectAward. */
export const projectAward: Factory<ProjectAward> = /*#__PURE__*/ factory<ProjectAward>('ProjectAward', ProjectAward, {"name":"特等奖","amount":800000});

/** Makes a ProjectEnvelope. */
export const projectEnvelope: Factory<ProjectEnvelope> = /*#__PURE__*/ factory<ProjectEnvelope>('ProjectEnvelope', ProjectEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"entry-2-01","matchInfoId":"match-2","year":2025,"name":"低温固态电池电解质","domain":"energy","city":"440300","stage":"growth","summary":"把零下四十度的放电保持率提高到百分之八十二。","logoFileId":"logo-entry-2-01","company":"北辰固态能源","awards":[{"name":"特等奖","amount":800000}],"description":"团队来自中科院物理所，已完成中试。","matchName":"2025 第二届启明创新创业大赛","team":{"leader":"周明远","size":8,"members":[{"name":"李思远","role":"首席技术官"}]},"founded":"2021-03-15","attachments":[{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf","createDate":"2026-11-20T16:30:00+08:00"}]}});

/** Makes a ProjectFileChoice. */
export const projectFileChoice: Factory<ProjectFileChoice> = /*#__PURE__*/ factory<ProjectFileChoice>('ProjectFileChoice', ProjectFileChoice, {"id":"f-7Qm2xK","shared":false});

/** Makes a ProjectHistoryItem. */
export const projectHistoryItem: Factory<ProjectHistoryItem> = /*#__PURE__*/ factory<ProjectHistoryItem>('ProjectHistoryItem', ProjectHistoryItem, {"status":0,"at":"2026-11-18T10:00:00+08:00"});

/** Makes a ProjectPage. */
export const projectPage: Factory<ProjectPage> = /*#__PURE__*/ factory<ProjectPage>('ProjectPage', ProjectPage, {"records":[{"id":"entry-2-01","matchInfoId":"match-2","year":2025,"name":"低温固态电池电解质","domain":"energy","city":"440300","stage":"growth","summary":"把零下四十度的放电保持率提高到百分之八十二。","logoFileId":"logo-entry-2-01","company":"北辰固态能源","awards":[{"name":"特等奖","amount":800000}]},{"id":"entry-2-02","matchInfoId":"match-2","year":2025,"name":"手术机器人力反馈末端","domain":"health","city":"320500","stage":"revenue","summary":"指尖大小的六维力传感器让医生重新“摸到”组织。","company":"知微医疗","awards":[{"name":"一等奖","amount":400000}]}],"total":2,"current":1,"size":10});

/** Makes a ProjectPageEnvelope. */
export const projectPageEnvelope: Factory<ProjectPageEnvelope> = /*#__PURE__*/ factory<ProjectPageEnvelope>('ProjectPageEnvelope', ProjectPageEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"entry-2-01","matchInfoId":"match-2","year":2025,"name":"低温固态电池电解质","domain":"energy","city":"440300","stage":"growth","summary":"把零下四十度的放电保持率提高到百分之八十二。","logoFileId":"logo-entry-2-01","company":"北辰固态能源","awards":[{"name":"特等奖","amount":800000}]},{"id":"entry-2-02","matchInfoId":"match-2","year":2025,"name":"手术机器人力反馈末端","domain":"health","city":"320500","stage":"revenue","summary":"指尖大小的六维力传感器让医生重新“摸到”组织。","company":"知微医疗","awards":[{"name":"一等奖","amount":400000}]}],"total":2,"current":1,"size":10}});

/** Makes a ProjectPerson. */
export const projectPerson: Factory<ProjectPerson> = /*#__PURE__*/ factory<ProjectPerson>('ProjectPerson', ProjectPerson, {"name":"李思远","role":"首席技术官"});

/** Makes a ProjectReview. */
export const projectReview: Factory<ProjectReview> = /*#__PURE__*/ factory<ProjectReview>('ProjectReview', ProjectReview, {"id":"project-1","revision":"5f2a9c4be81d07f3","status":4,"prizeId":"first","note":"评审委员会一致通过"});

/** Makes a ProjectsPublication. */
export const projectsPublication: Factory<ProjectsPublication> = /*#__PURE__*/ factory<ProjectsPublication>('ProjectsPublication', ProjectsPublication, {"ids":["project-1"],"published":true});

/** Makes a ProjectsPublished. */
export const projectsPublished: Factory<ProjectsPublished> = /*#__PURE__*/ factory<ProjectsPublished>('ProjectsPublished', ProjectsPublished, {"changed":1});

/** Makes a ProjectsPublishedEnvelope. */
export const projectsPublishedEnvelope: Factory<ProjectsPublishedEnvelope> = /*#__PURE__*/ factory<ProjectsPublishedEnvelope>('ProjectsPublishedEnvelope', ProjectsPublishedEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"changed":1}});

/** Makes a ProjectSummary. */
export const projectSummary: Factory<ProjectSummary> = /*#__PURE__*/ factory<ProjectSummary>('ProjectSummary', ProjectSummary, {"id":"entry-2-01","matchInfoId":"match-2","year":2025,"name":"低温固态电池电解质","domain":"energy","city":"440300","stage":"growth","summary":"把零下四十度的放电保持率提高到百分之八十二。","logoFileId":"logo-entry-2-01","company":"北辰固态能源","awards":[{"name":"特等奖","amount":800000}]});

/** Makes a ProjectTeam. */
export const projectTeam: Factory<ProjectTeam> = /*#__PURE__*/ factory<ProjectTeam>('ProjectTeam', ProjectTeam, {"leader":"周明远","size":8,"members":[{"name":"李思远","role":"首席技术官"}]});

/** Makes a QrCodes. */
export const qrCodes: Factory<QrCodes> = /*#__PURE__*/ factory<QrCodes>('QrCodes', QrCodes, {"consulting":"qr-consulting"});

/** Makes a RecordReference. */
export const recordReference: Factory<RecordReference> = /*#__PURE__*/ factory<RecordReference>('RecordReference', RecordReference, {"kind":"news","id":"news-9"});

/** Makes a RecordReferenceEnvelope. */
export const recordReferenceEnvelope: Factory<RecordReferenceEnvelope> = /*#__PURE__*/ factory<RecordReferenceEnvelope>('RecordReferenceEnvelope', RecordReferenceEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"kind":"news","id":"news-9"}});

/** Makes a RecordStamp. */
export const recordStamp: Factory<RecordStamp> = /*#__PURE__*/ factory<RecordStamp>('RecordStamp', RecordStamp, {"at":"2026-11-20T16:30:00+08:00"});

/** Makes a RecordVersion. */
export const recordVersion: Factory<RecordVersion> = /*#__PURE__*/ factory<RecordVersion>('RecordVersion', RecordVersion, {"number":2,"action":"changed","at":"2026-11-20T16:30:00+08:00","by":"陈晓岚"});

/** Makes a RecordVersionContent. */
export const recordVersionContent: Factory<RecordVersionContent> = /*#__PURE__*/ factory<RecordVersionContent>('RecordVersionContent', RecordVersionContent, {"number":2,"action":"changed","at":"2026-11-20T16:30:00+08:00","by":"陈晓岚","news":{"kind":"news","title":{"CN":"本届大赛报名启动","US":"Sign-up for this edition is open","HK":"本屆大賽報名啟動"},"source":{"CN":"大赛组委会","US":"Organising Committee","HK":"大賽組委會"},"publishDate":"2026-11-20T16:30:00+08:00","summary":{"CN":"即日起接受报名。","US":"Sign-up is open.","HK":"即日起接受報名。"},"content":{"CN":"<p>即日起接受报名。</p>","US":"<p>Sign-up is open.</p>","HK":"<p>即日起接受報名。</p>"},"published":true}});

/** Makes a RecordVersionEnvelope. */
export const recordVersionEnvelope: Factory<RecordVersionEnvelope> = /*#__PURE__*/ factory<RecordVersionEnvelope>('RecordVersionEnvelope', RecordVersionEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"number":2,"action":"changed","at":"2026-11-20T16:30:00+08:00","by":"陈晓岚","news":{"kind":"news","title":{"CN":"本届大赛报名启动","US":"Sign-up for this edition is open","HK":"本屆大賽報名啟動"},"source":{"CN":"大赛组委会","US":"Organising Committee","HK":"大賽組委會"},"publishDate":"2026-11-20T16:30:00+08:00","summary":{"CN":"即日起接受报名。","US":"Sign-up is open.","HK":"即日起接受報名。"},"content":{"CN":"<p>即日起接受报名。</p>","US":"<p>Sign-up is open.</p>","HK":"<p>即日起接受報名。</p>"},"published":true}}});

/** Makes a RecordVersionsEnvelope. */
export const recordVersionsEnvelope: Factory<RecordVersionsEnvelope> = /*#__PURE__*/ factory<RecordVersionsEnvelope>('RecordVersionsEnvelope', RecordVersionsEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"number":2,"action":"changed","at":"2026-11-20T16:30:00+08:00","by":"陈晓岚"},{"number":1,"action":"created","at":"2026-11-20T16:30:00+08:00","by":"陈晓岚"}]});

/** Makes a RecoveryCodes. */
export const recoveryCodes: Factory<RecoveryCodes> = /*#__PURE__*/ factory<RecoveryCodes>('RecoveryCodes', RecoveryCodes, {"recoveryCodes":["K7QD-2MXP-9RTA-HW4N","B3FZ-8YCE-V6JU-5GSK","T9WA-4NQH-7DXM-2PRC","M6JE-UK83-ZFBY-9VTD","H2PX-R5WC-N8QA-G4SK","9YVB-D7TM-3KEJ-6ZHU","C4RN-WX92-5PGS-8FQA","V8KD-3HZM-T6BY-J2EU","5SQC-9PAX-K4WN-R7GT","E3UF-6JVD-8YMH-Z2BC"]});

/** Makes a RecoveryCodesEnvelope. */
export const recoveryCodesEnvelope: Factory<RecoveryCodesEnvelope> = /*#__PURE__*/ factory<RecoveryCodesEnvelope>('RecoveryCodesEnvelope', RecoveryCodesEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"recoveryCodes":["K7QD-2MXP-9RTA-HW4N","B3FZ-8YCE-V6JU-5GSK","T9WA-4NQH-7DXM-2PRC","M6JE-UK83-ZFBY-9VTD","H2PX-R5WC-N8QA-G4SK","9YVB-D7TM-3KEJ-6ZHU","C4RN-WX92-5PGS-8FQA","V8KD-3HZM-T6BY-J2EU","5SQC-9PAX-K4WN-R7GT","E3UF-6JVD-8YMH-Z2BC"]}});

/** Makes a RefusedField. */
export const refusedField: Factory<RefusedField> = /*#__PURE__*/ factory<RefusedField>('RefusedField', RefusedField, {"pointer":"/criteria/2/guidance/CN","message":"请填写此项"});

/** Makes a RegisterBody. */
export const registerBody: Factory<RegisterBody> = /*#__PURE__*/ factory<RegisterBody>('RegisterBody', RegisterBody, {"username":"13700000009","mobile":"13700000009","email":"su.he@example.com","password":"Open-Sesame-9","consent":{"privacy":2,"terms":1}});

/** Makes a Removed. */
export const removed: Factory<Removed> = /*#__PURE__*/ factory<Removed>('Removed', Removed, {"id":"dict-projectStage-pilot"});

/** Makes a RemovedEnvelope. */
export const removedEnvelope: Factory<RemovedEnvelope> = /*#__PURE__*/ factory<RemovedEnvelope>('RemovedEnvelope', RemovedEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"dict-projectStage-pilot"}});

/** Makes a RemovedSecondFactor. */
export const removedSecondFactor: Factory<RemovedSecondFactor> = /*#__PURE__*/ factory<RemovedSecondFactor>('RemovedSecondFactor', RemovedSecondFactor, {"id":"user-judge"});

/** Makes a RemovedSecondFactorEnvelope. */
export const removedSecondFactorEnvelope: Factory<RemovedSecondFactorEnvelope> = /*#__PURE__*/ factory<RemovedSecondFactorEnvelope>('RemovedSecondFactorEnvelope', RemovedSecondFactorEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"user-judge"}});

/** Makes a RemoveSecondFactorBody. */
export const removeSecondFactorBody: Factory<RemoveSecondFactorBody> = /*#__PURE__*/ factory<RemoveSecondFactorBody>('RemoveSecondFactorBody', RemoveSecondFactorBody, {"id":"user-judge","password":"Admin-2026"});

/** Makes a RequiredDocument. */
export const requiredDocument: Factory<RequiredDocument> = /*#__PURE__*/ factory<RequiredDocument>('RequiredDocument', RequiredDocument, {"id":"plan","name":"商业计划书"});

/** Makes a ResetPasswordBody. */
export const resetPasswordBody: Factory<ResetPasswordBody> = /*#__PURE__*/ factory<ResetPasswordBody>('ResetPasswordBody', ResetPasswordBody, {"email":"lin.yuan@example.com","verifyCode":"402913","newPassword":"Open-Sesame-9"});

/** Makes a Role. */
export const role: Factory<Role> = /*#__PURE__*/ factory<Role>('Role', Role, {"id":"administrator","revision":"5f2a9c4be81d07f3","name":{"CN":"administrator"},"permissions":["system:login","entry:read"],"members":1,"builtIn":true});

/** Makes a RoleBody. */
export const roleBody: Factory<RoleBody> = /*#__PURE__*/ factory<RoleBody>('RoleBody', RoleBody, {"name":{"CN":"评审主任","US":"Head of the jury"},"permissions":["system:login","entry:read","entry:review"],"password":"Admin-2026"});

/** Makes a RoleChange. */
export const roleChange: Factory<RoleChange> = /*#__PURE__*/ factory<RoleChange>('RoleChange', RoleChange, {"id":"5b0c2f7e-1a52-4f0e-9c3b-6a8d9b1f2c33","revision":"5f2a9c4be81d07f3","name":{"CN":"评审主任","US":"Head of the jury"},"permissions":["system:login","entry:read","entry:review"],"password":"Admin-2026"});

/** Makes a RoleEnvelope. */
export const roleEnvelope: Factory<RoleEnvelope> = /*#__PURE__*/ factory<RoleEnvelope>('RoleEnvelope', RoleEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"5b0c2f7e-1a52-4f0e-9c3b-6a8d9b1f2c33","revision":"5f2a9c4be81d07f3","name":{"CN":"评审主任","US":"Head of the jury","HK":"評審主任","converted":true},"permissions":["system:login","entry:read","entry:review"],"members":2,"builtIn":false}});

/** Makes a RolesEnvelope. */
export const rolesEnvelope: Factory<RolesEnvelope> = /*#__PURE__*/ factory<RolesEnvelope>('RolesEnvelope', RolesEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"administrator","revision":"5f2a9c4be81d07f3","name":{"CN":"administrator"},"permissions":["system:login","entry:read"],"members":1,"builtIn":true},{"id":"5b0c2f7e-1a52-4f0e-9c3b-6a8d9b1f2c33","revision":"5f2a9c4be81d07f3","name":{"CN":"评审主任","US":"Head of the jury","HK":"評審主任","converted":true},"permissions":["system:login","entry:read","entry:review"],"members":2,"builtIn":false}]});

/** Makes a SavedExpertEnvelope. */
export const savedExpertEnvelope: Factory<SavedExpertEnvelope> = /*#__PURE__*/ factory<SavedExpertEnvelope>('SavedExpertEnvelope', SavedExpertEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"expert-1","status":1,"editable":true,"revision":2,"saveKey":"b1946ac9-2f6e-4d0a-9d6e-6c1b0f3a7c55","name":"周明远","gender":"male","mobile":"13800000002","email":"zhou@example.org","identity":{"type":"mainlandId","number":"**************002X"},"organisation":"启明产业研究院","jobTitle":"首席研究员","domains":["energy"],"experience":12,"bio":"二十年储能材料研究与产业化经验。","avatarFileId":"f-Avatar1","submitDate":"2026-11-20T16:30:00+08:00","createDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"}});

/** Makes a SavedProjectEnvelope. */
export const savedProjectEnvelope: Factory<SavedProjectEnvelope> = /*#__PURE__*/ factory<SavedProjectEnvelope>('SavedProjectEnvelope', SavedProjectEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"entry-9f3c","matchInfoId":"match-3","matchName":"2026 第三届启明创新创业大赛","status":1,"editable":true,"isPublic":false,"signUpEnd":"2026-12-14T18:00:00+08:00","revision":3,"saveKey":"b1946ac9-2f6e-4d0a-9d6e-6c1b0f3a7c55","agreed":true,"name":"低温固态电池电解质","domain":"energy","city":"440300","stage":"prototype","team":{"leader":"林晓彤","mobile":"13800000001","email":"lin@example.org","identity":{"type":"mainlandId","number":"**************002X"},"size":8},"members":[{"name":"李思远","role":"首席技术官","mobile":"13800000011"}],"company":{"name":"北辰固态能源","founded":"2021-03-15","registeredCapital":5000000},"summary":"把零下四十度的放电保持率提高到百分之八十二。","description":"团队来自中科院物理所，已完成中试。","attachments":[{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf","shared":false}],"awards":[],"history":[{"status":0,"at":"2026-11-18T10:00:00+08:00"},{"status":1,"at":"2026-11-20T16:30:00+08:00"}],"submitDate":"2026-11-20T16:30:00+08:00","createDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"}});

/** Makes a SaveExpertBody. */
export const saveExpertBody: Factory<SaveExpertBody> = /*#__PURE__*/ factory<SaveExpertBody>('SaveExpertBody', SaveExpertBody, {"status":1,"revision":1,"saveKey":"b1946ac9-2f6e-4d0a-9d6e-6c1b0f3a7c55","name":"周明远","gender":"male","mobile":"13800000002","email":"zhou@example.org","identity":{"type":"mainlandId","number":"11010519491231002X"},"organisation":"启明产业研究院","jobTitle":"首席研究员","domains":["energy"],"experience":12,"bio":"二十年储能材料研究与产业化经验。","avatarFileId":"f-Avatar1"});

/** Makes a SaveProjectBody. */
export const saveProjectBody: Factory<SaveProjectBody> = /*#__PURE__*/ factory<SaveProjectBody>('SaveProjectBody', SaveProjectBody, {"status":1,"revision":2,"saveKey":"b1946ac9-2f6e-4d0a-9d6e-6c1b0f3a7c55","agreed":true,"name":"低温固态电池电解质","domain":"energy","city":"440300","stage":"prototype","team":{"leader":"林晓彤","mobile":"13800000001","email":"lin@example.org","identity":{"type":"mainlandId","number":"11010519491231002X"},"size":8},"members":[{"name":"李思远","role":"首席技术官","mobile":"13800000011"}],"company":{"name":"北辰固态能源","founded":"2021-03-15","registeredCapital":5000000},"summary":"把零下四十度的放电保持率提高到百分之八十二。","description":"团队来自中科院物理所，已完成中试。","attachments":[{"id":"f-7Qm2xK","shared":false}]});

/** Makes a ScoringSystem. */
export const scoringSystem: Factory<ScoringSystem> = /*#__PURE__*/ factory<ScoringSystem>('ScoringSystem', ScoringSystem, {"address":"https://scoring.example.org/"});

/** Makes a ScoringSystemBody. */
export const scoringSystemBody: Factory<ScoringSystemBody> = /*#__PURE__*/ factory<ScoringSystemBody>('ScoringSystemBody', ScoringSystemBody, {"address":"https://scoring.example.org/","password":"Admin-2026"});

/** Makes a ScoringSystemEnvelope. */
export const scoringSystemEnvelope: Factory<ScoringSystemEnvelope> = /*#__PURE__*/ factory<ScoringSystemEnvelope>('ScoringSystemEnvelope', ScoringSystemEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"address":"https://scoring.example.org/"}});

/** Makes a SearchHit. */
export const searchHit: Factory<SearchHit> = /*#__PURE__*/ factory<SearchHit>('SearchHit', SearchHit, {"id":"project-1","kind":"entry","title":"路演机器人","summary":"会自己讲商业计划书的服务机器人。"});

/** Makes a SearchResult. */
export const searchResult: Factory<SearchResult> = /*#__PURE__*/ factory<SearchResult>('SearchResult', SearchResult, {"entries":[{"id":"project-1","kind":"entry","title":"路演机器人","summary":"会自己讲商业计划书的服务机器人。"}],"news":[{"id":"news-1","kind":"news","title":"深圳站路演收官","summary":"十二个项目登台，四家机构当场约谈。","date":"2026-11-18T15:00:00+08:00"}],"activities":[{"id":"activity-1","kind":"activity","title":"深圳站项目路演与资本对接会","summary":"深圳 南山区科苑路 15 号启明创新中心三层报告厅","date":"2026-12-05T14:00:00+08:00"}]});

/** Makes a SearchResultEnvelope. */
export const searchResultEnvelope: Factory<SearchResultEnvelope> = /*#__PURE__*/ factory<SearchResultEnvelope>('SearchResultEnvelope', SearchResultEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"entries":[{"id":"project-1","kind":"entry","title":"路演机器人","summary":"会自己讲商业计划书的服务机器人。"}],"news":[{"id":"news-1","kind":"news","title":"深圳站路演收官","summary":"十二个项目登台，四家机构当场约谈。","date":"2026-11-18T15:00:00+08:00"}],"activities":[{"id":"activity-1","kind":"activity","title":"深圳站项目路演与资本对接会","summary":"深圳 南山区科苑路 15 号启明创新中心三层报告厅","date":"2026-12-05T14:00:00+08:00"}]}});

/** Makes a SecondFactor. */
export const secondFactor: Factory<SecondFactor> = /*#__PURE__*/ factory<SecondFactor>('SecondFactor', SecondFactor, {"enabled":true,"required":false,"enabledDate":"2026-11-20T16:30:00+08:00","recoveryCodesLeft":9});

/** Makes a SecondFactorCodeBody. */
export const secondFactorCodeBody: Factory<SecondFactorCodeBody> = /*#__PURE__*/ factory<SecondFactorCodeBody>('SecondFactorCodeBody', SecondFactorCodeBody, {"code":"402913"});

/** Makes a SecondFactorEnvelope. */
export const secondFactorEnvelope: Factory<SecondFactorEnvelope> = /*#__PURE__*/ factory<SecondFactorEnvelope>('SecondFactorEnvelope', SecondFactorEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"enabled":true,"required":false,"enabledDate":"2026-11-20T16:30:00+08:00","recoveryCodesLeft":9}});

/** Makes a SecondFactorProofBody. */
export const secondFactorProofBody: Factory<SecondFactorProofBody> = /*#__PURE__*/ factory<SecondFactorProofBody>('SecondFactorProofBody', SecondFactorProofBody, {"password":"Compete-2026","code":"402913"});

/** Makes a SecondFactorSecret. */
export const secondFactorSecret: Factory<SecondFactorSecret> = /*#__PURE__*/ factory<SecondFactorSecret>('SecondFactorSecret', SecondFactorSecret, {"secret":"JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP","uri":"otpauth://totp/Competition:13800000001?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Competition&algorithm=SHA1&digits=6&period=30"});

/** Makes a SecondFactorSecretEnvelope. */
export const secondFactorSecretEnvelope: Factory<SecondFactorSecretEnvelope> = /*#__PURE__*/ factory<SecondFactorSecretEnvelope>('SecondFactorSecretEnvelope', SecondFactorSecretEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"secret":"JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP","uri":"otpauth://totp/Competition:13800000001?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Competition&algorithm=SHA1&digits=6&period=30"}});

/** Makes a SendLoginCodeBody. */
export const sendLoginCodeBody: Factory<SendLoginCodeBody> = /*#__PURE__*/ factory<SendLoginCodeBody>('SendLoginCodeBody', SendLoginCodeBody, {"phone":"13800000001"});

/** Makes a SendResetCodeForm. */
export const sendResetCodeForm: Factory<SendResetCodeForm> = /*#__PURE__*/ factory<SendResetCodeForm>('SendResetCodeForm', SendResetCodeForm, {"email":"lin.yuan@example.com"});

/** Makes a ServerTime. */
export const serverTime: Factory<ServerTime> = /*#__PURE__*/ factory<ServerTime>('ServerTime', ServerTime, {"now":"2026-11-21T13:00:00.000Z"});

/** Makes a SignUpChange. */
export const signUpChange: Factory<SignUpChange> = /*#__PURE__*/ factory<SignUpChange>('SignUpChange', SignUpChange, {"id":"match-2026","action":"extend","signUpEnd":"2026-12-21T18:00:00+08:00"});

/** Makes a SiteIdentity. */
export const siteIdentity: Factory<SiteIdentity> = /*#__PURE__*/ factory<SiteIdentity>('SiteIdentity', SiteIdentity, {"language":"CN","languages":["CN","US","HK"],"name":"启明创新创业大赛","shortName":"启明大赛","slogan":"创见未来\n业启新程","description":"面向全国的创新创业赛事，报名参赛、活动与资讯。","copyright":"启明科学园管理委员会","contactHours":"咨询时间：工作日 9:00–12:00，14:00–18:00（北京时间）","color":"#1890ff","filing":"粤ICP备00000000号","qrCodes":{"consulting":"qr-consulting"},"legal":{"privacy":2,"terms":1,"accessibility":1}});

/** Makes a StaffActivity. */
export const staffActivity: Factory<StaffActivity> = /*#__PURE__*/ factory<StaffActivity>('StaffActivity', StaffActivity, {"id":"activity-1","revision":2,"kind":"training","title":{"CN":"创业训练营"},"start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":{"CN":"深圳"},"address":{"CN":"南山区科苑路 15 号启明创新中心三层报告厅"},"capacity":120,"description":{"CN":"<p>两天学会写商业计划书。</p>"},"contact":{"name":"陈静","mobilePhone":"13800000003"},"published":true,"state":"open","signedUp":86,"checkedIn":0,"browseNumber":2045,"checkInCode":"482916","draft":{"content":{"kind":"training","title":{"CN":"创业训练营"},"start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":{"CN":"深圳"},"address":{"CN":"南山区科苑路 15 号启明创新中心三层报告厅"},"capacity":120,"description":{"CN":"<p>两天学会写商业计划书。</p>"},"contact":{"name":"陈静","mobilePhone":"13800000003"},"published":true},"at":"2026-11-20T16:30:00+08:00"}});

/** Makes a StaffActivityBody. */
export const staffActivityBody: Factory<StaffActivityBody> = /*#__PURE__*/ factory<StaffActivityBody>('StaffActivityBody', StaffActivityBody, {"kind":"training","title":{"CN":"创业训练营"},"start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":{"CN":"深圳"},"address":{"CN":"南山区科苑路 15 号启明创新中心三层报告厅"},"capacity":120,"description":{"CN":"<p>两天学会写商业计划书。</p>"},"contact":{"name":"陈静","mobilePhone":"13800000003"},"published":true});

/** Makes a StaffActivityChange. */
export const staffActivityChange: Factory<StaffActivityChange> = /*#__PURE__*/ factory<StaffActivityChange>('StaffActivityChange', StaffActivityChange, {"id":"activity-1","revision":2,"kind":"training","title":{"CN":"创业训练营"},"start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":{"CN":"深圳"},"address":{"CN":"南山区科苑路 15 号启明创新中心三层报告厅"},"capacity":120,"description":{"CN":"<p>两天学会写商业计划书。</p>"},"contact":{"name":"陈静","mobilePhone":"13800000003"},"published":true});

/** Makes a StaffActivityEnvelope. */
export const staffActivityEnvelope: Factory<StaffActivityEnvelope> = /*#__PURE__*/ factory<StaffActivityEnvelope>('StaffActivityEnvelope', StaffActivityEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"activity-1","revision":2,"kind":"training","title":{"CN":"创业训练营"},"start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":{"CN":"深圳"},"address":{"CN":"南山区科苑路 15 号启明创新中心三层报告厅"},"capacity":120,"description":{"CN":"<p>两天学会写商业计划书。</p>"},"contact":{"name":"陈静","mobilePhone":"13800000003"},"published":true,"state":"open","signedUp":86,"checkedIn":0,"browseNumber":2045,"checkInCode":"482916","draft":{"content":{"kind":"training","title":{"CN":"创业训练营"},"start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":{"CN":"深圳"},"address":{"CN":"南山区科苑路 15 号启明创新中心三层报告厅"},"capacity":120,"description":{"CN":"<p>两天学会写商业计划书。</p>"},"contact":{"name":"陈静","mobilePhone":"13800000003"},"published":true},"at":"2026-11-20T16:30:00+08:00"}}});

/** Makes a StaffActivityPage. */
export const staffActivityPage: Factory<StaffActivityPage> = /*#__PURE__*/ factory<StaffActivityPage>('StaffActivityPage', StaffActivityPage, {"records":[{"id":"activity-1","revision":2,"kind":"training","title":{"CN":"创业训练营"},"start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":{"CN":"深圳"},"address":{"CN":"南山区科苑路 15 号启明创新中心三层报告厅"},"capacity":120,"description":{"CN":"<p>两天学会写商业计划书。</p>"},"contact":{"name":"陈静","mobilePhone":"13800000003"},"published":true,"state":"open","signedUp":86,"checkedIn":0,"browseNumber":2045,"checkInCode":"482916"}],"total":18,"current":1,"size":20});

/** Makes a StaffActivityPageEnvelope. */
export const staffActivityPageEnvelope: Factory<StaffActivityPageEnvelope> = /*#__PURE__*/ factory<StaffActivityPageEnvelope>('StaffActivityPageEnvelope', StaffActivityPageEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"activity-1","revision":2,"kind":"training","title":{"CN":"创业训练营"},"start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":{"CN":"深圳"},"address":{"CN":"南山区科苑路 15 号启明创新中心三层报告厅"},"capacity":120,"description":{"CN":"<p>两天学会写商业计划书。</p>"},"contact":{"name":"陈静","mobilePhone":"13800000003"},"published":true,"state":"open","signedUp":86,"checkedIn":0,"browseNumber":2045,"checkInCode":"482916"}],"total":18,"current":1,"size":20}});

/** Makes a StaffCompany. */
export const staffCompany: Factory<StaffCompany> = /*#__PURE__*/ factory<StaffCompany>('StaffCompany', StaffCompany, {"id":"1001","name":{"CN":"大赛咨询","US":"About the competition"},"contacts":[{"name":"王老师","mobilePhone":"13800000101"}]});

/** Makes a StaffCompanyList. */
export const staffCompanyList: Factory<StaffCompanyList> = /*#__PURE__*/ factory<StaffCompanyList>('StaffCompanyList', StaffCompanyList, {"items":[{"id":"1001","name":{"CN":"大赛咨询","US":"About the competition"},"contacts":[{"name":"王老师","mobilePhone":"13800000101"}]}],"revision":"5f2a9c"});

/** Makes a StaffCompanyListEnvelope. */
export const staffCompanyListEnvelope: Factory<StaffCompanyListEnvelope> = /*#__PURE__*/ factory<StaffCompanyListEnvelope>('StaffCompanyListEnvelope', StaffCompanyListEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"1001","name":{"CN":"大赛咨询","US":"About the competition"},"contacts":[{"name":"王老师","mobilePhone":"13800000101"}]}],"revision":"5f2a9c"}});

/** Makes a StaffConfigEnvelope. */
export const staffConfigEnvelope: Factory<StaffConfigEnvelope> = /*#__PURE__*/ factory<StaffConfigEnvelope>('StaffConfigEnvelope', StaffConfigEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"key":"mobileSite","revision":"5f2a9c4be81d07f3","content":"/#/h5/home"}});

/** Makes a StaffCriterion. */
export const staffCriterion: Factory<StaffCriterion> = /*#__PURE__*/ factory<StaffCriterion>('StaffCriterion', StaffCriterion, {"name":{"CN":"administrator"},"weight":30});

/** Makes a StaffDownload. */
export const staffDownload: Factory<StaffDownload> = /*#__PURE__*/ factory<StaffDownload>('StaffDownload', StaffDownload, {"fileId":"results-2025","title":{"CN":"administrator"}});

/** Makes a StaffEntryRules. */
export const staffEntryRules: Factory<StaffEntryRules> = /*#__PURE__*/ factory<StaffEntryRules>('StaffEntryRules', StaffEntryRules, {});

/** Makes a StaffExpert. */
export const staffExpert: Factory<StaffExpert> = /*#__PURE__*/ factory<StaffExpert>('StaffExpert', StaffExpert, {"id":"expert-1","revision":2,"status":1,"identity":{"type":"mainlandId","number":"**************002X"},"name":"周明远","mobile":"13800000002","email":"zhou@example.org","organisation":"启明产业研究院","jobTitle":"首席研究员","domains":["energy"],"experience":12,"bio":"二十年储能材料研究经验。","submitDate":"2026-11-20T16:30:00+08:00"});

/** Makes a StaffExpertEnvelope. */
export const staffExpertEnvelope: Factory<StaffExpertEnvelope> = /*#__PURE__*/ factory<StaffExpertEnvelope>('StaffExpertEnvelope', StaffExpertEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"expert-1","revision":2,"status":3,"name":"周明远","mobile":"13800000002","email":"zhou@example.org","organisation":"启明产业研究院","jobTitle":"首席研究员","domains":["energy"],"experience":12,"bio":"二十年储能材料研究经验。","submitDate":"2026-11-20T16:30:00+08:00","reason":"请补充从业经历"}});

/** Makes a StaffExpertPage. */
export const staffExpertPage: Factory<StaffExpertPage> = /*#__PURE__*/ factory<StaffExpertPage>('StaffExpertPage', StaffExpertPage, {"records":[{"id":"expert-1","revision":2,"status":1,"identity":{"type":"mainlandId","number":"**************002X"},"name":"周明远","mobile":"13800000002","email":"zhou@example.org","organisation":"启明产业研究院","jobTitle":"首席研究员","domains":["energy"],"experience":12,"bio":"二十年储能材料研究经验。","submitDate":"2026-11-20T16:30:00+08:00"}],"total":3,"current":1,"size":20});

/** Makes a StaffExpertPageEnvelope. */
export const staffExpertPageEnvelope: Factory<StaffExpertPageEnvelope> = /*#__PURE__*/ factory<StaffExpertPageEnvelope>('StaffExpertPageEnvelope', StaffExpertPageEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"expert-1","revision":2,"status":1,"identity":{"type":"mainlandId","number":"**************002X"},"name":"周明远","mobile":"13800000002","email":"zhou@example.org","organisation":"启明产业研究院","jobTitle":"首席研究员","domains":["energy"],"experience":12,"bio":"二十年储能材料研究经验。","submitDate":"2026-11-20T16:30:00+08:00"}],"total":3,"current":1,"size":20}});

/** Makes a StaffHighlight. */
export const staffHighlight: Factory<StaffHighlight> = /*#__PURE__*/ factory<StaffHighlight>('StaffHighlight', StaffHighlight, {"id":"1001","title":{"CN":"直面产业资本","US":"Meet industrial capital"},"summary":{"CN":"复赛与总决赛由产业基金担任评委。","US":"Industrial funds judge the semi-final and the final."}});

/** Makes a StaffHighlightList. */
export const staffHighlightList: Factory<StaffHighlightList> = /*#__PURE__*/ factory<StaffHighlightList>('StaffHighlightList', StaffHighlightList, {"items":[{"id":"1001","title":{"CN":"直面产业资本","US":"Meet industrial capital"},"summary":{"CN":"复赛与总决赛由产业基金担任评委。","US":"Industrial funds judge the semi-final and the final."}}],"revision":"5f2a9c"});

/** Makes a StaffHighlightListEnvelope. */
export const staffHighlightListEnvelope: Factory<StaffHighlightListEnvelope> = /*#__PURE__*/ factory<StaffHighlightListEnvelope>('StaffHighlightListEnvelope', StaffHighlightListEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"1001","title":{"CN":"直面产业资本","US":"Meet industrial capital"},"summary":{"CN":"复赛与总决赛由产业基金担任评委。","US":"Industrial funds judge the semi-final and the final."}}],"revision":"5f2a9c"}});

/** Makes a StaffIdentityEnvelope. */
export const staffIdentityEnvelope: Factory<StaffIdentityEnvelope> = /*#__PURE__*/ factory<StaffIdentityEnvelope>('StaffIdentityEnvelope', StaffIdentityEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"revision":"5f2a9c4be81d07f3","name":{"CN":"启明创新创业大赛","US":"Qiming Innovation & Entrepreneurship Competition"},"shortName":{"CN":"启明大赛","US":"Qiming"},"slogan":{"CN":"创见未来\n业启新程","US":"Imagine the future.\nStart it here."},"description":{"CN":"面向全国的创新创业赛事，报名参赛、活动与资讯。"},"copyright":{"CN":"启明科学园管理委员会"},"contactHours":{"CN":"咨询时间：工作日 9:00–12:00，14:00–18:00（北京时间）"},"color":"#1890ff","filing":"粤ICP备00000000号","qrCodes":{}}});

/** Makes a StaffLegalText. */
export const staffLegalText: Factory<StaffLegalText> = /*#__PURE__*/ factory<StaffLegalText>('StaffLegalText', StaffLegalText, {"kind":"privacy","content":{"CN":"<h2>我们收集哪些信息</h2><p>姓名、手机号与邮箱。</p>","US":"<h2>What we collect</h2><p>Name, mobile number and e-mail.</p>","HK":"<h2>我們收集哪些信息</h2><p>姓名、手機號與郵箱。</p>","converted":true},"version":2,"publishDate":"2026-11-20T16:30:00+08:00","askAgain":true});

/** Makes a StaffLegalTextEnvelope. */
export const staffLegalTextEnvelope: Factory<StaffLegalTextEnvelope> = /*#__PURE__*/ factory<StaffLegalTextEnvelope>('StaffLegalTextEnvelope', StaffLegalTextEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"kind":"privacy","content":{"CN":"<h2>我们收集哪些信息</h2><p>姓名、手机号与邮箱。</p>","US":"<h2>What we collect</h2><p>Name, mobile number and e-mail.</p>","HK":"<h2>我們收集哪些信息</h2><p>姓名、手機號與郵箱。</p>","converted":true},"version":2,"publishDate":"2026-11-20T16:30:00+08:00","askAgain":true}});

/** Makes a StaffLegalTextListEnvelope. */
export const staffLegalTextListEnvelope: Factory<StaffLegalTextListEnvelope> = /*#__PURE__*/ factory<StaffLegalTextListEnvelope>('StaffLegalTextListEnvelope', StaffLegalTextListEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"kind":"privacy","content":{"CN":"<h2>我们收集哪些信息</h2><p>姓名、手机号与邮箱。</p>","US":"<h2>What we collect</h2><p>Name, mobile number and e-mail.</p>","HK":"<h2>我們收集哪些信息</h2><p>姓名、手機號與郵箱。</p>","converted":true},"version":2,"publishDate":"2026-11-20T16:30:00+08:00","askAgain":true}]});

/** Makes a StaffLink. */
export const staffLink: Factory<StaffLink> = /*#__PURE__*/ factory<StaffLink>('StaffLink', StaffLink, {"id":"1001","name":{"CN":"启明科学园","US":"Qiming Science Park"},"url":"https://park.example.org/"});

/** Makes a StaffLinkList. */
export const staffLinkList: Factory<StaffLinkList> = /*#__PURE__*/ factory<StaffLinkList>('StaffLinkList', StaffLinkList, {"items":[{"id":"1001","name":{"CN":"启明科学园","US":"Qiming Science Park"},"url":"https://park.example.org/"}],"revision":"5f2a9c"});

/** Makes a StaffLinkListEnvelope. */
export const staffLinkListEnvelope: Factory<StaffLinkListEnvelope> = /*#__PURE__*/ factory<StaffLinkListEnvelope>('StaffLinkListEnvelope', StaffLinkListEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"1001","name":{"CN":"启明科学园","US":"Qiming Science Park"},"url":"https://park.example.org/"}],"revision":"5f2a9c"}});

/** Makes a StaffMatch. */
export const staffMatch: Factory<StaffMatch> = /*#__PURE__*/ factory<StaffMatch>('StaffMatch', StaffMatch, {"id":"match-2026","revision":2,"year":2026,"edition":3,"name":{"CN":"第三届启明创新创业大赛"},"theme":{"CN":"创见未来，业启新程"},"signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":{"CN":"报名参赛"},"start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"}],"prizes":[{"name":{"CN":"一等奖"},"amount":1000000,"count":1}],"introduction":{"CN":"<p>大赛面向全球科技创业团队。</p>"},"figures":{"projects":0,"cities":0,"prizePool":5000000,"finance":0},"statementTitle":{"CN":"大赛组委会郑重声明"},"statement":[{"CN":"参赛团队保证所提交材料真实、完整，不侵犯他人知识产权。"}],"status":"signup","published":true,"signUpPaused":false,"current":true,"entries":60,"awarded":0,"unpublished":0,"winners":[],"draft":{"content":{"year":2026,"edition":3,"name":{"CN":"第三届启明创新创业大赛"},"theme":{"CN":"创见未来，业启新程"},"signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":{"CN":"报名参赛"},"start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"}],"prizes":[{"name":{"CN":"一等奖"},"amount":1000000,"count":1}],"introduction":{"CN":"<p>大赛面向全球科技创业团队。</p>"},"figures":{"projects":0,"cities":0,"prizePool":5000000,"finance":0},"statementTitle":{"CN":"大赛组委会郑重声明"},"statement":[{"CN":"参赛团队保证所提交材料真实、完整，不侵犯他人知识产权。"}]},"at":"2026-11-20T16:30:00+08:00"}});

/** Makes a StaffMatchBody. */
export const staffMatchBody: Factory<StaffMatchBody> = /*#__PURE__*/ factory<StaffMatchBody>('StaffMatchBody', StaffMatchBody, {"year":2026,"edition":3,"name":{"CN":"第三届启明创新创业大赛"},"theme":{"CN":"创见未来，业启新程"},"signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":{"CN":"报名参赛"},"start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"}],"prizes":[{"name":{"CN":"一等奖"},"amount":1000000,"count":1}],"introduction":{"CN":"<p>大赛面向全球科技创业团队。</p>"},"figures":{"projects":0,"cities":0,"prizePool":5000000,"finance":0},"statementTitle":{"CN":"大赛组委会郑重声明"},"statement":[{"CN":"参赛团队保证所提交材料真实、完整，不侵犯他人知识产权。"}]});

/** Makes a StaffMatchChange. */
export const staffMatchChange: Factory<StaffMatchChange> = /*#__PURE__*/ factory<StaffMatchChange>('StaffMatchChange', StaffMatchChange, {"id":"match-2026","revision":2,"year":2026,"edition":3,"name":{"CN":"第三届启明创新创业大赛"},"theme":{"CN":"创见未来，业启新程"},"signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":{"CN":"报名参赛"},"start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"}],"prizes":[{"name":{"CN":"一等奖"},"amount":1000000,"count":1}],"introduction":{"CN":"<p>大赛面向全球科技创业团队。</p>"},"figures":{"projects":0,"cities":0,"prizePool":5000000,"finance":0},"statementTitle":{"CN":"大赛组委会郑重声明"},"statement":[{"CN":"参赛团队保证所提交材料真实、完整，不侵犯他人知识产权。"}]});

/** Makes a StaffMatchEnvelope. */
export const staffMatchEnvelope: Factory<StaffMatchEnvelope> = /*#__PURE__*/ factory<StaffMatchEnvelope>('StaffMatchEnvelope', StaffMatchEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"match-2026","revision":2,"year":2026,"edition":3,"name":{"CN":"第三届启明创新创业大赛"},"theme":{"CN":"创见未来，业启新程"},"signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":{"CN":"报名参赛"},"start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"}],"prizes":[{"name":{"CN":"一等奖"},"amount":1000000,"count":1}],"introduction":{"CN":"<p>大赛面向全球科技创业团队。</p>"},"figures":{"projects":0,"cities":0,"prizePool":5000000,"finance":0},"statementTitle":{"CN":"大赛组委会郑重声明"},"statement":[{"CN":"参赛团队保证所提交材料真实、完整，不侵犯他人知识产权。"}],"status":"signup","published":true,"signUpPaused":false,"current":true,"entries":60,"awarded":0,"unpublished":0,"winners":[],"draft":{"content":{"year":2026,"edition":3,"name":{"CN":"第三届启明创新创业大赛"},"theme":{"CN":"创见未来，业启新程"},"signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":{"CN":"报名参赛"},"start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"}],"prizes":[{"name":{"CN":"一等奖"},"amount":1000000,"count":1}],"introduction":{"CN":"<p>大赛面向全球科技创业团队。</p>"},"figures":{"projects":0,"cities":0,"prizePool":5000000,"finance":0},"statementTitle":{"CN":"大赛组委会郑重声明"},"statement":[{"CN":"参赛团队保证所提交材料真实、完整，不侵犯他人知识产权。"}]},"at":"2026-11-20T16:30:00+08:00"}}});

/** Makes a StaffMatchesEnvelope. */
export const staffMatchesEnvelope: Factory<StaffMatchesEnvelope> = /*#__PURE__*/ factory<StaffMatchesEnvelope>('StaffMatchesEnvelope', StaffMatchesEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"match-2026","revision":2,"year":2026,"edition":3,"name":{"CN":"第三届启明创新创业大赛"},"theme":{"CN":"创见未来，业启新程"},"signUpStart":"2026-10-10T09:00:00+08:00","signUpEnd":"2026-12-14T18:00:00+08:00","stages":[{"name":{"CN":"报名参赛"},"start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"}],"prizes":[{"name":{"CN":"一等奖"},"amount":1000000,"count":1}],"introduction":{"CN":"<p>大赛面向全球科技创业团队。</p>"},"figures":{"projects":0,"cities":0,"prizePool":5000000,"finance":0},"statementTitle":{"CN":"大赛组委会郑重声明"},"statement":[{"CN":"参赛团队保证所提交材料真实、完整，不侵犯他人知识产权。"}],"status":"signup","published":true,"signUpPaused":false,"current":true,"entries":60,"awarded":0,"unpublished":0,"winners":[]}]});

/** Makes a StaffMatchFigures. */
export const staffMatchFigures: Factory<StaffMatchFigures> = /*#__PURE__*/ factory<StaffMatchFigures>('StaffMatchFigures', StaffMatchFigures, {"projects":0,"cities":0,"prizePool":5000000,"finance":0});

/** Makes a StaffMatchPrize. */
export const staffMatchPrize: Factory<StaffMatchPrize> = /*#__PURE__*/ factory<StaffMatchPrize>('StaffMatchPrize', StaffMatchPrize, {"name":{"CN":"一等奖"},"amount":1000000,"count":1});

/** Makes a StaffMatchStage. */
export const staffMatchStage: Factory<StaffMatchStage> = /*#__PURE__*/ factory<StaffMatchStage>('StaffMatchStage', StaffMatchStage, {"name":{"CN":"报名参赛"},"start":"2026-10-10T09:00:00+08:00","end":"2026-12-14T18:00:00+08:00"});

/** Makes a StaffMenu. */
export const staffMenu: Factory<StaffMenu> = /*#__PURE__*/ factory<StaffMenu>('StaffMenu', StaffMenu, {"items":[{"id":"menu-Home","routerName":"Home","title":{"CN":"大赛首页"},"hidden":false},{"id":"menu-ScoringSystem","routerName":"ScoringSystem","path":"https://scoring.example.org/","permission":"score:user","hidden":false}],"revision":"5f2a9c4be81d07f3"});

/** Makes a StaffMenuEnvelope. */
export const staffMenuEnvelope: Factory<StaffMenuEnvelope> = /*#__PURE__*/ factory<StaffMenuEnvelope>('StaffMenuEnvelope', StaffMenuEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"menu-Home","routerName":"Home","title":{"CN":"大赛首页"},"hidden":false},{"id":"menu-ScoringSystem","routerName":"ScoringSystem","path":"https://scoring.example.org/","permission":"score:user","hidden":false}],"revision":"5f2a9c4be81d07f3"}});

/** Makes a StaffMenuItem. */
export const staffMenuItem: Factory<StaffMenuItem> = /*#__PURE__*/ factory<StaffMenuItem>('StaffMenuItem', StaffMenuItem, {"id":"menu-Home","routerName":"Home","title":{"CN":"大赛首页"},"hidden":false});

/** Makes a StaffNews. */
export const staffNews: Factory<StaffNews> = /*#__PURE__*/ factory<StaffNews>('StaffNews', StaffNews, {"id":"news-1","revision":2,"kind":"news","title":{"CN":"本届大赛报名启动","US":"Sign-up for this edition is open","HK":"本屆大賽報名啟動"},"source":{"CN":"大赛组委会","US":"Organising Committee","HK":"大賽組委會"},"publishDate":"2026-11-20T16:30:00+08:00","summary":{"CN":"即日起接受报名。","US":"Sign-up is open.","HK":"即日起接受報名。"},"content":{"CN":"<p>即日起接受报名。</p>","US":"<p>Sign-up is open.</p>","HK":"<p>即日起接受報名。</p>"},"published":true,"browseNumber":120});

/** Makes a StaffNewsEnvelope. */
export const staffNewsEnvelope: Factory<StaffNewsEnvelope> = /*#__PURE__*/ factory<StaffNewsEnvelope>('StaffNewsEnvelope', StaffNewsEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"news-1","revision":2,"kind":"news","title":{"CN":"本届大赛报名启动","US":"Sign-up for this edition is open","HK":"本屆大賽報名啟動"},"source":{"CN":"大赛组委会","US":"Organising Committee","HK":"大賽組委會"},"publishDate":"2026-11-20T16:30:00+08:00","summary":{"CN":"即日起接受报名。","US":"Sign-up is open.","HK":"即日起接受報名。"},"content":{"CN":"<p>即日起接受报名。</p>","US":"<p>Sign-up is open.</p>","HK":"<p>即日起接受報名。</p>"},"published":true,"browseNumber":120}});

/** Makes a StaffNewsPage. */
export const staffNewsPage: Factory<StaffNewsPage> = /*#__PURE__*/ factory<StaffNewsPage>('StaffNewsPage', StaffNewsPage, {"records":[{"id":"news-1","revision":2,"kind":"news","title":{"CN":"本届大赛报名启动","US":"Sign-up for this edition is open","HK":"本屆大賽報名啟動"},"source":{"CN":"大赛组委会","US":"Organising Committee","HK":"大賽組委會"},"publishDate":"2026-11-20T16:30:00+08:00","summary":{"CN":"即日起接受报名。","US":"Sign-up is open.","HK":"即日起接受報名。"},"content":{"CN":"<p>即日起接受报名。</p>","US":"<p>Sign-up is open.</p>","HK":"<p>即日起接受報名。</p>"},"published":true,"browseNumber":120}],"total":46,"current":1,"size":20});

/** Makes a StaffNewsPageEnvelope. */
export const staffNewsPageEnvelope: Factory<StaffNewsPageEnvelope> = /*#__PURE__*/ factory<StaffNewsPageEnvelope>('StaffNewsPageEnvelope', StaffNewsPageEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"news-1","revision":2,"kind":"news","title":{"CN":"本届大赛报名启动","US":"Sign-up for this edition is open","HK":"本屆大賽報名啟動"},"source":{"CN":"大赛组委会","US":"Organising Committee","HK":"大賽組委會"},"publishDate":"2026-11-20T16:30:00+08:00","summary":{"CN":"即日起接受报名。","US":"Sign-up is open.","HK":"即日起接受報名。"},"content":{"CN":"<p>即日起接受报名。</p>","US":"<p>Sign-up is open.</p>","HK":"<p>即日起接受報名。</p>"},"published":true,"browseNumber":120}],"total":46,"current":1,"size":20}});

/** Makes a StaffOrganisation. */
export const staffOrganisation: Factory<StaffOrganisation> = /*#__PURE__*/ factory<StaffOrganisation>('StaffOrganisation', StaffOrganisation, {"id":"1001","kind":"organiser","name":{"CN":"启明技术转移研究院","US":"Qiming Institute of Technology Transfer"},"logoFileId":"org-logo-2","url":"https://institute.example.org/"});

/** Makes a StaffOrganisationList. */
export const staffOrganisationList: Factory<StaffOrganisationList> = /*#__PURE__*/ factory<StaffOrganisationList>('StaffOrganisationList', StaffOrganisationList, {"items":[{"id":"1001","kind":"organiser","name":{"CN":"启明技术转移研究院","US":"Qiming Institute of Technology Transfer"},"logoFileId":"org-logo-2","url":"https://institute.example.org/"}],"revision":"5f2a9c"});

/** Makes a StaffOrganisationListEnvelope. */
export const staffOrganisationListEnvelope: Factory<StaffOrganisationListEnvelope> = /*#__PURE__*/ factory<StaffOrganisationListEnvelope>('StaffOrganisationListEnvelope', StaffOrganisationListEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"1001","kind":"organiser","name":{"CN":"启明技术转移研究院","US":"Qiming Institute of Technology Transfer"},"logoFileId":"org-logo-2","url":"https://institute.example.org/"}],"revision":"5f2a9c"}});

/** Makes a StaffPicture. */
export const staffPicture: Factory<StaffPicture> = /*#__PURE__*/ factory<StaffPicture>('StaffPicture', StaffPicture, {"fileId":"gallery-2025-1","caption":{"CN":"administrator"}});

/** Makes a StaffProject. */
export const staffProject: Factory<StaffProject> = /*#__PURE__*/ factory<StaffProject>('StaffProject', StaffProject, {"id":"project-1","revision":"5f2a9c4be81d07f3","matchInfoId":"match-2026","status":4,"publishedStatus":2,"isPublic":true,"name":"智能质检机器人","domain":"ai","city":"beijing","stage":"revenue","summary":"面向电子制造的视觉质检机器人。","description":"自研视觉模型，良率检测准确率达 99.6%。","leader":"林晓","mobile":"13800000001","email":"lin@example.org","company":"北京智检科技有限公司","awards":["一等奖"],"publishedAwards":[],"history":[{"from":1,"status":2,"note":"形式审查通过","at":"2026-11-19T09:00:00+08:00","by":"王艾达"},{"from":2,"status":4,"award":"一等奖","note":"评审委员会一致通过","at":"2026-11-20T16:30:00+08:00","by":"王艾达"}],"submitDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"});

/** Makes a StaffProjectDetail. */
export const staffProjectDetail: Factory<StaffProjectDetail> = /*#__PURE__*/ factory<StaffProjectDetail>('StaffProjectDetail', StaffProjectDetail, {"entry":{"id":"project-1","revision":"5f2a9c4be81d07f3","matchInfoId":"match-2026","status":4,"publishedStatus":2,"isPublic":true,"name":"智能质检机器人","domain":"ai","city":"beijing","stage":"revenue","summary":"面向电子制造的视觉质检机器人。","description":"自研视觉模型，良率检测准确率达 99.6%。","leader":"林晓","mobile":"13800000001","email":"lin@example.org","company":"北京智检科技有限公司","awards":["一等奖"],"publishedAwards":[],"history":[{"from":1,"status":2,"note":"形式审查通过","at":"2026-11-19T09:00:00+08:00","by":"王艾达"},{"from":2,"status":4,"award":"一等奖","note":"评审委员会一致通过","at":"2026-11-20T16:30:00+08:00","by":"王艾达"}],"submitDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"},"matchName":"2026 第三届启明创新创业大赛","team":{"leader":"林晓","mobile":"13800000001","email":"lin@example.org","identity":{"type":"mainlandId","number":"**************002X"},"size":8},"members":[{"name":"李思远","role":"首席技术官","mobile":"13800000011"}],"company":{"name":"北京智检科技有限公司","founded":"2021-03-15","registeredCapital":5000000},"logoFileId":"logo-entry-1","video":{"id":"video-entry-1","name":"路演.mp4","size":52428800,"mime":"video/mp4"},"attachments":[{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf","shared":false}],"steps":[{"status":1,"at":"2026-11-18T10:00:00+08:00"}]});

/** Makes a StaffProjectDetailEnvelope. */
export const staffProjectDetailEnvelope: Factory<StaffProjectDetailEnvelope> = /*#__PURE__*/ factory<StaffProjectDetailEnvelope>('StaffProjectDetailEnvelope', StaffProjectDetailEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"entry":{"id":"project-1","revision":"5f2a9c4be81d07f3","matchInfoId":"match-2026","status":4,"publishedStatus":2,"isPublic":true,"name":"智能质检机器人","domain":"ai","city":"beijing","stage":"revenue","summary":"面向电子制造的视觉质检机器人。","description":"自研视觉模型，良率检测准确率达 99.6%。","leader":"林晓","mobile":"13800000001","email":"lin@example.org","company":"北京智检科技有限公司","awards":["一等奖"],"publishedAwards":[],"history":[{"from":1,"status":2,"note":"形式审查通过","at":"2026-11-19T09:00:00+08:00","by":"王艾达"},{"from":2,"status":4,"award":"一等奖","note":"评审委员会一致通过","at":"2026-11-20T16:30:00+08:00","by":"王艾达"}],"submitDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"},"matchName":"2026 第三届启明创新创业大赛","team":{"leader":"林晓","mobile":"13800000001","email":"lin@example.org","identity":{"type":"mainlandId","number":"**************002X"},"size":8},"members":[{"name":"李思远","role":"首席技术官","mobile":"13800000011"}],"company":{"name":"北京智检科技有限公司","founded":"2021-03-15","registeredCapital":5000000},"logoFileId":"logo-entry-1","video":{"id":"video-entry-1","name":"路演.mp4","size":52428800,"mime":"video/mp4"},"attachments":[{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf","shared":false}],"steps":[{"status":1,"at":"2026-11-18T10:00:00+08:00"}]}});

/** Makes a StaffProjectEnvelope. */
export const staffProjectEnvelope: Factory<StaffProjectEnvelope> = /*#__PURE__*/ factory<StaffProjectEnvelope>('StaffProjectEnvelope', StaffProjectEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"project-1","revision":"5f2a9c4be81d07f3","matchInfoId":"match-2026","status":4,"publishedStatus":2,"isPublic":true,"name":"智能质检机器人","domain":"ai","city":"beijing","stage":"revenue","summary":"面向电子制造的视觉质检机器人。","description":"自研视觉模型，良率检测准确率达 99.6%。","leader":"林晓","mobile":"13800000001","email":"lin@example.org","company":"北京智检科技有限公司","awards":["一等奖"],"publishedAwards":[],"history":[{"from":1,"status":2,"note":"形式审查通过","at":"2026-11-19T09:00:00+08:00","by":"王艾达"},{"from":2,"status":4,"award":"一等奖","note":"评审委员会一致通过","at":"2026-11-20T16:30:00+08:00","by":"王艾达"}],"submitDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"}});

/** Makes a StaffProjectPage. */
export const staffProjectPage: Factory<StaffProjectPage> = /*#__PURE__*/ factory<StaffProjectPage>('StaffProjectPage', StaffProjectPage, {"records":[{"id":"project-1","revision":"5f2a9c4be81d07f3","matchInfoId":"match-2026","status":4,"publishedStatus":2,"isPublic":true,"name":"智能质检机器人","domain":"ai","city":"beijing","stage":"revenue","summary":"面向电子制造的视觉质检机器人。","description":"自研视觉模型，良率检测准确率达 99.6%。","leader":"林晓","mobile":"13800000001","email":"lin@example.org","company":"北京智检科技有限公司","awards":["一等奖"],"publishedAwards":[],"history":[{"from":1,"status":2,"note":"形式审查通过","at":"2026-11-19T09:00:00+08:00","by":"王艾达"},{"from":2,"status":4,"award":"一等奖","note":"评审委员会一致通过","at":"2026-11-20T16:30:00+08:00","by":"王艾达"}],"submitDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"}],"total":60,"current":1,"size":20});

/** Makes a StaffProjectPageEnvelope. */
export const staffProjectPageEnvelope: Factory<StaffProjectPageEnvelope> = /*#__PURE__*/ factory<StaffProjectPageEnvelope>('StaffProjectPageEnvelope', StaffProjectPageEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"project-1","revision":"5f2a9c4be81d07f3","matchInfoId":"match-2026","status":4,"publishedStatus":2,"isPublic":true,"name":"智能质检机器人","domain":"ai","city":"beijing","stage":"revenue","summary":"面向电子制造的视觉质检机器人。","description":"自研视觉模型，良率检测准确率达 99.6%。","leader":"林晓","mobile":"13800000001","email":"lin@example.org","company":"北京智检科技有限公司","awards":["一等奖"],"publishedAwards":[],"history":[{"from":1,"status":2,"note":"形式审查通过","at":"2026-11-19T09:00:00+08:00","by":"王艾达"},{"from":2,"status":4,"award":"一等奖","note":"评审委员会一致通过","at":"2026-11-20T16:30:00+08:00","by":"王艾达"}],"submitDate":"2026-11-18T10:00:00+08:00","updateDate":"2026-11-20T16:30:00+08:00"}],"total":60,"current":1,"size":20}});

/** Makes a StaffProjectStep. */
export const staffProjectStep: Factory<StaffProjectStep> = /*#__PURE__*/ factory<StaffProjectStep>('StaffProjectStep', StaffProjectStep, {"from":1,"status":2,"note":"形式审查通过","at":"2026-11-19T09:00:00+08:00","by":"王艾达"});

/** Makes a StaffRequiredDocument. */
export const staffRequiredDocument: Factory<StaffRequiredDocument> = /*#__PURE__*/ factory<StaffRequiredDocument>('StaffRequiredDocument', StaffRequiredDocument, {"id":"plan","name":{"CN":"administrator"}});

/** Makes a StaffSiteIdentity. */
export const staffSiteIdentity: Factory<StaffSiteIdentity> = /*#__PURE__*/ factory<StaffSiteIdentity>('StaffSiteIdentity', StaffSiteIdentity, {"revision":"5f2a9c4be81d07f3","name":{"CN":"启明创新创业大赛","US":"Qiming Innovation & Entrepreneurship Competition"},"shortName":{"CN":"启明大赛","US":"Qiming"},"slogan":{"CN":"创见未来\n业启新程","US":"Imagine the future.\nStart it here."},"description":{"CN":"面向全国的创新创业赛事，报名参赛、活动与资讯。"},"copyright":{"CN":"启明科学园管理委员会"},"contactHours":{"CN":"咨询时间：工作日 9:00–12:00，14:00–18:00（北京时间）"},"color":"#1890ff","filing":"粤ICP备00000000号","qrCodes":{}});

/** Makes a StaffStory. */
export const staffStory: Factory<StaffStory> = /*#__PURE__*/ factory<StaffStory>('StaffStory', StaffStory, {"id":"1001","title":{"CN":"低温固态电池电解质","US":"Solid-state electrolyte for the cold"},"company":{"CN":"北辰固态能源","US":"Beichen Solid Energy"},"summary":{"CN":"把零下四十度的放电保持率提高到百分之八十二。","US":"82 % of the charge is left at minus forty degrees."},"domain":"energy","city":{"CN":"深圳","US":"Shenzhen"},"award":{"CN":"特等奖","US":"Grand prize"},"matchId":"match-2025","figures":[{"label":{"CN":"团队","US":"Team"},"value":{"CN":"186 人","US":"186 people"}}]});

/** Makes a StaffStoryFigure. */
export const staffStoryFigure: Factory<StaffStoryFigure> = /*#__PURE__*/ factory<StaffStoryFigure>('StaffStoryFigure', StaffStoryFigure, {"label":{"CN":"团队","US":"Team"},"value":{"CN":"186 人","US":"186 people"}});

/** Makes a StaffStoryList. */
export const staffStoryList: Factory<StaffStoryList> = /*#__PURE__*/ factory<StaffStoryList>('StaffStoryList', StaffStoryList, {"items":[{"id":"1001","title":{"CN":"低温固态电池电解质","US":"Solid-state electrolyte for the cold"},"company":{"CN":"北辰固态能源","US":"Beichen Solid Energy"},"summary":{"CN":"把零下四十度的放电保持率提高到百分之八十二。","US":"82 % of the charge is left at minus forty degrees."},"domain":"energy","city":{"CN":"深圳","US":"Shenzhen"},"award":{"CN":"特等奖","US":"Grand prize"},"matchId":"match-2025","figures":[{"label":{"CN":"团队","US":"Team"},"value":{"CN":"186 人","US":"186 people"}}]}],"revision":"5f2a9c"});

/** Makes a StaffStoryListEnvelope. */
export const staffStoryListEnvelope: Factory<StaffStoryListEnvelope> = /*#__PURE__*/ factory<StaffStoryListEnvelope>('StaffStoryListEnvelope', StaffStoryListEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"1001","title":{"CN":"低温固态电池电解质","US":"Solid-state electrolyte for the cold"},"company":{"CN":"北辰固态能源","US":"Beichen Solid Energy"},"summary":{"CN":"把零下四十度的放电保持率提高到百分之八十二。","US":"82 % of the charge is left at minus forty degrees."},"domain":"energy","city":{"CN":"深圳","US":"Shenzhen"},"award":{"CN":"特等奖","US":"Grand prize"},"matchId":"match-2025","figures":[{"label":{"CN":"团队","US":"Team"},"value":{"CN":"186 人","US":"186 people"}}]}],"revision":"5f2a9c"}});

/** Makes a StaffTemplate. */
export const staffTemplate: Factory<StaffTemplate> = /*#__PURE__*/ factory<StaffTemplate>('StaffTemplate', StaffTemplate, {"id":"business-plan","title":{"CN":"商业计划书模板","US":"Business plan template"},"about":{"CN":"评审看重的八个部分，每部分都有填写提示。","US":"The eight parts that reviewers look for, each with a hint."},"fileId":"template-business-plan"});

/** Makes a StaffTemplateList. */
export const staffTemplateList: Factory<StaffTemplateList> = /*#__PURE__*/ factory<StaffTemplateList>('StaffTemplateList', StaffTemplateList, {"items":[{"id":"business-plan","title":{"CN":"商业计划书模板","US":"Business plan template"},"about":{"CN":"评审看重的八个部分，每部分都有填写提示。","US":"The eight parts that reviewers look for, each with a hint."},"fileId":"template-business-plan"}],"revision":"5f2a9c"});

/** Makes a StaffTemplateListEnvelope. */
export const staffTemplateListEnvelope: Factory<StaffTemplateListEnvelope> = /*#__PURE__*/ factory<StaffTemplateListEnvelope>('StaffTemplateListEnvelope', StaffTemplateListEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"business-plan","title":{"CN":"商业计划书模板","US":"Business plan template"},"about":{"CN":"评审看重的八个部分，每部分都有填写提示。","US":"The eight parts that reviewers look for, each with a hint."},"fileId":"template-business-plan"}],"revision":"5f2a9c"}});

/** Makes a Statement. */
export const statement: Factory<Statement> = /*#__PURE__*/ factory<Statement>('Statement', Statement, {"title":"大赛组委会郑重声明","language":"CN","languages":["CN","HK"],"content":["参赛团队保证所提交材料真实、完整，不侵犯他人知识产权。","大赛不收取任何报名费、评审费，请勿向自称组委会的个人或机构付款。"]});

/** Makes a StatementEnvelope. */
export const statementEnvelope: Factory<StatementEnvelope> = /*#__PURE__*/ factory<StatementEnvelope>('StatementEnvelope', StatementEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"title":"大赛组委会郑重声明","language":"CN","languages":["CN","HK"],"content":["参赛团队保证所提交材料真实、完整，不侵犯他人知识产权。","大赛不收取任何报名费、评审费，请勿向自称组委会的个人或机构付款。"]}});

/** Makes a StoredFile. */
export const storedFile: Factory<StoredFile> = /*#__PURE__*/ factory<StoredFile>('StoredFile', StoredFile, {"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf","createDate":"2026-11-20T16:30:00+08:00"});

/** Makes a StoredFileEnvelope. */
export const storedFileEnvelope: Factory<StoredFileEnvelope> = /*#__PURE__*/ factory<StoredFileEnvelope>('StoredFileEnvelope', StoredFileEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"f-7Qm2xK","name":"商业计划书.pdf","size":1482304,"mime":"application/pdf","createDate":"2026-11-20T16:30:00+08:00"}});

/** Makes a Story. */
export const story: Factory<Story> = /*#__PURE__*/ factory<Story>('Story', Story, {"id":"story-1","company":"北辰固态能源","title":"低温固态电池电解质","summary":"把零下四十度的放电保持率提高到百分之八十二，电芯已在高寒线路的公交车上跑满一个冬天。","city":"深圳","award":"特等奖","year":2025,"coverFileId":"story-cover-1","figures":[{"label":"累计融资","value":"3.2 亿元"},{"label":"员工","value":"186 人"}]});

/** Makes a StoryFigure. */
export const storyFigure: Factory<StoryFigure> = /*#__PURE__*/ factory<StoryFigure>('StoryFigure', StoryFigure, {"label":"累计融资","value":"3.2 亿元"});

/** Makes a StorySummary. */
export const storySummary: Factory<StorySummary> = /*#__PURE__*/ factory<StorySummary>('StorySummary', StorySummary, {"id":"story-1","title":"澄芯半导体：从实验室到量产产线","summary":"两年完成三轮融资，车规级传感芯片出货超过三百万颗。","domain":"集成电路","city":"苏州","award":"首届大赛一等奖"});

/** Makes a SystemUser. */
export const systemUser: Factory<SystemUser> = /*#__PURE__*/ factory<SystemUser>('SystemUser', SystemUser, {"id":"user-administrator","revision":"5f2a9c4be81d07f3","adUser":"jing.chen","userCode":"QM0003","firstName":"Jing","lastName":"Chen","chineseName":"陈静","status":1,"email":"jing.chen@example.org","mobile":"13800000003","roles":[{"id":"staff","name":"工作人员"}],"permissions":[{"id":"system:login","name":"后台管理"}]});

/** Makes a SystemUserBody. */
export const systemUserBody: Factory<SystemUserBody> = /*#__PURE__*/ factory<SystemUserBody>('SystemUserBody', SystemUserBody, {"adUser":"jing.chen","userCode":"QM0003","firstName":"Jing","lastName":"Chen","chineseName":"陈静","status":1,"email":"jing.chen@example.org","mobile":"13800000003","roles":[{"id":"staff","name":"工作人员"}],"permissions":[{"id":"system:login","name":"后台管理"}]});

/** Makes a SystemUserChange. */
export const systemUserChange: Factory<SystemUserChange> = /*#__PURE__*/ factory<SystemUserChange>('SystemUserChange', SystemUserChange, {"id":"user-administrator","revision":"5f2a9c4be81d07f3","adUser":"jing.chen","userCode":"QM0003","firstName":"Jing","lastName":"Chen","chineseName":"陈静","status":1,"email":"jing.chen@example.org","mobile":"13800000003","roles":[{"id":"staff","name":"工作人员"}],"permissions":[{"id":"system:login","name":"后台管理"}]});

/** Makes a SystemUserEnvelope. */
export const systemUserEnvelope: Factory<SystemUserEnvelope> = /*#__PURE__*/ factory<SystemUserEnvelope>('SystemUserEnvelope', SystemUserEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"user-administrator","revision":"5f2a9c4be81d07f3","adUser":"jing.chen","userCode":"QM0003","firstName":"Jing","lastName":"Chen","chineseName":"陈静","status":1,"email":"jing.chen@example.org","mobile":"13800000003","roles":[{"id":"staff","name":"工作人员"}],"permissions":[{"id":"system:login","name":"后台管理"}]}});

/** Makes a SystemUserName. */
export const systemUserName: Factory<SystemUserName> = /*#__PURE__*/ factory<SystemUserName>('SystemUserName', SystemUserName, {"firstName":"Jing","lastName":"Chen","chineseName":"陈静"});

/** Makes a SystemUserNames. */
export const systemUserNames: Factory<SystemUserNames> = /*#__PURE__*/ factory<SystemUserNames>('SystemUserNames', SystemUserNames, {"user-administrator":{"firstName":"Jing","lastName":"Chen","chineseName":"陈静"},"user-competitor":{"firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤"}});

/** Makes a SystemUserNamesEnvelope. */
export const systemUserNamesEnvelope: Factory<SystemUserNamesEnvelope> = /*#__PURE__*/ factory<SystemUserNamesEnvelope>('SystemUserNamesEnvelope', SystemUserNamesEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"user-administrator":{"firstName":"Jing","lastName":"Chen","chineseName":"陈静"},"user-competitor":{"firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤"}}});

/** Makes a SystemUserOption. */
export const systemUserOption: Factory<SystemUserOption> = /*#__PURE__*/ factory<SystemUserOption>('SystemUserOption', SystemUserOption, {"id":"user-administrator","adUser":"jing.chen","userCode":"QM0003","firstName":"Jing","lastName":"Chen","chineseName":"陈静","status":1});

/** Makes a SystemUserOptionPage. */
export const systemUserOptionPage: Factory<SystemUserOptionPage> = /*#__PURE__*/ factory<SystemUserOptionPage>('SystemUserOptionPage', SystemUserOptionPage, {"records":[{"id":"user-administrator","adUser":"jing.chen","userCode":"QM0003","firstName":"Jing","lastName":"Chen","chineseName":"陈静","status":1},{"id":"user-competitor","firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","status":1}],"total":2,"current":1,"size":50});

/** Makes a SystemUserOptionPageEnvelope. */
export const systemUserOptionPageEnvelope: Factory<SystemUserOptionPageEnvelope> = /*#__PURE__*/ factory<SystemUserOptionPageEnvelope>('SystemUserOptionPageEnvelope', SystemUserOptionPageEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"user-administrator","adUser":"jing.chen","userCode":"QM0003","firstName":"Jing","lastName":"Chen","chineseName":"陈静","status":1},{"id":"user-competitor","firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","status":1}],"total":2,"current":1,"size":50}});

/** Makes a SystemUserOptionsEnvelope. */
export const systemUserOptionsEnvelope: Factory<SystemUserOptionsEnvelope> = /*#__PURE__*/ factory<SystemUserOptionsEnvelope>('SystemUserOptionsEnvelope', SystemUserOptionsEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"user-administrator","adUser":"jing.chen","userCode":"QM0003","firstName":"Jing","lastName":"Chen","chineseName":"陈静","status":1},{"id":"user-competitor","firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","status":1}]});

/** Makes a SystemUserPage. */
export const systemUserPage: Factory<SystemUserPage> = /*#__PURE__*/ factory<SystemUserPage>('SystemUserPage', SystemUserPage, {"records":[{"id":"user-administrator","revision":"5f2a9c4be81d07f3","adUser":"jing.chen","userCode":"QM0003","firstName":"Jing","lastName":"Chen","chineseName":"陈静","status":1,"email":"jing.chen@example.org","mobile":"13800000003","roles":[{"id":"staff","name":"工作人员"}],"permissions":[{"id":"system:login","name":"后台管理"}]},{"id":"user-competitor","revision":"5f2a9c4be81d07f3","firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","status":1,"email":"competitor@example.org","mobile":"13800000001","roles":[],"permissions":[]}],"total":2,"current":1,"size":50});

/** Makes a SystemUserPageEnvelope. */
export const systemUserPageEnvelope: Factory<SystemUserPageEnvelope> = /*#__PURE__*/ factory<SystemUserPageEnvelope>('SystemUserPageEnvelope', SystemUserPageEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"user-administrator","revision":"5f2a9c4be81d07f3","adUser":"jing.chen","userCode":"QM0003","firstName":"Jing","lastName":"Chen","chineseName":"陈静","status":1,"email":"jing.chen@example.org","mobile":"13800000003","roles":[{"id":"staff","name":"工作人员"}],"permissions":[{"id":"system:login","name":"后台管理"}]},{"id":"user-competitor","revision":"5f2a9c4be81d07f3","firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","status":1,"email":"competitor@example.org","mobile":"13800000001","roles":[],"permissions":[]}],"total":2,"current":1,"size":50}});

/** Makes a Tally. */
export const tally: Factory<Tally> = /*#__PURE__*/ factory<Tally>('Tally', Tally, {"key":"2026-11-20","count":14});

/** Makes a Template. */
export const template: Factory<Template> = /*#__PURE__*/ factory<Template>('Template', Template, {"name":"business-plan.docx","title":"商业计划书模板","about":"评审看重的八个部分，每部分都有填写提示。"});

/** Makes a TemplatesEnvelope. */
export const templatesEnvelope: Factory<TemplatesEnvelope> = /*#__PURE__*/ factory<TemplatesEnvelope>('TemplatesEnvelope', TemplatesEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"name":"business-plan.docx","title":"商业计划书模板","about":"评审看重的八个部分，每部分都有填写提示。"}]});

/** Makes a TimeEnvelope. */
export const timeEnvelope: Factory<TimeEnvelope> = /*#__PURE__*/ factory<TimeEnvelope>('TimeEnvelope', TimeEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"now":"2026-11-21T13:00:00.000Z"}});

/** Makes a Track. */
export const track: Factory<Track> = /*#__PURE__*/ factory<Track>('Track', Track, {"code":"energy","revision":"5f2a9c4be81d07f3","name":{"CN":"绿色能源","US":"Green energy","HK":"綠色能源"},"summary":{"CN":"新型储能与固态电池。","US":"Storage and solid-state batteries.","HK":"新型儲能與固態電池。"}});

/** Makes a TrackBody. */
export const trackBody: Factory<TrackBody> = /*#__PURE__*/ factory<TrackBody>('TrackBody', TrackBody, {"code":"energy","name":{"CN":"绿色能源","US":"Green energy","HK":"綠色能源"},"summary":{"CN":"新型储能与固态电池。","US":"Storage and solid-state batteries.","HK":"新型儲能與固態電池。"}});

/** Makes a TrackChange. */
export const trackChange: Factory<TrackChange> = /*#__PURE__*/ factory<TrackChange>('TrackChange', TrackChange, {"code":"energy","revision":"5f2a9c4be81d07f3","name":{"CN":"绿色能源","US":"Green energy","HK":"綠色能源"},"summary":{"CN":"新型储能与固态电池。","US":"Storage and solid-state batteries.","HK":"新型儲能與固態電池。"}});

/** Makes a TrackEnvelope. */
export const trackEnvelope: Factory<TrackEnvelope> = /*#__PURE__*/ factory<TrackEnvelope>('TrackEnvelope', TrackEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"code":"energy","revision":"5f2a9c4be81d07f3","name":{"CN":"绿色能源","US":"Green energy","HK":"綠色能源"},"summary":{"CN":"新型储能与固态电池。","US":"Storage and solid-state batteries.","HK":"新型儲能與固態電池。"}}});

/** Makes a Trend. */
export const trend: Factory<Trend> = /*#__PURE__*/ factory<Trend>('Trend', Trend, {"name":"entries","lately":14,"before":9,"days":[{"key":"2026-11-20","count":14}]});

/** Makes a UnreachablePerson. */
export const unreachablePerson: Factory<UnreachablePerson> = /*#__PURE__*/ factory<UnreachablePerson>('UnreachablePerson', UnreachablePerson, {"id":"user-1","name":"林晓","mobile":"13800000001","concerns":["entry"],"missed":2,"missedDate":"2026-11-20T16:30:00+08:00"});

/** Makes a UnreachablePersonPage. */
export const unreachablePersonPage: Factory<UnreachablePersonPage> = /*#__PURE__*/ factory<UnreachablePersonPage>('UnreachablePersonPage', UnreachablePersonPage, {"records":[{"id":"user-1","name":"林晓","mobile":"13800000001","concerns":["entry"],"missed":2,"missedDate":"2026-11-20T16:30:00+08:00"}],"total":4,"current":1,"size":20});

/** Makes a UnreachablePersonPageEnvelope. */
export const unreachablePersonPageEnvelope: Factory<UnreachablePersonPageEnvelope> = /*#__PURE__*/ factory<UnreachablePersonPageEnvelope>('UnreachablePersonPageEnvelope', UnreachablePersonPageEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"user-1","name":"林晓","mobile":"13800000001","concerns":["entry"],"missed":2,"missedDate":"2026-11-20T16:30:00+08:00"}],"total":4,"current":1,"size":20}});

/** Makes a UserSession. */
export const userSession: Factory<UserSession> = /*#__PURE__*/ factory<UserSession>('UserSession', UserSession, {"id":"5f0c2a6d1e9b4c7a8d3e6f10","current":true,"createDate":"2026-11-20T01:30:00.000Z","lastDate":"2026-11-21T06:10:00.000Z","expireDate":"2026-11-27T01:30:00.000Z","address":"113.87.12.5","userAgent":"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36"});

/** Makes a UserSessionId. */
export const userSessionId: Factory<UserSessionId> = /*#__PURE__*/ factory<UserSessionId>('UserSessionId', UserSessionId, {"id":"5f0c2a6d1e9b4c7a8d3e6f10"});

/** Makes a UserSessionIdEnvelope. */
export const userSessionIdEnvelope: Factory<UserSessionIdEnvelope> = /*#__PURE__*/ factory<UserSessionIdEnvelope>('UserSessionIdEnvelope', UserSessionIdEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"5f0c2a6d1e9b4c7a8d3e6f10"}});

/** Makes a UserSessionListEnvelope. */
export const userSessionListEnvelope: Factory<UserSessionListEnvelope> = /*#__PURE__*/ factory<UserSessionListEnvelope>('UserSessionListEnvelope', UserSessionListEnvelope, {"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"5f0c2a6d1e9b4c7a8d3e6f10","current":true,"createDate":"2026-11-20T01:30:00.000Z","lastDate":"2026-11-21T06:10:00.000Z","expireDate":"2026-11-27T01:30:00.000Z","address":"113.87.12.5","userAgent":"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36"}]});

/** Makes a Winner. */
export const winner: Factory<Winner> = /*#__PURE__*/ factory<Winner>('Winner', Winner, {"award":"特等奖","title":"低温固态电池电解质","company":"北辰固态能源","domain":"energy","city":"深圳"});

/** Makes a WinnersPublication. */
export const winnersPublication: Factory<WinnersPublication> = /*#__PURE__*/ factory<WinnersPublication>('WinnersPublication', WinnersPublication, {"id":"match-2026","published":true});
