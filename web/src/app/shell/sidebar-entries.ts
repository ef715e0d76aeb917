// Sidebar entries, by right and availability: only existing features are listed.
import type { MacroCategory } from '@folio/contract/tool-definition';
import {
  IconArrowRight,
  IconBooks,
  IconCalendar,
  IconCategory,
  IconChartBar,
  IconClipboardCheck,
  IconClipboardText,
  IconFiles,
  IconInbox,
  IconLanguage,
  IconLayoutDashboard,
  IconLink,
  IconMessageCircle,
  IconMicrophone,
  IconMicrophone2,
  IconPencil,
  IconPhoto,
  IconSparkles,
  IconSpeakerphone,
  IconTools,
  IconTransfer,
  IconUsersGroup,
  IconVocabulary,
  IconWorld,
  IconWorldSearch,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ParseKeys, TFunction } from 'i18next';
import type { Me } from '../../base/use-me.ts';
import { type PageArea, type PagePath, type PageRecord, pages, type SidebarGroup } from '../pages.ts';

export interface SidebarEntry {
  key: string;
  label: string;
  icon: TablerIcon;
  count?: string;
  to?: PagePath;
  search?: { forceRedirect?: true; tab?: 'pages'; macrocategory?: MacroCategory };
  category?: MacroCategory;
  /** An address outside, opened in a new tab. */
  href?: string;
}

const pageIcons: Partial<Record<PagePath, TablerIcon>> = {
  '/inbox': IconInbox,
  '/dashboard': IconLayoutDashboard,
  '/orders': IconFiles,
  '/workspace/login': IconUsersGroup,
  '/task-assignment': IconClipboardCheck,
  '/calendar': IconCalendar,
  '/chat/{-$id}': IconMessageCircle,
  '/charts': IconChartBar,
  '/tool/translation_requests': IconTransfer,
  '/audience-campaigns/manager-dashboard': IconSpeakerphone,
  '/audience-campaigns/client-dashboard': IconUsersGroup,
  '/translation-manager/assignee-dashboard': IconLanguage,
  '/brand-voices': IconMicrophone2,
  '/briefings': IconClipboardText,
  '/glossary': IconVocabulary,
  '/sources': IconBooks,
  '/websites': IconWorld,
  '/links': IconLink,
};

/** Label and icon of a sidebar area. */
const areas: Record<PageArea, { label: ParseKeys; icon: TablerIcon }> = {
  tools: { label: 'shell.tools', icon: IconTools },
  brand: { label: 'shell.brand', icon: IconMicrophone2 },
  website: { label: 'shell.website', icon: IconWorld },
  reports: { label: 'shell.reports', icon: IconChartBar },
};

const records = Object.entries(pages) as [PagePath, PageRecord][];

export interface PageEntry extends SidebarEntry {
  to: PagePath;
  group: SidebarGroup | undefined;
}

/** The pages with a name that the person may open, for the command palette. */
export const pageEntries = (me: Me, t: TFunction): PageEntry[] =>
  records.flatMap(([to, { label, group, search = {}, isOpenTo, isListedFor = isOpenTo }]) =>
    label === undefined || isListedFor?.(me) === false
      ? []
      : [{ key: to, to, group, search, label: t(label), icon: pageIcons[to] ?? IconArrowRight }],
  );

/** The entries of a block of the sidebar, in the order of the records. */
export const groupEntries = (me: Me, t: TFunction, group: SidebarGroup): PageEntry[] =>
  pageEntries(me, t)
    .filter((entry) => entry.group === group)
    .map((entry) => {
      const { area }: PageRecord = pages[entry.to];
      return area ? { ...entry, label: t(areas[area].label), icon: areas[area].icon } : entry;
    });

/** The path without its parameters: "/orders" of "/orders/$orderDetailId". */
const baseOf = (path: PagePath) => path.replace(/\/[${].*$/, '');

const isAtOrBelow = (pathname: string, path: PagePath) => pathname === baseOf(path) || pathname.startsWith(`${baseOf(path)}/`);

/** True if an entry leads to the page at `pathname`, or to the area which that page is in. */
export function isOpenEntry({ to }: PageEntry, pathname: string): boolean {
  const { area }: PageRecord = pages[to];
  if (!area) return isAtOrBelow(pathname, to);
  return records.some(([path, record]) => record.area === area && isAtOrBelow(pathname, path));
}

const categoryIcons: Partial<Record<MacroCategory, TablerIcon>> = {
  custom_tools: IconSparkles,
  seo: IconWorldSearch,
  ai_writer: IconPencil,
  audio_text: IconMicrophone,
  ai_translation: IconLanguage,
  ai_art: IconPhoto,
};

const ordered: MacroCategory[] = ['seo', 'ai_writer', 'audio_text', 'ai_translation'];

/** Below *Tools*: categories that have a tool, and AI Art where it leads somewhere. AI Chat has an entry of its own. */
export function toolEntries(me: Me, t: TFunction): SidebarEntry[] {
  const { ai_art_url, only_custom_tools } = me.user_info;
  const has = (category: MacroCategory) => me.templates.some((tool) => tool.macrocategory === category);
  const nameOf = (category: MacroCategory) => me.categories.find((one) => one.slug === category)?.name ?? category;
  const toEntry = (category: MacroCategory, label = nameOf(category)): SidebarEntry => ({
    key: category,
    label,
    icon: categoryIcons[category] ?? IconCategory,
    to: '/tools',
    search: { macrocategory: category },
    category,
  });
  const entries = has('custom_tools') ? [toEntry('custom_tools', t('shell.premiumTools'))] : [];
  if (!only_custom_tools) entries.push(...ordered.filter(has).map((category) => toEntry(category)));
  if (ai_art_url) entries.push({ key: 'ai_art', label: t('shell.aiArt'), icon: IconPhoto, href: ai_art_url });
  else if (has('ai_art') && !only_custom_tools) entries.push(toEntry('ai_art', t('shell.aiArt')));
  return entries;
}
