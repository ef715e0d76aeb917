// The page that a link leads to: chosen from the page URLs of a website of the client, or typed.
import type { Campaign } from '@folio/contract/campaign-shapes';
import { Autocomplete, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { firstWebsite } from '../../base/first-website.ts';
import { useText } from '../../ui/use-text.ts';
import { clientWebsitesQuery, linkablePagesQuery } from './campaigns.queries.ts';

interface PageFieldProps {
  campaign: Campaign;
  value: string;
  error: string | undefined;
  onChange: (url: string) => void;
}

export function PageField({ campaign, value, error, onChange }: PageFieldProps) {
  const { t } = useText();
  const websites = useQuery(clientWebsitesQuery(campaign.workspace_id)).data?.websites ?? [];
  const [chosen, setChosen] = useState(campaign.website_id);
  const [searched] = useDebouncedValue(value.trim(), 250);
  const website = websites.find(({ id }) => id === chosen) ?? firstWebsite(websites);
  const { data } = useQuery({ ...linkablePagesQuery(website?.id ?? 0, searched), enabled: website !== undefined });
  return (
    <>
      {websites.length > 1 ? (
        <Select
          label={t('campaignPlan.website')}
          data={websites.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={website ? String(website.id) : null}
          allowDeselect={false}
          searchable
          comboboxProps={{ shadow: 'none' }}
          onChange={(id) => setChosen(Number(id))}
        />
      ) : null}
      <Autocomplete
        type="url"
        inputMode="url"
        label={t('campaigns.urls.page')}
        description={t(website ? 'campaignPlan.pageHint' : 'campaignPlan.pageTyped')}
        placeholder="https://"
        maxLength={2048}
        data-autofocus
        data={[...new Set(data?.pageUrls.map(({ url }) => url) ?? [])]}
        // The server has searched.
        filter={({ options }) => options}
        comboboxProps={{ shadow: 'none' }}
        value={value}
        error={error}
        onChange={onChange}
      />
    </>
  );
}
