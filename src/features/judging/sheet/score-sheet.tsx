import { useNavigate } from '@tanstack/react-router';
import { Alert, Button, Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { MyAssignment } from '@/api/generated/model';
import { useSitePath } from '@/lib/page/site-link';
import { totalScore } from '../../../../openapi/total-score';
import { FormNotices } from '@/ui/form/form-notices';
import { LastSavedTime } from '@/ui/form/last-saved-time';
import { DeclineDialog } from './decline-dialog';
import { ScoreField } from './score-field';
import styles from './score-sheet.module.css';
import { contentOf, missingScores, type SheetValues } from './sheet-values';
import { useIsOver } from './use-is-over';
import { useScoreSheet } from './use-score-sheet';

const COMMENTS = ['commentToTeam', 'commentToStaff'] as const;
const COMMENT_LENGTH = 2000;

interface Props {
  assignment: MyAssignment;
  phone: string;
  /** Called after the server has stored the submitted sheet, which then replaces this form. */
  onSubmitted: () => void;
}

/** Editable score sheet: a score for each criterion, comments, submit and decline. */
export function EditableSheet({ assignment, phone, onSubmitted }: Props) {
  const { criteria, round } = assignment;
  // The page was opened before the end: the input stays readable, and can be copied.
  const isOver = useIsOver(round.closes);
  const sheet = useScoreSheet(assignment, phone);
  const navigate = useNavigate();
  const sitePath = useSitePath();
  const { values, change } = sheet;
  const fields = useRef<HTMLDivElement>(null);
  const [checked, setChecked] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const [declining, setDeclining] = useState(false);
  const missing = missingScores(criteria, values);
  const set = (changes: Partial<SheetValues>) => change({ ...values, ...changes });
  const setScore = (id: string, score: number | undefined) => {
    const { [id]: _former, ...others } = values.scores;
    set({ scores: score === undefined ? others : { ...others, [id]: score } });
  };

  const submit = async () => {
    const [first] = missing;
    if (first !== undefined) {
      setChecked(true);
      fields.current
        ?.querySelector<HTMLElement>(`[data-criterion="${CSS.escape(first.id)}"] input`)
        ?.focus();
      return;
    }
    setSubmitting(true);
    const saved = await sheet.save(true);
    setSubmitting(false);
    if (saved) onSubmitted();
  };

  return (
    <>
      <div className={styles['notices']}>
        {isOver && (
          <Alert
            type="warning"
            role="alert"
            showIcon
            title={<FormattedMessage id="judging.closedUnsubmitted" />}
          />
        )}
        <FormNotices {...sheet.notices} />
      </div>
      <div ref={fields} className={styles['fields']}>
        {criteria.map((criterion) => (
          <ScoreField
            key={criterion.id}
            criterion={criterion}
            value={values.scores[criterion.id]}
            missing={checked && missing.includes(criterion)}
            onChange={(score) => setScore(criterion.id, score)}
          />
        ))}
        {COMMENTS.map((name) => (
          <Comment
            key={name}
            name={name}
            value={values[name]}
            onChange={(text) => set({ [name]: text })}
          />
        ))}
      </div>
      <p className={styles['total']}>
        <span>
          <FormattedMessage id="judging.total" />{' '}
          <strong>
            <FormattedNumber value={totalScore(criteria, contentOf(values).values)} />
          </strong>{' '}
          / 100
        </span>
        <span className={styles['hint']}>
          <FormattedMessage
            id="judging.scored"
            values={{ count: criteria.length - missing.length, total: criteria.length }}
          />
        </span>
      </p>
      <p role="status" className={styles['state']}>
        {sheet.saving ? (
          <FormattedMessage id="judging.saving" />
        ) : (
          <LastSavedTime {...sheet.lastSaved} />
        )}
      </p>
      {!isOver && (
        <div className={styles['acts']}>
          <Button type="primary" size="large" loading={submitting} onClick={() => void submit()}>
            <FormattedMessage id="judging.submit" />
          </Button>
          {sheet.problem !== undefined && (
            <Button size="large" loading={sheet.saving} onClick={() => void sheet.save(false)}>
              <FormattedMessage id="judging.saveNow" />
            </Button>
          )}
          <Button type="text" danger size="large" onClick={() => setDeclining(true)}>
            <FormattedMessage id="judging.decline" />
          </Button>
        </div>
      )}
      <DeclineDialog
        open={declining}
        id={assignment.id}
        name={assignment.entry.name}
        onClose={() => setDeclining(false)}
        onDeclined={() => {
          sheet.forget();
          void navigate({ to: sitePath('/score') });
        }}
      />
    </>
  );
}

interface CommentProps {
  name: (typeof COMMENTS)[number];
  value: string;
  onChange: (text: string) => void;
}

function Comment({ name, value, onChange }: CommentProps) {
  const field = useId();
  return (
    <div className={styles['comment']}>
      <label htmlFor={field} className={styles['name']}>
        <FormattedMessage id={`judging.${name}`} />
      </label>
      <p id={`${field}-hint`} className={styles['hint']}>
        <FormattedMessage id={`judging.${name}Hint`} />
      </p>
      <Input.TextArea
        id={field}
        aria-describedby={`${field}-hint`}
        autoSize={{ minRows: 3, maxRows: 12 }}
        maxLength={COMMENT_LENGTH}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
