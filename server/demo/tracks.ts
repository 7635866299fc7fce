import { labels } from '../content/reference/data/labels.ts';
import { entry, type Row } from '../content/reference/data/dictionary-entry.ts';
import type { DictionaryRow, TrackRow } from '../content/reference/data/rows.ts';

/** The four industry domains, the tracks of the competition. */
export const demoTracks: TrackRow[] = [
  {
    code: 'ai',
    name: labels('人工智能', 'Artificial intelligence'),
    summary: labels(
      '大模型与智能体、感知与决策、行业数据要素与可信安全。',
      'Foundation models and agents, perception and decisions, industrial data and trust.',
      '大模型與智能體、感知與決策、行業數據要素與可信安全。',
    ),
  },
  {
    code: 'health',
    name: labels('生命健康', 'Life and health'),
    summary: labels(
      '创新药与细胞治疗、高端医疗器械、早筛诊断与银发健康。',
      'New drugs and cell therapy, medical devices, early diagnosis and healthy ageing.',
      '創新藥與細胞治療、高端醫療器械、早篩診斷與銀髮健康。',
    ),
  },
  {
    code: 'energy',
    name: labels('绿色能源', 'Green energy', '綠色能源'),
    summary: labels(
      '新型储能与固态电池、氢能装备、虚拟电厂与零碳园区。',
      'Storage and solid-state batteries, hydrogen, virtual power plants and zero-carbon parks.',
      '新型儲能與固態電池、氫能裝備、虛擬電廠與零碳園區。',
    ),
  },
  {
    code: 'manufacturing',
    name: labels('先进制造', 'Advanced manufacturing', '先進製造'),
    summary: labels(
      '工业母机与机器人、集成电路装备、新材料与精密检测。',
      'Machine tools and robots, semiconductor equipment, new materials and precision inspection.',
      '工業母機與機器人、集成電路裝備、新材料與精密檢測。',
    ),
  },
];

/** Subcategories of each track. */
const SUBTRACKS: Readonly<Record<string, readonly Row[]>> = {
  ai: [
    ['model', '大模型与智能体', 'Models and agents', '大模型與智能體'],
    ['vision', '计算机视觉', 'Computer vision', '計算機視覺'],
    ['speech', '语音与语言', 'Speech and language', '語音與語言'],
  ],
  health: [
    ['drug', '创新药', 'New drugs', '創新藥'],
    ['device', '医疗器械', 'Medical devices', '醫療器械'],
    ['diagnosis', '诊断与早筛', 'Diagnosis', '診斷與早篩'],
  ],
  energy: [
    ['storage', '储能与电池', 'Storage and batteries', '儲能與電池'],
    ['hydrogen', '氢能', 'Hydrogen', '氫能'],
    ['grid', '智慧电网', 'Smart grid', '智慧電網'],
  ],
  manufacturing: [
    ['robot', '机器人', 'Robots', '機器人'],
    ['semiconductor', '集成电路装备', 'Semiconductor equipment', '集成電路裝備'],
    ['material', '新材料', 'New materials'],
  ],
};

const trackRows = demoTracks.map(({ code, name }, position) => ({
  id: `dict-domain-${code}`,
  dictType: 'domain',
  value: code,
  labels: name,
  position,
}));

const subtrackRows = Object.entries(SUBTRACKS).flatMap(([track, rows], place) =>
  rows.map((row, index) => ({
    ...entry('subDomain', row, place * 10 + index),
    parentId: `dict-domain-${track}`,
  })),
);

/** Dictionary entries of the tracks and their subcategories. */
export const demoTrackEntries: DictionaryRow[] = [...trackRows, ...subtrackRows];
