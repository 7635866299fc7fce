import { FormattedMessage } from 'react-intl';
import { useDates } from '@/i18n/format/dates';

interface Props {
  /** When it was kept on this device, where that is newer than the server. */
  onDevice: string | undefined;
  onServer: string | undefined;
}

/** When the content of a form was kept or saved last. */
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
