/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AuditPageEnvelope,
  ExportEnvelope,
  RemovedEnvelope,
  RoleEnvelope,
  RolesEnvelope
} from '../model';

import {
  getCreateRoleResponseMock,
  getDeleteRoleResponseMock,
  getListAuditResponseMock,
  getListRolesResponseMock,
  getRecordExportResponseMock,
  getUpdateRoleResponseMock
} from './staff-right.faker.ts';

export { getListRolesResponseMock, getCreateRoleResponseMock, getUpdateRoleResponseMock, getDeleteRoleResponseMock, getListAuditResponseMock, getRecordExportResponseMock } from './staff-right.faker.ts';


export const getListRolesMockHandler = (overrideResponse?: RolesEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RolesEnvelope> | RolesEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/role', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRolesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateRoleMockHandler = (overrideResponse?: RoleEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RoleEnvelope> | RoleEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/role', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRoleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateRoleMockHandler = (overrideResponse?: RoleEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<RoleEnvelope> | RoleEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/role', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRoleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteRoleMockHandler = (overrideResponse?: RemovedEnvelope | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RemovedEnvelope> | RemovedEnvelope), options?: RequestHandlerOptions) => {
  return http.delete('*/sys/role/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteRoleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAuditMockHandler = (overrideResponse?: AuditPageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuditPageEnvelope> | AuditPageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/audit', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAuditResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRecordExportMockHandler = (overrideResponse?: ExportEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportEnvelope> | ExportEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/audit/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecordExportResponseMock(),
      { status: 200
      })
  }, options)
}
export const getStaffRightMock = () => [
  getListRolesMockHandler(),
  getCreateRoleMockHandler(),
  getUpdateRoleMockHandler(),
  getDeleteRoleMockHandler(),
  getListAuditMockHandler(),
  getRecordExportMockHandler()
]
