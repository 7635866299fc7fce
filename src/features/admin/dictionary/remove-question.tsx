import { FormattedMessage } from 'react-intl';
import { useTypeName } from './use-type-name';

interface Props {
  type: string | undefined;
  value: string | undefined;
}

/** Asks about one value of a dictionary: a code, the same in every language, as types of staff are. */
export function RemoveQuestion({ type, value }: Props) {
  const typeName = useTypeName();
  const name = type === undefined ? undefined : typeName(type);
  return (
    <FormattedMessage
      id="dictionary.removeQuestion"
      values={{
        type: name ?? <span translate="no">{type}</span>,
        value: <span translate="no">{value}</span>,
      }}
    />
  );
}
