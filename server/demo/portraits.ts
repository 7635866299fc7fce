import { portrait } from './art/portrait.ts';
import type { PaletteName } from './art/palettes.ts';
import type { DemoFile, DemoText } from './types.ts';

const BACKGROUNDS: readonly PaletteName[] = [
  ...(['blue', 'teal', 'violet', 'green', 'navy', 'dusk'] as const),
  ...(['steel', 'amber', 'red', 'blue', 'teal', 'violet'] as const),
];

/** Returns the id of a portrait. */
export function portraitId(index: number): string {
  return `portrait-${String(index + 1).padStart(2, '0')}`;
}

/** Returns a portrait of each person in the pictures. */
export function portraitFiles(): DemoFile[] {
  return BACKGROUNDS.map((palette, index) => ({
    id: portraitId(index),
    name: 'portrait.svg',
    mime: 'image/svg+xml',
    svg: portrait(index, palette),
  }));
}

interface Speaker {
  portrait: number;
  name: DemoText;
  role: DemoText;
  /** Quotation. */
  line: DemoText;
}

/** Judges and speakers of the demo, all invented. */
const SPEAKERS = {
  shen: {
    portrait: 0,
    name: { CN: '沈若岚', US: 'Shen Ruolan' },
    role: { CN: '评审委员会主任', US: 'Chair of the judging panel' },
    line: { CN: '我们评的是证据，不是口才。', US: 'We judge evidence, not eloquence.' },
  },
  gu: {
    portrait: 1,
    name: { CN: '顾明谦', US: 'Gu Mingqian' },
    role: { CN: '启航产业基金管理合伙人', US: 'Managing partner, Qihang Industry Fund' },
    line: {
      CN: '先说客户为什么付钱，再说技术有多难。',
      US: 'First tell me why customers pay, then how hard the technology is.',
    },
  },
  song: {
    portrait: 3,
    name: { CN: '宋雨禾', US: 'Song Yuhe' },
    role: { CN: '路演教练', US: 'Pitch coach' },
    line: {
      CN: '八分钟只讲一件事，评委就会记住这件事。',
      US: 'Say one thing in eight minutes, and judges will remember it.',
    },
  },
  tang: {
    portrait: 4,
    name: { CN: '唐建勋', US: 'Tang Jianxun' },
    role: { CN: '外科主任医师', US: 'Chief surgeon' },
    line: {
      CN: '最真实的需求，写在值班室的白板上。',
      US: 'The real needs are on the whiteboard of the duty room.',
    },
  },
  xu: {
    portrait: 5,
    name: { CN: '许静仪', US: 'Xu Jingyi' },
    role: {
      CN: '知识产权保护中心预审员',
      US: 'Examiner, Intellectual Property Protection Centre',
    },
    line: {
      CN: '第一件专利，要写给三年后的竞争对手看。',
      US: 'Write your first patent for the competitor of three years from now.',
    },
  },
  liang: {
    portrait: 11,
    name: { CN: '梁素云', US: 'Liang Suyun' },
    role: { CN: '首届获奖企业创始人', US: 'Founder, winner of the first edition' },
    line: {
      CN: '第一笔订单不大，却让我们改掉了半张图纸。',
      US: 'Our first order was small, and it changed half of the drawings.',
    },
  },
} satisfies Record<string, Speaker>;

export type SpeakerName = keyof typeof SPEAKERS;

/** Returns lines for `richText` that introduce speakers with portrait and quotation. */
export function speakerLines(
  names: readonly SpeakerName[] | undefined,
  language: 'CN' | 'US',
): string[] {
  if (names === undefined) return [];
  const lines = names.map((key) => {
    const { portrait: face, name, role, line } = SPEAKERS[key];
    const quoted = `“${line[language]}”`;
    return `@ ${portraitId(face)}｜${name[language]}｜${role[language]}｜${quoted}`;
  });
  return [language === 'CN' ? '## 嘉宾' : '## Speakers', ...lines];
}
