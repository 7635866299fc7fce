import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { SiteForm } from '@/ui/form/site-form';
import type { EntryProblem } from './entry-problems';
import type { useEntryForm } from './use-entry-form';

interface Props {
  entry: ReturnType<typeof useEntryForm>;
  steps: readonly { name: string; title: MessageId }[];
  /** The fields of each step, by its name. */
  fields: Record<string, ReactNode>;
  /** The step that is shown; the others stay in the form. */
  current: number;
  /** Leads to a field that the server refused. */
  onRefused: (field: EntryProblem['field']) => void;
  closed: boolean;
  className?: string | undefined;
  /** Class of the steps' headings; absent: their names are for screen readers alone. */
  heading?: string | undefined;
  size?: 'large';
}

const FILES: Partial<Record<string, string>> = { logoFileId: 'logo', videoFileId: 'video' };

/** The form holds files where the request holds their identifiers. */
function toFormPath([first = '', ...rest]: readonly string[]): string[] {
  return [FILES[first] ?? first, ...rest];
}

/** The fields of every step of an entry, in one form. */
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
          {heading !== undefined && (
            <h2 className={heading}>
              <FormattedMessage id={title} />
            </h2>
          )}
          {fields[name]}
        </section>
      ))}
    </SiteForm>
  );
}
