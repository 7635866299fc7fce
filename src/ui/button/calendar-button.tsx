import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CalendarEvent } from '@/lib/calendar-file';
import { ActionButton } from './action-button';
import type { ButtonLook } from './button';

interface Props {
  event: CalendarEvent;
  look?: ButtonLook;
}

/** Saves an event as a calendar file; what writes it loads with the press. */
export function CalendarButton({ event, look = 'outline' }: Props) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [{ calendarFile }, { saveFile }] = await Promise.all([
        import('@/lib/calendar-file'),
        import('@/lib/save-file'),
      ]);
      const type = 'text/calendar;charset=utf-8';
      saveFile(new Blob([await calendarFile(event)], { type }), `${event.uid}.ics`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActionButton look={look} busy={busy} onPress={() => void save()}>
      <FormattedMessage id="common.addToCalendar" />
    </ActionButton>
  );
}
