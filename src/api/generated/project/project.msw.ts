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
  MyProjectEnvelope,
  MyProjectsEnvelope,
  ProjectEnvelope,
  ProjectPageEnvelope,
  SavedProjectEnvelope
} from '../model';

import {
  getGetMyProjectResponseMock,
  getGetProjectResponseMock,
  getListMyProjectsResponseMock,
  getListProjectsResponseMock,
  getSaveProjectResponseMock
} from './project.faker.ts';

export { getListProjectsResponseMock, getGetProjectResponseMock, getGetMyProjectResponseMock, getListMyProjectsResponseMock, getSaveProjectResponseMock } from './project.faker.ts';


export const getListProjectsMockHandler = (overrideResponse?: ProjectPageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProjectPageEnvelope> | ProjectPageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/project/anons', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProjectsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProjectMockHandler = (overrideResponse?: ProjectEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProjectEnvelope> | ProjectEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/project/anons/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProjectResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMyProjectMockHandler = (overrideResponse?: MyProjectEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyProjectEnvelope> | MyProjectEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/project/current', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyProjectResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMyProjectsMockHandler = (overrideResponse?: MyProjectsEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyProjectsEnvelope> | MyProjectsEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/project/current/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyProjectsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveProjectMockHandler = (overrideResponse?: SavedProjectEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SavedProjectEnvelope> | SavedProjectEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/client/project', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveProjectResponseMock(),
      { status: 200
      })
  }, options)
}
export const getProjectMock = () => [
  getListProjectsMockHandler(),
  getGetProjectMockHandler(),
  getGetMyProjectMockHandler(),
  getListMyProjectsMockHandler(),
  getSaveProjectMockHandler()
]
