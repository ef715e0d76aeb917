// Webhooks of the caller: addresses of their own systems that receive events.
import type { Webhook } from '@folio/contract/webhooks';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { CodeBlock } from '../../ui/code-box.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { WebhookRow } from './webhook-row.tsx';
import classes from './webhooks.module.css';
import { webhooksQuery } from './webhooks.queries.ts';

const WebhookForm = lazy(() => import('./webhook-form.tsx').then((module) => ({ default: module.WebhookForm })));

/** Shown to users with permission to have webhooks. */
export function WebhooksPanel() {
  const { t } = useText();
  const list = useQuery(webhooksQuery);
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const add = (
    <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t('webhooks.add')}
    </Button>
  );
  return (
    <Panel title={t('webhooks.title')} aside={add}>
      <p className={classes.lead}>{t('webhooks.lead')}</p>
      {list.isPending ? <SkeletonRows rows={2} /> : null}
      {list.isError && !list.data ? <ErrorState title={t('webhooks.failed')} onRetry={() => void list.refetch()} /> : null}
      {list.data?.webhooks.length === 0 ? <p className={classes.none}>{t('webhooks.none')}</p> : null}
      {list.data && list.data.webhooks.length > 0 ? (
        <ul className={classes.list}>
          {list.data.webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onEdit={() => setEdited(webhook)} />
          ))}
        </ul>
      ) : null}
      <Text as="details" tone="muted" mt={16}>
        <summary>{t('webhooks.verify')}</summary>
        <p>{t('webhooks.verifyLead')}</p>
        <CodeBlock>{verification}</CodeBlock>
      </Text>
      {edited ? (
        <Suspense fallback={null}>
          <WebhookForm webhook={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}

const verification = `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isFromFolio(headers: Record<string, string>, body: string, secret: string): boolean {
  const time = headers['x-folio-timestamp'] ?? '';
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const own = \`sha256=\${createHmac('sha256', secret).update(\`\${time}.\${body}\`).digest('hex')}\`;
  const given = headers['x-folio-signature'] ?? '';
  return own.length === given.length && timingSafeEqual(Buffer.from(own), Buffer.from(given));
}`;
