import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CalendarEvent } from '@/lib/calendar-file';
import { ActionButton } from './action-button';
import type { ButtonLook } from './button';
import { saveText } from './save-text';

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
      const { calendarFile } = await import('@/lib/calendar-file');
      saveText(`${event.uid}.ics`, 'text/calendar;charset=utf-8', await calendarFile(event));
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
