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
  CityEnvelope,
  ImportResultEnvelope,
  RemovedEnvelope,
  StaffCompanyListEnvelope,
  StaffHighlightListEnvelope,
  StaffLinkListEnvelope,
  StaffOrganisationListEnvelope,
  StaffStoryListEnvelope,
  StaffTemplateListEnvelope
} from '../model';

import {
  getCreateCityResponseMock,
  getDeleteCityResponseMock,
  getDownloadExportResponseMock,
  getImportRecordsResponseMock,
  getListStaffCompaniesResponseMock,
  getListStaffHighlightsResponseMock,
  getListStaffLinksResponseMock,
  getListStaffOrganisationsResponseMock,
  getListStaffStoriesResponseMock,
  getListStaffTemplatesResponseMock,
  getUpdateCityResponseMock,
  getUpdateCompaniesResponseMock,
  getUpdateHighlightsResponseMock,
  getUpdateLinksResponseMock,
  getUpdateOrganisationsResponseMock,
  getUpdateStoriesResponseMock,
  getUpdateTemplatesResponseMock
} from './staff-list.faker.ts';

export { getListStaffOrganisationsResponseMock, getUpdateOrganisationsResponseMock, getListStaffTemplatesResponseMock, getUpdateTemplatesResponseMock, getCreateCityResponseMock, getUpdateCityResponseMock, getDeleteCityResponseMock, getListStaffLinksResponseMock, getUpdateLinksResponseMock, getListStaffCompaniesResponseMock, getUpdateCompaniesResponseMock, getListStaffHighlightsResponseMock, getUpdateHighlightsResponseMock, getListStaffStoriesResponseMock, getUpdateStoriesResponseMock, getImportRecordsResponseMock, getDownloadExportResponseMock } from './staff-list.faker.ts';


export const getListStaffOrganisationsMockHandler = (overrideResponse?: StaffOrganisationListEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffOrganisationListEnvelope> | StaffOrganisationListEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/organisation', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffOrganisationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateOrganisationsMockHandler = (overrideResponse?: StaffOrganisationListEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffOrganisationListEnvelope> | StaffOrganisationListEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/organisation', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganisationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffTemplatesMockHandler = (overrideResponse?: StaffTemplateListEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffTemplateListEnvelope> | StaffTemplateListEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/template', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffTemplatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateTemplatesMockHandler = (overrideResponse?: StaffTemplateListEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffTemplateListEnvelope> | StaffTemplateListEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/template', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTemplatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateCityMockHandler = (overrideResponse?: CityEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CityEnvelope> | CityEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/city', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateCityMockHandler = (overrideResponse?: CityEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CityEnvelope> | CityEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/city', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteCityMockHandler = (overrideResponse?: RemovedEnvelope | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RemovedEnvelope> | RemovedEnvelope), options?: RequestHandlerOptions) => {
  return http.delete('*/sys/city/:code', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffLinksMockHandler = (overrideResponse?: StaffLinkListEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffLinkListEnvelope> | StaffLinkListEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/link', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffLinksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateLinksMockHandler = (overrideResponse?: StaffLinkListEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffLinkListEnvelope> | StaffLinkListEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/link', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLinksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffCompaniesMockHandler = (overrideResponse?: StaffCompanyListEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffCompanyListEnvelope> | StaffCompanyListEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/company', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffCompaniesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateCompaniesMockHandler = (overrideResponse?: StaffCompanyListEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffCompanyListEnvelope> | StaffCompanyListEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/company', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCompaniesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffHighlightsMockHandler = (overrideResponse?: StaffHighlightListEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffHighlightListEnvelope> | StaffHighlightListEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/highlight', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffHighlightsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateHighlightsMockHandler = (overrideResponse?: StaffHighlightListEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffHighlightListEnvelope> | StaffHighlightListEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/highlight', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHighlightsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffStoriesMockHandler = (overrideResponse?: StaffStoryListEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffStoryListEnvelope> | StaffStoryListEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/story', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffStoriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateStoriesMockHandler = (overrideResponse?: StaffStoryListEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffStoryListEnvelope> | StaffStoryListEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/story', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStoriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getImportRecordsMockHandler = (overrideResponse?: ImportResultEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportResultEnvelope> | ImportResultEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/import/:list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportRecordsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadExportMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/sys/export/:list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadExportResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}
export const getStaffListMock = () => [
  getListStaffOrganisationsMockHandler(),
  getUpdateOrganisationsMockHandler(),
  getListStaffTemplatesMockHandler(),
  getUpdateTemplatesMockHandler(),
  getCreateCityMockHandler(),
  getUpdateCityMockHandler(),
  getDeleteCityMockHandler(),
  getListStaffLinksMockHandler(),
  getUpdateLinksMockHandler(),
  getListStaffCompaniesMockHandler(),
  getUpdateCompaniesMockHandler(),
  getListStaffHighlightsMockHandler(),
  getUpdateHighlightsMockHandler(),
  getListStaffStoriesMockHandler(),
  getUpdateStoriesMockHandler(),
  getImportRecordsMockHandler(),
  getDownloadExportMockHandler()
]
