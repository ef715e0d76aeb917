// Briefings as rows: title above its goal, its author, and a menu for managers.

import type { Guideline } from '@folio/contract/guidelines';
import { IconClipboardText, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { useUsesQuestion } from '../../base/use-uses-question.ts';
import { type ActionDefinition, bindActions } from '../../ui/actions.ts';
import covering from '../../ui/covering-link.module.css';
import tiles from '../../ui/icon-tile.module.css';
import { MoreMenu } from '../../ui/more-menu.tsx';
import opening from '../../ui/opening-row.module.css';
import { Stack } from '../../ui/stack.tsx';
import { WordBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './briefings.module.css';

interface BriefingListProps {
  briefings: Guideline[];
  /** The briefing of orders placed here that name none. */
  defaultId: number | null;
  onOpen: (briefing: Guideline) => void;
}

/** The whole row opens the briefing. */
export function BriefingList({ briefings, defaultId, onOpen }: BriefingListProps) {
  const { t } = useText();
  return (
    <ul aria-label={t('shell.briefings')}>
      {briefings.map((briefing) => (
        <li key={briefing.id} className={`${opening.row} ${classes.row}`}>
          <span className={tiles.tile} aria-hidden="true">
            <IconClipboardText size={18} stroke={1.6} />
          </span>
          <Stack as="span" flex="shrink" py={8} align="start">
            <button type="button" className={`${covering.link} ${opening.title}`} onClick={() => onOpen(briefing)}>
              {briefing.title}
            </button>
            <span className={opening.second}>
              {briefing.overall_goal || briefing.platform || t('briefings.writtenBy', { name: briefing.user.name })}
            </span>
          </Stack>
          {briefing.id === defaultId ? <WordBadge kind="ready">{t('briefings.default')}</WordBadge> : <span />}
          <Text as="span" size="sm" tone="quiet" truncate data-only="desktop">
            {briefing.user.name}
          </Text>
          {briefing.can.edit || briefing.can.delete ? <BriefingMenu briefing={briefing} onOpen={() => onOpen(briefing)} /> : null}
        </li>
      ))}
    </ul>
  );
}

const briefingActions: ActionDefinition<'open' | 'delete', Guideline>[] = [
  { id: 'open', icon: IconPencil, label: (t) => t('actions.open'), can: () => true },
  { id: 'delete', icon: IconTrash, label: (t) => t('actions.delete'), can: ({ can }) => can.delete, isDeletion: true },
];

function BriefingMenu({ briefing, onOpen }: { briefing: Guideline; onOpen: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.guidelines.remove({ guideline_id: briefing.id }),
    onSuccess: async ({ message }) => {
      await invalidate(client, 'briefing.changed');
      toastSuccess(message);
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const { ask, question } = useUsesQuestion(
    {
      loss: t('briefings.loss', { name: briefing.title }),
      verb: t('briefings.delete'),
      isBusy: remove.isPending,
      onConfirm: (done) => remove.mutate(undefined, { onSettled: done }),
    },
    () => api.guidelines.showUses({ guideline_id: briefing.id }),
  );
  const actions = bindActions(briefingActions, [briefing], t, {
    open: () => ({ run: onOpen }),
    delete: () => ({ run: ask }),
  });
  return (
    <span className={opening.menu}>
      <MoreMenu name={briefing.title} actions={actions} />
      {question}
    </span>
  );
}
