import { FormattedMessage } from 'react-intl';
import { useTypeName } from './use-type-name';

interface Props {
  type: string | undefined;
  value: string | undefined;
}

/** Confirmation text for removing a dictionary value; shows the value's code. */
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
