/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

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


export const getListStaffOrganisationsResponseMock = (): StaffOrganisationListEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"1001","kind":"organiser","name":{"CN":"启明技术转移研究院","US":"Qiming Institute of Technology Transfer"},"logoFileId":"org-logo-2","url":"https://institute.example.org/"}],"revision":"5f2a9c"}})

export const getUpdateOrganisationsResponseMock = (): StaffOrganisationListEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"1001","kind":"organiser","name":{"CN":"启明技术转移研究院","US":"Qiming Institute of Technology Transfer"},"logoFileId":"org-logo-2","url":"https://institute.example.org/"}],"revision":"5f2a9c"}})

export const getListStaffTemplatesResponseMock = (): StaffTemplateListEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"business-plan","title":{"CN":"商业计划书模板","US":"Business plan template"},"about":{"CN":"评审看重的八个部分，每部分都有填写提示。","US":"The eight parts that reviewers look for, each with a hint."},"fileId":"template-business-plan"}],"revision":"5f2a9c"}})

export const getUpdateTemplatesResponseMock = (): StaffTemplateListEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"business-plan","title":{"CN":"商业计划书模板","US":"Business plan template"},"about":{"CN":"评审看重的八个部分，每部分都有填写提示。","US":"The eight parts that reviewers look for, each with a hint."},"fileId":"template-business-plan"}],"revision":"5f2a9c"}})

export const getCreateCityResponseMock = (): CityEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"code":"440300","revision":"5f2a9c4be81d07f3","parentCode":"440000","name":{"CN":"深圳","US":"Shenzhen","HK":"深圳"}}})

export const getUpdateCityResponseMock = (): CityEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"code":"440300","revision":"5f2a9c4be81d07f3","parentCode":"440000","name":{"CN":"深圳","US":"Shenzhen","HK":"深圳"}}})

export const getDeleteCityResponseMock = (): RemovedEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"440300"}})

export const getListStaffLinksResponseMock = (): StaffLinkListEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"1001","name":{"CN":"启明科学园","US":"Qiming Science Park"},"url":"https://park.example.org/"}],"revision":"5f2a9c"}})

export const getUpdateLinksResponseMock = (): StaffLinkListEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"1001","name":{"CN":"启明科学园","US":"Qiming Science Park"},"url":"https://park.example.org/"}],"revision":"5f2a9c"}})

export const getListStaffCompaniesResponseMock = (): StaffCompanyListEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"1001","name":{"CN":"大赛咨询","US":"About the competition"},"contacts":[{"name":"王老师","mobilePhone":"13800000101"}]}],"revision":"5f2a9c"}})

export const getUpdateCompaniesResponseMock = (): StaffCompanyListEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"1001","name":{"CN":"大赛咨询","US":"About the competition"},"contacts":[{"name":"王老师","mobilePhone":"13800000101"}]}],"revision":"5f2a9c"}})

export const getListStaffHighlightsResponseMock = (): StaffHighlightListEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"1001","title":{"CN":"直面产业资本","US":"Meet industrial capital"},"summary":{"CN":"复赛与总决赛由产业基金担任评委。","US":"Industrial funds judge the semi-final and the final."}}],"revision":"5f2a9c"}})

export const getUpdateHighlightsResponseMock = (): StaffHighlightListEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"1001","title":{"CN":"直面产业资本","US":"Meet industrial capital"},"summary":{"CN":"复赛与总决赛由产业基金担任评委。","US":"Industrial funds judge the semi-final and the final."}}],"revision":"5f2a9c"}})

export const getListStaffStoriesResponseMock = (): StaffStoryListEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"1001","title":{"CN":"低温固态电池电解质","US":"Solid-state electrolyte for the cold"},"company":{"CN":"北辰固态能源","US":"Beichen Solid Energy"},"summary":{"CN":"把零下四十度的放电保持率提高到百分之八十二。","US":"82 % of the charge is left at minus forty degrees."},"domain":"energy","city":{"CN":"深圳","US":"Shenzhen"},"award":{"CN":"特等奖","US":"Grand prize"},"matchId":"match-2025","figures":[{"label":{"CN":"团队","US":"Team"},"value":{"CN":"186 人","US":"186 people"}}]}],"revision":"5f2a9c"}})

export const getUpdateStoriesResponseMock = (): StaffStoryListEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"items":[{"id":"1001","title":{"CN":"低温固态电池电解质","US":"Solid-state electrolyte for the cold"},"company":{"CN":"北辰固态能源","US":"Beichen Solid Energy"},"summary":{"CN":"把零下四十度的放电保持率提高到百分之八十二。","US":"82 % of the charge is left at minus forty degrees."},"domain":"energy","city":{"CN":"深圳","US":"Shenzhen"},"award":{"CN":"特等奖","US":"Grand prize"},"matchId":"match-2025","figures":[{"label":{"CN":"团队","US":"Team"},"value":{"CN":"186 人","US":"186 people"}}]}],"revision":"5f2a9c"}})

export const getImportRecordsResponseMock = (): ImportResultEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":1,"applied":false,"columns":["kind","name.CN"],"created":0,"changed":0,"unchanged":0,"problems":[{"row":0,"column":"kind","message":"只能是：主办单位, 承办单位, 协办单位, 支持单位"}]}})

export const getDownloadExportResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

