// The token with all rights of its owner, made and refreshed with one click.

import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { agoWithin, formatDateTime } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { apiTokensQuery } from './api-tokens.queries.ts';
import { NewToken } from './new-token.tsx';

/** `onToken` gets the new token, so that the example beside it can use it. */
export function QuickToken({ onToken }: { onToken: (token: string) => void }) {
  const { t, language } = useText();
  const client = useQueryClient();
  const token = useQuery(apiTokensQuery);
  const [isAsking, setAsking] = useState(false);
  const make = useMutation({
    mutationFn: () => api.users.updateApiToken({}),
    onSuccess: ({ plainTextToken }) => {
      onToken(plainTextToken);
      toastSuccess(t('profile.api.done'));
      return invalidate(client, 'api_token.changed');
    },
    onError: () => toastError(t('profile.api.failed')),
    onSettled: () => setAsking(false),
  });
  if (token.isPending) return <SkeletonBlock height={56} />;
  const present = token.data?.api_token ?? null;
  const said = present
    ? [
        t('profile.api.made', { when: formatDateTime(present.created_at, language) }),
        present.last_used_at
          ? t('profile.api.used', { when: agoWithin(present.last_used_at, language) })
          : t('profile.api.unused'),
      ].join(', ')
    : '';
  return (
    <>
      <Row gap={12} justify="between" wrap>
        <div>
          <Text weight="medium">{present ? t('profile.api.ending', { ending: present.ending }) : t('profile.api.none')}</Text>
          {said ? (
            <Text size="sm" tone="quiet">
              {said}
            </Text>
          ) : null}
        </div>
        <Button loading={make.isPending} onClick={() => (present ? setAsking(true) : make.mutate())}>
          {present ? t('profile.api.renew') : t('profile.api.make')}
        </Button>
      </Row>
      {make.data ? <NewToken token={make.data.plainTextToken} /> : null}
      <AskFirst
        isAsking={isAsking}
        loss={t('profile.api.loss')}
        verb={t('profile.api.renew')}
        isBusy={make.isPending}
        onKeep={() => setAsking(false)}
        onConfirm={() => make.mutate()}
      />
    </>
  );
}
