// The package of a campaign: its approved items as one ZIP, made in the background and kept for a week.
import { type CampaignPack, packLimits } from '@folio/contract/campaign-packs';
import type { Campaign } from '@folio/contract/campaign-shapes';
import { Button } from '@mantine/core';
import { IconDownload, IconPackageExport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatBytes, formatDateTime } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './campaigns.module.css';
import { isBeingMade } from './campaigns.queries.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
const kinds = { waiting: 'progress', writing: 'progress', ready: 'ready', failed: 'failed' } as const;

interface PackLinkProps {
  campaignId: number;
  fileName: string;
  isMain?: boolean;
}

/** Downloads the pack for staff: a plain link, so that the browser streams a large file to the disk. */
export function PackLink({ campaignId, fileName, isMain = false }: PackLinkProps) {
  const { t } = useText();
  return (
    <Button
      component="a"
      href={`/api/tools/audience_campaigns/pack/download?id=${campaignId}`}
      download={fileName}
      variant={isMain ? 'filled' : 'default'}
      leftSection={<IconDownload {...icon} />}
    >
      {t('campaignPack.download')}
    </Button>
  );
}

export function CampaignPackTab({ campaign }: { campaign: Campaign }) {
  const { t } = useText();
  const client = useQueryClient();
  const { pack } = campaign;
  const isBusy = isBeingMade(pack);
  const create = useSingleMutation({
    mutationFn: () => api.campaignPacks.create({ id: campaign.id }),
    onSuccess: () => invalidate(client, 'campaign.changed'),
    onError: (error) => toastError(messageOf(error)),
  });
  const button = campaign.can.pack ? (
    <Button
      variant={pack?.state === 'ready' ? 'default' : 'filled'}
      leftSection={<IconPackageExport {...icon} />}
      loading={create.isPending || isBusy}
      onClick={() => create.run(undefined)}
    >
      {t(pack ? 'campaignPack.renew' : 'campaignPack.create')}
    </Button>
  ) : null;
  return (
    <div className={classes.stack}>
      <Panel
        title={t('campaignPack.title')}
        aside={pack ? <StateBadge kind={kinds[pack.state]}>{t(`campaignPack.states.${pack.state}`)}</StateBadge> : null}
      >
        <div className={classes.stack}>
          <p>{t('campaignPack.lead', { days: packLimits.days })}</p>
          <Text size="sm" tone="quiet">
            {t('campaignPack.never')}
          </Text>
          {pack ? <PackFacts pack={pack} /> : null}
          {campaign.can.pack ? null : (
            <Text size="sm" tone="quiet">
              {t('campaignPack.notYet')}
            </Text>
          )}
          <Row gap={8} wrap>
            {pack?.state === 'ready' ? <PackLink campaignId={campaign.id} fileName={pack.file_name} isMain /> : null}
            {button}
          </Row>
        </div>
      </Panel>
      {pack?.state === 'ready' ? <LeftOut pack={pack} /> : null}
    </div>
  );
}

function PackFacts({ pack }: { pack: CampaignPack }) {
  const { t, language } = useText();
  const asked = t('campaignPack.askedBy', { person: pack.person, at: formatDateTime(pack.created_at, language) });
  if (pack.state === 'failed') return <p role="alert">{pack.reason}</p>;
  if (pack.state !== 'ready') return <Text as="output" size="sm" tone="quiet">{`${t('campaignPack.making')} ${asked}`}</Text>;
  return (
    <Stack as="dl" gap={12} className={classes.facts}>
      <div>
        <dt>{t('campaignPack.file')}</dt>
        <dd>
          {pack.file_name}
          <br />
          <Text as="span" size="sm" tone="quiet">
            {[
              formatBytes(pack.bytes ?? 0, language),
              t('campaignPack.files', { count: pack.files ?? 0 }),
              t('campaignPack.until', { at: formatDateTime(pack.expires_at ?? pack.created_at, language) }),
            ].join(', ')}
          </Text>
        </dd>
      </div>
      <div>
        <dt>SHA-256</dt>
        <Text as="dd" size="sm" family="code" breaks>
          {pack.sha256}
        </Text>
      </div>
      <div>
        <dt>{t('campaignPack.asked')}</dt>
        <dd>{asked}</dd>
      </div>
    </Stack>
  );
}

function LeftOut({ pack }: { pack: CampaignPack }) {
  const { t } = useText();
  return (
    <Panel title={t('campaignPack.leftOut')} isFlush>
      {pack.left_out.length === 0 ? (
        <EmptyState title={t('campaignPack.complete')}>{t('campaignPack.completeLead')}</EmptyState>
      ) : (
        <ul aria-label={t('campaignPack.leftOut')}>
          {pack.left_out.map(({ code, name, reason }, index) => (
            <Row
              as="li"
              key={`${index} ${code}`}
              px={20}
              py={12}
              line="bottom"
              gap={16}
              rowGap={8}
              justify="between"
              wrap
              className={classes.row}
            >
              <Text as="span" breaks flex="shrink">
                {name}
                <br />
                <Text as="span" size="sm" tone="quiet">
                  {code}
                </Text>
              </Text>
              <Text as="span" size="sm" tone="quiet">
                {t(`campaignPack.reasons.${reason}`)}
              </Text>
            </Row>
          ))}
          {pack.left_out_count > pack.left_out.length ? (
            <Row
              as="li"
              size="sm"
              tone="quiet"
              px={20}
              py={12}
              line="bottom"
              gap={16}
              rowGap={8}
              justify="between"
              wrap
              className={classes.row}
            >
              {t('campaignPack.more', { count: pack.left_out_count - pack.left_out.length })}
            </Row>
          ) : null}
        </ul>
      )}
    </Panel>
  );
}
