import type { AdditionalSource } from '@folio/contract/sources';
import { IconEye, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { api } from '../../base/api.ts';
import { useUsesQuestion } from '../../base/use-uses-question.ts';
import { type ActionDefinition, bindActions } from '../../ui/actions.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { useText } from '../../ui/use-text.ts';
import { useSourceActions } from './use-source-actions.ts';

const sourceActions: ActionDefinition<'open' | 'edit' | 'refresh' | 'delete', AdditionalSource>[] = [
  { id: 'open', icon: IconEye, label: (t) => t('actions.open'), can: () => true },
  { id: 'edit', icon: IconPencil, label: (t) => t('sources.change'), can: ({ can }) => can.edit },
  { id: 'refresh', icon: IconRefresh, label: (t) => t('sources.refresh'), can: ({ can }) => can.refresh },
  {
    id: 'delete',
    icon: IconTrash,
    label: (t) => t('actions.delete'),
    can: ({ can }) => can.delete,
    isDeletion: true,
    startsGroup: true,
  },
];

interface SourceMenuProps {
  source: AdditionalSource;
  onOpen: () => void;
  onEdit: () => void;
}

/** Look, change, read again, delete: only permitted actions. */
export function SourceMenu({ source, onOpen, onEdit }: SourceMenuProps) {
  const { t } = useText();
  const { refresh, remove } = useSourceActions();
  const { ask, question } = useUsesQuestion(
    {
      loss: t('sources.loss', { name: source.name }),
      verb: t('sources.delete'),
      isBusy: remove.isPending,
      onConfirm: (done) => remove.mutate(source, { onSettled: done }),
    },
    () => api.sources.showUses({ id: source.id }),
  );
  const actions = bindActions(sourceActions, [source], t, {
    open: () => ({ run: onOpen }),
    edit: () => ({ run: onEdit }),
    refresh: () => ({ isDisabled: source.state === 'queued', run: () => refresh.mutate(source) }),
    delete: () => ({ run: ask }),
  });
  return (
    <>
      <MoreMenu name={source.name} actions={actions} />
      {question}
    </>
  );
}
