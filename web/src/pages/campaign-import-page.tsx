// `/audience-campaigns/manager-dashboard/{id}/import`: a file with figures, read and compared before it is imported.

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { isLost } from '../base/is-lost.ts';
import classes from '../features/campaigns/campaigns.module.css';
import { campaignQuery } from '../features/campaigns/campaigns.queries.ts';
import { ImportColumns } from '../features/campaigns/import/import-columns.tsx';
import { ImportRows } from '../features/campaigns/import/import-rows.tsx';
import { useImport } from '../features/campaigns/import/use-import.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Stack } from '../ui/stack.tsx';
import { Text } from '../ui/text.tsx';
import { FileDrop } from '../ui/tool-fields/file-drop.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { CampaignFailed } from './campaign-failed.tsx';

const route = getRouteApi('/shell/audience-campaigns/manager-dashboard/$id/import');

export function CampaignImportPage() {
  const { t } = useText();
  const { id } = route.useParams();
  const navigate = useNavigate();
  const { data: campaign, error, refetch } = useQuery(campaignQuery(Number(id)));
  usePageTitle(t('campaignResults.import.title'));
  const toResults = () =>
    void navigate({ to: '/audience-campaigns/manager-dashboard/$id/{-$tab}', params: { id, tab: 'results' }, search: {} });
  const file = useImport(Number(id), toResults);
  const { checked } = file;
  if (isLost({ data: campaign, error }))
    return (
      <PageFrame>
        <CampaignFailed error={error} onRetry={() => void refetch()} />
      </PageFrame>
    );
  const rows = checked ? checked.counts.new + checked.counts.replace + file.accepted.size : 0;
  return (
    <PageFrame>
      <Stack mb={10}>
        <Breadcrumbs
          crumbs={[
            { label: t('campaigns.managerTitle'), link: { to: '/audience-campaigns/manager-dashboard', search: {} } },
            {
              label: campaign?.name ?? '…',
              link: { to: '/audience-campaigns/manager-dashboard/$id/{-$tab}', params: { id, tab: undefined }, search: {} },
            },
            { label: t('campaignResults.import.title') },
          ]}
        />
      </Stack>
      <PageHeader
        title={t('campaignResults.import.title')}
        lead={
          checked
            ? t('campaignResults.import.lead', { name: checked.file_name, count: checked.rows })
            : t('campaignResults.import.leadNone')
        }
        actions={
          checked ? (
            <>
              <Button variant="default" onClick={file.startOver}>
                {t('campaignResults.import.startOver')}
              </Button>
              <Button loading={file.isSaving} disabled={rows === 0 || file.isReading} onClick={file.save}>
                {t('campaignResults.import.verb', { count: rows })}
              </Button>
            </>
          ) : null
        }
      />
      {campaign && checked ? (
        <div className={classes.import} aria-busy={file.isReading}>
          <ImportColumns
            key={checked.file_name}
            checked={checked}
            isBusy={file.isReading}
            channels={campaign.channels}
            onChange={file.readAs}
          />
          <div className={classes.stack}>
            {file.problem ? (
              <Text size="sm" tone="hold" px={14} py={10} filled role="alert">
                {file.problem}
              </Text>
            ) : null}
            <ImportRows campaign={campaign} checked={checked} accepted={file.accepted} onAccept={file.accept} />
          </div>
        </div>
      ) : null}
      {campaign && !checked ? (
        <Panel>
          {file.isReading ? (
            <output>{t('campaignResults.import.reading')}</output>
          ) : (
            <FileDrop
              id="campaign-results"
              label={t('campaignResults.import.title')}
              files={[]}
              accept={['csv', 'xlsx']}
              maxFiles={1}
              maxSizeMb={10}
              error={file.problem}
              onChange={([chosen]) => {
                if (chosen) file.choose(chosen);
              }}
            />
          )}
        </Panel>
      ) : null}
      {campaign ? null : <SkeletonRows rows={6} />}
    </PageFrame>
  );
}
