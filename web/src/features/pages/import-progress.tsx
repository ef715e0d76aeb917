// Progress of an import, with pausing, resuming and canceling.
import type { PageImport } from '@folio/contract/page-imports';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './pages.module.css';

const kinds = {
  queued: 'progress',
  running: 'progress',
  paused: 'hold',
  done: 'ready',
  failed: 'failed',
  cancelled: 'off',
} as const;
const acts = ['pause', 'resume', 'cancel'] as const;

export function ImportProgress({ shown }: { shown: PageImport }) {
  const { t, language } = useText();
  const client = useQueryClient();
  const act = useMutation({
    mutationFn: (verb: (typeof acts)[number]) => api.pageImports[verb]({ id: shown.id }),
    onSettled: () => invalidate(client, 'site_page.changed'),
    onError: (error) => toastError(messageOf(error)),
  });
  const number = (value: number) => formatNumber(value, language);
  const { found, read, failed, skipped, added, updated } = shown.counts;
  const done = read + failed + skipped;
  return (
    <Stack as="section" px={16} py={14} gap={10} className={classes.progress} aria-label={t('sitePages.import')}>
      <Row gap={12} align="stretch" justify="between" className={classes.progressHead}>
        <div>
          <strong>{t('sitePages.imports.progress', { read: number(done), found: number(found) })}</strong>
          <Text size="sm" tone="quiet">
            {shown.url ?? shown.file_name}
          </Text>
        </div>
        {shown.state === 'done' && failed > 0 ? (
          <StateBadge kind={read === 0 ? 'failed' : 'hold'}>
            {t(`sitePages.importFaults.${read === 0 ? 'all' : 'some'}`)}
          </StateBadge>
        ) : (
          <StateBadge kind={kinds[shown.state]}>{t(`sitePages.importStates.${shown.state}`)}</StateBadge>
        )}
      </Row>
      <ProgressBar label={t('sitePages.import')} value={found === 0 ? 0 : Math.min(100, (done / found) * 100)} />
      <Row as="p" size="sm" gap={16} rowGap={4} align="stretch" wrap className={classes.counts} aria-live="polite">
        <span>{t('sitePages.imports.added', { count: added })}</span>
        {updated > 0 ? <span>{t('sitePages.imports.updated', { count: updated })}</span> : null}
        {failed > 0 ? <span data-kind="failed">{t('sitePages.imports.failed', { count: failed })}</span> : null}
        {skipped > 0 ? (
          <Text as="span" size="sm" tone="quiet">
            {t('sitePages.imports.skipped', { count: skipped })}
          </Text>
        ) : null}
      </Row>
      {shown.problem ? (
        <Text size="sm" tone="failed">
          {shown.problem}
        </Text>
      ) : null}
      <Row gap={8} align="stretch" className={classes.acts}>
        {acts
          .filter((verb) => shown.can[verb])
          .map((verb) => (
            <Button key={verb} variant="default" size="compact-md" loading={act.isPending} onClick={() => act.mutate(verb)}>
              {t(`sitePages.imports.${verb}`)}
            </Button>
          ))}
      </Row>
    </Stack>
  );
}
