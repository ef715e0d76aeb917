// The first step: the website to read, and alternatives without one.
import { languageName } from '@folio/contract/language-names';
import { writingLanguages } from '@folio/contract/languages';
import type { SiteStart } from '@folio/contract/site-start';
import { startLimits } from '@folio/contract/site-start-words';
import { Button, NumberInput, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { IconAdjustmentsHorizontal, IconLink, IconListCheck, IconMicrophone, IconPalette, IconWorld } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ApiError, api } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { useWorkspaceId } from '../../base/workspace.ts';
import { FieldPair } from '../../ui/field-pair.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import tiles from '../../ui/icon-tile.module.css';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Select } from '../../ui/select.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { StartPages } from './reading-step.tsx';
import { SampleContent } from './sample-content.tsx';
import classes from './start.module.css';
import { StartFrame, StartHeading } from './start-frame.tsx';

const gets = [
  ['brand', IconPalette, '--cat-ai_art'],
  ['voice', IconMicrophone, '--cat-ai_writer'],
  ['links', IconLink, '--cat-seo'],
  ['tasks', IconListCheck, '--cat-ai_translation'],
] as const;

interface Options {
  pages: number;
  language: string | null;
  path: string;
  folders: string;
}

/** Fields beside the URL. */
function OptionFields({
  options,
  errors,
  onChange,
}: {
  options: Options;
  errors: Errors;
  onChange: (changes: Partial<Options>) => void;
}) {
  const { t, language } = useText();
  return (
    <Panel>
      <Stack gap={16}>
        <FieldPair>
          <NumberInput
            label={t('start.pagesField', { min: startLimits.minPages, max: startLimits.maxPages })}
            min={startLimits.minPages}
            max={startLimits.maxPages}
            allowDecimal={false}
            clampBehavior="blur"
            value={options.pages}
            error={errors['pages']}
            onChange={(value) => typeof value === 'number' && onChange({ pages: value })}
          />
          <Select
            label={t('start.languageField')}
            data={writingLanguages.map((code) => ({ value: code, label: languageName(code, language) }))}
            value={options.language}
            placeholder={t('start.anyLanguage')}
            searchable
            clearable
            clearLabel={t('start.anyLanguage')}
            onChange={(value) => onChange({ language: value })}
          />
        </FieldPair>
        <TextInput
          label={t('start.pathField')}
          placeholder="/en/"
          maxLength={300}
          value={options.path}
          error={errors['path']}
          onChange={({ currentTarget }) => onChange({ path: currentTarget.value })}
        />
        <Textarea
          label={t('start.foldersField')}
          description={t('start.foldersHint')}
          rows={2}
          value={options.folders}
          error={errors['only_folders']}
          onChange={({ currentTarget }) => onChange({ folders: currentTarget.value })}
        />
      </Stack>
    </Panel>
  );
}

type Errors = Record<string, string | undefined>;

interface UrlStepProps {
  /** A run that failed, with its reasons. */
  failed: SiteStart | null;
  sampleId: number | null;
  onBegun: (start: SiteStart) => void;
}

