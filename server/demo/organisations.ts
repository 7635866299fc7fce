import { logo, type MarkName } from './art/logo.ts';
import type { PaletteName } from './art/palettes.ts';
import type { DemoFile, DemoOrganisation } from './types.ts';

type Row = [
  key: string,
  kind: DemoOrganisation['kind'],
  name: { CN: string; US: string },
  mark: MarkName,
  palette: PaletteName,
];

const ROWS: readonly Row[] = [
  [
    'park',
    'host',
    { CN: '启明科学园管理委员会', US: 'Qiming Science Park Administrative Committee' },
    'peak',
    'blue',
  ],
  [
    'transfer',
    'host',
    { CN: '技术转移研究院', US: 'Institute of Technology Transfer' },
    'node',
    'navy',
  ],
  [
    'service',
    'organiser',
    { CN: '启明创新服务中心', US: 'Qiming Innovation Service Centre' },
    'torch',
    'amber',
  ],
  ['fund', 'organiser', { CN: '启航产业基金', US: 'Qihang Industry Fund' }, 'sail', 'blue'],
  ['bay', 'organiser', { CN: '湾区创投联盟', US: 'Bay Area Venture Alliance' }, 'wave', 'teal'],
  ['alliance', 'coOrganiser', { CN: '绿能产业联盟', US: 'Green Energy Alliance' }, 'leaf', 'green'],
  [
    'bio',
    'coOrganiser',
    { CN: '生命健康产业促进会', US: 'Life and Health Industry Association' },
    'ring',
    'teal',
  ],
  [
    'ai',
    'coOrganiser',
    { CN: '人工智能开放实验室', US: 'Open Laboratory for Artificial Intelligence' },
    'hex',
    'violet',
  ],
  [
    'make',
    'coOrganiser',
    { CN: '先进制造联合中心', US: 'Joint Centre for Advanced Manufacturing' },
    'grid',
    'steel',
  ],
  [
    'bank',
    'support',
    { CN: '明德科技支行', US: 'Mingde Bank, Technology Branch' },
    'bridge',
    'red',
  ],
  ['press', 'support', { CN: '创新周刊', US: 'Innovation Weekly' }, 'star', 'dusk'],
  ['cloud', 'support', { CN: '云枢算力中心', US: 'Yunshu Computing Centre' }, 'arrow', 'navy'],
];

/** Organisations of the competition. */
export const demoOrganisations: DemoOrganisation[] = ROWS.map(([key, kind, name]) => ({
  id: `organisation-${key}`,
  kind,
  name,
  logoFileId: `logo-${key}`,
  url: `https://${key}.example.org/`,
}));

/** Returns the logos of the organisations. */
export function organisationFiles(): DemoFile[] {
  return ROWS.map(([key, , name, mark, palette]) => ({
    id: `logo-${key}`,
    name: `${name.CN}.svg`,
    mime: 'image/svg+xml',
    svg: logo(mark, palette),
  }));
}
