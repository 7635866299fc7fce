/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ClosedAccountEnvelope,
  InvitationEnvelope,
  PasswordResetRequirementEnvelope,
  RemovedEnvelope,
  SystemUserEnvelope,
  SystemUserNamesEnvelope,
  SystemUserOptionPageEnvelope,
  SystemUserOptionsEnvelope,
  SystemUserPageEnvelope
} from '../model';


export const getListSystemUsersResponseMock = (): SystemUserPageEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"user-administrator","revision":"5f2a9c4be81d07f3","adUser":"jing.chen","userCode":"QM0003","firstName":"Jing","lastName":"Chen","chineseName":"陈静","status":1,"email":"jing.chen@example.org","mobile":"13800000003","roles":[{"id":"staff","name":"工作人员"}],"permissions":[{"id":"system:login","name":"后台管理"}]},{"id":"user-competitor","revision":"5f2a9c4be81d07f3","firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","status":1,"email":"competitor@example.org","mobile":"13800000001","roles":[],"permissions":[]}],"total":2,"current":1,"size":50}})

export const getCreateSystemUserResponseMock = (): SystemUserEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"user-administrator","revision":"5f2a9c4be81d07f3","adUser":"jing.chen","userCode":"QM0003","firstName":"Jing","lastName":"Chen","chineseName":"陈静","status":1,"email":"jing.chen@example.org","mobile":"13800000003","roles":[{"id":"staff","name":"工作人员"}],"permissions":[{"id":"system:login","name":"后台管理"}]}})

export const getUpdateSystemUserResponseMock = (): SystemUserEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"user-administrator","revision":"5f2a9c4be81d07f3","adUser":"jing.chen","userCode":"QM0003","firstName":"Jing","lastName":"Chen","chineseName":"陈静","status":1,"email":"jing.chen@example.org","mobile":"13800000003","roles":[{"id":"staff","name":"工作人员"}],"permissions":[{"id":"system:login","name":"后台管理"}]}})

export const getGetMySystemUserResponseMock = (): SystemUserEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"user-competitor","revision":"5f2a9c4be81d07f3","firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","status":1,"email":"competitor@example.org","mobile":"13800000001","roles":[],"permissions":[]}})

export const getUpdateMySystemUserResponseMock = (): SystemUserEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"user-competitor","revision":"5f2a9c4be81d07f3","firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","status":1,"email":"competitor@example.org","mobile":"13800000001","roles":[],"permissions":[]}})

export const getListSystemUserOptionsResponseMock = (): SystemUserOptionPageEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"user-administrator","adUser":"jing.chen","userCode":"QM0003","firstName":"Jing","lastName":"Chen","chineseName":"陈静","status":1},{"id":"user-competitor","firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","status":1}],"total":2,"current":1,"size":50}})

export const getListAllSystemUserOptionsResponseMock = (): SystemUserOptionsEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"user-administrator","adUser":"jing.chen","userCode":"QM0003","firstName":"Jing","lastName":"Chen","chineseName":"陈静","status":1},{"id":"user-competitor","firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤","status":1}]})

export const getGetSystemUserNamesResponseMock = (): SystemUserNamesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"user-administrator":{"firstName":"Jing","lastName":"Chen","chineseName":"陈静"},"user-competitor":{"firstName":"Xiaotong","lastName":"Lin","chineseName":"林晓彤"}}})

export const getCloseSystemUserResponseMock = (): ClosedAccountEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"closed":true,"entries":1}})

export const getSendInvitationResponseMock = (): InvitationEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"sentDate":"2026-11-20T16:30:00+08:00","expireDate":"2026-11-27T16:30:00+08:00"}})

export const getRequirePasswordResetResponseMock = (): PasswordResetRequirementEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"required":1,"unreachable":0}})

export const getGetSystemUserResponseMock = (): SystemUserEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"user-administrator","revision":"5f2a9c4be81d07f3","adUser":"jing.chen","userCode":"QM0003","firstName":"Jing","lastName":"Chen","chineseName":"陈静","status":1,"email":"jing.chen@example.org","mobile":"13800000003","roles":[{"id":"staff","name":"工作人员"}],"permissions":[{"id":"system:login","name":"后台管理"}]}})

export const getDeleteSystemUserResponseMock = (): RemovedEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"user-attendee-220"}})

