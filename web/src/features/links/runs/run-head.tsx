import type { LinkRun } from '@folio/contract/link-runs';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { BarHead } from '../../../ui/bar-head.tsx';
import { useText } from '../../../ui/use-text.ts';
import { RunStateBadge } from './run-state.tsx';
import { titleOf } from './run-title.ts';

interface RunHeadProps {
  run: LinkRun;
  isBusy: boolean;
  onApply: () => void;
  onDiscard: () => void;
  onUndo: () => void;
}

export function RunHead({ run, isBusy, onApply, onDiscard, onUndo }: RunHeadProps) {
  const { t } = useText();
  const targets = run.targets.filter(({ state }) => state === 'pending').length;
  return (
    <BarHead
      back={{ to: '/links', search: { website: run.website_id, tab: run.state === 'preview' ? undefined : 'runs' } }}
      title={titleOf(t, run)}
      second={t(run.state === 'preview' ? 'links.runs.previewLead' : 'links.runs.doneLead', {
        count: run.links,
        targets: run.targets.length,
      })}
      state={<RunStateBadge state={run.state} kept={run.kept} />}
    >
      {run.can.discard ? (
        <Button variant="default" disabled={isBusy} onClick={onDiscard}>
          {t('links.runs.discard')}
        </Button>
      ) : null}
      {run.can.apply ? (
        <Button
          leftSection={<IconCheck size={16} stroke={1.8} aria-hidden="true" />}
          loading={isBusy}
          disabled={targets === 0}
          onClick={onApply}
        >
          {t('links.runs.apply', { count: targets })}
        </Button>
      ) : null}
      {run.can.undo ? (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} stroke={1.7} aria-hidden="true" />}
          disabled={isBusy}
          onClick={onUndo}
        >
          {t('links.runs.undo')}
        </Button>
      ) : null}
    </BarHead>
  );
}
