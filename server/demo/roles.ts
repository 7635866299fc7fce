import type { DemoRole } from './types.ts';

/** Roles as an organiser defines them; the built-in one is there without. */
export const demoRoles: DemoRole[] = [
  { id: 'editor', name: '编辑', permissions: ['system:login', 'content:write'] },
  {
    id: 'reviewer',
    name: '评审',
    permissions: ['system:login', 'entry:read', 'entry:review', 'expert:review'],
  },
  {
    id: 'jury-office',
    name: '评审办公室',
    permissions: [
      'system:login',
      'edition:write',
      'entry:read',
      'entry:review',
      'entry:identity',
      'judging:manage',
      'result:publish',
      'expert:review',
      'export',
    ],
  },
  { id: 'door-staff', name: '签到人员', permissions: ['system:login', 'activity:checkin'] },
  { id: 'judge', name: '评委', permissions: ['score:user'] },
];
