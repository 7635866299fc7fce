/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  AuditPageEnvelope,
  ExportEnvelope,
  RemovedEnvelope,
  RoleEnvelope,
  RolesEnvelope
} from '../model';


export const getListRolesResponseMock = (): RolesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"administrator","revision":"5f2a9c4be81d07f3","name":{"CN":"administrator"},"permissions":["system:login","entry:read"],"members":1,"builtIn":true},{"id":"5b0c2f7e-1a52-4f0e-9c3b-6a8d9b1f2c33","revision":"5f2a9c4be81d07f3","name":{"CN":"评审主任","US":"Head of the jury","HK":"評審主任","converted":true},"permissions":["system:login","entry:read","entry:review"],"members":2,"builtIn":false}]})

export const getCreateRoleResponseMock = (): RoleEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"5b0c2f7e-1a52-4f0e-9c3b-6a8d9b1f2c33","revision":"5f2a9c4be81d07f3","name":{"CN":"评审主任","US":"Head of the jury","HK":"評審主任","converted":true},"permissions":["system:login","entry:read","entry:review"],"members":2,"builtIn":false}})

export const getUpdateRoleResponseMock = (): RoleEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"5b0c2f7e-1a52-4f0e-9c3b-6a8d9b1f2c33","revision":"5f2a9c4be81d07f3","name":{"CN":"评审主任","US":"Head of the jury","HK":"評審主任","converted":true},"permissions":["system:login","entry:read","entry:review"],"members":2,"builtIn":false}})

export const getDeleteRoleResponseMock = (): RemovedEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"5b0c2f7e-1a52-4f0e-9c3b-6a8d9b1f2c33"}})

export const getListAuditResponseMock = (): AuditPageEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"7d1f0c1e-3a52-4f0e-9c3b-6a8d9b1f2c33","at":"2026-11-20T16:30:00+08:00","operation":"reviewProject","outcome":"done","userId":"user-administrator","userName":"陈静","address":"203.0.113.7","target":"entry-9f3c","detail":"status 4, 一等奖"}],"total":1,"current":1,"size":20}})

export const getRecordExportResponseMock = (): ExportEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"recorded":true}})

