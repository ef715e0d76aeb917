// The rows of the command palette: loaded when the browser has time, while the field itself is part of the shell.
import type { OrderRow } from '@folio/contract/document-shapes';
import { Combobox, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { documentLink } from '../../../base/document-links.ts';
import { recentTools } from '../../../base/recent-tools.ts';
import { useWorkspaceId } from '../../../base/workspace.ts';
import { workspacesQuery } from '../../../base/workspaces.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { ToolTile } from '../../../ui/tool-tile.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './command-palette.module.css';
import { paletteDocumentsQuery } from './palette.queries.ts';
import {
  type PaletteCommands,
  type PaletteEntry,
  useActionGroups,
  useCommandEntries,
  usePageEntries,
  useToolEntries,
} from './palette-entries.tsx';
import { rankEntries } from './rank.ts';

/** Key handlers of the field for the rows. */
export interface PaletteKeys {
  move: (step: 1 | -1) => void;
  choose: () => void;
}

interface PaletteListProps {
  id: string;
  query: string;
  commands: PaletteCommands;
  ref: Ref<PaletteKeys>;
  /** Enter was pressed before the rows had come. */
  isChosenImmediately: boolean;
  onActive: (rowId: string | undefined) => void;
  onChosen: () => void;
}

interface Group {
  title: string;
  entries: PaletteEntry[];
}

const debounceMs = 200;
const maxElsewhere = 6;

/** Shorter words would find something in every workspace. */
const minOtherLetters = 3;
/** Each workspace costs one request per search, so only this many others are searched. */
const maxOthers = 8;

/** The other workspaces of the user, with the personal one, as scopes of a search for these words. */
function useOtherScopes(search: string): { id: number | null; name: string }[] {
  const { t } = useText();
  const workspaceId = useWorkspaceId();
  const { data } = useQuery(workspacesQuery);
  if (search.length < minOtherLetters) return [];
  const all = [{ id: null, name: t('shell.personalWorkspace') }, ...(data?.workspaces ?? [])];
  return all.filter(({ id }) => id !== workspaceId).slice(0, maxOthers);
}

/** Documents with the words: first those of the chosen workspace, then those of others with their workspace's name. Without words, the newest. */
function useDocumentEntries(query: string): PaletteEntry[] {
  const navigate = useNavigate();
  const workspaceId = useWorkspaceId();
  const [search] = useDebouncedValue(query.trim(), debounceMs);
  const { data } = useQuery(paletteDocumentsQuery(workspaceId, search));
  const others = useOtherScopes(search);
  const elsewhere = useQueries({ queries: others.map(({ id }) => paletteDocumentsQuery(id, search)) });
  const toEntry = (order: OrderRow, place?: string): PaletteEntry => ({
    id: `document-${order.order_detail_id}`,
    name: order.title,
    description: place === undefined ? order.tool_name : `${order.tool_name}, ${place}`,
    kind: '',
    icon: <ToolTile icon={order.icon} category={order.macrocategory} size={30} />,
    run: () => void navigate(documentLink(order.order_detail_id)),
  });
  const found = elsewhere.flatMap(({ data: other }, index) =>
    (other?.orders ?? []).map((order) => toEntry(order, others[index]?.name)),
  );
  return [...(data?.orders ?? []).map((order) => toEntry(order)), ...found.slice(0, maxElsewhere)];
}

function useGroups(query: string, commands: PaletteCommands): Group[] {
  const { t } = useText();
  const tools = useToolEntries();
  const pages = usePageEntries();
  const acts = useCommandEntries(commands);
  const actionGroups = useActionGroups();
  const documents = useDocumentEntries(query);
  const [recent] = useState(recentTools);
  if (query.trim() === '') {
    const last = recent.flatMap((slug) => tools.filter(({ id }) => id === `tool-${slug}`));
    return [
      { title: t('shell.palette.recent'), entries: last },
      // The heading already names the subject of the actions.
      ...actionGroups.map(({ title, entries }) => ({
        title,
        entries: entries.map(({ description: _description, ...entry }) => entry),
      })),
      { title: t('shell.tools'), entries: tools.filter((tool) => !last.includes(tool)) },
      { title: t('shell.documents'), entries: documents },
      { title: t('shell.palette.pages'), entries: pages },
      { title: t('shell.palette.commands'), entries: acts },
    ];
  }
  const { byName, byDescription } = rankEntries(query, [
    ...actionGroups.flatMap(({ entries }) => entries),
    ...tools,
    ...pages,
    ...acts,
  ]);
  return [
    { title: t('shell.palette.best'), entries: byName },
    { title: t('shell.documents'), entries: documents },
    { title: t('shell.palette.others'), entries: byDescription },
  ];
}

/** With a query the first row is active until an arrow key or the pointer says otherwise; a row stays active while others arrive around it. */
export default function PaletteList({ id, query, commands, ref, isChosenImmediately, onActive, onChosen }: PaletteListProps) {
  const { t } = useText();
  const combobox = useCombobox({ opened: true });
  const groups = useGroups(query, commands).filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const [picked, setPicked] = useState<{ query: string; id: string }>();
  const list = useRef<HTMLDivElement>(null);
  const found = picked?.query === query ? entries.findIndex((entry) => entry.id === picked.id) : -1;
  const index = query.trim() === '' ? found : Math.max(found, 0);
  const active = entries[index];
  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onChosen();
    entry.run();
  };
  useImperativeHandle(ref, () => ({
    move: (step) => {
      const next = index < 0 ? entries.at(step === 1 ? 0 : -1) : entries[(index + step + entries.length) % entries.length];
      if (!next) return;
      setPicked({ query, id: next.id });
      list.current?.querySelector(`[data-entry="${CSS.escape(next.id)}"]`)?.scrollIntoView({ block: 'nearest' });
    },
    choose: () => choose(active),
  }));
  const rowId = (entry: PaletteEntry) => `${id}-${entry.id}`;
  const activeId = active && rowId(active);
  useEffect(() => onActive(activeId), [activeId, onActive]);
  const chooseEarly = useEffectEvent(() => {
    if (isChosenImmediately) choose(active);
  });
  useEffect(() => chooseEarly(), []);
  return (
    <Combobox store={combobox} onOptionSubmit={(value) => choose(entries.find((entry) => entry.id === value))}>
      <Combobox.Options id={id} ref={list} aria-label={t('shell.palette.label')} className={classes.list}>
        {groups.map((group) => (
          <Combobox.Group key={group.entries[0]?.id} label={group.title} classNames={{ groupLabel: classes.group ?? '' }}>
            {group.entries.map((entry) => (
              <Combobox.Option
                key={entry.id}
                id={rowId(entry)}
                value={entry.id}
                data-entry={entry.id}
                aria-selected={entry === active}
                className={classes.row}
                onPointerMove={() => setPicked({ query, id: entry.id })}
              >
                {entry.icon}
                <Stack as="span" flex="fill">
                  <Text as="span" weight="medium" truncate>
                    {entry.name}
                  </Text>
                  {entry.description ? (
                    <Text as="span" size="sm" tone="muted" truncate>
                      {entry.description}
                    </Text>
                  ) : null}
                </Stack>
                <Text as="span" size="xs" tone="muted" flex="none" className={classes.kind}>
                  {entry.kind}
                </Text>
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
        {entries.length === 0 ? <Combobox.Empty className={classes.empty}>{t('shell.palette.nothing')}</Combobox.Empty> : null}
      </Combobox.Options>
    </Combobox>
  );
}
