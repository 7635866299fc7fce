import { Form } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import type { useEntryForm } from './use-entry-form';

interface Props {
  entry: ReturnType<typeof useEntryForm>;
  steps: readonly { name: string; title: MessageId }[];
  /** The fields of each step, by its name. */
  fields: Record<string, ReactNode>;
  /** The step that is shown; the others stay in the form. */
  current: number;
  closed: boolean;
  className?: string | undefined;
  /** Class of the steps' headings; absent: their names are for screen readers alone. */
  heading?: string | undefined;
  size?: 'large';
}

/** The fields of every step of an entry, in one form. */
export function EntryFormSteps({
  entry,
  steps,
  fields,
  current,
  closed,
  className,
  heading,
  size,
}: Props) {
  const intl = useIntl();
  return (
    <Form
      form={entry.form}
      layout="vertical"
      {...(size && { size })}
      {...(className !== undefined && { className })}
      disabled={closed}
      initialValues={entry.initialValues}
      onValuesChange={entry.touch}
    >
      {steps.map(({ name, title }, step) => (
        <section
          key={name}
          hidden={current !== step}
          aria-label={intl.formatMessage({ id: title })}
        >
          {heading !== undefined && (
            <h2 className={heading}>
              <FormattedMessage id={title} />
            </h2>
          )}
          {fields[name]}
        </section>
      ))}
    </Form>
  );
}
