import type { UserInfo } from '@folio/contract/users';
import { isPlatformStaff } from '../../base/platform-staff.ts';

const panelSections = [
  'models',
  'prices',
  'usage',
  'credits',
  'seats',
  'notifications',
  'people',
  'branding',
  'tools',
  'audit',
  'platform',
] as const;
export type PanelSection = (typeof panelSections)[number];

/** The sections whose calls the caller may make, in the order of their tabs. The server decides again with every call. */
export function sectionsFor(me: Pick<UserInfo, 'role' | 'staff_scope' | 'can' | 'extra_info'>): PanelSection[] {
  const { role, staff_scope, can, extra_info: extra } = me;
  const isStaff = isPlatformStaff({ staff_scope });
  const isOwner = isStaff || role === 'admin' || role === 'master';
  const isManager = isOwner || role === 'intermediate' || extra.force_control_panel;
  const isOpen: Record<PanelSection, boolean> = {
    models: isOwner || can.manage_models,
    prices: isStaff,
    usage: isManager,
    credits: isManager,
    seats: can.manage_seats,
    notifications: role === 'admin' || role === 'master',
    people: isOwner,
    branding: isOwner,
    tools: isOwner,
    audit: isOwner,
    platform: isStaff,
  };
  return panelSections.filter((section) => isOpen[section]);
}
