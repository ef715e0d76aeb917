import type { BrandVoice } from '@folio/contract/brand-voices';
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconStar, IconTrash } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { api } from '../../base/api.ts';
import { useUsesQuestion } from '../../base/use-uses-question.ts';
import { type ActionDefinition, bindActions } from '../../ui/actions.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { useText } from '../../ui/use-text.ts';
import { useVoiceActions } from './use-voice-actions.ts';

type VoiceActionId = 'open' | 'default' | 'switchOff' | 'switchOn' | 'delete';

const voiceActions: ActionDefinition<VoiceActionId, BrandVoice>[] = [
  { id: 'open', icon: IconPencil, label: (t) => t('actions.open'), can: ({ can }) => can.edit || can.delete },
  {
    id: 'default',
    icon: IconStar,
    label: (t, [voice]) => t(voice?.default ? 'voices.noDefault' : 'voices.makeDefault'),
    can: ({ can, active }) => can.edit && active,
  },
  { id: 'switchOff', icon: IconPlayerPause, label: (t) => t('voices.switchOff'), can: ({ can, active }) => can.edit && active },
  { id: 'switchOn', icon: IconPlayerPlay, label: (t) => t('voices.switchOn'), can: ({ can, active }) => can.edit && !active },
  {
    id: 'delete',
    icon: IconTrash,
    label: (t) => t('actions.delete'),
    can: ({ can }) => can.delete,
    isDeletion: true,
    startsGroup: true,
  },
];

/**
 * Open, make the default, switch off, delete: only permitted actions. On the voice's own page, which handles its deletion,
 * the command palette offers the same.
 */
export function VoiceMenu({ voice, onDeleted }: { voice: BrandVoice; onDeleted?: () => void }) {
  const { t } = useText();
  const { change, remove } = useVoiceActions(voice);
  const { ask, question } = useUsesQuestion(
    {
      loss: t('voices.loss', { name: voice.name }),
      verb: t('voices.delete'),
      isBusy: remove.isPending,
      onConfirm: (done) => remove.mutate(undefined, { onSuccess: onDeleted, onSettled: done }),
    },
    () => api.brandVoices.showUses({ id: voice.id }),
  );
  const isPage = onDeleted !== undefined;
  const actions = bindActions(voiceActions, [voice], t, {
    open: isPage ? undefined : () => ({ link: linkOptions({ to: '/brand-voices/$voice', params: { voice: String(voice.id) } }) }),
    default: () => ({ run: () => change.mutate({ default: !voice.default }) }),
    switchOff: () => ({ run: () => change.mutate({ active: false }) }),
    switchOn: () => ({ run: () => change.mutate({ active: true }) }),
    delete: () => ({ run: ask }),
  });
  usePageActions(voice.name, isPage ? actions : []);
  return (
    <>
      <MoreMenu name={voice.name} width={230} actions={actions} />
      {question}
    </>
  );
}
