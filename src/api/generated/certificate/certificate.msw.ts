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
  CertificateCheckEnvelope,
  MyCertificatesEnvelope
} from '../model';

import {
  getDownloadMyCertificateResponseMock,
  getFindCertificateResponseMock,
  getListMyCertificatesResponseMock
} from './certificate.faker.ts';

export { getListMyCertificatesResponseMock, getDownloadMyCertificateResponseMock, getFindCertificateResponseMock } from './certificate.faker.ts';


export const getListMyCertificatesMockHandler = (overrideResponse?: MyCertificatesEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyCertificatesEnvelope> | MyCertificatesEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/certificate', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyCertificatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadMyCertificateMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/client/certificate/file/:number', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadMyCertificateResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getFindCertificateMockHandler = (overrideResponse?: CertificateCheckEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CertificateCheckEnvelope> | CertificateCheckEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/client/certificate/check', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFindCertificateResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCertificateMock = () => [
  getListMyCertificatesMockHandler(),
  getDownloadMyCertificateMockHandler(),
  getFindCertificateMockHandler()
]
