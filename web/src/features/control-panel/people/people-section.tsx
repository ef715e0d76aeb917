// Users of the account (for staff: of all accounts): impersonate them and export their data; former users can be erased.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import cells from '../../../ui/data-table.module.css';
import { DataTable } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { formatDay } from '../../../ui/intl-format.ts';
import { Pager } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import classes from '../control-panel.module.css';
import { type Person, peopleQuery } from '../control-panel.queries.ts';
import { AccountData } from './account-data.tsx';
import { GuestsData } from './guests-data.tsx';
import { PersonActions } from './person-actions.tsx';

/** The server decides on the actions for each user. */
export function PeopleSection() {
  const { t } = useText();
  const [search, setSearch] = useState('');
  const [which, setWhich] = useState<'current' | 'left'>('current');
  const find = (next: string) => setSearch(next);
  return (
    <Stack gap="page">
      <Panel title={t('panel.sections.people')} isFlush>
        <FilterBar
          search={<SearchField label={t('panel.people.search')} value={search} onSearch={find} />}
          views={
            <ViewSwitch
              label={t('privacy.which')}
              views={(['current', 'left'] as const).map((one) => ({ value: one, label: t(`privacy.${one}`) }))}
              value={which}
              onChange={setWhich}
            />
          }
        />
        {which === 'left' ? (
          <Text size="sm" tone="quiet" px="panel" py={12} line="bottom">
            {t('privacy.leftLead')}
          </Text>
        ) : null}
        <People key={`${which} ${search}`} search={search} isRemoved={which === 'left'} />
      </Panel>
      <GuestsData />
      <AccountData />
    </Stack>
  );
}

function People({ search, isRemoved }: { search: string; isRemoved: boolean }) {
  const { t } = useText();
  const [page, setPage] = useState(1);
  const { data, isPending, refetch } = useQuery(peopleQuery(page, search, isRemoved));
  if (isPending) return <SkeletonRows />;
  if (!data) return <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} />;
  if (data.recordsFiltered === 0)
    return <p className={classes.note}>{t(isRemoved && !search ? 'privacy.noneLeft' : 'panel.people.none')}</p>;
  const isOneCompany = data.users.every(({ company }) => company === data.users[0]?.company);
  return (
    <>
      <DataTable
        caption={t('panel.sections.people')}
        head={
          <>
            <th>{t('panel.people.name')}</th>
            <th className={cells.wide}>{t('fields.company')}</th>
            <th className={cells.wide}>{t('panel.people.role')}</th>
            <th className={cells.wide}>{t('panel.people.since')}</th>
            <th className={cells.act}>
              <span className="visually-hidden">{t('panel.people.impersonate')}</span>
            </th>
          </>
        }
      >
        {data.users.map((person) => (
          <PersonRow key={person.id} person={person} hasCompany={!isOneCompany} />
        ))}
      </DataTable>
      <Pager page={page} total={data.recordsFiltered} onChange={setPage} />
    </>
  );
}

/** On a phone the company is below the name where the list has several. */
function PersonRow({ person, hasCompany }: { person: Person; hasCompany: boolean }) {
  const { t, language } = useText();
  const left = person.removed_at ? t('privacy.leftOn', { day: formatDay(person.removed_at, language) }) : null;
  return (
    <tr>
      <td className={cells.main}>
        {person.name}
        <span className={cells.second}>{person.is_erased ? t('privacy.erased') : (left ?? person.email)}</span>
        {hasCompany ? <span className={`${cells.second} ${cells.narrow}`}>{person.company}</span> : null}
      </td>
      <td className={cells.wide}>{person.company}</td>
      <td className={cells.wide}>
        {t(`shell.roles.${person.role}`)}
        {person.staff_scope ? <span className={cells.second}>{t(`staffScope.scopes.${person.staff_scope}`)}</span> : null}
      </td>
      <td className={`${cells.wide} ${cells.nowrap}`}>{formatDay(person.created_at, language)}</td>
      <td className={cells.act}>
        <PersonActions person={person} />
      </td>
    </tr>
  );
}
