import type { MessageId } from '@/i18n/message-ids';
import type { EntryProblem } from '../form/entry-problems';

/** Screens of the mobile form in order, each with its fields. */
export const SCREENS = [
  { name: 'agreement', title: 'signUp.step.agreement', fields: ['agreed'] },
  { name: 'basics', title: 'signUp.step.project', fields: ['name', 'domain', 'city', 'stage'] },
  {
    name: 'story',
    title: 'mobile.screen.story',
    fields: ['summary', 'description', 'englishName', 'englishSummary'],
  },
  { name: 'company', title: 'mobile.screen.company', fields: ['company'] },
  { name: 'leader', title: 'mobile.screen.leader', fields: ['team'] },
  { name: 'members', title: 'signUp.members', fields: ['members'] },
  { name: 'logo', title: 'signUp.logo', fields: ['logo'] },
  { name: 'documents', title: 'signUp.attachments', fields: ['attachments'] },
  { name: 'video', title: 'signUp.video', fields: ['video'] },
  { name: 'review', title: 'signUp.step.review', fields: [] },
] as const satisfies readonly { name: string; title: MessageId; fields: readonly string[] }[];

export type ScreenName = (typeof SCREENS)[number]['name'];

export function screenOf([field]: EntryProblem['field']): number {
  const at = SCREENS.findIndex(({ fields }) =>
    (fields as readonly string[]).includes(String(field)),
  );
  return Math.max(0, at);
}
