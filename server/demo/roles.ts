import type { DemoRole } from './types.ts';

/** Roles defined by the organiser, besides the built-in one. */
export const demoRoles: DemoRole[] = [
  {
    id: 'editor',
    name: { CN: '编辑', US: 'Editor' },
    permissions: ['system:login', 'content:write'],
  },
  {
    id: 'reviewer',
    name: { CN: '评审', US: 'Reviewer' },
    permissions: ['system:login', 'entry:read', 'entry:review', 'expert:review'],
  },
  {
    id: 'jury-office',
    name: { CN: '评审办公室', US: 'Jury office' },
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
  {
    id: 'door-staff',
    name: { CN: '签到人员', US: 'Door staff' },
    permissions: ['system:login', 'activity:checkin'],
  },
  { id: 'judge', name: { CN: '评委', US: 'Judge' }, permissions: ['score:user'] },
];
