// Command palette entries without a request: tools, pages and commands.
import {
  IconArrowRight,
  IconClipboardPlus,
  IconFolderPlus,
  IconKeyboard,
  IconLayoutSidebar,
  IconLock,
  IconLogout,
  IconMoon,
  IconPlugConnected,
  IconUserOff,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { leaveImpersonation, logOut } from '../../../base/leave-session.ts';
import { toolWords } from '../../../base/tool-words.ts';
import { useMe } from '../../../base/use-me.ts';
import { useShowsWorks, WorksMark } from '../../../base/works-mark.tsx';
import { useWorkspaceId } from '../../../base/workspace.ts';
import { sectionsFor } from '../../../features/control-panel/panel-sections.ts';
import type { Action } from '../../../ui/actions.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import { useReportedActions } from '../../../ui/page-actions.ts';
import { ToolTile } from '../../../ui/tool-tile.tsx';
import { useText } from '../../../ui/use-text.ts';
import { pageEntries } from '../sidebar-entries.ts';
import classes from './command-palette.module.css';

/** Shell actions for the palette. */
export interface PaletteCommands {
  onNewFolder: () => void;
  onSidebar: () => void;
  onDarkMode: () => void;
  onShortcuts: () => void;
}

export interface PaletteEntry {
  id: string;
  name: string;
  description?: string;
  aliases?: string;
  /** Kind of entry, or its shortcut, at the end of the row. */
  kind: ReactNode;
  icon: ReactNode;
  run: () => void;
}

const tile = (Icon: TablerIcon) => (
  <span className={classes.tile} aria-hidden="true">
    <Icon size={16} stroke={1.6} />
  </span>
);

/** The tools that the person may open here, by name. */
export function useToolEntries(): PaletteEntry[] {
  const { language } = useText();
  const navigate = useNavigate();
  const { templates, categories } = useMe();
  const isPersonal = useWorkspaceId() === null;
  const isMarked = useShowsWorks();
  return templates
    .filter((tool) => !(isPersonal && tool.has_task_assignment))
    .sort((a, b) => a.name.localeCompare(b.name, language))
    .map((tool) => ({
      id: `tool-${tool.slug}`,
      name: tool.name,
      description: tool.description,
      aliases: toolWords(tool.slug),
      kind: isMarked ? <WorksMark works={tool.works} /> : (categories.find((one) => one.slug === tool.macrocategory)?.name ?? ''),
      icon: <ToolTile icon={tool.icon} category={tool.macrocategory} size={30} />,
      run: () => void navigate({ to: '/tools/$slug', params: { slug: tool.slug } }),
    }));
}

/** Every page of the shell that the person may open. */
export function usePageEntries(): PaletteEntry[] {
  const { t } = useText();
  const navigate = useNavigate();
  const me = useMe();
  const entry = (id: string, name: string, icon: TablerIcon, run: () => void): PaletteEntry => ({
    id: `page-${id}`,
    name,
    kind: t('shell.palette.page'),
    icon: tile(icon),
    run,
  });
  const listed = pageEntries(me, t)
    .toSorted((one, other) => Number(one.group === undefined) - Number(other.group === undefined))
    .map(({ to, search, label, icon }) => entry(to, label, icon, () => void navigate({ to, search: search ?? {}, params: {} })));
  const sections = me.user_info.can.open_control_panel
    ? sectionsFor(me.user_info).map((section) =>
        entry(
          section,
          `${t('shell.controlPanel')}: ${t(`panel.sections.${section}`)}`,
          IconArrowRight,
          () => void navigate({ to: '/control-panel/{-$section}', params: { section } }),
        ),
      )
    : [];
  return [...listed, ...sections];
}

interface ActionGroup {
  /** Context of the actions. */
  title: string;
  entries: PaletteEntry[];
}

/** Actions on the object of the open page; each way of an action is an entry of its own. */
export function useActionGroups(): ActionGroup[] {
  const { t } = useText();
  const navigate = useNavigate();
  const reported = useReportedActions();
  const entriesOf = (subject: string, position: number, action: Action): PaletteEntry[] => {
    if ('isDisabled' in action && action.isDisabled) return [];
    const entry = (id: string, name: string, run: () => void): PaletteEntry => ({
      id: `action-${position}-${id}`,
      name,
      description: subject,
      kind: action.shortcut ? <Kbd keys={action.shortcut} /> : t('shell.palette.command'),
      icon: tile(action.icon),
      run,
    });
    if ('link' in action) return [entry(action.id, action.label, () => void navigate(action.link))];
    if ('run' in action) return [entry(action.id, action.label, action.run)];
    return action.choices.map(({ id, label, run }) => entry(`${action.id}-${id}`, `${action.label}: ${label}`, run));
  };
  const subjects = [...new Set(reported.map(({ subject }) => subject))];
  return subjects.map((subject, position) => {
    const actions = reported.filter((group) => group.subject === subject).flatMap((group) => group.actions);
    // The ways of an action are many; they are last.
    const sorted = [...actions.filter((one) => !('choices' in one)), ...actions.filter((one) => 'choices' in one)];
    return { title: subject, entries: sorted.flatMap((action) => entriesOf(subject, position, action)) };
  });
}

/** Global actions. */
export function useCommandEntries(commands: PaletteCommands): PaletteEntry[] {
  const { t } = useText();
  const navigate = useNavigate();
  const { user_info } = useMe();
  const workspaceId = useWorkspaceId();
  const entry = (id: keyof typeof names, icon: TablerIcon, run: () => void): PaletteEntry => ({
    id: `command-${id}`,
    name: names[id],
    kind: t('shell.palette.command'),
    icon: tile(icon),
    run,
  });
  const names = commandNames(t);
  const openSection = (section: 'models' | 'seats') => () =>
    void navigate({ to: '/control-panel/{-$section}', params: { section } });
  const hasTasks = !user_info.extra_info.hide_generic_task_assignment && workspaceId !== null && user_info.role !== 'user';
  return [
    ...(hasTasks
      ? [entry('newTask', IconClipboardPlus, () => void navigate({ to: '/task-assignment', search: { create: true } }))]
      : []),
    ...(user_info.can.manage_models ? [entry('connectModel', IconPlugConnected, openSection('models'))] : []),
    ...(user_info.can.manage_seats ? [entry('invite', IconUserPlus, openSection('seats'))] : []),
    entry('folder', IconFolderPlus, commands.onNewFolder),
    entry('dark', IconMoon, commands.onDarkMode),
    entry('sidebar', IconLayoutSidebar, commands.onSidebar),
    entry('shortcuts', IconKeyboard, commands.onShortcuts),
    ...(user_info.impersonator
      ? [entry('leave', IconUserOff, () => void leaveImpersonation())]
      : [entry('lock', IconLock, () => void navigate({ to: '/lock' })), entry('logout', IconLogout, () => void logOut())]),
  ];
}

const commandNames = (t: TFunction) => ({
  newTask: t('shell.palette.newTask'),
  connectModel: t('shell.palette.connectModel'),
  invite: t('shell.palette.invite'),
  folder: t('folders.new'),
  dark: t('shell.darkMode'),
  sidebar: t('shell.toggleSidebar'),
  shortcuts: t('shell.shortcuts'),
  leave: t('shell.leaveImpersonation'),
  lock: t('shell.lock'),
  logout: t('shell.logout'),
});
