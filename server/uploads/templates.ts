import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileResponse } from '../contract/types.ts';

/** The empty forms that entrants fill in: their title and one line a place to write. */
const TEMPLATES: Partial<Record<string, readonly [title: string, ...lines: string[]]>> = {
  'business-plan.rtf': [
    '商业计划书 Business plan',
    '一、项目概述 Overview（不超过 500 字）',
    '二、要解决的问题与目标客户 Problem and customers',
    '三、技术方案与创新点 Technology and novelty',
    '四、市场规模与竞争分析 Market and competition',
    '五、商业模式与收入预测 Business model and forecast',
    '六、团队 Team',
    '七、融资需求与资金用途 Funding needs and use',
    '八、落地计划 Roadmap',
  ],
  'team-commitment.rtf': [
    '参赛承诺书 Team commitment',
    '项目名称 Name of the project：',
    '本团队承诺：所提交材料真实有效，拥有参赛项目的知识产权或已获授权，未侵犯他人权益。',
    'We commit ourselves: what we hand in is true, the intellectual property is ours or licensed to us, and no rights of others are infringed.',
    '负责人签名 Signature of the leader：',
    '日期 Date：',
  ],
};

/** Text of RTF: what isn't plain ASCII goes out as signed 16-bit code units. */
function rtfText(text: string): string {
  return text.replace(/[\\{}]|[^ -~]/g, (char) => {
    if (/[\\{}]/.test(char)) return `\\${char}`;
    const unit = char.charCodeAt(0);
    return `\\u${unit > 32_767 ? unit - 65_536 : unit}?`;
  });
}

function rtf([title, ...lines]: readonly [string, ...string[]]): Buffer {
  const body = lines.map((line) => `\\fs24 ${rtfText(line)}\\par\\par\\par`).join('\n');
  return Buffer.from(
    `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 SimSun;}}\\f0\\qc\\b\\fs36 ${rtfText(title)}\\b0\\par\\par\\pard\n${body}}`,
  );
}

/** The template of a name; undefined where there is none. */
export function template(name: string): FileResponse | undefined {
  const found = Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name] : undefined;
  if (found === undefined) return undefined;
  const bytes = rtf(found);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return {
    name,
    mime: 'application/rtf',
    size: bytes.length,
    hash,
    public: false,
    open: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
      Readable.from([bytes.subarray(start, end + 1)]),
  };
}
