import type { UserInfo } from '@folio/contract/users';

const panelSections = [
  'models',
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
export function sectionsFor({ role, is_admin, can }: Pick<UserInfo, 'role' | 'is_admin' | 'can'>): PanelSection[] {
  const isOwner = is_admin || role === 'admin' || role === 'master';
  const isManager = isOwner || role === 'intermediate';
  const isOpen: Record<PanelSection, boolean> = {
    models: isOwner || can.manage_models,
    usage: isManager,
    credits: isManager,
    seats: can.manage_seats,
    notifications: role === 'admin' || role === 'master',
    people: isOwner,
    branding: isOwner,
    tools: isOwner,
    audit: isOwner,
    platform: is_admin,
  };
  return panelSections.filter((section) => isOpen[section]);
}
