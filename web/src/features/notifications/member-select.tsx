import { MultiSelect } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { optionalLabel } from '../../ui/optional-label.ts';
import { useText } from '../../ui/use-text.ts';
import { memberChoicesQuery } from './groups.queries.ts';

interface Member {
  user_id: number;
  name: string;
}

interface MemberSelectProps {
  members: Member[];
  error: string | undefined;
  onChange: (members: Member[]) => void;
}

/** Active people of the account; the server searches, so that a large account stays quick. */
export function MemberSelect({ members, error, onChange }: MemberSelectProps) {
  const { t } = useText();
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), 250);
  const { data, isFetching } = useQuery(memberChoicesQuery(asked));
  const found = (data?.list ?? []).flatMap(({ user_id, name, email }) =>
    user_id === null ? [] : [{ user_id, name: name ?? email }],
  );
  const known = [...new Map([...members, ...found].map((one) => [one.user_id, one])).values()];
  return (
    <MultiSelect
      label={t('notices.members')}
      labelProps={optionalLabel()}
      description={t('notices.membersHint')}
      placeholder={members.length > 0 ? undefined : t('notices.membersSearch')}
      error={error}
      data={known.map(({ user_id, name }) => ({ value: String(user_id), label: name }))}
      value={members.map(({ user_id }) => String(user_id))}
      searchable
      searchValue={search}
      maxValues={200}
      nothingFoundMessage={isFetching ? undefined : t('notices.membersNone')}
      comboboxProps={{ withinPortal: false, shadow: 'none' }}
      filter={({ options }) => options}
      onSearchChange={setSearch}
      onChange={(chosen) => onChange(known.filter(({ user_id }) => chosen.includes(String(user_id))))}
    />
  );
}
