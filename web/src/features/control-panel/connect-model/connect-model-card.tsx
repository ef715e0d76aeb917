// Connects a provider in two steps: a key that is tested, then one of the models that the provider lists.
import { Autocomplete, Button, TextInput } from '@mantine/core';
import { IconExternalLink, IconPlugConnected } from '@tabler/icons-react';
import { useState } from 'react';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { formatNumber } from '../../../ui/intl-format.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './connect-model.module.css';
import { type HostedProvider, hostedProviders, keyPages } from './providers.ts';
import { useConnectModel } from './use-connect-model.ts';

interface ConnectModelCardProps {
  /** The primary way of the page. */
  isFirst?: boolean;
  onConnected?: () => void;
}

export function ConnectModelCard({ isFirst = false, onConnected = () => undefined }: ConnectModelCardProps) {
  const { t, language } = useText();
  const [access, setAccess] = useState({ provider: 'openai' as HostedProvider, baseUrl: '', apiKey: '' });
  const [model, setModel] = useState('');
  const { provider, baseUrl, apiKey } = access;
  const own = provider === 'openai-compatible';
  const name = own ? t('connectModel.ownServer') : keyPages[provider].name;
  const { faults, listed, isTesting, isConnecting, test, connect, restart } = useConnectModel(access, (connected) => {
    setModel('');
    setAccess({ ...access, apiKey: '' });
    toastSuccess(t(connected.isChosen ? 'connectModel.connected' : 'connectModel.kept', { model: connected.model }));
    onConnected();
  });
  const change = (changes: Partial<typeof access>) => {
    setAccess({ ...access, ...changes });
    restart();
  };
  const number = (value: number) => formatNumber(value, language);
  return (
    <section className={classes.card} data-first={isFirst || undefined} aria-label={t('connectModel.title')}>
      <Stack gap={12}>
        <Row gap={10}>
          <IconPlugConnected size={20} stroke={1.7} color="var(--accent-text)" aria-hidden="true" />
          <Text as="h2" size="lg" flex="fill">
            {t('connectModel.title')}
          </Text>
          <Text as="span" size="sm" tone="quiet">
            {t('connectModel.minutes')}
          </Text>
        </Row>
        <Text size="sm" tone="muted">
          {t('connectModel.lead')}
        </Text>
        {listed === null ? (
          <Stack
            as="form"
            noValidate
            gap={12}
            onSubmit={(event) => {
              event.preventDefault();
              test();
            }}
          >
            <fieldset className={classes.providers} aria-label={t('connectModel.provider')}>
              {hostedProviders.map((one) => (
                <ChoiceCard
                  key={one}
                  name="connect-model-provider"
                  isChosen={one === provider}
                  onChoose={() => change({ provider: one })}
                >
                  <span className={classes.provider}>
                    {one === 'openai-compatible' ? t('connectModel.ownServer') : keyPages[one].name}
                  </span>
                </ChoiceCard>
              ))}
            </fieldset>
            {own ? (
              <TextInput
                label={t('connectModel.url')}
                placeholder="http://127.0.0.1:11434/v1"
                inputMode="url"
                maxLength={500}
                value={baseUrl}
                error={faults.base_url}
                onChange={({ currentTarget }) => change({ baseUrl: currentTarget.value })}
              />
            ) : null}
            <div className={classes.line}>
              <PasswordField
                aria-label={own ? `${t('connectModel.key')} (${t('fields.optional')})` : t('connectModel.key')}
                placeholder={own ? `${t('connectModel.key')} (${t('fields.optional')})` : t('connectModel.paste')}
                autoComplete="off"
                maxLength={500}
                value={apiKey}
                error={faults.api_key}
                onChange={({ currentTarget }) => change({ apiKey: currentTarget.value })}
              />
              <Button type="submit" loading={isTesting}>
                {t('connectModel.test')}
              </Button>
            </div>
          </Stack>
        ) : (
          <Stack
            as="form"
            noValidate
            gap={12}
            onSubmit={(event) => {
              event.preventDefault();
              connect(model);
            }}
          >
            <Text as="output" size="sm" block>
              {listed.models === null
                ? t('connectModel.typed', { provider: name })
                : t(listed.total > listed.models.length ? 'connectModel.first' : 'connectModel.listed', {
                    provider: name,
                    models: number(listed.total),
                    shown: number(listed.models.length),
                  })}
            </Text>
            <div className={classes.line}>
              <Autocomplete
                aria-label={t('connectModel.model')}
                placeholder={t('connectModel.model')}
                data={listed.models ?? []}
                value={model}
                maxLength={120}
                limit={200}
                error={faults.model}
                comboboxProps={{ shadow: 'none' }}
                onChange={setModel}
              />
              <Button type="submit" disabled={!model.trim()} loading={isConnecting}>
                {t('connectModel.use')}
              </Button>
            </div>
          </Stack>
        )}
        {faults.form ? (
          <Text size="sm" tone="failed" role="alert" breaks>
            {faults.form}
          </Text>
        ) : null}
        {listed === null && !own ? (
          <Text size="sm">
            <a href={keyPages[provider].url} target="_blank" rel="noreferrer" className="text-link">
              {t('connectModel.getKey', { provider: name })}
              <IconExternalLink size={14} stroke={1.7} className={classes.outside} aria-hidden="true" />
            </a>
          </Text>
        ) : null}
        {listed === null ? null : (
          <Text size="sm">
            <button type="button" className="text-link" onClick={restart}>
              {t('connectModel.otherKey')}
            </button>
          </Text>
        )}
      </Stack>
    </section>
  );
}
