import { Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonAvatar } from '../../base/person-avatar.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './workspaces.module.css';
import { excludedQuery } from './workspaces.queries.ts';

interface PeoplePickerProps {
  workspaceId: number;
  picked: number[];
  onPick: (ids: number[]) => void;
}

/** Users of the account outside the workspace, to be checked. */
export function PeoplePicker({ workspaceId, picked, onPick }: PeoplePickerProps) {
  const { t } = useText();
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), 250);
  const { data, isPending, isError, refetch } = useQuery(excludedQuery(workspaceId, asked));
  const toggle = (id: number) => onPick(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]);
  if (isError && !data) return <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} />;
  if (data?.recordsTotal === 0)
    return (
      <Text size="sm" tone="quiet" breaks block>
        {t('workspaces.nobodyLeft')}
      </Text>
    );
  return (
    <Stack gap={10} className={classes.group}>
      <TextInput
        type="search"
        value={search}
        maxLength={100}
        aria-label={t('workspaces.findPeople')}
        placeholder={t('workspaces.findPeople')}
        leftSection={<IconSearch size={17} stroke={1.7} aria-hidden="true" />}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <ul className={classes.people} aria-busy={isPending}>
        {data?.users.map((person) => (
          <Row as="li" key={person.user_id} gap={12} className={classes.person}>
            <PersonAvatar id={person.user_id} name={person.name} />
            <Checkbox
              checked={picked.includes(person.user_id)}
              label={person.name}
              description={person.email}
              onChange={() => toggle(person.user_id)}
            />
          </Row>
        ))}
        {data?.users.length === 0 ? <li className={classes.note}>{t('panel.people.none')}</li> : null}
      </ul>
    </Stack>
  );
}
