// Adds a website or changes one; what is asked depends on how documents reach it.

import { connectionFields, websiteKinds } from '@folio/contract/website-kinds';
import type { Website } from '@folio/contract/websites';
import { SegmentedControl, Select, TextInput } from '@mantine/core';
import { invalidate } from '../../base/stale-after.ts';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { languageName } from '@folio/contract/language-names';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../../base/api.ts';
import { ChangedMeanwhile, isChangedMeanwhile } from '../../base/changed-meanwhile.tsx';
import { useWorkspaceId } from '../../base/workspace.ts';
import { changedValues } from '../../ui/changed-values.ts';
import { completeUrl } from '../../ui/complete-url.ts';
import { countryOptions } from '../../ui/country-names.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './websites.module.css';

const fields = ['name', 'url', 'language', 'country', 'username', 'secret', 'publish_as'] as const;
const codes = ['en', 'it', 'de', 'es', 'fr', 'pt-BR', 'pt-PT', 'nl', 'pl', 'cs', 'sv', 'da', 'nb', 'fi', 'el', 'ro', 'hu', 'tr'];

interface WebsiteFormProps {
  /** Null adds one. */
  website: Website | null;
  onClose: () => void;
}

/** A password left empty stays as it is. */
export function WebsiteForm({ website: opened, onClose }: WebsiteFormProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const workspaceId = useWorkspaceId();
  // What the list shows by now may be newer than what is changed here.
  const [website] = useState(opened);
  const [kind, setKind] = useState<Website['kind']>(website?.kind ?? 'wordpress');
  const asked = connectionFields[kind];
  const [values, setValues] = useState({
    name: website?.name ?? '',
    url: website?.url ?? '',
    language: website?.language ?? language,
    country: website?.country ?? null,
    username: website?.username ?? '',
    secret: '',
    publish_as: website?.publish_as ?? ('draft' as const),
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
  const save = useMutation({
    mutationFn: (isForced: boolean) => {
      const { secret, username, ...plain } = values;
      const body = {
        ...plain,
        url: completeUrl(plain.url),
        username: asked.username ? username.trim() || null : null,
      };
      const given = secret && asked.secret ? { secret } : {};
      if (website)
        return api.websites.edit({
          website_id: website.id,
          ...changedValues<Partial<Website>>(website, body),
          ...given,
          ...(isForced ? {} : { revision: website.revision }),
        });
      return api.websites.create({ ...body, ...given, kind, ...(workspaceId === null ? {} : { workspace_id: workspaceId }) });
    },
    onSuccess: async ({ message }) => {
      await invalidate(client, 'website.changed');
      toastSuccess(message);
      onClose();
    },
    onError: (error, isForced) => {
      if (isForced || !isChangedMeanwhile(error)) showFieldErrors(error, fields, setErrors);
    },
  });
  const languages = codes.includes(values.language) ? codes : [values.language, ...codes];
  const countries = useMemo(
    () => [{ value: 'none', label: t('websites.noCountry') }, ...countryOptions(language)],
    [t, language],
  );
  const secretHint = website?.has_secret ? t('websites.secretKept') : t(`websites.secretHints.${kind}`);
  return (
    <FormDialog
      title={website ? t('websites.edit', { name: website.name }) : t('websites.add')}
      verb={t(website ? 'actions.save' : 'websites.add')}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={() => {
        setErrors({});
        save.mutate(false);
      }}
    >
      {website ? null : (
        <div>
          <SegmentedControl
            fullWidth
            aria-label={t('websites.kind')}
            value={kind}
            data={websiteKinds.map((one) => ({ value: one, label: t(`websites.kinds.${one}`) }))}
            onChange={(value) => setKind(websiteKinds.find((one) => one === value) ?? 'wordpress')}
          />
          <Text size="sm" tone="quiet" mt={8} className={classes.help}>
            {t(`websites.kindHints.${kind}`)}
          </Text>
        </div>
      )}
      <TextInput
        label={t('websites.name')}
        maxLength={120}
        value={values.name}
        error={errors['name']}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <TextInput
        label={t(asked.url === 'endpoint' ? 'websites.hookUrl' : 'websites.url')}
        placeholder="https://"
        inputMode="url"
        maxLength={2048}
        value={values.url}
        error={errors['url']}
        onChange={({ currentTarget }) => set({ url: currentTarget.value })}
      />
      {asked.username ? (
        <TextInput
          label={t('websites.username')}
          autoComplete="off"
          maxLength={120}
          value={values.username}
          error={errors['username']}
          onChange={({ currentTarget }) => set({ username: currentTarget.value })}
        />
      ) : null}
      {asked.secret ? (
        <PasswordField
          label={t(`websites.secrets.${asked.secret.label}`)}
          description={secretHint}
          autoComplete="new-password"
          maxLength={500}
          value={values.secret}
          error={errors['secret']}
          onChange={({ currentTarget }) => set({ secret: currentTarget.value })}
        />
      ) : null}
      {asked.secret?.hasSteps ? (
        <Text as="details" size="sm" tone="quiet" mt={8} className={classes.help}>
          <summary className="text-link">{t('websites.whereTitle')}</summary>
          <Stack as="ol" mt={8} gap={4} className={classes.steps}>
            <li>{t('websites.where1')}</li>
            <li>{t('websites.where2')}</li>
            <li>{t('websites.where3')}</li>
          </Stack>
        </Text>
      ) : null}
      <Select
        label={t('fields.language')}
        data={languages.map((code) => ({ value: code, label: languageName(code, language) }))}
        value={values.language}
        allowDeselect={false}
        searchable
        comboboxProps={{ shadow: 'none' }}
        error={errors['language']}
        onChange={(value) => set({ language: value ?? values.language })}
      />
      <Select
        label={t('websites.country')}
        description={t('websites.countryHint')}
        data={countries}
        value={values.country ?? 'none'}
        allowDeselect={false}
        searchable
        limit={300}
        comboboxProps={{ shadow: 'none' }}
        error={errors['country']}
        onChange={(value) => set({ country: value === 'none' ? null : value })}
      />
      {asked.publishes === 'remotely' ? (
        <div>
          <Text size="sm" weight="medium" mb={4} id="publish-as">
            {t('websites.publishAs')}
          </Text>
          <SegmentedControl
            fullWidth
            aria-labelledby="publish-as"
            value={values.publish_as}
            data={[
              { value: 'draft', label: t('websites.asDraft') },
              { value: 'live', label: t('websites.asLive') },
            ]}
            onChange={(value) => set({ publish_as: value === 'live' ? 'live' : 'draft' })}
          />
        </div>
      ) : null}
      <ChangedMeanwhile
        name={website?.name ?? ''}
        error={save.error}
        onKeepSaved={() => {
          onClose();
          void invalidate(client, 'website.changed');
        }}
        onSaveMine={() => save.mutate(true)}
      />
    </FormDialog>
  );
}
