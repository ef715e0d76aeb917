import type { Website } from '@folio/contract/websites';
import { Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconWorld } from '@tabler/icons-react';
import { useText } from '../ui/use-text.ts';

interface WebsiteChoiceProps {
  websites: readonly Website[];
  value: number;
  /** Pixels; without it as wide as its box. */
  width?: number;
  onChange: (websiteId: number) => void;
}

const hostOf = ({ url, name }: Website) => (URL.canParse(url) ? new URL(url).host : name);

/** The website whose pages and links are shown or used. */
export function WebsiteChoice({ websites, value, width, onChange }: WebsiteChoiceProps) {
  const { t } = useText();
  return (
    <Select
      aria-label={t('links.website')}
      leftSection={<IconWorld size={17} stroke={1.6} aria-hidden="true" />}
      data={websites.map((website) => ({ value: String(website.id), label: hostOf(website) }))}
      value={String(value)}
      allowDeselect={false}
      searchable={websites.length > 8}
      comboboxProps={{ shadow: 'none' }}
      {...(width === undefined ? {} : { w: width })}
      onChange={(chosen) => {
        if (chosen !== null) onChange(Number(chosen));
      }}
    />
  );
}
