import type { LinkRun, RunTarget } from '@folio/contract/link-runs';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './run-page.module.css';

interface RunTargetsProps {
  run: LinkRun;
  open: RunTarget | undefined;
  /** Null where the caller may not change the run. */
  onLeaveOut: ((target: RunTarget) => void) | null;
  onOpen: (target: RunTarget) => void;
}

const kinds = {
  pending: 'off',
  applied: 'ready',
  left_out: 'hold',
  by_hand: 'off',
  failed: 'failed',
  reverted: 'off',
  kept: 'hold',
} as const;

/** Pages and documents of a run, with the result of each. */
export function RunTargets({ run, open, onLeaveOut, onOpen }: RunTargetsProps) {
  const { t } = useText();
  return (
    <nav className={classes.targets} aria-label={t('links.runs.targets')}>
      {run.state === 'preview' ? (
        <Text size="sm" tone="muted" px={16} py={14} line="bottom">
          {t(run.mode === 'all' ? 'links.runs.allNote' : 'links.runs.selectionNote')}
        </Text>
      ) : null}
      <ul>
        {run.targets.map((target) => {
          return (
            <li key={target.id} className={classes.target} data-open={target.id === open?.id || undefined}>
              {onLeaveOut && run.state === 'preview' && target.state !== 'left_out' ? (
                <input
                  type="checkbox"
                  checked
                  aria-label={t('links.runs.include', { title: target.subject.title })}
                  onChange={() => onLeaveOut(target)}
                />
              ) : (
                <span />
              )}
              <button type="button" className={classes.targetTitle} onClick={() => onOpen(target)}>
                {target.subject.title}
              </button>
              {run.state === 'preview' && target.state !== 'left_out' ? (
                <StateBadge kind={target.subject.is_live ? 'ready' : 'off'}>
                  {t(target.subject.is_live ? 'links.kinds.live' : 'links.kinds.draft')}
                </StateBadge>
              ) : (
                <StateBadge kind={kinds[target.state]}>{t(`links.runs.targetStates.${target.state}`)}</StateBadge>
              )}
              <Text as="span" size="sm" tone="quiet" breaks className={classes.targetNote}>
                {target.problem ?? t(`links.runs.ways.${target.way}`, { count: target.suggestions.length })}
              </Text>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
