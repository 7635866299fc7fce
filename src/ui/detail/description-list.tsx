import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';

/** What is known of a record, named; what isn't known isn't shown. */
export function DescriptionList({
  rows,
  className,
}: {
  rows: readonly (readonly [name: MessageId, value: ReactNode])[];
  className: string | undefined;
}) {
  return (
    <dl className={className}>
      {rows.map(
        ([name, value]) =>
          value !== undefined &&
          value !== '' && (
            <div key={name}>
              <dt>
                <FormattedMessage id={name} />
              </dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
