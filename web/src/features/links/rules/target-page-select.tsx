import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foundPagesQuery } from '../../../base/site-pages.queries.ts';
import { useText } from '../../../ui/use-text.ts';

interface TargetPageSelectProps {
  websiteId: number;
  value: number | null;
  /** The page that is chosen when it opens, which a search may not find. */
  known: { id: number; label: string } | null;
  error: string | undefined;
  onChange: (pageId: number | null) => void;
}

/** A page of the website, found by words of its title or address. */
export function TargetPageSelect({ websiteId, value, known, error, onChange }: TargetPageSelectProps) {
  const { t } = useText();
  const [words, setWords] = useState('');
  const [searched] = useDebouncedValue(words, 250);
  const { data } = useQuery(foundPagesQuery(websiteId, searched === known?.label ? '' : searched));
  const found = (data?.pageUrls ?? []).map((page) => ({
    value: String(page.id),
    label: page.title ? `${page.title} (${page.path})` : page.path,
  }));
  const isListed = known === null || found.some((page) => page.value === String(known.id));
  return (
    <Select
      label={t('links.rules.toPage')}
      placeholder={t('links.suggestions.searchPages')}
      data={isListed ? found : [{ value: String(known.id), label: known.label }, ...found]}
      value={value === null ? null : String(value)}
      searchable
      nothingFoundMessage={t('links.rules.noPage')}
      filter={({ options }) => options}
      error={error}
      comboboxProps={{ shadow: 'none' }}
      onSearchChange={setWords}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
    />
  );
}
