import type { LinkRun, RunTarget } from '@folio/contract/link-runs';
import { ActionIcon } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconLinkPlus, IconX } from '@tabler/icons-react';
import { formatNumber } from '../../../ui/intl-format.ts';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './run-page.module.css';

interface RunSideProps {
  run: LinkRun;
  target: RunTarget;
  /** Null where the caller may not change the run. */
  onLeaveOut: ((suggestionId: number) => void) | null;
}

/** Links of the open page, the checks, and the effect of applying. */
export function RunSide({ run, target, onLeaveOut }: RunSideProps) {
  const { t, language } = useText();
  const leftOut = run.targets.filter(({ state, problem }) => state === 'left_out' && problem !== null);
  const checked = (['positions', 'once', 'max', 'targets', 'fresh'] as const).map((one) => t(`links.runs.checked.${one}`));
  return (
    <aside className={classes.side} aria-label={t('links.runs.side')}>
      <section>
        <Text as="h2" size="md" weight="semibold" mb={10}>
          {t('links.runs.linksHere')}
        </Text>
        <ul className={classes.links}>
          {target.suggestions.map((suggestion) => (
            <Row as="li" key={suggestion.id} py={6} gap={10}>
              <IconLinkPlus size={16} stroke={1.7} aria-hidden="true" />
              <Stack as="span" flex="fill">
                <Text as="strong" weight="semibold" breaks>
                  {suggestion.anchor}
                </Text>
                <Text as="span" size="sm" tone="quiet" breaks>
                  {suggestion.target.url}
                </Text>
              </Stack>
              <span>{formatNumber(suggestion.confidence, language)}</span>
              {onLeaveOut && run.state === 'preview' ? (
                <ActionIcon
                  aria-label={t('links.runs.leaveOut', { anchor: suggestion.anchor })}
                  onClick={() => onLeaveOut(suggestion.id)}
                >
                  <IconX size={16} stroke={1.7} aria-hidden="true" />
                </ActionIcon>
              ) : null}
            </Row>
          ))}
        </ul>
      </section>
      {run.state === 'preview' && target.state === 'pending' ? (
        <section>
          <Text as="h2" size="md" weight="semibold" mb={10}>
            {t('links.runs.checkedTitle')}
          </Text>
          <ul className={classes.checks}>
            {checked.map((words) => (
              <Row as="li" key={words} size="sm" py={4} gap={8} align="stretch">
                <IconCircleCheck size={16} stroke={1.7} className={classes.fine} aria-hidden="true" />
                {words}
              </Row>
            ))}
          </ul>
        </section>
      ) : null}
      {run.state === 'preview' ? (
        <section>
          <Text as="h2" size="md" weight="semibold" mb={10}>
            {t('links.runs.whenApplied')}
          </Text>
          <Text size="sm" tone="quiet" breaks>
            {t('links.runs.whenAppliedLead')}
          </Text>
        </section>
      ) : null}
      {leftOut.map((one) => (
        <Row
          as="p"
          key={one.id}
          size="sm"
          tone="hold"
          px={14}
          py={12}
          filled
          gap={10}
          align="stretch"
          className={classes.leftOut}
        >
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden="true" />
          <span>
            {one.subject.title}: {one.problem}
          </span>
        </Row>
      ))}
    </aside>
  );
}