export function UrlStep({ failed, sampleId, onBegun }: UrlStepProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const workspaceId = useWorkspaceId();
  const optionsId = useId();
  const [url, setUrl] = useState(failed?.url ?? '');
  const [options, setOptions] = useState<Options>({ pages: startLimits.defaultPages, language: null, path: '', folders: '' });
  const [isOpen, setOpen] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const sent = useRef<{ body: string; key: string } | null>(null);
  const begin = useMutation({
    mutationFn: () => {
      const call = {
        url: url.trim(),
        pages: options.pages,
        ...(options.language ? { language: options.language } : {}),
        ...(options.path.trim() ? { path: options.path.trim() } : {}),
        only_folders: options.folders
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
        ...(workspaceId === null ? {} : { workspace_id: workspaceId }),
      };
      const body = JSON.stringify(call);
      if (sent.current?.body !== body) sent.current = { body, key: crypto.randomUUID() };
      return api.siteStart.begin(call, { context: { idempotencyKey: sent.current.key } });
    },
    onSuccess: async ({ site_start: start }) => {
      await invalidate(client, 'site_start.changed');
      onBegun(start);
    },
    onError: async (error) => {
      // Another tab began: its run is shown.
      if (error instanceof ApiError && error.code === 'START_RUNNING') {
        toastError(error.message);
        await invalidate(client, 'site_start.changed');
        return;
      }
      showFieldErrors(error, ['url', 'pages', 'path', 'only_folders'], (found) => {
        setErrors(found);
        if (found['pages'] || found['path'] || found['only_folders']) setOpen(true);
      });
      sent.current = null;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (begin.isPending) return;
    if (url.trim() === '') setErrors({ url: t('start.urlNeeded') });
    else begin.mutate();
  };
  const chosenLanguage = options.language === null ? t('start.anyLanguage') : languageName(options.language, language);
  return (
    <StartFrame step={1} pages={options.pages} isNarrow>
      <StartHeading title={t('start.title')} lead={t('start.lead', { count: options.pages })} />
      {failed ? (
        <div role="alert">
          <Text tone="failed" weight="medium" breaks>
            {t(`start.problems.${failed.problem ?? 'unexpected'}`, { host: failed.host })}
          </Text>
          <Text tone="muted" mt={4}>
            {t('start.problemLead')}
          </Text>
        </div>
      ) : null}
      <Stack as="form" gap={12} onSubmit={submit} noValidate>
        <div className={classes.urlRow}>
          <TextInput
            aria-label={t('start.url')}
            placeholder="haldenoutdoor.example"
            type="text"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2048}
            size="lg"
            leftSection={<IconWorld size={20} stroke={1.7} aria-hidden="true" />}
            value={url}
            error={errors['url']}
            data-autofocus
            onChange={({ currentTarget }) => {
              setUrl(currentTarget.value);
              setErrors({});
            }}
          />
          <Button type="submit" size="lg" loading={begin.isPending} data-submit>
            {t('start.read')}
          </Button>
        </div>
        <Row gap={14} size="sm" tone="quiet" wrap>
          <button
            type="button"
            className={`text-link ${classes.options}`}
            aria-expanded={isOpen}
            aria-controls={optionsId}
            onClick={() => setOpen(!isOpen)}
          >
            <IconAdjustmentsHorizontal size={16} stroke={1.8} aria-hidden="true" />
            {t('start.options')}
          </button>
          <span>{t('start.optionsNow', { pages: options.pages, language: chosenLanguage })}</span>
        </Row>
        <div id={optionsId}>
          {isOpen ? (
            <OptionFields
              options={options}
              errors={errors}
              onChange={(changes) => {
                setOptions((now) => ({ ...now, ...changes }));
                setErrors({});
              }}
            />
          ) : null}
        </div>
      </Stack>
      {failed && failed.pages.length > 0 ? (
        <StartPages start={failed} />
      ) : (
        <section className={classes.gets}>
          <Text as="h2" size="lg" weight="semibold">
            {t('start.gets.title')}
          </Text>
          <ul className={classes.getList}>
            {gets.map(([name, Icon, color]) => (
              <Row as="li" key={name} gap={14} className={classes.get}>
                <span
                  className={tiles.tile}
                  style={{ color: `var(${color})`, background: `color-mix(in srgb, var(${color}) 12%, var(--surface))` }}
                >
                  <Icon size={18} stroke={1.8} aria-hidden="true" />
                </span>
                <div>
                  <Text weight="semibold">{t(`start.gets.${name}`)}</Text>
                  <Text size="sm" tone="quiet" data-only="desktop">
                    {t(`start.gets.${name}Hint`)}
                  </Text>
                </div>
              </Row>
            ))}
          </ul>
        </section>
      )}
      <SampleContent sampleId={sampleId} onMade={onBegun} />
      <Row gap={16} size="sm" tone="quiet" justify="between" className={classes.foot}>
        <span data-only="desktop">{t('start.privacy')}</span>
        <Link to="/dashboard" className={classes.skip} data-touch="height">
          {t('start.skip')}
        </Link>
      </Row>
    </StartFrame>
  );
}
