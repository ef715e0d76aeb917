// The frame of every page for people: the company's chrome around one light sheet.
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Outlet, useLocation, useMatches, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { applyBrand } from '../../base/brand.ts';
import { useMe } from '../../base/use-me.ts';
import { PageStar } from '../../features/favorite-pages/page-star.tsx';
import { loadChunk } from '../../ui/load-chunk.ts';
import { PageStarContext } from '../../ui/page-star.ts';
import { focusPageSearch, pressSubmit, useShortcuts } from '../../ui/use-shortcuts.ts';
import { useText } from '../../ui/use-text.ts';
import { type HelpTopic, type PageRecord, pages } from '../pages.ts';
import { Banners } from './banners.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Brand } from './brand-name.tsx';
import { CommandPalette, preloadPalette } from './palette/command-palette.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useLostWorkspace } from './use-lost-workspace.ts';
import { useSidebar } from './use-sidebar.ts';

const NewFolder = lazy(() =>
  loadChunk(() => import('./palette/new-folder.tsx')).then((module) => ({ default: module.NewFolder })),
);
const PhoneMenu = lazy(() => loadChunk(() => import('./phone-menu.tsx')).then((module) => ({ default: module.PhoneMenu })));
const HelpSheet = lazy(() => loadChunk(() => import('../help/help-sheet.tsx')).then((module) => ({ default: module.HelpSheet })));
const ShortcutsDialog = lazy(() =>
  loadChunk(() => import('./shortcuts-dialog.tsx')).then((module) => ({ default: module.ShortcutsDialog })),
);

/** Returns the category of the marked entry: the shown one, or that of the open tool. */
function useOpenCategory(): string | undefined {
  const { templates } = useMe();
  const { slug } = useParams({ strict: false });
  const { macrocategory } = useSearch({ strict: false });
  const { pathname } = useLocation();
  if (/^\/chat(\/|$)/.test(pathname)) return 'ai_chat';
  return slug ? templates.find((tool) => tool.slug === slug)?.macrocategory : macrocategory;
}

/** Subject of the help sheet for the open page; undefined on pages without help. */
function useHelpTopic(): HelpTopic | undefined {
  const path: string | undefined = useMatches().at(-1)?.fullPath;
  const record = path === undefined ? undefined : (pages as Record<string, PageRecord>)[path];
  return record?.help;
}

/** The rows of the palette are fetched when someone is about to open it: with the first half of its shortcut, or the pointer on its button. */
function preloadBeforeUse(): () => void {
  const onKeyDown = ({ key }: KeyboardEvent) => (key === 'Control' || key === 'Meta' ? preloadPalette() : undefined);
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}

const starOf = (title: string) => <PageStar title={title} />;

/** Sidebar 248, 68 or 0; top bar 56; below 992 px the chrome is a strip and the menu a drawer. `children` in the place of the address's page. */
export function Shell({ children }: { children?: ReactNode }) {
  const { t } = useText();
  const { extra_info } = useMe().user_info;
  // A branding that someone else changed shows here with the next answer about the caller.
  useEffect(() => applyBrand(extra_info), [extra_info]);
  const navigate = useNavigate();
  const { sidebar, turn } = useSidebar();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  useLostWorkspace();
  const openCategory = useOpenCategory();
  const topic = useHelpTopic();
  const [open, setOpen] = useState<'menu' | 'help' | 'shortcuts' | 'palette' | 'folder' | null>(null);
  useEffect(preloadBeforeUse, []);

  const findTool = () => {
    if (document.querySelector('[aria-modal="true"], dialog[open]')) return;
    // At once: the next key already belongs to the palette's field.
    flushSync(() => setOpen('palette'));
  };
  const turnDark = () => setColorScheme(isDark ? 'light' : 'dark');
  useShortcuts({
    withModifier: {
      k: findTool,
      b: turn,
      j: turnDark,
      enter: pressSubmit,
    },
    alone: {
      '/': focusPageSearch,
      n: () => void navigate({ to: '/tools' }),
      '?': () => setOpen('shortcuts'),
    },
  });

  return (
    <div className={classes.shell} data-sidebar={sidebar}>
      <a href="#content" className={classes.skip}>
        {t('shell.skip')}
      </a>
      <aside className={classes.side} data-only="desktop" inert={sidebar === 'closed'}>
        <Sidebar brand={<Brand />} openCategory={openCategory} />
      </aside>
      <div className={classes.desk}>
        <TopBar
          onSidebar={turn}
          onFindTool={findTool}
          onHelp={() => setOpen(topic ? 'help' : 'shortcuts')}
          onShortcuts={() => setOpen('shortcuts')}
        />
        <main id="content" tabIndex={-1} className={classes.sheet}>
          <Banners />
          <PageStarContext value={starOf}>{children ?? <Outlet />}</PageStarContext>
        </main>
      </div>
      <BottomBar isMenuOpen={open === 'menu'} onMenu={() => setOpen('menu')} />
      <Suspense fallback={null}>
        {open === 'menu' ? <PhoneMenu openCategory={openCategory} onClose={() => setOpen(null)} /> : null}
        {open === 'help' && topic ? (
          <HelpSheet topic={topic} onKeys={() => setOpen('shortcuts')} onClose={() => setOpen(null)} />
        ) : null}
        {open === 'shortcuts' ? <ShortcutsDialog onClose={() => setOpen(null)} /> : null}
        {open === 'folder' ? <NewFolder onClose={() => setOpen(null)} /> : null}
      </Suspense>
      {open === 'palette' ? (
        <CommandPalette
          commands={{
            onNewFolder: () => setOpen('folder'),
            onSidebar: turn,
            onDarkMode: turnDark,
            onShortcuts: () => setOpen('shortcuts'),
          }}
          onClose={() => setOpen((now) => (now === 'palette' ? null : now))}
        />
      ) : null}
    </div>
  );
}
