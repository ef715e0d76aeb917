// Fills in the form of a tool from the pages of a website, in place of pasting their URLs or keywords.
import { type PageTool, pagePickers } from '@folio/contract/page-words';
import type { Website } from '@folio/contract/websites';
import { Button, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { firstWebsite } from '../../base/first-website.ts';
import { foundPagesQuery } from '../../base/site-pages.queries.ts';
import { WebsiteChoice } from '../../base/website-choice.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './pages-for-tool.module.css';

interface PagesForToolProps {
  tool: PageTool;
  /** At least one. */
  websites: readonly Website[];
  /** Values by field name. */
  onFill: (fields: Record<string, string>) => void;
}

export function PagesForTool({ tool, websites, onFill }: PagesForToolProps) {
  const { t, language } = useText();
  const isPicker = pagePickers.includes(tool);
  const [chosen, setChosen] = useState<number | null>(null);
  const websiteId = chosen ?? firstWebsite(websites)?.id ?? 0;
  const [pageId, setPageId] = useState<number | null>(null);
  const [filled, setFilled] = useState<{ taken: number; left_out: number } | null>(null);
  const [words, setWords] = useState('');
  const [searched] = useDebouncedValue(words, 250);
  const pages = useQuery({ ...foundPagesQuery(websiteId, searched), enabled: isPicker }).data?.pageUrls ?? [];
  const fill = useSingleMutation({
    mutationFn: () =>
      api.pages.toolFields({ website_id: websiteId, tool, ...(isPicker && pageId !== null ? { page_url_id: pageId } : {}) }),
    onSuccess: (answer) => {
      if (answer.taken > 0) onFill(answer.fields);
      setFilled(answer);
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const number = (value: number) => formatNumber(value, language);
  return (
    <Row as="fieldset" gap={8} wrap className={classes.box}>
      <Text as="legend" size="sm" weight="semibold" px={4}>
        {t('sitePages.forTool.title')}
      </Text>
      {websites.length > 1 ? (
        <WebsiteChoice
          websites={websites}
          value={websiteId}
          onChange={(id) => {
            setChosen(id);
            setPageId(null);
          }}
        />
      ) : null}
      {isPicker ? (
        <Select
          aria-label={t('sitePages.forTool.page')}
          placeholder={t('links.suggestions.searchPages')}
          data={pages.map(({ id, title, path }) => ({ value: String(id), label: title ? `${title} (${path})` : path }))}
          value={pageId === null ? null : String(pageId)}
          searchable
          nothingFoundMessage={t('links.rules.noPage')}
          filter={({ options }) => options}
          comboboxProps={{ shadow: 'none' }}
          onSearchChange={setWords}
          onChange={(value) => setPageId(value === null ? null : Number(value))}
        />
      ) : null}
      <Button
        variant="default"
        loading={fill.isPending}
        disabled={isPicker && pageId === null}
        onClick={() => fill.run(undefined)}
      >
        {t('sitePages.forTool.fill')}
      </Button>
      <Text as="output" size="sm" tone="quiet" className={classes.said}>
        {filled && filled.taken === 0 ? t('sitePages.forTool.none') : null}
        {filled && filled.taken > 0 && !isPicker ? t('sitePages.forTool.taken', { count: filled.taken }) : null}
        {filled && filled.left_out > 0 ? ` ${t('sitePages.forTool.leftOut', { number: number(filled.left_out) })}` : null}
      </Text>
    </Row>
  );
}
