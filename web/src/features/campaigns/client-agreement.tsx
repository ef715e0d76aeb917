// Content under approval by the client: all that the hash of their decision covers, and the changes since they were shown it before.
import type { AgreedChange, ClientCampaign } from '@folio/contract/campaign-client';
import { formatDay } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { formatDays, formatFigure, formatMoney } from './campaign-format.ts';
import classes from './campaigns.module.css';

export function ClientAgreement({ campaign }: { campaign: ClientCampaign }) {
  const { t, language } = useText();
  const { goal, kpis, audience, budget, currency, from, to, proposed_note: note, changes = [], plan } = campaign;
  const money = (value: number) => formatMoney(value, currency, language);
  const facts: [string, string][] = [
    [t('campaigns.agreed.goal'), goal],
    [t('campaigns.agreed.kpis'), kpis.map(({ name, target }) => `${name}: ${formatFigure(target, language)}`).join('; ')],
    [t('campaigns.agreed.audience'), audience ?? ''],
    [t('campaigns.agreed.days'), from && to ? formatDays(from, to, language) : ''],
    [t('campaigns.agreed.budget'), budget === null ? '' : money(budget)],
    [t('campaigns.agreed.items'), String(plan.length)],
    [t('campaigns.agreed.note'), note ?? ''],
  ];
  const worded = ({ field }: AgreedChange, value: string | null) => {
    if (value === null || value === '') return t('campaigns.agreed.nothing');
    if (field === 'budget') return money(Number(value));
    return field === 'from' || field === 'to' ? formatDay(value, language) : value;
  };
  return (
    <Panel title={t('campaigns.agreed.title')}>
      <Stack as="dl" gap={8} className={classes.agreed}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <Text as="dt" tone="muted">
                {name}
              </Text>
              <dd>{value}</dd>
            </div>
          ))}
      </Stack>
      {changes.length > 0 ? (
        <>
          <h3>{t('campaigns.agreed.changed')}</h3>
          <ul>
            {changes.map((change) => (
              <li key={`${change.item} ${change.field}`}>
                {[...(change.item === null ? [] : [change.item]), t(`campaigns.agreed.fields.${change.field}`)].join(', ')}
                {': '}
                <del>{worded(change, change.before)}</del> <ins>{worded(change, change.after)}</ins>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Panel>
  );
}
