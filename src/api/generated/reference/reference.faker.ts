/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  CitiesEnvelope,
  DictionariesEnvelope,
  DomainsEnvelope,
  MappingEnvelope,
  MappingsEnvelope
} from '../model';


export const getListDictionariesResponseMock = (): DictionariesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"code":"domain","dataList":[{"value":"ai","label":{"CN":"人工智能","US":"Artificial intelligence","HK":"人工智能"}},{"value":"energy","label":{"CN":"绿色能源","US":"Green energy","HK":"綠色能源"}}]},{"code":"projectStage","dataList":[{"value":"idea","label":{"CN":"创意","US":"Idea","HK":"創意"}},{"value":"prototype","label":{"CN":"样机","US":"Prototype","HK":"樣機"}}]}]})

export const getListMappingsResponseMock = (): MappingsEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"id":"dict-domain-ai","revision":"5f2a9c4be81d07f3","dictType":"domain","value":"ai","labels":{"CN":"人工智能","US":"Artificial intelligence","HK":"人工智能"}},{"id":"dict-projectStage-idea","revision":"5f2a9c4be81d07f3","dictType":"projectStage","value":"idea","labels":{"CN":"创意","US":"Idea","HK":"創意"}},{"id":"dict-subDomain-vision","revision":"5f2a9c4be81d07f3","dictType":"subDomain","parentId":"dict-domain-ai","value":"vision","labels":{"CN":"计算机视觉","US":"Computer vision","HK":"計算機視覺"}}]})

export const getGetMappingResponseMock = (): MappingEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":{"entry":{"id":"dict-domain-ai","revision":"5f2a9c4be81d07f3","dictType":"domain","value":"ai","labels":{"CN":"人工智能","US":"Artificial intelligence","HK":"人工智能"}},"children":[{"id":"dict-subDomain-vision","revision":"5f2a9c4be81d07f3","dictType":"subDomain","parentId":"dict-domain-ai","value":"vision","labels":{"CN":"计算机视觉","US":"Computer vision","HK":"計算機視覺"}}]}})

export const getListCitiesResponseMock = (): CitiesEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"code":"440000","revision":"5f2a9c4be81d07f3","name":{"CN":"广东","US":"Guangdong","HK":"廣東"}},{"code":"440100","revision":"5f2a9c4be81d07f3","parentCode":"440000","name":{"CN":"广州","US":"Guangzhou","HK":"廣州"}},{"code":"440300","revision":"5f2a9c4be81d07f3","parentCode":"440000","name":{"CN":"深圳","US":"Shenzhen","HK":"深圳"}}]})

export const getListDomainsResponseMock = (): DomainsEnvelope => ({"code":200,"msg":"操作成功","version":"1.0.0","data":[{"code":"ai","revision":"5f2a9c4be81d07f3","name":{"CN":"人工智能","US":"Artificial intelligence","HK":"人工智能"},"summary":{"CN":"大模型、感知与决策","US":"Foundation models, perception and decisions","HK":"大模型、感知與決策"},"stories":[]},{"code":"energy","revision":"5f2a9c4be81d07f3","name":{"CN":"绿色能源","US":"Green energy","HK":"綠色能源"},"summary":{"CN":"储能、氢能与零碳园区","US":"Storage, hydrogen and zero-carbon parks","HK":"儲能、氫能與零碳園區"},"stories":[{"id":"story-1","company":"北辰固态能源","title":"低温固态电池电解质","summary":"把零下四十度的放电保持率提高到百分之八十二，电芯已在高寒线路的公交车上跑满一个冬天。","city":"深圳","award":"特等奖","year":2025,"coverFileId":"story-cover-1","figures":[{"label":"累计融资","value":"3.2 亿元"},{"label":"员工","value":"186 人"}]}]}]})

