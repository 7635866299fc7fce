import { Button, Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryContent } from '@/domain/entry/entry-content';
import { missingDocuments } from '@/domain/entry/entry-rules';
import type { EntryValues } from '@/domain/entry/entry-values';
import { useEntryRules } from '@/domain/entry/use-entry-rules';
import { isMasked, maskNumber } from '@/lib/identity-numbers';

interface Props {
  /** Called to edit a part; omit if the form has other navigation. */
  onEdit?: (part: 'project' | 'team' | 'files') => void;
}

/** Masks the identity number, as the server does in its responses. */
function withMaskedNumber(values: Partial<EntryValues>): Partial<EntryValues> {
  const { team, team: { identity } = {} } = values;
  if (identity?.number === undefined || isMasked(identity.number)) return values;
  return {
    ...values,
    team: { ...team, identity: { ...identity, number: maskNumber(identity.number) } },
  };
}

/** Review of the entry's content before submission. */
export function ReviewStep({ onEdit }: Props) {
  const intl = useIntl();
  const rules = useEntryRules();
  const form = Form.useFormInstance<EntryValues>();
  // Undefined in the first render, before antd has registered the fields.
  const values = Form.useWatch((all: Partial<EntryValues>) => all, form) as
    Partial<EntryValues> | undefined;
  return (
    <EntryContent
      values={withMaskedNumber(values ?? {})}
      missing={missingDocuments(values?.attachments ?? [], rules)}
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
