// Routes and loaders of the style guide. The router's chunk knows this file alone, and no list of its pages' dependencies.
import { notFound, redirect } from '@tanstack/react-router';
import { findGuidePage, firstPageIn } from '../pages/style-guide/guide-pages.ts';

/** Redirects the bare folder to its first page. Treats a name unknown to the guide as not found. */
export function findPage(pathname: string): void {
  const [, area = '', name] = pathname.split('/');
  const first = name ? null : firstPageIn(area);
  if (first) throw redirect({ to: first, replace: true });
  const page = findGuidePage(area, name);
  if (!page) throw notFound();
  if (page.name === 'pricing') throw redirect({ to: '/pricing', replace: true });
}

const loadFrame = () => import('../pages/style-guide-frame-page.tsx');
const loadShell = () => import('./shell/dressed-shell.tsx');

/** The component of an address of the guide, with the words that it needs. */
export const loaders = {
  guide: () => import('../pages/style-guide-page.tsx').then((module) => module.StyleGuidePage),
  frame: () => loadFrame().then((module) => module.StyleGuideFramePage),
  shell: () => loadShell().then((module) => module.DressedShell),
};
