import type { EntryRules } from '@/api/generated/model';
import { RequiredDocuments } from '@/domain/entry/required-documents';
import { useRuleTexts } from '@/domain/entry/use-rule-texts';
import styles from './guide-rules.module.css';

/** Conditions for submitting an entry. */
export function GuideRules({ rules }: { rules: EntryRules }) {
  const { kind, founded, team } = useRuleTexts(rules);
  const { requiredDocuments = [] } = rules;
  return (
    <ul className={styles['rules']}>
      {[kind, founded, team].map((text) => text !== undefined && <li key={text}>{text}</li>)}
      {requiredDocuments.length > 0 && (
        <li>
          <RequiredDocuments documents={requiredDocuments} />
        </li>
      )}
    </ul>
  );
}
