import type { EntryRules } from '@/api/generated/model';
import { RequiredDocuments } from './required-documents';
import { useRuleTexts } from './use-rule-texts';
import styles from './entry-rule-list.module.css';

/** Conditions for submitting an entry. */
export function EntryRuleList({ rules }: { rules: EntryRules }) {
  const { kind, founded, team } = useRuleTexts(rules);
  const { requiredDocuments = [] } = rules;
  return (
    <ul role="list" className={styles['rules']}>
      {[kind, founded, team].map((text) => text !== undefined && <li key={text}>{text}</li>)}
      {requiredDocuments.length > 0 && (
        <li>
          <RequiredDocuments documents={requiredDocuments} />
        </li>
      )}
    </ul>
  );
}
