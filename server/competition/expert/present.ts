import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import { APPROVED, type ExpertRow } from './rules.ts';

/** Converts a registration for its owner. */
export function expertOf(row: ExpertRow): Schemas['MyExpert'] {
  const { id, status, revision, saveKey, domains, createDate, updateDate, submitDate } = row;
  const { name, gender, mobile, email, identity, organisation, jobTitle, experience, bio } = row;
  return {
    id,
    status,
    revision,
    saveKey,
    domains,
    editable: status !== APPROVED,
    ...omitNull({ name, gender, mobile, email, identity, organisation, jobTitle, experience, bio }),
    ...omitNull({ avatarFileId: row.avatarFileId, reason: row.reason }),
    ...omitNull({ submitDate: submitDate?.toISOString() ?? null }),
    createDate: createDate.toISOString(),
    updateDate: updateDate.toISOString(),
  };
}

/** Converts a registration for staff. */
export function staffExpert(row: ExpertRow): Schemas['StaffExpert'] {
  const { id, status, name, mobile, email, identity, organisation, jobTitle } = row;
  const { experience, bio, reason } = row;
  return {
    id,
    revision: row.revision,
    status,
    name: name ?? '',
    domains: row.domains,
    ...omitNull({ mobile, email, identity, organisation, jobTitle, experience, bio, reason }),
    ...omitNull({ submitDate: row.submitDate?.toISOString() ?? null }),
  };
}
