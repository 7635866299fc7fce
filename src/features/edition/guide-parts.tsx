import { lazy, Suspense, type ReactNode } from 'react';
import { FormattedMessage, type IntlShape } from 'react-intl';
import type { Guide, Match, Template } from '@/api/generated/model';
import { EntryRuleList } from '@/domain/entry/entry-rule-list';
import type { useDomains } from '@/domain/reference/use-domains';
import type { Language } from '@/i18n/languages';
import type { MessageId } from '@/i18n/message-ids';
import { groupBy } from '@/lib/group-by';
import { WhenInView } from '@/ui/page/when-in-view';
import { RichText } from '@/ui/rich-text/rich-text';
import { GuideCriteria } from './guide-criteria';
import { GuidePrizes } from './guide-prizes';
import { guideSections } from './guide-sections';
import { GuideStages } from './guide-stages';
import { GuideTracks } from './guide-tracks';
import styles from './guide-page.module.css';

/** Loaded lazily: only the last part needs the download code. */
const GuideDocuments = lazy(() => import('./guide-documents'));

interface Part {
  id: string;
  title: ReactNode;
  /** Language of staff content. */
  language?: Language | undefined;
  body: ReactNode;
}

/** Parts with facts of the edition, in order, and their headings. */
const HEADINGS = {
  'guide-stages': 'guide.stages',
  'guide-tracks': 'guide.tracks',
  'guide-rules': 'guide.rules',
  'guide-prizes': 'guide.prizes',
  'guide-criteria': 'guide.criteria',
  'guide-documents': 'guide.documents',
} as const satisfies Record<string, MessageId>;

/**
 * Returns the parts of the guide; omits those without content. A section of the committee's text with
 * the heading of a part is shown in that part, the other sections follow the prizes.
 */
export function guideParts(
  intl: IntlShape,
  match: Match,
  tracks: ReturnType<typeof useDomains>,
  { guide, documents }: { guide: Guide | undefined; documents: readonly Template[] },
): Part[] {
  const facts: Partial<Record<keyof typeof HEADINGS, ReactNode>> = {
    ...(match.stages.length > 0 && { 'guide-stages': <GuideStages match={match} /> }),
    ...(tracks.domains?.length !== 0 && { 'guide-tracks': <GuideTracks {...tracks} /> }),
    ...(match.entryRules && { 'guide-rules': <EntryRuleList rules={match.entryRules} /> }),
    ...(match.prizes.length > 0 && { 'guide-prizes': <GuidePrizes match={match} /> }),
    ...(guide?.criteria.length && {
      'guide-criteria': <GuideCriteria criteria={guide.criteria} />,
    }),
    ...(documents.length > 0 && {
      'guide-documents': (
        <WhenInView className={styles['documents']} orIdle>
          <Suspense>
            <GuideDocuments documents={documents} />
          </Suspense>
        </WhenInView>
      ),
    }),
  };
  const sections = guideSections(guide?.content ?? '').filter(({ html }) => html !== '');
  const titled = groupBy(sections, ({ title }) => title);
  const parts = Object.entries(HEADINGS).flatMap(([id, heading]): Part[] => {
    const body = facts[id as keyof typeof HEADINGS];
    if (body === undefined) return [];
    const title = intl.formatMessage({ id: heading });
    const html = titled
      .get(title)
      ?.map((section) => section.html)
      .join('');
    titled.delete(title);
    return [
      {
        id,
        title,
        body: (
          <>
            {html !== undefined && <RichText html={html} />}
            {body}
          </>
        ),
      },
    ];
  });
  const others = sections
    .filter(({ title }) => titled.has(title))
    .map(({ title, html }, at) => ({
      id:
        title === intl.formatMessage({ id: 'guide.questions' })
          ? 'guide-questions'
          : `guide-part-${String(at + 1)}`,
      title: title || <FormattedMessage id="route.Guide" />,
      language: guide?.language,
      body: <RichText html={html} />,
    }));
  const at = parts.findIndex(({ id }) => ['guide-criteria', 'guide-documents'].includes(id));
  return at === -1 ? [...parts, ...others] : [...parts.slice(0, at), ...others, ...parts.slice(at)];
}
