import type { Page } from '@playwright/test';
import { ACCOUNTS } from './fixtures';
import { call, tokenOf } from './own-account';

const MINUTE = 60_000;

interface Made {
  id: string;
  title: string;
  checkInCode: string;
}

/** An activity that no other try of any test has: sign-up is open, and it begins when told. */
export async function addActivity(
  page: Page,
  { title, capacity, startsIn }: { title: string; capacity: number; startsIn: number },
): Promise<Made> {
  const admin = await tokenOf(page, ACCOUNTS.administrator);
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
  const body = {
    ...{ title: `${title} ${String(Date.now())}`, kind: 'training', capacity, published: true },
    ...{ signUpStart: at(-60), start: at(startsIn) },
    ...{ signUpEnd: at(startsIn + 30), end: at(startsIn + 60) },
    ...{ city: '深圳', address: '创新园一号楼', description: '<p>Training</p>' },
    contact: { name: '王老师', mobilePhone: '13800000000' },
  };
  const { data } = await call(page, admin, '/sys/activity', { body });
  return data as Made;
}
