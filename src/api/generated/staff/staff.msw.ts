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

import {
  getAddProjectNoteResponseMock,
  getClaimProjectsResponseMock,
  getCreateNewsResponseMock,
  getDeleteNewsDraftResponseMock,
  getDeleteProjectNoteResponseMock,
  getGetDashboardResponseMock,
  getGetExpertIdentityResponseMock,
  getGetProjectIdentityResponseMock,
  getGetProjectVersionResponseMock,
  getGetScoringSystemResponseMock,
  getGetStaffIdentityResponseMock,
  getGetStaffProjectResponseMock,
  getListConfigResponseMock,
  getListNoticeTemplatesResponseMock,
  getListNoticesResponseMock,
  getListProjectNotesResponseMock,
  getListProjectVersionsResponseMock,
  getListReviewersResponseMock,
  getListStaffExpertsResponseMock,
  getListStaffLegalTextsResponseMock,
  getListStaffMenuResponseMock,
  getListStaffNewsResponseMock,
  getListStaffProjectsResponseMock,
  getListUnreachableResponseMock,
  getPublishLegalTextResponseMock,
  getPublishProjectsResponseMock,
  getRequestChangesResponseMock,
  getRetryNoticesResponseMock,
  getReviewExpertResponseMock,
  getReviewProjectResponseMock,
  getReviewProjectsResponseMock,
  getSaveNewsDraftResponseMock,
  getUndoReviewsResponseMock,
  getUpdateConfigResponseMock,
  getUpdateIdentityResponseMock,
  getUpdateMenuResponseMock,
  getUpdateNewsResponseMock,
  getUpdateNoticeTemplateResponseMock,
  getUpdateScoringSystemResponseMock,
  getWithdrawChangesResponseMock
} from './staff.faker.ts';

export { getGetDashboardResponseMock, getListStaffProjectsResponseMock, getGetStaffProjectResponseMock, getGetExpertIdentityResponseMock, getGetProjectIdentityResponseMock, getReviewProjectResponseMock, getPublishProjectsResponseMock, getListReviewersResponseMock, getClaimProjectsResponseMock, getReviewProjectsResponseMock, getUndoReviewsResponseMock, getRequestChangesResponseMock, getWithdrawChangesResponseMock, getListProjectVersionsResponseMock, getGetProjectVersionResponseMock, getListProjectNotesResponseMock, getAddProjectNoteResponseMock, getDeleteProjectNoteResponseMock, getListNoticesResponseMock, getListNoticeTemplatesResponseMock, getUpdateNoticeTemplateResponseMock, getListUnreachableResponseMock, getRetryNoticesResponseMock, getListStaffExpertsResponseMock, getReviewExpertResponseMock, getListStaffNewsResponseMock, getCreateNewsResponseMock, getUpdateNewsResponseMock, getSaveNewsDraftResponseMock, getDeleteNewsDraftResponseMock, getGetScoringSystemResponseMock, getUpdateScoringSystemResponseMock, getListStaffMenuResponseMock, getUpdateMenuResponseMock, getGetStaffIdentityResponseMock, getUpdateIdentityResponseMock, getListStaffLegalTextsResponseMock, getPublishLegalTextResponseMock, getListConfigResponseMock, getUpdateConfigResponseMock } from './staff.faker.ts';


