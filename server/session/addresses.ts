/**
 * The one spelling of a mobile number: without the prefix of mainland China, which most leave out.
 */
export function normalPhone(phone: string): string {
  return phone.trim().replace(/^(?:\+|00)?86(?=1[3-9]\d{9}$)/, '');
}

/** The one spelling of an e-mail address: letter case doesn't count. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}
