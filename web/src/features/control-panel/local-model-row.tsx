import type { LocalModel } from '@folio/contract/local-models';
import { Button } from '@mantine/core';
import { IconDownload, IconPlayerPause } from '@tabler/icons-react';
import { formatBytes } from '../../ui/intl-format.ts';
import rowLines from '../../ui/list-row.module.css';
import { ListRow } from '../../ui/list-row.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Row } from '../../ui/row.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { useLocalModelActions } from './use-local-model-actions.ts';

const kinds = {
  queued: 'progress',
  downloading: 'progress',
  verifying: 'progress',
  paused: 'hold',
  ready: 'ready',
  failed: 'failed',
} as const;

/** One model: its description, its progress, and its actions. */
export function LocalModelRow({ model, isChosen }: { model: LocalModel; isChosen: boolean }) {
  const { t, language } = useText();
  const { download, pause, remove, use } = useLocalModelActions();
  const { id, name, state, size, done, capability } = model;
  const isComing = state === 'queued' || state === 'downloading';
  const facts = [
    t(`localModels.does.${capability}`),
    model.licence,
    size === null ? null : formatBytes(size, language),
    model.memory === null ? null : t(`localModels.memory.${capability}`, { size: formatBytes(model.memory, language) }),
  ];
  const verb = state === 'paused' ? 'resume' : state === 'failed' ? 'retry' : 'download';
  return (
    <ListRow
      name={name}
      state={state === 'available' ? null : <StateBadge kind={kinds[state]}>{t(`localModels.states.${state}`)}</StateBadge>}
      acts={
        <>
          {isComing ? (
            <Button
              variant="default"
              leftSection={<IconPlayerPause size={16} aria-hidden="true" />}
              onClick={() => pause.mutate(id)}
            >
              {t('localModels.pause')}
            </Button>
          ) : null}
          {state === 'available' || state === 'paused' || state === 'failed' ? (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden="true" />}
              loading={download.isPending}
              onClick={() => download.mutate({ id })}
            >
              {t(`localModels.${verb}`)}
            </Button>
          ) : null}
          {state === 'ready' && !isChosen ? (
            <Button loading={use.isPending} onClick={() => use.mutate(model)}>
              {t(`localModels.use.${capability}`)}
            </Button>
          ) : null}
          {state === 'available' ? null : (
            <MoreMenu
              name={name}
              deletion={{
                loss: t(isChosen ? `localModels.lossChosen.${capability}` : 'localModels.loss', { name }),
                verb: t('localModels.remove'),
                isBusy: remove.isPending,
                onConfirm: (done) => remove.mutate(id, { onSettled: done }),
              }}
            />
          )}
        </>
      }
    >
      <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second}>
        {facts.filter(Boolean).join(', ')}
        {isChosen ? `, ${t(`localModels.inUse.${capability}`)}` : ''}
      </Text>
      {isComing && size !== null ? (
        <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second}>
          <Row as="span" gap={8}>
            <ProgressBar value={(done / size) * 100} label={t('localModels.progress', { name })} />
            {t('localModels.done', { done: formatBytes(done, language), size: formatBytes(size, language) })}
          </Row>
        </Text>
      ) : null}
      {model.problem ? (
        <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second} role="alert">
          <Text as="span" size="sm" tone="failed" weight="regular" breaks block>
            {model.problem}
          </Text>
        </Text>
      ) : null}
    </ListRow>
  );
}
