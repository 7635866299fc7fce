import { Button, Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryContent } from '@/domain/entry/entry-content';
import type { EntryValues } from '@/domain/entry/entry-values';

interface Props {
  /** Leads back to where a part is written; absent where the form has other ways. */
  onEdit?: (part: 'project' | 'team' | 'files') => void;
}

/** What will be sent, to be looked through before it is. */
export function ReviewStep({ onEdit }: Props) {
  const intl = useIntl();
  const form = Form.useFormInstance<EntryValues>();
  // antd asks with an empty content first.
  const values = Form.useWatch((all: Partial<EntryValues>) => all, form) as
    Partial<EntryValues> | undefined;
  return (
    <EntryContent
      values={values ?? {}}
      {...(onEdit && {
        act: (part) => (
          <Button
            type="link"
            aria-label={intl.formatMessage(
              { id: 'signUp.changePart' },
              { part: intl.formatMessage({ id: `signUp.step.${part}` }) },
            )}
            onClick={() => onEdit(part)}
          >
            <FormattedMessage id="signUp.change" />
          </Button>
        ),
      })}
    />
  );
}
