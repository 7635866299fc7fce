/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  MediaItemEnvelope,
  MediaPageEnvelope,
  MediaReferenceEnvelope,
  MediaUsesEnvelope
} from '../model';


export const getListMediaResponseMock = (): MediaPageEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"records":[{"id":"news-cover-1","revision":"5f2a9c4be81d07f3","name":"路演现场.jpg","mime":"image/jpeg","size":182044,"createDate":"2026-11-20T16:30:00+08:00","createBy":"陈晓岚","alt":{"CN":"路演现场","US":"The roadshow"}}],"total":1,"current":1,"size":20}})

export const getSaveMediaResponseMock = (): MediaItemEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"news-cover-1","revision":"5f2a9c4be81d07f3","name":"路演现场.jpg","mime":"image/jpeg","size":182044,"createDate":"2026-11-20T16:30:00+08:00","createBy":"陈晓岚","alt":{"CN":"路演现场","US":"The roadshow"}}})

export const getListMediaUsesResponseMock = (): MediaUsesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"place":"news","id":"news-1","title":{"CN":"本届大赛报名启动"}}]})

export const getDeleteMediaResponseMock = (): MediaReferenceEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"news-cover-1"}})

