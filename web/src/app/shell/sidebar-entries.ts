// What the sidebar offers, by right and availability: only what exists and works is listed.
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
  IconTransfer,
  IconUsersGroup,
  IconVocabulary,
  IconWorld,
  IconWorldSearch,
  type TablerIcon,
} from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { Me } from '../../base/use-me.ts';
import { type PagePath, type PageRecord, pages, type SidebarGroup } from '../pages.ts';

export interface SidebarEntry {
  key: string;
  label: string;
  icon: TablerIcon;
  count?: string;
  to?: PagePath;
  search?: { forceRedirect?: true; macrocategory?: MacroCategory };
  category?: MacroCategory;
  /** An address outside, opened in a new tab. */
  href?: string;
}

const pageIcons: Partial<Record<PagePath, TablerIcon>> = {
  '/dashboard': IconLayoutDashboard,
  '/orders': IconFiles,
  '/workspace/login': IconUsersGroup,
  '/task-assignment': IconClipboardCheck,
  '/calendar': IconCalendar,
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

export interface PageEntry extends SidebarEntry {
  to: PagePath;
  group: SidebarGroup | undefined;
}

/** The pages with a name that the person may open: those with a `group` in the sidebar, all in the command palette. */
export const pageEntries = (me: Me, t: TFunction): PageEntry[] =>
  (Object.entries(pages) as [PagePath, PageRecord][]).flatMap(
    ([to, { label, group, search = {}, isOpenTo, isListedFor = isOpenTo }]) =>
      label === undefined || isListedFor?.(me) === false
        ? []
        : [{ key: to, to, group, search, label: t(label), icon: pageIcons[to] ?? IconArrowRight }],
  );

const categoryIcons: Partial<Record<MacroCategory, TablerIcon>> = {
  custom_tools: IconSparkles,
  seo: IconWorldSearch,
  ai_chat: IconMessageCircle,
  ai_writer: IconPencil,
  audio_text: IconMicrophone,
  ai_translation: IconLanguage,
  ai_art: IconPhoto,
};

const ordered: MacroCategory[] = ['seo', 'ai_chat', 'ai_writer', 'audio_text', 'ai_translation'];

/** Categories that have a tool, and AI Art where it leads somewhere. */
export function toolEntries(me: Me, t: TFunction): SidebarEntry[] {
  const { ai_art_url, only_custom_tools } = me.user_info;
  const has = (category: MacroCategory) => me.templates.some((tool) => tool.macrocategory === category);
  const nameOf = (category: MacroCategory) => me.categories.find((one) => one.slug === category)?.name ?? category;
  const toEntry = (category: MacroCategory, label = nameOf(category)): SidebarEntry => ({
    key: category,
    label,
    icon: categoryIcons[category] ?? IconCategory,
    ...(category === 'ai_chat' ? { to: '/chat/{-$id}' } : { to: '/tools', search: { macrocategory: category } }),
    category,
  });
  const entries = has('custom_tools') ? [toEntry('custom_tools', t('shell.premiumTools'))] : [];
  if (!only_custom_tools) entries.push(...ordered.filter(has).map((category) => toEntry(category)));
  if (ai_art_url) entries.push({ key: 'ai_art', label: t('shell.aiArt'), icon: IconPhoto, href: ai_art_url });
  else if (has('ai_art') && !only_custom_tools) entries.push(toEntry('ai_art', t('shell.aiArt')));
  return entries;
}
