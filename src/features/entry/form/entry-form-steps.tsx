import type { ReactNode, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { SiteForm } from '@/ui/form/site-form';
import styles from './entry-form.module.css';
import type { EntryProblem } from './entry-problems';
import type { useEntryForm } from './use-entry-form';

interface Props {
  entry: ReturnType<typeof useEntryForm>;
  steps: readonly { name: string; title: MessageId }[];
  /** Fields by the name of their step. */
  fields: Record<string, ReactNode>;
  /** Index of the visible step; the others stay mounted. */
  current: number;
  /** Called with the first invalid field. */
  onRefused: (field: EntryProblem['field']) => void;
  closed: boolean;
  className?: string | undefined;
  /** Heading of the visible step. */
  heading: RefObject<HTMLHeadingElement | null>;
  size?: 'large';
}

const FILES: Partial<Record<string, string>> = { logoFileId: 'logo', videoFileId: 'video' };

/** Maps a path: the form contains files where the request contains their ids. */
function toFormPath([first = '', ...rest]: readonly string[]): string[] {
  return [FILES[first] ?? first, ...rest];
}

/** Form with the fields of all steps of an entry. */
export function EntryFormSteps({
  entry,
  steps,
  fields,
  current,
  onRefused,
  closed,
  className,
  heading,
  size,
}: Props) {
  const intl = useIntl();
  return (
    <SiteForm
      form={entry.form}
      layout="vertical"
      {...(size && { size })}
      {...(className !== undefined && { className })}
      disabled={closed}
      initialValues={entry.initialValues}
      toFormPath={toFormPath}
      onValuesChange={entry.touch}
      onFieldsChange={entry.onFieldsChange}
      onFinishFailed={({ errorFields: [first] }) => first && onRefused(first.name)}
    >
      {steps.map(({ name, title }, step) => (
        <section
          key={name}
          hidden={current !== step}
          aria-label={intl.formatMessage({ id: title })}
        >
          <h2
            className={styles['heading']}
            tabIndex={-1}
            {...(current === step && { ref: heading })}
          >
            <FormattedMessage id={title} />
          </h2>
          {fields[name]}
        </section>
      ))}
    </SiteForm>
  );
}
