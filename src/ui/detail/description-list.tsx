import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';

/** List of named values; omits rows without a value. */
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
