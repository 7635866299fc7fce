import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoFile, DemoTemplate } from './types.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Blank forms for the documents of an entry. */
export const demoTemplates: DemoTemplate[] = [
  {
    id: 'business-plan',
    title: { CN: '商业计划书模板', US: 'Business plan template', HK: '商業計劃書範本' },
    about: {
      CN: '评审看重的八个部分，每部分都有填写提示。',
      US: 'The eight parts that reviewers look for, each with a hint.',
      HK: '評審看重的八個部分，每部分都有填寫提示。',
    },
    fileId: 'template-business-plan',
  },
  {
    id: 'team-commitment',
    title: { CN: '参赛承诺书', US: 'Team commitment', HK: '參賽承諾書' },
    about: {
      CN: '由团队负责人签名后，与参赛材料一并提交。',
      US: 'To be signed by the team leader and submitted with the entry.',
      HK: '由團隊負責人簽名後，與參賽材料一併提交。',
    },
    fileId: 'template-team-commitment',
  },
];

/** Returns the files of the forms. */
export function templateFiles(): DemoFile[] {
  return demoTemplates.map(({ id, fileId }) => {
    const name = `${id}.docx`;
    const bytes = readFileSync(join(import.meta.dirname, 'assets', name));
    return { id: fileId, name, mime: DOCX, bytes };
  });
}
