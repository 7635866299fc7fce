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
  CertificateEnvelope,
  CertificateIssueEnvelope,
  CertificateKindsEnvelope,
  CertificatePageEnvelope,
  CertificateTemplateEnvelope
} from '../model';

import {
  getDownloadCertificatePreviewResponseMock,
  getDownloadCertificatesResponseMock,
  getIssueCertificatesResponseMock,
  getListCertificateKindsResponseMock,
  getListCertificatesResponseMock,
  getReplaceCertificateResponseMock,
  getRevokeCertificateResponseMock,
  getUpdateCertificateTemplateResponseMock
} from './staff-certificate.faker.ts';

export { getListCertificateKindsResponseMock, getListCertificatesResponseMock, getIssueCertificatesResponseMock, getRevokeCertificateResponseMock, getReplaceCertificateResponseMock, getUpdateCertificateTemplateResponseMock, getDownloadCertificatePreviewResponseMock, getDownloadCertificatesResponseMock } from './staff-certificate.faker.ts';


export const getListCertificateKindsMockHandler = (overrideResponse?: CertificateKindsEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CertificateKindsEnvelope> | CertificateKindsEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/certificate/kind', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCertificateKindsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCertificatesMockHandler = (overrideResponse?: CertificatePageEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CertificatePageEnvelope> | CertificatePageEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/sys/certificate', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCertificatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getIssueCertificatesMockHandler = (overrideResponse?: CertificateIssueEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CertificateIssueEnvelope> | CertificateIssueEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/sys/certificate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getIssueCertificatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeCertificateMockHandler = (overrideResponse?: CertificateEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CertificateEnvelope> | CertificateEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/certificate/revocation', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeCertificateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReplaceCertificateMockHandler = (overrideResponse?: CertificateEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CertificateEnvelope> | CertificateEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/certificate/replacement', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceCertificateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateCertificateTemplateMockHandler = (overrideResponse?: CertificateTemplateEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CertificateTemplateEnvelope> | CertificateTemplateEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/sys/certificate/template', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCertificateTemplateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadCertificatePreviewMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/sys/certificate/preview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadCertificatePreviewResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getDownloadCertificatesMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/sys/certificate/archive', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadCertificatesResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}
export const getStaffCertificateMock = () => [
  getListCertificateKindsMockHandler(),
  getListCertificatesMockHandler(),
  getIssueCertificatesMockHandler(),
  getRevokeCertificateMockHandler(),
  getReplaceCertificateMockHandler(),
  getUpdateCertificateTemplateMockHandler(),
  getDownloadCertificatePreviewMockHandler(),
  getDownloadCertificatesMockHandler()
]
