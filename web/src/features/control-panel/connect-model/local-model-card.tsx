// The suggested local model: its cost in time, disk and memory, and its uses.
import { Button } from '@mantine/core';
import { IconCpu } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatBytes, formatNumber } from '../../../ui/intl-format.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { localModelsQuery } from '../control-panel.queries.ts';
import { useLocalModelActions } from '../use-local-model-actions.ts';
import classes from './connect-model.module.css';

const coming = ['queued', 'downloading', 'verifying'] as const;

/** Nothing before the list is known, and if none is offered. */
export function LocalModelCard() {
  const { t, language } = useText();
  const { data } = useQuery(localModelsQuery);
  const { download, use } = useLocalModelActions();
  // A model that is loading or ready comes before the recommended one.
  const texts = data?.local_models.filter(({ capability }) => capability === 'text') ?? [];
  const model =
    texts.find(({ state }) => coming.some((one) => one === state)) ??
    texts.find(({ state }) => state === 'ready') ??
    texts.find(({ id }) => id === data?.recommended_id);
  if (!data || !model) return null;
  const { id, name, licence, state, size, done, memory, minutes, missing_memory: missing } = model;
  const isComing = coming.some((one) => one === state);
  const bytes = (value: number | null) => (value === null ? t('localModelCard.unknown') : formatBytes(value, language));
  const facts = [
    { value: bytes(size), label: t('localModelCard.download') },
    {
      value:
        memory === null
          ? t('localModelCard.unknown')
          : t('localModelCard.memoryOf', { needed: bytes(memory), all: bytes(data.total_memory) }),
      label: t('localModelCard.memory'),
    },
    {
      value:
        minutes === null
          ? t('localModelCard.unknown')
          : t('localModelCard.minutes', { count: minutes, minutes: formatNumber(minutes, language) }),
      label: `${t('localModelCard.untilReady')}, ${t('localModelCard.atSpeed', { speed: formatNumber(data.assumed_speed / 1_000_000, language) })}`,
    },
  ];
  return (
    <section className={classes.card} aria-label={t('localModelCard.title')}>
      <Stack gap={12}>
        <Row gap={10} wrap>
          <IconCpu size={20} stroke={1.7} aria-hidden="true" />
          <Text as="h2" size="lg" flex="fill">
            {t('localModelCard.title')}
          </Text>
          {missing === null ? null : (
            <StateBadge kind={missing === 0 ? 'ready' : 'hold'}>
              {t(missing === 0 ? 'localModelCard.fits' : 'localModelCard.doesNotFit')}
            </StateBadge>
          )}
        </Row>
        <Text size="sm" tone="muted">
          {t('localModelCard.lead')} {t(`localModelCard.goodFor.${model.good_for}`)}
        </Text>
        <dl className={classes.facts}>
          {facts.map(({ value, label }) => (
            <Stack key={label} flex="shrink">
              <Text as="dd" weight="semibold" breaks>
                {value}
              </Text>
              <Text as="dt" size="sm" tone="quiet">
                {label}
              </Text>
            </Stack>
          ))}
        </dl>
        <Row gap={12} wrap>
          {isComing ? (
            <>
              <StateBadge kind="progress">{t(`localModels.states.${state as (typeof coming)[number]}`)}</StateBadge>
              {size === null ? null : <ProgressBar value={(done / size) * 100} label={t('localModels.progress', { name })} />}
            </>
          ) : state === 'ready' ? (
            <Button variant="default" loading={use.isPending} onClick={() => use.mutate(model)}>
              {t('localModels.use.text')}
            </Button>
          ) : missing !== null && missing > 0 ? (
            <Text weight="medium" tone="hold">
              {t('localModelCard.needsMore', { size: bytes(missing) })}
            </Text>
          ) : (
            <Button variant="default" loading={download.isPending} onClick={() => download.mutate({ id, use: true })}>
              {t('localModelCard.downloadAndUse')}
            </Button>
          )}
          <Text as="span" size="sm" tone="quiet">
            {name}, {licence}
          </Text>
        </Row>
        {model.problem ? (
          <Text size="sm" tone="failed" role="alert" breaks>
            {model.problem}
          </Text>
        ) : null}
      </Stack>
    </section>
  );
}
