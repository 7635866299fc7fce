import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CalendarEvent } from '@/lib/calendar-file';
import { ActionButton } from './action-button';
import type { ButtonVariant } from './button';

interface Props {
  event: CalendarEvent;
  variant?: ButtonVariant;
}

/** Saves an event as an iCalendar file; loads the file writer on click. */
export function CalendarButton({ event, variant = 'outline' }: Props) {
  const [loading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    try {
      const [{ calendarFile }, { saveFile }] = await Promise.all([
        import('@/lib/calendar-file'),
        import('@/lib/save-file'),
      ]);
      const type = 'text/calendar;charset=utf-8';
      saveFile(new Blob([await calendarFile(event)], { type }), `${event.uid}.ics`);
    } finally {
      setLoading(false);
    }
  };
  return (
    <ActionButton variant={variant} loading={loading} onClick={() => void save()}>
      <FormattedMessage id="common.addToCalendar" />
    </ActionButton>
  );
}
