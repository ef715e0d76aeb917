// For staff: every account with its credits and limits, and grants to it.
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/intl-format.ts';
import rowLines from '../../../ui/list-row.module.css';
import { ListRow } from '../../../ui/list-row.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import panel from '../control-panel.module.css';
import { type Account, GrantDialog, LimitsDialog } from './account-dialogs.tsx';
import { accountsQuery } from './credits.queries.ts';

export function AccountsPanel() {
  const { t, language } = useText();
  const [{ page, search }, setView] = useState({ page: 1, search: '' });
  const [open, setOpen] = useState<{ kind: 'grant' | 'limits'; account: Account } | null>(null);
  const { data, isPending, refetch, isPlaceholderData } = useQuery(accountsQuery(page, search));
  const number = (value: number) => formatNumber(value, language);
  const factsOf = (account: Account) =>
    t('spending.accounts.limitsLine', {
      count: account.people,
      people: number(account.people),
      workspaces: number(account.max_workspaces),
      seats: number(account.max_seats),
      voices: number(account.max_brand_voices),
    });
  return (
    <Panel
      title={t('spending.accounts.title')}
      aside={
        <SearchField
          label={t('spending.accounts.search')}
          value={search}
          className={panel.search}
          onSearch={(next) => setView({ page: 1, search: next })}
        />
      }
      isFlush
    >
      {isPending ? <SkeletonRows rows={4} /> : null}
      {!isPending && !data ? <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} /> : null}
      {data?.recordsFiltered === 0 ? <p className={panel.note}>{t('spending.accounts.none')}</p> : null}
      {data && data.recordsFiltered > 0 ? (
        <>
          <ul aria-busy={isPlaceholderData}>
            {data.accounts.map((account) => (
              <ListRow
                key={account.id}
                name={account.name}
                state={<span>{t('spending.accounts.toSpend', { credits: number(account.available) })}</span>}
                acts={<AccountActions name={account.name} onOpen={(kind) => setOpen({ kind, account })} />}
              >
                <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second}>
                  {factsOf(account)}
                </Text>
              </ListRow>
            ))}
          </ul>
          <Pager page={page} total={data.recordsFiltered} onChange={(next) => setView({ page: next, search })} />
        </>
      ) : null}
      {open?.kind === 'grant' ? <GrantDialog account={open.account} onClose={() => setOpen(null)} /> : null}
      {open?.kind === 'limits' ? <LimitsDialog account={open.account} onClose={() => setOpen(null)} /> : null}
    </Panel>
  );
}

function AccountActions({ name, onOpen }: { name: string; onOpen: (kind: 'grant' | 'limits') => void }) {
  const { t } = useText();
  return (
    <>
      {(['limits', 'grant'] as const).map((kind) => (
        <Button key={kind} variant="default" onClick={() => onOpen(kind)}>
          {t(`spending.accounts.${kind}`)}
          <span className="visually-hidden"> {name}</span>
        </Button>
      ))}
    </>
  );
}
