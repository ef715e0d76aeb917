import type { UserInfo } from '@folio/contract/users';
import { isPlatformStaff } from '../../base/platform-staff.ts';

/** Sections by topic, in the order of the list at the left. */
const panelGroups = {
  ai: ['models', 'prices', 'usage'],
  people: ['seats', 'people', 'notifications'],
  credits: ['credits'],
  company: ['branding', 'tools', 'features', 'audit', 'platform'],
} as const;
type PanelGroup = keyof typeof panelGroups;
export type PanelSection = (typeof panelGroups)[PanelGroup][number];

/** Returns the sections with permitted calls, in the order of the list. The server checks again with every call. */
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
    features: isOwner,
    audit: isOwner,
    platform: isStaff,
  };
  return Object.values(panelGroups)
    .flat()
    .filter((section) => isOpen[section]);
}

/** The groups that hold any of `sections`, with these. */
export const groupSections = (sections: readonly PanelSection[]): [PanelGroup, PanelSection[]][] =>
  (Object.keys(panelGroups) as PanelGroup[]).flatMap((group) => {
    const own = panelGroups[group].filter((section) => sections.includes(section));
    return own.length > 0 ? [[group, own]] : [];
  });
