import type { BrandVoice } from '@folio/contract/brand-voices';
import { Menu } from '@mantine/core';
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconStar } from '@tabler/icons-react';
import { MenuLink } from '../../ui/link-controls.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { useText } from '../../ui/use-text.ts';
import { useVoiceActions } from './use-voice-actions.ts';

/** Open, make the default, switch off, delete: only what the caller may do. */
export function VoiceMenu({ voice, onDeleted }: { voice: BrandVoice; onDeleted?: () => void }) {
  const { t } = useText();
  const { change, remove } = useVoiceActions(voice);
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  if (!voice.can.edit && !voice.can.delete) return null;
  const deletion = voice.can.delete
    ? {
        loss: t('voices.loss', { name: voice.name }),
        verb: t('voices.delete'),
        isBusy: remove.isPending,
        onConfirm: (done: () => void) => remove.mutate(undefined, { onSuccess: onDeleted, onSettled: done }),
      }
    : null;
  return (
    <MoreMenu name={voice.name} width={230} deletion={deletion}>
      {onDeleted ? null : (
        <MenuLink to="/brand-voices/$voice" params={{ voice: String(voice.id) }} leftSection={<IconPencil {...icon} />}>
          {t('actions.open')}
        </MenuLink>
      )}
      {voice.can.edit ? (
        <>
          {voice.active ? (
            <Menu.Item leftSection={<IconStar {...icon} />} onClick={() => change.mutate({ default: !voice.default })}>
              {t(voice.default ? 'voices.noDefault' : 'voices.makeDefault')}
            </Menu.Item>
          ) : null}
          <Menu.Item
            leftSection={voice.active ? <IconPlayerPause {...icon} /> : <IconPlayerPlay {...icon} />}
            onClick={() => change.mutate({ active: !voice.active })}
          >
            {t(voice.active ? 'voices.switchOff' : 'voices.switchOn')}
          </Menu.Item>
        </>
      ) : null}
      {deletion ? <Menu.Divider /> : null}
    </MoreMenu>
  );
}
