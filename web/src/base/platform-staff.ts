import type { UserInfo } from '@folio/contract/users';

/** True for staff with access to everything; coordinators and linguists of the translation desk are `is_admin` as well. */
export const isPlatformStaff = ({ staff_scope }: Pick<UserInfo, 'staff_scope'>): boolean => staff_scope === 'platform';
