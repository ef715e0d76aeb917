import type { DocumentVersion } from '@folio/contract/document-shapes';
import { ruleVersion } from '@folio/contract/score/rule-version';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { formatDateTime, formatNumber } from '../../../ui/intl-format.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { toastError } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './history.module.css';
import type { VersionPair } from './history.queries.ts';
import { useVersionNames } from './version-names.ts';

interface VersionListProps {
  versions: DocumentVersion[];
  pair: VersionPair;
  orderDetailId: number;
  onChoose: (version: DocumentVersion) => void;
}

/** Newest first: author (and impersonated user), time, length, and score if available. */
export function VersionList({ versions, pair, orderDetailId, onChoose }: VersionListProps) {
  const { t } = useText();
  const sideOf = ({ id }: DocumentVersion): Side | null => (pair.from.id === id ? 'from' : pair.to.id === id ? 'to' : null);
  const [namedId, setNamedId] = useState<number | null>(null);
  return (
    <nav className={classes.versions} aria-label={t('editor.history.versions')}>
      <ul>
        {versions.map((version) => (
          <li key={version.id} className={classes.version} data-chosen={sideOf(version) !== null || undefined}>
            {namedId === version.id ? (
              <NameForm version={version} orderDetailId={orderDetailId} onDone={() => setNamedId(null)} />
            ) : (
              <VersionEntry
                version={version}
                side={sideOf(version)}
                onChoose={() => onChoose(version)}
                onName={() => setNamedId(version.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Side = 'from' | 'to';

interface VersionEntryProps {
  version: DocumentVersion;
  /** Which of the two compared it is. */
  side: Side | null;
  onChoose: () => void;
  onName: () => void;
}

function VersionEntry({ version, side, onChoose, onName }: VersionEntryProps) {
  const { t, language } = useText();
  const { nameOf, originOf } = useVersionNames();
  const { number } = version;
  return (
    <>
      <button type="button" className={classes.choose} aria-current={side ? 'true' : undefined} onClick={onChoose}>
        <Text as="strong" size="md" tone="strong" weight="semibold" breaks>
          {nameOf(version)}
        </Text>
        {version.is_current ? (
          <Text as="span" size="xs" tone="ready" weight="medium" className={classes.current}>
            {t('editor.history.current')}
          </Text>
        ) : null}
        {side ? (
          <Text as="span" size="xs" tone="accent" weight="medium" className={classes.side}>
            {t(`editor.history.${side}`)}
          </Text>
        ) : null}
        {version.name ? (
          <Text as="span" block>
            {t('editor.history.version', { number })}
          </Text>
        ) : null}
        <Text as="span" block>
          {originOf(version)}
        </Text>
        <Text as="span" block>
          {formatDateTime(version.updated_at, language)}
          {', '}
          {t('orders.words', { count: version.words, words: formatNumber(version.words, language) })}
        </Text>
        {version.score === null ? null : (
          <Text as="span" block>
            {t(version.score_rule_version === ruleVersion ? 'score.version' : 'score.versionEarlier', {
              score: formatNumber(version.score, language),
            })}
          </Text>
        )}
      </button>
      <ActionIcon className={classes.name ?? ''} size={32} aria-label={t('editor.history.rename', { number })} onClick={onName}>
        <IconPencil size={16} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </>
  );
}

function NameForm({ version, orderDetailId, onDone }: { version: DocumentVersion; orderDetailId: number; onDone: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const [name, setName] = useState(version.name ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const naming = useMutation({
    mutationFn: () => api.documents.nameVersion({ version_id: version.id, name: name.trim() }),
    onSuccess: async () => {
      await invalidate(client, 'version.changed', { orderDetailId });
      onDone();
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!naming.isPending) naming.mutate();
  };
  return (
    <Stack as="form" px={12} py={10} gap={8} onSubmit={submit}>
      <TextInput
        label={t('editor.history.name')}
        value={name}
        maxLength={120}
        ref={field}
        // Escape leads back to the list of versions, and does not close the drawer.
        data-mantine-stop-propagation
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onDone();
        }}
      />
      <FormFoot variant="small" verb={t('actions.save')} isBusy={naming.isPending} onCancel={onDone} />
    </Stack>
  );
}
