import { getGetMyExpertQueryKey } from '@/api/generated/expert/expert';

/** One account's registration must never fill the form of the next who logs in. */
export function myExpertKey(phone: string) {
  return [...getGetMyExpertQueryKey(), phone];
}
