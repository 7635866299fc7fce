import { personName } from './person-names.ts';
import { portraitId } from './portraits.ts';
import type { DemoUser } from './types.ts';

const ACCOUNTS: DemoUser[] = [
  {
    id: 'user-competitor',
    phone: '13800000001',
    email: 'competitor@example.org',
    password: 'Compete-2026',
    firstName: 'Xiaotong',
    lastName: 'Lin',
    chineseName: '林晓彤',
    permissions: [],
    roles: [],
    daysAgo: 40,
  },
  {
    id: 'user-judge',
    phone: '13800000002',
    email: 'judge@example.org',
    password: 'Score-2026',
    firstName: 'Mingyuan',
    lastName: 'Zhou',
    chineseName: '周明远',
    permissions: ['score:user'],
    roles: ['judge'],
    daysAgo: 70,
    avatarFileId: portraitId(2),
    adUser: 'mingyuan.zhou',
    userCode: 'QM0002',
  },
  {
    id: 'user-administrator',
    phone: '13800000003',
    email: 'administrator@example.org',
    password: 'Admin-2026',
    firstName: 'Jing',
    lastName: 'Chen',
    chineseName: '陈静',
    permissions: ['system:login'],
    roles: ['administrator'],
    daysAgo: 120,
    adUser: 'jing.chen',
    userCode: 'QM0003',
  },
];

/** Number of attendees, who can't log in. */
const ATTENDEES = 220;
/** Total number of users; large enough to test a long list. */
const ALL = 3000;

function attendee(_: unknown, index: number): DemoUser {
  const number = String(index + 1).padStart(3, '0');
  return {
    id: `user-attendee-${number}`,
    phone: `13900010${number}`,
    email: `attendee${number}@example.org`,
    password: null,
    ...personName(index),
    permissions: [],
    roles: [],
    // More accounts were created recently than earlier.
    daysAgo: 1 + Math.floor((index * index) / (ATTENDEES * 4)),
  };
}

function employee(_: unknown, index: number): DemoUser {
  const name = personName(index * 3 + 5);
  const number = String(index + 1001);
  const adUser = `${name.firstName}.${name.lastName}${number}`.toLowerCase();
  return {
    id: `user-employee-${number}`,
    phone: `1370002${number}`,
    email: `${adUser}@example.org`,
    password: null,
    ...name,
    permissions: [],
    roles: index % 40 === 0 ? ['editor'] : index % 400 === 7 ? ['judge'] : [],
    daysAgo: 100 + (index % 200),
    adUser,
    userCode: `QM${number}`,
    disabled: index % 17 === 16,
  };
}

/** Returns the demo accounts, then the attendees, then employees. */
export function demoUsers(): { users: DemoUser[]; attendeeIds: string[] } {
  const attendees = Array.from({ length: ATTENDEES }, attendee);
  const employees = Array.from({ length: ALL - ATTENDEES - ACCOUNTS.length }, employee);
  return {
    users: [...ACCOUNTS, ...attendees, ...employees],
    attendeeIds: attendees.map(({ id }) => id),
  };
}

/** The accounts that the login form offers on a server with demo content. */
export const demoLogins = ACCOUNTS.map(({ phone, password, ...person }) => ({
  name: person.chineseName,
  englishName: `${person.firstName} ${person.lastName}`,
  username: phone,
  password,
}));
