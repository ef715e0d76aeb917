import type { Website } from '@folio/contract/websites';
import { Select } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useText } from '../ui/use-text.ts';

interface WebsiteChoiceProps {
  websites: readonly Website[];
  value: number;
  /** Pixels; without it as wide as its box. */
  width?: number;
  onChange: (websiteId: number) => void;
}

/** The host; with its path where several websites share it, and with the name where they share both. */
function labelsOf(websites: readonly Website[]): string[] {
  const parts = websites.map(({ url, name }) => {
    const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: name, pathname: '' };
    return { host, path: `${host}${pathname.replace(/\/$/, '')}`, name };
  });
  const isShared = (key: 'host' | 'path', value: string) => parts.filter((one) => one[key] === value).length > 1;
  return parts.map(({ host, path, name }) =>
    isShared('path', path) ? `${path} (${name})` : isShared('host', host) ? path : host,
  );
}

/** A select of websites, for pages and links. */
export function WebsiteChoice({ websites, value, width, onChange }: WebsiteChoiceProps) {
  const { t } = useText();
  const labels = labelsOf(websites);
  return (
    <Select
      aria-label={t('links.website')}
      leftSection={<IconWorld size={17} stroke={1.6} aria-hidden="true" />}
      data={websites.map(({ id }, index) => ({ value: String(id), label: labels[index] ?? String(id) }))}
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
