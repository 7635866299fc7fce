import { logo, type MarkName } from './art/logo.ts';
import type { PaletteName } from './art/palettes.ts';
import type { DemoFile, DemoOrganisation } from './types.ts';

type Row = [
  key: string,
  kind: DemoOrganisation['kind'],
  name: string,
  mark: MarkName,
  palette: PaletteName,
];

const ROWS: readonly Row[] = [
  ['park', 'host', '启明科学园管理委员会', 'peak', 'blue'],
  ['transfer', 'host', '技术转移研究院', 'node', 'navy'],
  ['service', 'organiser', '启明创新服务中心', 'torch', 'amber'],
  ['fund', 'organiser', '启航产业基金', 'sail', 'blue'],
  ['bay', 'organiser', '湾区创投联盟', 'wave', 'teal'],
  ['alliance', 'coOrganiser', '绿能产业联盟', 'leaf', 'green'],
  ['bio', 'coOrganiser', '生命健康产业促进会', 'ring', 'teal'],
  ['ai', 'coOrganiser', '人工智能开放实验室', 'hex', 'violet'],
  ['make', 'coOrganiser', '先进制造联合中心', 'grid', 'steel'],
  ['bank', 'support', '明德科技支行', 'bridge', 'red'],
  ['press', 'support', '创新周刊', 'star', 'dusk'],
  ['cloud', 'support', '云枢算力中心', 'arrow', 'navy'],
];

/** Twelve organisations behind the competition. */
export const demoOrganisations: DemoOrganisation[] = ROWS.map(([key, kind, name]) => ({
  id: `organisation-${key}`,
  kind,
  name,
  logoFileId: `logo-${key}`,
  url: `https://${key}.example.org/`,
}));

/** Their marks. */
export function organisationFiles(): DemoFile[] {
  return ROWS.map(([key, , name, mark, palette]) => ({
    id: `logo-${key}`,
    name: `${name}.svg`,
    mime: 'image/svg+xml',
    svg: logo(mark, palette),
  }));
}
