import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AgreedKind } from './legal-pages';

interface Props {
  /** One or both. */
  kinds: readonly AgreedKind[];
  link: (kind: AgreedKind) => ReactNode;
}

/** "I have read and agree to …", with links to what is meant. */
export function AgreedTexts({ kinds: [first, second], link }: Props) {
  if (first === undefined) return null;
  if (second === undefined)
    return <FormattedMessage id="legal.agreeToOne" values={{ text: link(first) }} />;
  return (
    <FormattedMessage
      id="legal.agreeToBoth"
      values={{ first: link(first), second: link(second) }}
    />
  );
}
