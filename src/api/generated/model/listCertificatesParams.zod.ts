/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CertificateKind } from './certificateKind.zod.ts';

export const listCertificatesParamsMatchInfoIdMax = 64;

export const listCertificatesParamsCurrentDefault = 1;
export const listCertificatesParamsCurrentMax = 1000000;

export const listCertificatesParamsSizeDefault = 20;
export const listCertificatesParamsSizeMax = 100;


export const ListCertificatesParams = /*#__PURE__*/ zod.object({
  "matchInfoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCertificatesParamsMatchInfoIdMax)),
  "kind": /*#__PURE__*/ zod.exactOptional(CertificateKind),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCertificatesParamsCurrentMax)), listCertificatesParamsCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCertificatesParamsSizeMax)), listCertificatesParamsSizeDefault)
})

export type ListCertificatesParams = zod.input<typeof ListCertificatesParams>;
export type ListCertificatesParamsOutput = zod.output<typeof ListCertificatesParams>;
