// What the sidebar offers, by right and availability: only what exists and works is listed.
import type { MacroCategory } from '@folio/contract/tool-definition';
import {
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
import type { useMe } from '../../base/use-me.ts';
import { formatNumber } from '../../ui/intl-format.ts';

type Me = ReturnType<typeof useMe>;

export interface SidebarEntry {
  key: string;
  label: string;
  icon: TablerIcon;
  count?: string;
  to?:
    | '/dashboard'
    | '/orders'
    | '/tools'
    | '/chat/{-$id}'
    | '/workspace/login'
    | '/sources'
    | '/websites'
    | '/links'
    | '/brand-voices'
    | '/briefings'
    | '/glossary'
    | '/task-assignment'
    | '/calendar'
    | '/charts'
    | '/tool/translation_requests'
    | '/translation-manager/assignee-dashboard'
    | '/audience-campaigns/manager-dashboard'
    | '/audience-campaigns/client-dashboard';
  category?: MacroCategory;
  /** An address outside, opened in a new tab. */
  href?: string;
}

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

/** The first group of entries: where work is. `documents` counts those of the chosen workspace. */
export function workEntries(me: Me, documents: number, t: TFunction, language: string): SidebarEntry[] {
  return [
    { key: 'dashboard', label: t('shell.dashboard'), icon: IconLayoutDashboard, to: '/dashboard' },
    {
      key: 'documents',
      label: t('shell.documents'),
      icon: IconFiles,
      to: '/orders',
      ...(documents > 0 ? { count: formatNumber(documents, language) } : {}),
    },
    ...(me.user_info.has_workspaces
      ? [{ key: 'workspace', label: t('workspaces.workspace'), icon: IconUsersGroup, to: '/workspace/login' as const }]
      : []),
  ];
}

/** The second group: categories that have a tool, and AI Art where it leads somewhere. */
export function toolEntries(me: Me, t: TFunction): SidebarEntry[] {
  const { ai_art_url, only_custom_tools } = me.user_info;
  const has = (category: MacroCategory) => me.templates.some((tool) => tool.macrocategory === category);
  const nameOf = (category: MacroCategory) => me.categories.find((one) => one.slug === category)?.name ?? category;
  const toEntry = (category: MacroCategory, label = nameOf(category)): SidebarEntry => ({
    key: category,
    label,
    icon: categoryIcons[category] ?? IconCategory,
    to: category === 'ai_chat' ? '/chat/{-$id}' : '/tools',
    category,
  });
  const entries = has('custom_tools') ? [toEntry('custom_tools', t('shell.premiumTools'))] : [];
  if (!only_custom_tools) entries.push(...ordered.filter(has).map((category) => toEntry(category)));
  if (ai_art_url) entries.push({ key: 'ai_art', label: t('shell.aiArt'), icon: IconPhoto, href: ai_art_url });
  else if (has('ai_art') && !only_custom_tools) entries.push(toEntry('ai_art', t('shell.aiArt')));
  return entries;
}

/** The third group: work that people ask of each other, where the company uses it. */
export function teamEntries(me: Me, t: TFunction): SidebarEntry[] {
  const { extra_info: company, can } = me.user_info;
  const entries: SidebarEntry[] = [];
  if (!company.hide_generic_task_assignment) {
    entries.push({ key: 'tasks', label: t('shell.tasks'), icon: IconClipboardCheck, to: '/task-assignment' });
  }
  entries.push({ key: 'calendar', label: t('shell.calendar'), icon: IconCalendar, to: '/calendar' });
  entries.push({ key: 'reports', label: t('shell.reports'), icon: IconChartBar, to: '/charts' });
  if (can.open_translation_requests) {
    entries.push({
      key: 'translation-requests',
      label: t('shell.translationRequests'),
      icon: IconTransfer,
      to: '/tool/translation_requests',
    });
  }
  if (can.open_campaigns) {
    entries.push(
      {
        key: 'campaigns-manager',
        label: t('shell.campaignsManager'),
        icon: IconSpeakerphone,
        to: '/audience-campaigns/manager-dashboard',
      },
      {
        key: 'campaigns',
        label: t('shell.campaigns'),
        icon: IconUsersGroup,
        to: '/audience-campaigns/client-dashboard',
      },
    );
  }
  if (can.open_translation_manager && !company.hide_translations) {
    entries.push({
      key: 'translation-manager',
      label: t('shell.translationsManager'),
      icon: IconLanguage,
      to: '/translation-manager/assignee-dashboard',
    });
  }
  return entries;
}

/** The fourth group: what texts are steered by. Everybody may look; who may change something is said there. */
export function brandEntries(t: TFunction): SidebarEntry[] {
  return [
    { key: 'brand-voices', label: t('voices.title'), icon: IconMicrophone2, to: '/brand-voices' },
    { key: 'briefings', label: t('shell.briefings'), icon: IconClipboardText, to: '/briefings' },
    { key: 'glossary', label: t('shell.glossary'), icon: IconVocabulary, to: '/glossary' },
    { key: 'sources', label: t('shell.sources'), icon: IconBooks, to: '/sources' },
    { key: 'websites', label: t('shell.websites'), icon: IconWorld, to: '/websites' },
    { key: 'links', label: t('shell.links'), icon: IconLink, to: '/links' },
  ];
}
