import { Button, Modal, Radio } from 'antd';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mergedContent, type DifferingPart } from './record-merge';
import { isLanguage, LANGUAGE_NAMES } from '@/i18n/languages';
import { useDates } from '@/i18n/format/dates';
import styles from './record-conflict.module.css';

type Content = Record<string, unknown>;

/** A change that conflicts with another user's change. */
export interface Conflict<Newest extends Stamp = Stamp> {
  mine: Content;
  theirs: Content;
  parts: readonly DifferingPart[];
  newest: Newest;
}

/** Time and author of the other version, if the server provides them. */
interface Stamp {
  at?: string | undefined;
  by?: string | undefined;
}

/** Renders a field's value; undefined for the default rendering. */
export type ValueText = (field: string, value: unknown) => ReactNode;

interface Props {
  conflict: Conflict;
  valueText?: ValueText | undefined;
  /** Labels of fields, or of a field in a language: `name.CN`. */
  labels: Readonly<Record<string, string>>;
  saving: boolean;
  onSave: (content: Content) => void;
  onClose: () => void;
}

const ISO = /^\d{4}-\d\d-\d\dT/;
/** Fields with the end of a period. */
const END = /(^|\.)(end|signUpEnd)$/;
const MAX_LENGTH = 400;

function wordsOf(html: string): string {
  if (!html.startsWith('<')) return html;
  // A parsed document loads no files and runs no scripts.
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** Dialog with both versions of a record, in which the user chooses a value for each difference. */
export function RecordConflict(props: Props) {
  const { conflict, labels, valueText, saving, onSave, onClose } = props;
  const { mine, parts } = conflict;
  const { at, by } = conflict.newest;
  const intl = useIntl();
  const dates = useDates();
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>(() =>
    Object.fromEntries(
      parts.map(({ path, changedBy }) => [path, changedBy === 'them' ? 'theirs' : 'mine']),
    ),
  );
  const nameOf = (path: string) => {
    const [field = '', language] = path.split('.');
    if (labels[path] !== undefined) return labels[path];
    const name = labels[field] ?? field;
    return isLanguage(language) ? `${name} (${LANGUAGE_NAMES[language]})` : name;
  };
  const shown = (path: string, value: unknown) => {
    const words = valueText?.(path, value);
    if (words !== undefined) return words;
    if (value === undefined || value === null || value === '')
      return <FormattedMessage id="staff.record.empty" />;
    if (typeof value === 'boolean')
      return <FormattedMessage id={value ? 'staff.record.yes' : 'staff.record.no'} />;
    if (typeof value === 'string')
      return ISO.test(value)
        ? END.test(path)
          ? dates.end(value)
          : dates.moment(value)
        : shortened(wordsOf(value));
    if (typeof value === 'number') return intl.formatNumber(value);
    return shortened(textsOf(value).join(' · '));
  };
  const accepted = parts.filter(({ path }) => chosen[path] === 'theirs');

  return (
    <Modal
      open
      title={intl.formatMessage({ id: 'staff.record.conflict' })}
      width={860}
      mask={{ blur: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="staff.keepEditing" />
          </Button>
          <Button
            type="primary"
            loading={saving}
            onClick={() => onSave(mergedContent(mine, accepted))}
          >
            <FormattedMessage id="staff.record.saveChosen" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage
          id={
            at === undefined
              ? 'staff.record.conflictNow'
              : by === undefined
                ? 'staff.record.conflictHint'
                : 'staff.record.conflictBy'
          }
          values={{ at: at !== undefined && dates.moment(at), by }}
        />
      </p>
      <ul role="list" className={styles['parts']}>
        {parts.map((part) => (
          <Part
            key={part.path}
            part={part}
            name={nameOf(part.path)}
            value={chosen[part.path] ?? 'mine'}
            shown={shown}
            onChange={(value) => setChosen({ ...chosen, [part.path]: value })}
          />
        ))}
      </ul>
      {parts.length === 0 && <FormattedMessage id="staff.record.noDifference" />}
    </Modal>
  );
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

interface PartProps {
  part: DifferingPart;
  name: string;
  value: 'mine' | 'theirs';
  shown: (path: string, value: unknown) => React.ReactNode;
  onChange: (value: 'mine' | 'theirs') => void;
}

function Part({ part, name, value, shown, onChange }: PartProps) {
  return (
    <li className={styles['part']}>
      <fieldset className={styles['choice']}>
        <legend>
          {name}{' '}
          {part.changedBy === 'both' && (
            <strong className={styles['both']}>
              <FormattedMessage id="staff.record.both" />
            </strong>
          )}
        </legend>
        <Radio.Group
          className={styles['sides'] ?? ''}
          name={part.path}
          value={value}
          onChange={({ target }) => onChange(target.value as 'mine' | 'theirs')}
        >
          {(['mine', 'theirs'] as const).map((side) => (
            <Radio key={side} value={side}>
              <b>
                <FormattedMessage id={`staff.record.${side}`} />
              </b>
              <div className={styles['value']}>{shown(part.path, part[side])}</div>
            </Radio>
          ))}
        </Radio.Group>
      </fieldset>
    </li>
  );
}
