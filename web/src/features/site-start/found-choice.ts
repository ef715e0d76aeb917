// Selected and edited findings until setup is finished; kept in the tab over a reload.
import type { VoiceProfile } from '@folio/contract/brand-voices';
import type { SiteStart } from '@folio/contract/site-start';
import { type StartCard, type StartTaskKind, startCards } from '@folio/contract/site-start-words';
import { useEffect, useState } from 'react';
import { readKeptInTab, saveInTab } from '../../base/kept-in-tab.ts';

export type ColorName = 'primary' | 'background' | 'accent';

export interface FoundChoice {
  checked: Record<StartCard, boolean>;
  name: string;
  colors: Record<ColorName, string | null>;
  hasLogo: boolean;
  profile: VoiceProfile | null;
  pageIds: number[];
  hasSources: boolean;
  titleIds: number[];
  linkKeys: string[];
  kinds: StartTaskKind[];
}

/** Cards that have something to confirm. */
export function usableCards({ found, can, read }: SiteStart): Record<StartCard, boolean> {
  return {
    brand: can.change_branding && (found.logo !== null || Object.values(found.colors).some((color) => color !== null)),
    voice: found.voice !== null,
    link_map: read > 0,
    titles: found.titles.length > 0,
    missing_links: found.missing_links.length > 0,
    tasks: found.tasks.length > 0,
  };
}

function firstChoice(start: SiteStart): FoundChoice {
  const { found, host, pages } = start;
  const hexOf = (color: { hex: string } | null) => color?.hex ?? null;
  return {
    checked: usableCards(start),
    name: (found.name?.value ?? host).slice(0, 80),
    colors: {
      primary: hexOf(found.colors.primary),
      background: hexOf(found.colors.background),
      accent: hexOf(found.colors.accent),
    },
    hasLogo: found.logo !== null,
    profile: found.voice?.profile ?? null,
    pageIds: pages.flatMap(({ id, state }) => (state === 'read' ? [id] : [])),
    hasSources: true,
    titleIds: found.titles.map(({ page_id: id }) => id),
    linkKeys: found.missing_links.map(({ key }) => key),
    kinds: found.tasks.map(({ kind }) => kind),
  };
}

export function useFoundChoice(start: SiteStart): [FoundChoice, (changes: Partial<FoundChoice>) => void, () => void] {
  const keptAs = `start.${start.id}`;
  const [choice, setChoice] = useState<FoundChoice>(() => ({
    ...firstChoice(start),
    ...(readKeptInTab(keptAs) as Partial<FoundChoice> | null),
  }));
  useEffect(() => saveInTab(keptAs, choice), [keptAs, choice]);
  return [choice, (changes) => setChoice((now) => ({ ...now, ...changes })), () => saveInTab(keptAs, null)];
}

/** The tasks that setup makes: those of a card that is not checked have nothing to list. */
export function wantedTasks({ found }: SiteStart, { checked, titleIds, linkKeys, kinds }: FoundChoice) {
  return found.tasks
    .map((task) => {
      if (task.kind === 'titles') return { ...task, count: checked.titles ? titleIds.length : 0 };
      if (task.kind === 'missing_links') return { ...task, count: checked.missing_links ? linkKeys.length : 0 };
      return task;
    })
    .map((task) => ({ ...task, isWanted: task.count > 0 && kinds.includes(task.kind) }));
}

/** Returns the call that creates the selected items. */
export function finishCall(start: SiteStart, choice: FoundChoice) {
  const { checked, name, colors, hasLogo, profile, pageIds, hasSources, titleIds, linkKeys, kinds } = choice;
  return {
    id: start.id,
    name: name.trim(),
    ...(checked.brand ? { brand: { ...colors, logo: hasLogo } } : {}),
    ...(checked.voice && profile ? { voice: { profile } } : {}),
    ...(checked.link_map ? { link_map: { page_ids: pageIds, has_sources: hasSources } } : {}),
    ...(checked.titles ? { titles: { page_ids: titleIds } } : {}),
    ...(checked.missing_links ? { missing_links: { keys: linkKeys } } : {}),
    ...(checked.tasks ? { tasks: { kinds } } : {}),
  };
}

export const countChecked = ({ checked }: FoundChoice) => startCards.filter((card) => checked[card]).length;
