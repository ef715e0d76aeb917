import type { Capability } from '@folio/contract/capabilities';
import type { ModelConnection } from '@folio/contract/models';
import { Button } from '@mantine/core';
import { agoWithin, formatNumber } from '../../ui/intl-format.ts';
import rowLines from '../../ui/list-row.module.css';
import { ListRow } from '../../ui/list-row.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { modelWords } from './model-choice.tsx';
import { useModelActions } from './use-model-actions.ts';

const stateKinds = { unknown: 'hold', ok: 'ready', failing: 'failed' } as const;

interface ConnectionRowProps {
  connection: ModelConnection;
  /** The provider's name. */
  provider: string;
  /** Uses of its models. */
  uses: Capability[];
  canManage: boolean;
  onEdit: () => void;
}

/** One connection: its description, its status, and its actions. */
export function ConnectionRow({ connection, provider, uses, canManage, onEdit }: ConnectionRowProps) {
  const { t, language } = useText();
  const { test, remove } = useModelActions();
  const { name, state, problem, tested_at, key_ending } = connection;
  const latency = test.data?.connection.state === 'ok' && state === 'ok' ? test.data.latency_ms : null;
  const facts = [
    provider,
    connection.base_url ?? connection.model_path,
    key_ending === null ? null : t('panel.models.keyEnds', { ending: key_ending }),
    connection.models.length > 0
      ? t('panel.models.count', { count: connection.models.length, models: formatNumber(connection.models.length, language) })
      : null,
  ];
  return (
    <ListRow
      name={name}
      state={<StateBadge kind={stateKinds[state]}>{t(`panel.models.states.${state}`)}</StateBadge>}
      acts={
        canManage ? (
          <>
            {' '}
            <Button variant="default" loading={test.isPending} onClick={() => test.mutate(connection.id)}>
              {t('panel.models.test')}
            </Button>
            <MoreMenu
              name={name}
              onEdit={onEdit}
              deletion={{
                loss:
                  uses.length > 0
                    ? t('panel.models.lossChosen', {
                        name,
                        uses: new Intl.ListFormat(language, { type: 'unit' }).format(uses.map((use) => t(modelWords[use].label))),
                      })
                    : t('panel.models.loss', { name }),
                verb: t('panel.models.remove'),
                isBusy: remove.isPending,
                onConfirm: (done) => remove.mutate(connection.id, { onSettled: done }),
              }}
            />
          </>
        ) : null
      }
    >
      <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second}>
        {facts.filter(Boolean).join(', ')}
      </Text>
      <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second} aria-live="polite">
        {problem ? (
          <Text as="span" size="sm" tone="failed" weight="regular" breaks block>
            {problem}
          </Text>
        ) : null}
        {latency === null ? null : t('panel.models.answered', { milliseconds: formatNumber(latency, language) })}
        {!problem && latency === null && tested_at ? t('panel.models.tested', { ago: agoWithin(tested_at, language) }) : null}
      </Text>
    </ListRow>
  );
}
