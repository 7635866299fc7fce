import { PermissionName, type CurrentUser } from '../api/generated/model/index.ts';

/** A demo user of the scenarios. */
export interface Persona {
  token: string;
  password: string;
  user: CurrentUser;
}

/** The three demo accounts, with the same passwords as on the reference server. */
export const PERSONAS = {
  competitor: {
    token: 'mock-competitor-token-0000000001',
    password: 'Compete-2026',
    user: {
      id: 'user-competitor',
      phone: '13800000001',
      email: 'competitor@example.org',
      firstName: 'Xiaotong',
      lastName: 'Lin',
      chineseName: '林晓彤',
      permissions: [],
      roles: [],
      hasPassword: true,
      unconfirmed: [],
    },
  },
  judge: {
    token: 'mock-judge-token-000000000000002',
    password: 'Score-2026',
    user: {
      id: 'user-judge',
      phone: '13800000002',
      email: 'judge@example.org',
      firstName: 'Mingyuan',
      lastName: 'Zhou',
      chineseName: '周明远',
      permissions: [{ id: 'score:user', name: 'score:user' }],
      roles: [],
      hasPassword: true,
      unconfirmed: [],
    },
  },
  administrator: {
    token: 'mock-administrator-token-00000003',
    password: 'Admin-2026',
    user: {
      id: 'user-administrator',
      phone: '13800000003',
      email: 'administrator@example.org',
      firstName: 'Jing',
      lastName: 'Chen',
      chineseName: '陈静',
      permissions: PermissionName.options
        .filter((id) => id !== 'score:user')
        .map((id) => ({ id, name: id })),
      roles: [{ id: 'administrator', name: 'administrator' }],
      hasPassword: true,
      unconfirmed: [],
    },
  },
} satisfies Record<string, Persona>;
