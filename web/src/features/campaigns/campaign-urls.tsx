// All links of a campaign with their parameters.

import type { Campaign } from '@folio/contract/campaign-shapes';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import { urlsQuery } from './campaigns.queries.ts';
import { UrlForm } from './url-form.tsx';

export function CampaignUrls({ campaign }: { campaign: Campaign }) {
  const { t } = useText();
  const client = useQueryClient();
  const [isNew, setNew] = useState(false);
  const { data, isError, refetch } = useQuery(urlsQuery(campaign.id));
  const canAdd = campaign.can.edit && campaign.plan.some(({ state }) => state !== 'dropped');
  const remove = useSingleMutation({
    mutationFn: (id: number) => api.campaignUrls.remove({ id }),
    onSuccess: () => invalidate(client, 'campaign.changed'),
    onError: (error) => toastError(messageOf(error)),
  });
  const download = useMutation({
    mutationFn: async () => saveFile(await api.campaignUrls.export({ id: campaign.id }), `${campaign.utm_campaign}-links.csv`),
    onError: (error) => toastError(messageOf(error)),
  });
  const add = canAdd ? (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setNew(true)}>
      {t('campaigns.urls.new')}
    </Button>
  ) : null;
  const toPlan = (
    <ButtonLink
      to="/audience-campaigns/manager-dashboard/$id/{-$tab}"
      params={{ id: String(campaign.id), tab: undefined }}
      search={{}}
    >
      {t('campaigns.urls.toPlan')}
    </ButtonLink>
  );
  return (
    <Panel isFlush>
      <FilterBar
        views={
          <Text as="span" size="sm" tone="quiet">
            {t('campaigns.urls.lead')}
          </Text>
        }
        actions={
          <>
            {data && data.urls.length > 0 ? (
              <ExportButton isBusy={download.isPending} onClick={() => download.mutate()}>
                {t('campaigns.urls.csv')}
              </ExportButton>
            ) : null}
            {data?.urls.length === 0 ? null : add}
          </>
        }
      />
      {!data && !isError ? <SkeletonRows rows={4} /> : null}
      {isError && !data ? <ErrorState title={t('campaigns.urls.failed')} onRetry={() => void refetch()} /> : null}
      {data?.urls.length === 0 ? (
        <EmptyCard title={t('campaigns.urls.empty')} sample={t('samples.pages', { returnObjects: true })} action={add ?? toPlan}>
          {t(canAdd ? 'campaigns.urls.emptyLead' : 'campaigns.urls.needsItem')}
        </EmptyCard>
      ) : null}
      {data && data.urls.length > 0 ? (
        <DataTable
          caption={t('campaigns.tabs.links')}
          isStacked
          head={
            <>
              <th scope="col">{t('campaigns.plan.item')}</th>
              <th scope="col">{t('campaigns.urls.url')}</th>
              <th scope="col">{t('campaigns.urls.answer')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('campaigns.plan.actions')}</span>
              </th>
            </>
          }
        >
          {data.urls.map((one) => (
            <tr key={one.id}>
              <td>
                <span className={cells.main}>{one.item}</span>
                <span className={cells.second}>{one.code}</span>
              </td>
              <td>
                <Text as="span" size="sm" family="code" breaks>
                  {one.url}
                </Text>
              </td>
              <td className={cells.nowrap}>{t('campaigns.urls.answers', { state: one.http_state })}</td>
              <td>
                <Row as="span" gap={8} wrap>
                  <CopyButton text={one.url} />
                  <MoreMenu
                    name={one.code}
                    deletion={{
                      loss: t('campaigns.urls.loss', { code: one.code }),
                      verb: t('campaigns.urls.delete'),
                      isBusy: remove.isPending,
                      onConfirm: (done) => remove.run(one.id, done),
                    }}
                  />
                </Row>
              </td>
            </tr>
          ))}
        </DataTable>
      ) : null}
      {isNew ? <UrlForm campaign={campaign} itemId={null} onClose={() => setNew(false)} /> : null}
    </Panel>
  );
}
