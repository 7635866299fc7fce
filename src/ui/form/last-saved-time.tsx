import { FormattedMessage } from 'react-intl';
import { useDates } from '@/i18n/format/dates';

interface Props {
  /** Time of the local draft, if newer than the server's version. */
  onDevice: string | undefined;
  onServer: string | undefined;
}

/** Time when the form was last stored on the device or saved on the server. */
export function LastSavedTime({ onDevice, onServer }: Props) {
  const dates = useDates();
  const time = onDevice ?? onServer;
  if (time === undefined) return null;
  return (
    <FormattedMessage
      id={onDevice === undefined ? 'form.savedAt' : 'form.keptAt'}
      values={{ time: dates.moment(time) }}
    />
  );
}
