import { FormattedMessage } from 'react-intl';

interface Props {
  type: string | undefined;
  value: string | undefined;
}

/** Asks about one value of a dictionary; both are codes, the same in every language. */
export function RemoveQuestion({ type, value }: Props) {
  return (
    <FormattedMessage
      id="dictionary.removeQuestion"
      values={{
        type: <span translate="no">{type}</span>,
        value: <span translate="no">{value}</span>,
      }}
    />
  );
}