export const getGetDashboardMockHandler = (overrideResponse?: DashboardEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DashboardEnvelope> | DashboardEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/dashboard', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDashboardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffProjectsMockHandler = (overrideResponse?: StaffProjectPageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffProjectPageEnvelope> | StaffProjectPageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/project', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffProjectsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStaffProjectMockHandler = (overrideResponse?: StaffProjectDetailEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffProjectDetailEnvelope> | StaffProjectDetailEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/project/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStaffProjectResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetExpertIdentityMockHandler = (overrideResponse?: IdentityNumberEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IdentityNumberEnvelope> | IdentityNumberEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/expert/:id/identity', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetExpertIdentityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProjectIdentityMockHandler = (overrideResponse?: IdentityNumberEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IdentityNumberEnvelope> | IdentityNumberEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/project/:id/identity', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProjectIdentityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReviewProjectMockHandler = (overrideResponse?: StaffProjectEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffProjectEnvelope> | StaffProjectEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/project/status', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewProjectResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPublishProjectsMockHandler = (overrideResponse?: ProjectsPublishedEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProjectsPublishedEnvelope> | ProjectsPublishedEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/project/published', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishProjectsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListReviewersMockHandler = (overrideResponse?: ReviewersEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReviewersEnvelope> | ReviewersEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/reviewer', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListReviewersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClaimProjectsMockHandler = (overrideResponse?: ProjectsClaimedEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProjectsClaimedEnvelope> | ProjectsClaimedEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/reviewer', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimProjectsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReviewProjectsMockHandler = (overrideResponse?: ProjectsReviewedEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProjectsReviewedEnvelope> | ProjectsReviewedEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/project/statuses', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewProjectsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUndoReviewsMockHandler = (overrideResponse?: ProjectsReviewedEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProjectsReviewedEnvelope> | ProjectsReviewedEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/project/undo', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoReviewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRequestChangesMockHandler = (overrideResponse?: RequestedChangesEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<RequestedChangesEnvelope> | RequestedChangesEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/project/changes', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestChangesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawChangesMockHandler = (overrideResponse?: RequestedChangesEnvelope | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RequestedChangesEnvelope> | RequestedChangesEnvelope), options?: RequestHandlerOptions) => {
  return http.delete('*/sys/change-request/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawChangesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListProjectVersionsMockHandler = (overrideResponse?: ProjectVersionsEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProjectVersionsEnvelope> | ProjectVersionsEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/project/:id/version', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProjectVersionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProjectVersionMockHandler = (overrideResponse?: ProjectVersionEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProjectVersionEnvelope> | ProjectVersionEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/project/:id/version/:number', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProjectVersionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListProjectNotesMockHandler = (overrideResponse?: ProjectNotesEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProjectNotesEnvelope> | ProjectNotesEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/project/:id/note', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProjectNotesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddProjectNoteMockHandler = (overrideResponse?: ProjectNoteEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProjectNoteEnvelope> | ProjectNoteEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/project/:id/note', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddProjectNoteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteProjectNoteMockHandler = (overrideResponse?: ProjectNoteEnvelope | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ProjectNoteEnvelope> | ProjectNoteEnvelope), options?: RequestHandlerOptions) => {
  return http.delete('*/sys/project-note/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteProjectNoteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListNoticesMockHandler = (overrideResponse?: NoticePageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NoticePageEnvelope> | NoticePageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/notice', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNoticesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListNoticeTemplatesMockHandler = (overrideResponse?: NoticeTemplatesEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NoticeTemplatesEnvelope> | NoticeTemplatesEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/notice/template', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNoticeTemplatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateNoticeTemplateMockHandler = (overrideResponse?: NoticeTemplateEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NoticeTemplateEnvelope> | NoticeTemplateEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/notice/template', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNoticeTemplateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListUnreachableMockHandler = (overrideResponse?: UnreachablePersonPageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnreachablePersonPageEnvelope> | UnreachablePersonPageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/notice/unreachable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUnreachableResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRetryNoticesMockHandler = (overrideResponse?: NoticesRetriedEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NoticesRetriedEnvelope> | NoticesRetriedEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/notice/retry', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetryNoticesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffExpertsMockHandler = (overrideResponse?: StaffExpertPageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffExpertPageEnvelope> | StaffExpertPageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/expert', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffExpertsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReviewExpertMockHandler = (overrideResponse?: StaffExpertEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffExpertEnvelope> | StaffExpertEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/expert/review', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewExpertResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffNewsMockHandler = (overrideResponse?: StaffNewsPageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffNewsPageEnvelope> | StaffNewsPageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/news', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffNewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateNewsMockHandler = (overrideResponse?: StaffNewsEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StaffNewsEnvelope> | StaffNewsEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/news', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateNewsMockHandler = (overrideResponse?: StaffNewsEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffNewsEnvelope> | StaffNewsEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/news', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveNewsDraftMockHandler = (overrideResponse?: StaffNewsEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffNewsEnvelope> | StaffNewsEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/news/draft', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveNewsDraftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteNewsDraftMockHandler = (overrideResponse?: StaffNewsEnvelope | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<StaffNewsEnvelope> | StaffNewsEnvelope), options?: RequestHandlerOptions) => {
  return http.delete('*/sys/news/:id/draft', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteNewsDraftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetScoringSystemMockHandler = (overrideResponse?: ScoringSystemEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ScoringSystemEnvelope> | ScoringSystemEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/scoring-system', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetScoringSystemResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateScoringSystemMockHandler = (overrideResponse?: ScoringSystemEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ScoringSystemEnvelope> | ScoringSystemEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/scoring-system', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateScoringSystemResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffMenuMockHandler = (overrideResponse?: StaffMenuEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffMenuEnvelope> | StaffMenuEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/menu', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffMenuResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMenuMockHandler = (overrideResponse?: StaffMenuEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffMenuEnvelope> | StaffMenuEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/menu', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMenuResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStaffIdentityMockHandler = (overrideResponse?: StaffIdentityEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffIdentityEnvelope> | StaffIdentityEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/identity', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStaffIdentityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateIdentityMockHandler = (overrideResponse?: StaffIdentityEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffIdentityEnvelope> | StaffIdentityEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/identity', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateIdentityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffLegalTextsMockHandler = (overrideResponse?: StaffLegalTextListEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffLegalTextListEnvelope> | StaffLegalTextListEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/legal', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffLegalTextsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPublishLegalTextMockHandler = (overrideResponse?: StaffLegalTextEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffLegalTextEnvelope> | StaffLegalTextEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/legal/:kind', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishLegalTextResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListConfigMockHandler = (overrideResponse?: ConfigListEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConfigListEnvelope> | ConfigListEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/config', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConfigResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateConfigMockHandler = (overrideResponse?: StaffConfigEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffConfigEnvelope> | StaffConfigEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/config', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConfigResponseMock(),
      { status: 200
      })
  }, options)
}
export const getStaffMock = () => [
  getGetDashboardMockHandler(),
  getListStaffProjectsMockHandler(),
  getGetStaffProjectMockHandler(),
  getGetExpertIdentityMockHandler(),
  getGetProjectIdentityMockHandler(),
  getReviewProjectMockHandler(),
  getPublishProjectsMockHandler(),
  getListReviewersMockHandler(),
  getClaimProjectsMockHandler(),
  getReviewProjectsMockHandler(),
  getUndoReviewsMockHandler(),
  getRequestChangesMockHandler(),
  getWithdrawChangesMockHandler(),
  getListProjectVersionsMockHandler(),
  getGetProjectVersionMockHandler(),
  getListProjectNotesMockHandler(),
  getAddProjectNoteMockHandler(),
  getDeleteProjectNoteMockHandler(),
  getListNoticesMockHandler(),
  getListNoticeTemplatesMockHandler(),
  getUpdateNoticeTemplateMockHandler(),
  getListUnreachableMockHandler(),
  getRetryNoticesMockHandler(),
  getListStaffExpertsMockHandler(),
  getReviewExpertMockHandler(),
  getListStaffNewsMockHandler(),
  getCreateNewsMockHandler(),
  getUpdateNewsMockHandler(),
  getSaveNewsDraftMockHandler(),
  getDeleteNewsDraftMockHandler(),
  getGetScoringSystemMockHandler(),
  getUpdateScoringSystemMockHandler(),
  getListStaffMenuMockHandler(),
  getUpdateMenuMockHandler(),
  getGetStaffIdentityMockHandler(),
  getUpdateIdentityMockHandler(),
  getListStaffLegalTextsMockHandler(),
  getPublishLegalTextMockHandler(),
  getListConfigMockHandler(),
  getUpdateConfigMockHandler()
]
