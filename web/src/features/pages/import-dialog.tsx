// Pages of a website from its sitemap, a crawl, a CSV file, or one by one.
import type { Website } from '@folio/contract/websites';
import { Select, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFoot } from '../../ui/form-foot.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { FileDrop } from '../../ui/tool-fields/file-drop.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { ImportProgress } from './import-progress.tsx';
import classes from './pages.module.css';
import { pageImportsQuery, sitePagesSummaryQuery } from './pages.queries.ts';

const ways = ['sitemap', 'crawl', 'csv', 'single'] as const;
type Way = (typeof ways)[number];
const limits = ['500', '2000', '5000', '10000'];
const maxSizeMb = 10;
const linesIn = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function ImportDialog({ website, onClose }: { website: Website; onClose: () => void }) {
  const { t, language } = useText();
  const client = useQueryClient();
  const [way, setWay] = useState<Way>('sitemap');
  const [url, setUrl] = useState('');
  const [paths, setPaths] = useState('');
  const [limit, setLimit] = useState('2000');
  const [file, setFile] = useState<File | null>(null);
  const [urls, setUrls] = useState('');
  const [submissions, setSubmissions] = useState(0);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [latest] = useQuery(pageImportsQuery(website.id)).data?.page_imports ?? [];
  const rate = useQuery(sitePagesSummaryQuery(website.id)).data?.website_pages.requests_per_second;
  const isRunning = latest !== undefined && ['queued', 'running', 'paused'].includes(latest.state);
  const onError = (error: Error) => {
    if (error instanceof ApiError && Object.keys(error.errors).length > 0) setErrors(error.errors);
    else toastError(messageOf(error));
  };
  const start = useMutation({
    mutationFn: async (): Promise<{ message?: string | undefined; ignored_columns?: string[] }> => {
      if (way === 'single') return api.pages.create({ website_id: website.id, urls: linesIn(urls, /\n/) });
      return api.pageImports.create({
        website_id: website.id,
        kind: way,
        ...(way === 'csv'
          ? file
            ? { file }
            : {}
          : { ...(url.trim() ? { url: url.trim() } : {}), paths: linesIn(paths, /[,\n]/) }),
        limit: Number(limit),
      });
    },
    onSuccess: async ({ message }) => {
      setSubmissions((count) => count + 1);
      await invalidate(client, 'site_page.changed');
      if (message) toastSuccess(message);
      if (way === 'single') onClose();
    },
    onError,
  });
  const faultsOf = (field: string) => errors[field]?.[0];
  const isFile = way === 'csv';
  const ignored = start.data?.ignored_columns ?? [];
  return (
    <Dialog
      title={t('sitePages.imports.title', { host: website.url.replace(/^https?:\/\//, '').replace(/\/$/, '') })}
      size={640}
      variant="form"
      submissions={submissions}
      onClose={onClose}
    >
      <Stack
        as="form"
        noValidate
        gap={16}
        onSubmit={(event) => {
          event.preventDefault();
          setErrors({});
          if (!start.isPending) start.mutate();
        }}
      >
        <ViewSwitch
          isField
          label={t('sitePages.imports.ways')}
          value={way}
          views={ways.map((value) => ({ value, label: t(`sitePages.imports.${value}`) }))}
          onChange={(value) => {
            setErrors({});
            setWay(value);
          }}
        />
        {way === 'sitemap' || way === 'crawl' ? (
          <>
            <TextInput
              label={t(way === 'sitemap' ? 'sitePages.imports.sitemapUrl' : 'sitePages.imports.startUrl')}
              description={t(way === 'sitemap' ? 'sitePages.imports.sitemapHint' : 'sitePages.imports.startHint')}
              type="url"
              value={url}
              error={faultsOf('url')}
              onChange={({ currentTarget }) => setUrl(currentTarget.value)}
            />
            <div className={classes.pair}>
              <TextInput
                label={t('sitePages.imports.paths')}
                description={t('sitePages.imports.pathsHint')}
                value={paths}
                error={faultsOf('paths')}
                onChange={({ currentTarget }) => setPaths(currentTarget.value)}
              />
              <Select
                label={t('sitePages.imports.limit')}
                data={limits.map((value) => ({
                  value,
                  label: t('sitePages.imports.pages', { count: formatNumber(Number(value), language) }),
                }))}
                value={limit}
                allowDeselect={false}
                comboboxProps={{ shadow: 'none' }}
                onChange={(value) => setLimit(value ?? '2000')}
              />
            </div>
          </>
        ) : null}
        {isFile ? (
          <>
            <Text size="sm" tone="quiet">
              {t('sitePages.imports.fileHint')}
            </Text>
            <FileDrop
              id="pages-file"
              label={t('sitePages.imports.file')}
              files={file ? [file] : []}
              accept={['csv']}
              maxFiles={1}
              maxSizeMb={maxSizeMb}
              onChange={(files) => {
                setFile(files.at(-1) ?? null);
                setErrors({});
              }}
            />
            {errors['file'] ? (
              <ul role="alert" className={classes.faults}>
                {errors['file'].slice(0, 20).map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            ) : null}
          </>
        ) : null}
        {way === 'single' ? (
          <Textarea
            label={t('sitePages.imports.urls')}
            description={t('sitePages.imports.urlsHint')}
            rows={5}
            value={urls}
            error={faultsOf('urls')}
            onChange={({ currentTarget }) => setUrls(currentTarget.value)}
          />
        ) : null}
        {latest ? <ImportProgress shown={latest} /> : null}
        {ignored.length > 0 ? (
          <Text as="output" size="sm" tone="failed">
            {t('sitePages.imports.ignored', { names: ignored.join(', ') })}
          </Text>
        ) : null}
        {isRunning ? (
          <Text size="sm" tone="muted" px={14} py={10} className={classes.note}>
            {t('sitePages.imports.goesOn')}
          </Text>
        ) : null}
        <Text size="sm" tone="quiet">
          {t('sitePages.imports.keywords')}{' '}
          {way === 'single' || rate === undefined
            ? null
            : t('sitePages.imports.polite', { count: rate, rate: formatNumber(rate, language) })}
        </Text>
        <FormFoot
          verb={t(way === 'single' ? 'sitePages.imports.add' : 'sitePages.imports.start')}
          isBusy={start.isPending}
          isDisabled={(isRunning && way !== 'single') || (isFile && file === null) || (way === 'single' && urls.trim() === '')}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}
