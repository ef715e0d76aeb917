// People that can be helped: found by name, address or company, and worked as for a while.
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { api, messageOf } from '../../app/api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDay } from '../../ui/intl-format.ts';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './control-panel.module.css';
import { peopleQuery } from './control-panel.queries.ts';

/** "Impersonate" stands only where the server allows it. */
export function PeopleSection() {
  const { t } = useText();
  const [search, setSearch] = useState('');
  const find = (next: string) => setSearch(next);
  return (
    <Panel
      title={t('panel.sections.people')}
      aside={<SearchField label={t('panel.people.search')} value={search} className={classes.search} onSearch={find} />}
      isFlush
    >
      <People key={search} search={search} />
    </Panel>
  );
}

function People({ search }: { search: string }) {
  const { t, language } = useText();
  const router = useRouter();
  const [page, setPage] = useState(1);
  const { data, isPending, refetch } = useQuery(peopleQuery(page, search));
  const impersonate = useMutation({
    mutationFn: (id: number) => api.session.requestImpersonation({ id }),
    onSuccess: ({ userId, token }) => router.history.push(`/impersonate?userId=${userId}&token=${encodeURIComponent(token)}`),
    onError: (error) => toastError(messageOf(error)),
  });
  if (isPending) return <SkeletonRows />;
  if (!data) return <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} />;
  if (data.users.length === 0) return <p className={classes.note}>{t('panel.people.none')}</p>;
  return (
    <>
      <table className={classes.table}>
        <caption className={classes.unseen}>{t('panel.sections.people')}</caption>
        <thead>
          <tr>
            <th>{t('panel.people.name')}</th>
            <th className={classes.wide}>{t('fields.company')}</th>
            <th className={classes.wide}>{t('panel.people.role')}</th>
            <th className={classes.wide}>{t('panel.people.since')}</th>
            <th>
              <span className={classes.unseen}>{t('panel.people.impersonate')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.users.map((person) => (
            <tr key={person.id}>
              <td className={classes.main}>
                {person.name}
                <span className={classes.second}>{person.email}</span>
                <span className={`${classes.second} ${classes.narrow}`}>{person.company}</span>
              </td>
              <td className={classes.wide}>{person.company}</td>
              <td className={classes.wide}>
                {t(`shell.roles.${person.role}`)}
                {person.is_admin ? <span className={classes.second}>{t('panel.people.staff')}</span> : null}
              </td>
              <td className={`${classes.wide} ${classes.nowrap}`}>{formatDay(person.created_at, language)}</td>
              <td className={classes.number}>
                {person.can.impersonate ? (
                  <Button
                    variant="default"
                    aria-label={t('panel.people.impersonateOne', { name: person.name })}
                    loading={impersonate.isPending && impersonate.variables === person.id}
                    disabled={impersonate.isPending}
                    onClick={() => impersonate.mutate(person.id)}
                  >
                    {t('panel.people.impersonate')}
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager page={page} total={data.recordsFiltered} onChange={setPage} />
    </>
  );
}
