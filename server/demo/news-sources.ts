import type { DemoText } from './types.ts';

/** English names of publishers. */
const SOURCES: Readonly<Record<string, string>> = {
  大赛组委会: 'Organising Committee',
  启航产业基金: 'Qihang Industry Fund',
  创新周刊: 'Innovation Weekly',
  生命健康产业促进会: 'Life and Health Industry Association',
  先进制造联合中心: 'Joint Centre for Advanced Manufacturing',
  启明科学园管委会: 'Qiming Science Park Administrative Committee',
  云枢算力中心: 'Yunshu Computing Centre',
  启明创新服务中心: 'Qiming Innovation Service Centre',
  明德科技支行: 'Mingde Bank, Technology Branch',
  知识产权保护中心: 'Intellectual Property Protection Centre',
  技术支持组: 'Technical Support',
  绿能产业联盟: 'Green Energy Alliance',
  人工智能开放实验室: 'Open Laboratory for Artificial Intelligence',
  技术转移研究院: 'Institute of Technology Transfer',
  启明科学园管理委员会: 'Qiming Science Park Administrative Committee',
};

/** Returns the publisher of an article in both languages. */
export function sourceOf(name: string): DemoText {
  const english = SOURCES[name];
  if (english === undefined) throw new Error(`${name} has no English name`);
  return { CN: name, US: english };
}
