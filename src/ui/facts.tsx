import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';

/** What is known of a record, named; what isn't known isn't shown. */
export function Facts({
  rows,
  className,
}: {
  /** A name that the value makes clear by itself can be left to screen readers. */
  rows: readonly (readonly [name: MessageId, value: ReactNode, unseen?: 'unseen'])[];
  className: string | undefined;
}) {
  return (
    <dl className={className}>
      {rows.map(
        ([name, value, unseen]) =>
          value !== undefined &&
          value !== '' && (
            <div key={name}>
              <dt className={unseen && 'visually-hidden'}>
                <FormattedMessage id={name} />
              </dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
