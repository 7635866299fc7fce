/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DictionaryEntryEnvelope,
  RemovedEnvelope
} from '../model';


export const getCreateDictionaryEntryResponseMock = (): DictionaryEntryEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"dict-projectStage-pilot","revision":"5f2a9c4be81d07f3","dictType":"projectStage","value":"pilot","labels":{"CN":"中试","US":"Pilot","HK":"中試"}}})

export const getUpdateDictionaryEntryResponseMock = (): DictionaryEntryEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"dict-projectStage-pilot","revision":"5f2a9c4be81d07f3","dictType":"projectStage","value":"pilot","labels":{"CN":"中试","US":"Pilot","HK":"中試"}}})

export const getDeleteDictionaryValueResponseMock = (): RemovedEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"dict-projectStage-pilot"}})

export const getDeleteDictionaryEntryResponseMock = (): RemovedEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"id":"dict-projectStage-pilot"}})

