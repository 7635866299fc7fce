/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ActivityAttendeePageEnvelope,
  AttendeeEnvelope,
  StaffActivityEnvelope,
  StaffActivityPageEnvelope
} from '../model';


export const getSaveActivityDraftResponseMock = (): StaffActivityEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"activity-1","revision":2,"kind":"training","title":{"CN":"创业训练营"},"start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":{"CN":"深圳"},"address":{"CN":"南山区科苑路 15 号启明创新中心三层报告厅"},"capacity":120,"description":{"CN":"<p>两天学会写商业计划书。</p>"},"contact":{"name":"陈静","mobilePhone":"13800000003"},"published":true,"state":"open","signedUp":86,"checkedIn":0,"browseNumber":2045,"checkInCode":"482916","draft":{"content":{"kind":"training","title":{"CN":"创业训练营"},"start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":{"CN":"深圳"},"address":{"CN":"南山区科苑路 15 号启明创新中心三层报告厅"},"capacity":120,"description":{"CN":"<p>两天学会写商业计划书。</p>"},"contact":{"name":"陈静","mobilePhone":"13800000003"},"published":true},"at":"2026-11-20T16:30:00+08:00"}}})

export const getDeleteActivityDraftResponseMock = (): StaffActivityEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"activity-1","revision":2,"kind":"training","title":{"CN":"创业训练营"},"start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":{"CN":"深圳"},"address":{"CN":"南山区科苑路 15 号启明创新中心三层报告厅"},"capacity":120,"description":{"CN":"<p>两天学会写商业计划书。</p>"},"contact":{"name":"陈静","mobilePhone":"13800000003"},"published":true,"state":"open","signedUp":86,"checkedIn":0,"browseNumber":2045,"checkInCode":"482916"}})

export const getListAttendeesResponseMock = (): ActivityAttendeePageEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"user-1","name":"林晓","mobile":"13800000001","email":"lin@example.org","status":"signedIn","signUpDate":"2026-11-18T10:00:00+08:00"}],"total":1,"current":1,"size":20}})

export const getListStaffActivitiesResponseMock = (): StaffActivityPageEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"activity-1","revision":2,"kind":"training","title":{"CN":"创业训练营"},"start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":{"CN":"深圳"},"address":{"CN":"南山区科苑路 15 号启明创新中心三层报告厅"},"capacity":120,"description":{"CN":"<p>两天学会写商业计划书。</p>"},"contact":{"name":"陈静","mobilePhone":"13800000003"},"published":true,"state":"open","signedUp":86,"checkedIn":0,"browseNumber":2045,"checkInCode":"482916"}],"total":18,"current":1,"size":20}})

export const getCreateActivityResponseMock = (): StaffActivityEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"activity-1","revision":2,"kind":"training","title":{"CN":"创业训练营"},"start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":{"CN":"深圳"},"address":{"CN":"南山区科苑路 15 号启明创新中心三层报告厅"},"capacity":120,"description":{"CN":"<p>两天学会写商业计划书。</p>"},"contact":{"name":"陈静","mobilePhone":"13800000003"},"published":true,"state":"open","signedUp":86,"checkedIn":0,"browseNumber":2045,"checkInCode":"482916"}})

export const getUpdateActivityResponseMock = (): StaffActivityEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"activity-1","revision":2,"kind":"training","title":{"CN":"创业训练营"},"start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":{"CN":"深圳"},"address":{"CN":"南山区科苑路 15 号启明创新中心三层报告厅"},"capacity":120,"description":{"CN":"<p>两天学会写商业计划书。</p>"},"contact":{"name":"陈静","mobilePhone":"13800000003"},"published":true,"state":"open","signedUp":86,"checkedIn":0,"browseNumber":2045,"checkInCode":"482916"}})

export const getCancelStaffActivityResponseMock = (): StaffActivityEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"activity-1","revision":2,"kind":"training","title":{"CN":"创业训练营"},"start":"2026-12-05T14:00:00+08:00","end":"2026-12-05T17:30:00+08:00","signUpStart":"2026-11-10T09:00:00+08:00","signUpEnd":"2026-12-04T18:00:00+08:00","city":{"CN":"深圳"},"address":{"CN":"南山区科苑路 15 号启明创新中心三层报告厅"},"capacity":120,"description":{"CN":"<p>两天学会写商业计划书。</p>"},"contact":{"name":"陈静","mobilePhone":"13800000003"},"published":true,"state":"cancelled","signedUp":86,"checkedIn":0,"browseNumber":2045,"checkInCode":"482916","cancelReason":{"CN":"场地临时检修"}}})

export const getCheckInAttendeeResponseMock = (): AttendeeEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"activityId":"activity-1","firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","mobile":"13800000001","checkedIn":12,"signedUp":42}})

