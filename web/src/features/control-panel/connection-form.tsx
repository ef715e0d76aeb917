// Connects a provider or changes a connection; which fields are asked depends on the provider.

import { isSameDestination } from '@folio/contract/model-destination';
import { type ModelConnection, providerIds } from '@folio/contract/models';
import { Select, TagsInput, TextInput } from '@mantine/core';
import { invalidate } from '../../base/stale-after.ts';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { submitTo, useContractForm } from '../../base/contract-form.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFoot } from '../../ui/form-foot.tsx';
import { optionalLabel } from '../../ui/optional-label.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';

interface Provider {
  id: ModelConnection['provider'];
  name: string;
  needs_key: boolean;
  needs_base_url: boolean;
  needs_path: boolean;
}

interface ConnectionFormProps {
  connection: ModelConnection | null;
  providers: Provider[];
  onClose: () => void;
}

/** A key left empty stays as it is. */
export function ConnectionForm({ connection, providers, onClose }: ConnectionFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const providerOf = (id: string) => providers.find((one) => one.id === id);
  /** A key is never sent to another provider or host than the one that it was entered for. */
  const needsOtherKey = (entered: { provider: string; base_url: string }): boolean => {
    if (!connection?.key_ending || providerOf(entered.provider)?.needs_path) return false;
    return !isSameDestination(connection, { ...entered, base_url: entered.base_url.trim() });
  };
  /** The test result and the model list show in its row; a problem is there too. */
  const test = async (id: number) => {
    await api.models.testModel({ connection_id: id }).catch(() => undefined);
    await invalidate(client, 'connection.saved');
  };
  const form = useContractForm({
    optional: ['models'],
    values: {
      name: connection?.name ?? providers[0]?.name ?? '',
      provider: connection?.provider ?? providers[0]?.id ?? 'openai',
      base_url: connection?.base_url ?? '',
      model_path: connection?.model_path ?? '',
      api_key: '',
      models: connection?.models ?? [],
    },
    toInput: (entered) => {
      const needsPath = providerOf(entered.provider)?.needs_path;
      return {
        name: entered.name,
        provider: entered.provider,
        base_url: needsPath ? null : entered.base_url.trim() || null,
        model_path: needsPath ? entered.model_path.trim() || null : null,
        models: entered.models,
        ...(entered.api_key.trim() ? { api_key: entered.api_key.trim() } : {}),
      };
    },
    faultsOf: (entered) => ({
      ...(entered.name.trim() ? {} : { name: t('panel.models.nameNeeded') }),
      ...(needsOtherKey(entered) && !entered.api_key.trim() ? { api_key: t('panel.models.keyElsewhere') } : {}),
    }),
    send: ({ input }) =>
      connection ? api.models.updateModel({ ...input, connection_id: connection.id }) : api.models.createModel(input),
    refresh: () => invalidate(client, 'connection.saved'),
    onSaved: ({ connection: saved }) => {
      onClose();
      void test(saved.id);
    },
  });
  const { values } = form;
  const provider = providerOf(values.provider);
  const chooseProvider = (value: string | null) => {
    const next = value === null ? undefined : providerOf(value);
    const id = providerIds.find((known) => known === value);
    if (!next || !id) return;
    const isOwnName = values.name.trim() !== '' && !providers.some(({ name }) => name === values.name);
    form.change({ provider: id, ...(isOwnName ? {} : { name: next.name }) });
  };
  const keptHint = connection?.key_ending
    ? t('panel.models.keyKept', { ending: connection.key_ending })
    : t('panel.models.keyHint');
  const keyHint = needsOtherKey(values) ? t('panel.models.keyElsewhere') : keptHint;
  return (
    <Dialog
      title={connection ? t('panel.models.edit', { name: connection.name }) : t('panel.models.connect')}
      size={520}
      variant="form"
      onClose={onClose}
    >
      <Stack as="form" noValidate gap={16} onSubmit={submitTo(form)}>
        <Select
          label={t('panel.models.provider')}
          data={providers.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.provider}
          allowDeselect={false}
          error={form.errors['provider']}
          onChange={chooseProvider}
        />
        <TextInput label={t('panel.models.name')} maxLength={80} {...form.getInputProps('name')} />
        {provider?.needs_path ? (
          <TextInput
            label={t('panel.models.path')}
            description={t('panel.models.pathHint')}
            maxLength={500}
            {...form.getInputProps('model_path')}
          />
        ) : (
          <>
            <TextInput
              label={t('panel.models.baseUrl')}
              {...(provider?.needs_base_url ? {} : { labelProps: optionalLabel() })}
              placeholder="https://"
              inputMode="url"
              maxLength={500}
              {...form.getInputProps('base_url')}
            />
            <PasswordField
              label={t('panel.models.key')}
              {...(provider?.needs_key ? {} : { labelProps: optionalLabel() })}
              description={form.errors['api_key'] ? null : keyHint}
              autoComplete="off"
              maxLength={500}
              {...form.getInputProps('api_key')}
            />
          </>
        )}
        <TagsInput
          label={t('panel.models.models')}
          description={t('panel.models.modelsHint')}
          comboboxProps={{ shadow: 'none' }}
          {...form.getInputProps('models')}
        />
        <FormFoot verb={t(connection ? 'actions.save' : 'panel.models.connectVerb')} isBusy={form.isBusy} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
