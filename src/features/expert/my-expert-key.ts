import { getGetMyExpertQueryKey } from '@/api/generated/expert/expert';

/** Query key with the phone number, which keeps a registration from filling another account's form. */
export function myExpertKey(phone: string) {
  return [...getGetMyExpertQueryKey(), phone];
}
