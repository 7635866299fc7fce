/** Fields that the texts of a kind of certificates may contain. */
export const CERTIFICATE_FIELDS = {
  winner: ['name', 'entry', 'prize', 'edition', 'date', 'number'],
  entrant: ['name', 'entry', 'edition', 'date', 'number'],
  judge: ['name', 'edition', 'date', 'number'],
  attendee: ['name', 'activity', 'edition', 'date', 'number'],
} as const;
