// Tokens for single programs: permissions, last use and expiry of each.

import type { ApiToken } from '@folio/contract/users';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { apiTokensQuery } from './api-tokens.queries.ts';
import { NewToken } from './new-token.tsx';
import { TokenTable } from './token-table.tsx';
import classes from './tokens.module.css';

const TokenDialog = lazy(() => import('./token-dialog.tsx').then((module) => ({ default: module.TokenDialog })));

/** The token of the refresh button is shown above; `onToken` gets a new one, so that the example can use it. */
export function TokenList({ onToken }: { onToken: (token: string) => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const { data, isPending, refetch } = useQuery(apiTokensQuery);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [ending, setEnding] = useState<ApiToken | null>(null);
  const end = useMutation({
    mutationFn: (token: ApiToken) => api.users.deleteApiToken({ api_token_id: token.id }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      return invalidate(client, 'api_token.changed');
    },
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => setEnding(null),
  });
  const quick = data?.api_token;
  const tokens = data?.api_tokens.filter((one) => one.created_at !== quick?.created_at || one.ending !== quick.ending) ?? [];
  return (
    <Panel
      isFlush
      title={t('tokens.title')}
      aside={
        <Button
          variant="default"
          style={{ flex: 'none' }}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => setMaking(true)}
        >
          {t('tokens.create')}
        </Button>
      }
    >
      <Text tone="quiet" px={20} py={12}>
        {t('tokens.lead')}
      </Text>
      {made ? (
        <div className={classes.made}>
          <NewToken token={made} />
        </div>
      ) : null}
      {isPending ? <SkeletonRows rows={2} /> : null}
      {!isPending && !data ? <ErrorState title={t('tokens.failed')} onRetry={() => void refetch()} /> : null}
      {data && tokens.length === 0 ? (
        <Text tone="quiet" px={20} py={32} className={classes.note}>
          {t('tokens.none')}
        </Text>
      ) : null}
      {tokens.length > 0 ? <TokenTable tokens={tokens} onEnd={setEnding} /> : null}
      <Suspense fallback={null}>
        {isMaking ? (
          <TokenDialog
            onClose={() => setMaking(false)}
            onMade={(token) => {
              setMade(token);
              setMaking(false);
              onToken(token);
            }}
          />
        ) : null}
        {ending ? (
          <AskFirst
            isAsking
            loss={t('tokens.loss', { name: ending.name })}
            verb={t('tokens.end')}
            isBusy={end.isPending}
            onKeep={() => setEnding(null)}
            onConfirm={() => {
              if (!end.isPending) end.mutate(ending);
            }}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
}
