import type { LinkRun, RunTarget } from '@folio/contract/link-runs';
import { ActionIcon } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconLinkPlus, IconX } from '@tabler/icons-react';
import { formatNumber } from '../../../ui/intl-format.ts';
import { useText } from '../../../ui/use-text.ts';
import classes from './run-page.module.css';

interface RunSideProps {
  run: LinkRun;
  target: RunTarget;
  /** Null where the caller may not change the run. */
  onLeaveOut: ((suggestionId: number) => void) | null;
}

/** Links of the open page, what was checked, and what applying does. */
export function RunSide({ run, target, onLeaveOut }: RunSideProps) {
  const { t, language } = useText();
  const leftOut = run.targets.filter(({ state, problem }) => state === 'left_out' && problem !== null);
  const checked = (['positions', 'once', 'max', 'targets', 'fresh'] as const).map((one) => t(`links.runs.checked.${one}`));
  return (
    <aside className={classes.side} aria-label={t('links.runs.side')}>
      <section>
        <h2>{t('links.runs.linksHere')}</h2>
        <ul className={classes.links}>
          {target.suggestions.map((suggestion) => (
            <li key={suggestion.id}>
              <IconLinkPlus size={16} stroke={1.7} aria-hidden="true" />
              <span className={classes.linkWords}>
                <strong>{suggestion.anchor}</strong>
                <span className={classes.quiet}>{suggestion.target.url}</span>
              </span>
              <span>{formatNumber(suggestion.confidence, language)}</span>
              {onLeaveOut && run.state === 'preview' ? (
                <ActionIcon
                  aria-label={t('links.runs.leaveOut', { anchor: suggestion.anchor })}
                  onClick={() => onLeaveOut(suggestion.id)}
                >
                  <IconX size={16} stroke={1.7} aria-hidden="true" />
                </ActionIcon>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
      {run.state === 'preview' && target.state === 'pending' ? (
        <section>
          <h2>{t('links.runs.checkedTitle')}</h2>
          <ul className={classes.checks}>
            {checked.map((words) => (
              <li key={words}>
                <IconCircleCheck size={16} stroke={1.7} className={classes.fine} aria-hidden="true" />
                {words}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {run.state === 'preview' ? (
        <section>
          <h2>{t('links.runs.whenApplied')}</h2>
          <p className={classes.quiet}>{t('links.runs.whenAppliedLead')}</p>
        </section>
      ) : null}
      {leftOut.map((one) => (
        <p key={one.id} className={classes.leftOut}>
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden="true" />
          <span>
            {one.subject.title}: {one.problem}
          </span>
        </p>
      ))}
    </aside>
  );
}
