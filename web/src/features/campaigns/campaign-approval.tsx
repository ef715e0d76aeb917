// Approval state of the client: the campaign as a whole, and items that are with them.
import type { Campaign } from '@folio/contract/campaign-shapes';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDateTime } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { CampaignBadge, ItemBadge } from './campaign-badges.tsx';
import { formatDays } from './campaign-format.ts';
import classes from './campaigns.module.css';
import { ContactRequest } from './contact-request.tsx';

export function CampaignApproval({ campaign }: { campaign: Campaign }) {
  const { t, language } = useText();
  const waiting = campaign.plan.filter(({ state }) => state === 'client_review');
  return (
    <div className={classes.stack}>
      <Panel title={t('campaigns.approval.state')} aside={<CampaignBadge state={campaign.state} />}>
        <p>
          {campaign.is_changed_since_approval
            ? t('campaigns.approval.changed')
            : t(
                `campaigns.approval.${campaign.state === 'draft' ? 'draft' : campaign.state === 'proposed' ? 'proposed' : 'other'}`,
              )}
        </p>
        <ContactRequest campaign={campaign} />
      </Panel>
      <Panel title={t('campaigns.approval.items')} isFlush>
        {waiting.length === 0 ? (
          <Row
            as="p"
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
            {t('campaigns.approval.noItems')}
          </Row>
        ) : (
          <ul aria-label={t('campaigns.approval.items')}>
            {waiting.map((item) => {
              const task = item.links.find(({ kind }) => kind === 'task');
              return (
                <Row
                  as="li"
                  key={item.id}
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
                    {task ? (
                      <Link
                        to="/task-assignment/$id/{-$tab}"
                        params={{ id: String(task.subject_id), tab: undefined }}
                        search={{}}
                        className="text-link"
                      >
                        {item.name}
                      </Link>
                    ) : (
                      item.name
                    )}
                    <br />
                    <Text as="span" size="sm" tone="quiet">
                      {[item.channel, formatDays(item.from, item.to, language)].join(', ')}
                    </Text>
                  </Text>
                  <ItemBadge state={item.state} />
                </Row>
              );
            })}
          </ul>
        )}
      </Panel>
      <Panel title={t('campaigns.approval.decisions')} isFlush>
        {campaign.decisions.length === 0 ? (
          <EmptyState title={t('campaigns.approval.none')}>{t('campaigns.approval.noneLead')}</EmptyState>
        ) : (
          <ul aria-label={t('campaigns.approval.decisions')}>
            {campaign.decisions.map((decision) => (
              <Row
                as="li"
                key={decision.id}
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
                  {decision.note === '' ? t('campaigns.approval.noNote') : decision.note}
                  <br />
                  <Text as="span" size="sm" tone="quiet">
                    {t(decision.is_guest ? 'campaigns.approval.byGuest' : 'campaigns.approval.byStaff', {
                      person: decision.impersonator ? `${decision.impersonator} (${decision.person})` : decision.person,
                      at: formatDateTime(decision.created_at, language),
                    })}{' '}
                    <Text as="span" size="sm" family="code" breaks>
                      {decision.state_hash.slice(0, 12)}
                    </Text>
                  </Text>
                </Text>
                <StateBadge kind={decision.verdict === 'approve' ? 'ready' : 'hold'}>
                  {t(`campaigns.states.${decision.verdict === 'approve' ? 'approved' : 'changes_requested'}`)}
                </StateBadge>
              </Row>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

/** History of the campaign, the newest first. */
export function CampaignHistory({ campaign }: { campaign: Campaign }) {
  const { t, language } = useText();
  return (
    <Panel title={t('campaigns.tabs.history')} isFlush>
      <ol>
        {campaign.history.map((event) => (
          <Row
            as="li"
            key={event.id}
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
              {event.text}
            </Text>
            <Text as="span" size="sm" tone="quiet">
              {[
                event.impersonator ? `${event.impersonator} (${event.person ?? ''})` : (event.person ?? t('campaigns.automatic')),
                formatDateTime(event.created_at, language),
              ].join(', ')}
            </Text>
          </Row>
        ))}
      </ol>
    </Panel>
  );
}
