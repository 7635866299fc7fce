import type { MessageId } from '@/i18n/message-ids';
import type { EntryProblem } from '../form/entry-problems';

/** The screens of the phone's form, in their order, each with the fields that stand on it. */
export const SCREENS = [
  { name: 'agreement', title: 'signUp.step.agreement', fields: ['agreed'] },
  { name: 'basics', title: 'signUp.step.project', fields: ['name', 'domain', 'city', 'stage'] },
  { name: 'story', title: 'mobile.screen.story', fields: ['summary', 'description'] },
  { name: 'company', title: 'mobile.screen.company', fields: ['company'] },
  { name: 'leader', title: 'mobile.screen.leader', fields: ['team'] },
  { name: 'members', title: 'signUp.members', fields: ['members'] },
  { name: 'logo', title: 'signUp.logo', fields: ['logo'] },
  { name: 'documents', title: 'signUp.attachments', fields: ['attachments'] },
  { name: 'video', title: 'signUp.video', fields: ['video'] },
  { name: 'review', title: 'signUp.step.review', fields: [] },
] as const satisfies readonly { name: string; title: MessageId; fields: readonly string[] }[];

export type ScreenName = (typeof SCREENS)[number]['name'];

/** The screen on which a field stands. */
export function screenOf([field]: EntryProblem['field']): number {
  const at = SCREENS.findIndex(({ fields }) =>
    (fields as readonly string[]).includes(String(field)),
  );
  return Math.max(0, at);
}
