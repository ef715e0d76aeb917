// Adds a website or edits one; its fields depend on the way documents reach it.

import { languageName } from '@folio/contract/language-names';
import { connectionFields, websiteKinds } from '@folio/contract/website-kinds';
import type { Website } from '@folio/contract/websites';
import { Select, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { useWorkspaceId } from '../../base/workspace.ts';
import { completeUrl } from '../../ui/complete-url.ts';
import { countryOptions } from '../../ui/country-names.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { optionalLabel } from '../../ui/optional-label.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import classes from './websites.module.css';

const codes = ['en', 'it', 'de', 'es', 'fr', 'pt-BR', 'pt-PT', 'nl', 'pl', 'cs', 'sv', 'da', 'nb', 'fi', 'el', 'ro', 'hu', 'tr'];

const valuesOf = (website: Website | null, language: string) => ({
  kind: website?.kind ?? 'wordpress',
  name: website?.name ?? '',
  url: website?.url ?? '',
  language: website?.language ?? language,
  country: website?.country ?? null,
  username: website?.username ?? '',
  secret: '',
  publish_as: website?.publish_as ?? 'draft',
});

/** The fields as the call has them. A password left empty stays as it is. */
function inputOf({ secret, username, ...values }: ReturnType<typeof valuesOf>) {
  const asked = connectionFields[values.kind];
  return {
    ...values,
    url: completeUrl(values.url),
    username: asked.username ? username.trim() || null : null,
    ...(secret && asked.secret ? { secret } : {}),
  };
}

interface WebsiteFormProps {
  /** Null adds one. */
  website: Website | null;
  onClose: () => void;
}

export function WebsiteForm({ website, onClose }: WebsiteFormProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const workspaceId = useWorkspaceId();
  const form = useContractForm({
    optional: ['country'],
    values: valuesOf(website, language),
    edited: website,
    toInput: inputOf,
    send: ({ input, changes, expected }) =>
      website
        ? api.websites.edit({ website_id: website.id, ...changes, ...expected })
        : api.websites.create({ ...input, ...(workspaceId === null ? {} : { workspace_id: workspaceId }) }),
    refresh: () => invalidate(client, 'website.changed'),
    onSaved: onClose,
    onKeepSaved: onClose,
  });
  const { values } = form;
  const { kind } = values;
  const asked = connectionFields[kind];
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
      isBusy={form.isBusy}
      onClose={onClose}
      onSubmit={form.save}
    >
      {website ? null : (
        <div>
          <ViewSwitch
            isField
            label={t('websites.kind')}
            views={websiteKinds.map((one) => ({ value: one, label: t(`websites.kinds.${one}`) }))}
            value={kind}
            onChange={(value) => form.setFieldValue('kind', value)}
          />
          <Text size="sm" tone="quiet" mt={8} className={classes.help}>
            {t(`websites.kindHints.${kind}`)}
          </Text>
        </div>
      )}
      <TextInput label={t('websites.name')} maxLength={120} {...form.getInputProps('name')} />
      <TextInput
        label={t(asked.url === 'endpoint' ? 'websites.hookUrl' : 'websites.url')}
        placeholder="https://"
        inputMode="url"
        maxLength={2048}
        {...form.getInputProps('url')}
      />
      {asked.username ? (
        <TextInput label={t('websites.username')} autoComplete="off" maxLength={120} {...form.getInputProps('username')} />
      ) : null}
      {asked.secret ? (
        <PasswordField
          label={t(`websites.secrets.${asked.secret.label}`)}
          description={secretHint}
          {...(asked.secret.isRequired ? {} : { labelProps: optionalLabel() })}
          autoComplete="new-password"
          maxLength={500}
          {...form.getInputProps('secret')}
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
        allowDeselect={false}
        searchable
        comboboxProps={{ shadow: 'none' }}
        {...form.getInputProps('language')}
      />
      <Select
        label={t('websites.country')}
        description={t('websites.countryHint')}
        data={countries}
        allowDeselect={false}
        searchable
        limit={300}
        comboboxProps={{ shadow: 'none' }}
        {...form.getInputProps('country')}
        value={values.country ?? 'none'}
        onChange={(value) => form.setFieldValue('country', value === 'none' ? null : value)}
      />
      {asked.publishes === 'remotely' ? (
        <div>
          <Text size="sm" weight="medium" mb={4}>
            {t('websites.publishAs')}
          </Text>
          <ViewSwitch
            isField
            label={t('websites.publishAs')}
            views={[
              { value: 'draft', label: t('websites.asDraft') },
              { value: 'live', label: t('websites.asLive') },
            ]}
            value={values.publish_as}
            onChange={(value) => form.setFieldValue('publish_as', value)}
          />
        </div>
      ) : null}
      {form.notice}
    </FormDialog>
  );
}
