import type { activities } from '../../../server/database/schema.ts';

const HOUR = 3_600_000;

/**
 * Returns an activity row whose sign-up opened two hours before `now` and closes two hours after.
 */
export function openActivity(
  id: string,
  capacity: number,
  now: Date,
): typeof activities.$inferInsert {
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR);
  return {
    id,
    capacity,
    kind: 'salon',
    title: { CN: id },
    city: { CN: '深圳' },
    address: { CN: '一号楼' },
    signUpStart: at(-2),
    signUpEnd: at(2),
    start: at(4),
    end: at(6),
    description: { CN: '<p>x</p>' },
    contactName: '王老师',
    contactPhone: '13800000000',
  };
}
