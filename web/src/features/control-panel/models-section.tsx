// Connections to providers with their state, and the models chosen to write and to find passages by meaning. Staff change them, owners look.

import type { Capability } from '@folio/contract/capabilities';
import type { ModelConnection } from '@folio/contract/models';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../base/api.ts';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { ConnectionRow } from './connection-row.tsx';
import { modelsQuery } from './control-panel.queries.ts';
import { LocalModelsPanel } from './local-models-panel.tsx';
import { LocalServersPanel } from './local-servers-panel.tsx';
import { ModelChoice } from './model-choice.tsx';
import { OutsideDataPanel } from './outside-data-panel.tsx';
import { OwnModelChoice } from './own-model-choice.tsx';

const ConnectionForm = lazy(() => import('./connection-form.tsx').then((module) => ({ default: module.ConnectionForm })));

const ConnectModelDialog = lazy(() =>
  import('./connect-model/connect-model-dialog.tsx').then((module) => ({ default: module.ConnectModelDialog })),
);

const otherKinds = ['image', 'speech', 'transcription', 'translation', 'review', 'video'] as const;

/** The key of a connection is never shown, only how it ends. */
export function ModelsSection() {
  const { t } = useText();
  const { data, isPending, error, refetch } = useQuery(modelsQuery);
  const [isConnecting, setConnecting] = useState(false);
  const [edited, setEdited] = useState<ModelConnection | 'new' | null>(null);
  if (isPending) {
    return (
      <Panel isFlush>
        <SkeletonRows rows={3} />
      </Panel>
    );
  }
  if (!data) return <ErrorState title={t('panel.failed')} message={messageOf(error)} onRetry={() => void refetch()} />;
  const { connections, choices, own, providers, can } = data;
  const nameOf = (connection: ModelConnection) =>
    providers.find((provider) => provider.id === connection.provider)?.name ?? connection.provider;
  const choiceOf = (wanted: Capability) => choices.find(({ capability }) => capability === wanted);
  const ableTo = (wanted: Capability) =>
    connections.filter(({ provider }) =>
      providers.some(({ id, capabilities }) => id === provider && capabilities.includes(wanted)),
    );
  const writing = ableTo('text');
  const embedding = ableTo('embedding');
  const others = otherKinds.filter((kind) => ableTo(kind).length > 0);
  const connect = can.manage ? (
    <Button leftSection={<IconPlus size={17} aria-hidden="true" />} onClick={() => setConnecting(true)}>
      {t('panel.models.connect')}
    </Button>
  ) : null;
  const add = can.manage ? (
    <Row gap={8} wrap justify="center">
      <Button variant="subtle" onClick={() => setEdited('new')}>
        {t('connectModel.byHand')}
      </Button>
      {connections.length > 0 ? connect : null}
    </Row>
  ) : null;
  return (
    <Stack gap="page">
      <Panel title={t('panel.models.choice')}>
        <ModelChoice
          key={JSON.stringify(choiceOf('text'))}
          capability="text"
          connections={writing}
          choice={choiceOf('text')}
          canManage={can.manage}
        />
      </Panel>
      {writing.some((one) => one.models.length > 0) ? (
        <Panel title={t('ownModel.title')}>
          <OwnModelChoice connections={writing} own={own} />
        </Panel>
      ) : null}
      {embedding.length > 0 ? (
        <Panel title={t('panel.models.nearTitle')}>
          <ModelChoice
            key={JSON.stringify(choiceOf('embedding'))}
            capability="embedding"
            connections={embedding}
            choice={choiceOf('embedding')}
            canManage={can.manage}
          />
        </Panel>
      ) : null}
      {others.length > 0 ? (
        <Panel title={t('modelKinds.title')}>
          <Stack gap={16}>
            <Text size="sm" tone="quiet">
              {t('modelKinds.lead')}
            </Text>
            {others.map((kind) => (
              <ModelChoice
                key={`${kind} ${JSON.stringify(choiceOf(kind))}`}
                capability={kind}
                connections={ableTo(kind)}
                choice={choiceOf(kind)}
                canManage={can.manage}
              />
            ))}
          </Stack>
        </Panel>
      ) : null}
      <Panel title={t('panel.models.connections')} aside={add} isFlush>
        {connections.length === 0 ? (
          <EmptyCard title={t('panel.models.none')} sample={t('samples.models', { returnObjects: true })} action={connect}>
            {t(can.manage ? 'panel.models.noneLead' : 'panel.models.nonePlain')}
          </EmptyCard>
        ) : (
          <ul>
            {connections.map((connection) => (
              <ConnectionRow
                key={connection.id}
                connection={connection}
                provider={nameOf(connection)}
                uses={choices.filter((choice) => choice.connection_id === connection.id).map(({ capability }) => capability)}
                canManage={can.manage}
                onEdit={() => setEdited(connection)}
              />
            ))}
          </ul>
        )}
      </Panel>
      {can.manage ? <LocalServersPanel isWriterChosen={Boolean(choiceOf('text')?.connection_id)} /> : null}
      <OutsideDataPanel />
      {can.manage ? <LocalModelsPanel choices={choices} /> : null}
      {isConnecting ? (
        <Suspense fallback={null}>
          <ConnectModelDialog onClose={() => setConnecting(false)} />
        </Suspense>
      ) : null}
      {edited ? (
        <Suspense fallback={null}>
          <ConnectionForm connection={edited === 'new' ? null : edited} providers={providers} onClose={() => setEdited(null)} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
