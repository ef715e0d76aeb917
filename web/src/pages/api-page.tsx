import { useState } from 'react';
import { useMe } from '../base/use-me.ts';
import { OrderExample } from '../features/api-tokens/order-example.tsx';
import { QuickToken } from '../features/api-tokens/quick-token.tsx';
import { TokenList } from '../features/api-tokens/token-list.tsx';
import { WebhooksPanel } from '../features/webhooks/webhooks-panel.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import stack from './stack.module.css';

/** `/user/api`: tokens, an example that works with them, and the way to the reference. */
export function ApiPage() {
  const { t } = useText();
  const { user_info: user } = useMe();
  const [token, setToken] = useState<string | null>(null);
  usePageTitle(t('profile.api.title'));
  return (
    <PageFrame isNarrow>
      <PageHeader title={t('profile.api.title')} lead={t('profile.api.lead')} />
      <div className={stack.stack}>
        <Panel title={t('profile.api.token')}>
          <p className={stack.quiet}>{t('profile.api.tokenLead')}</p>
          {user.can.change_credentials ? (
            <QuickToken onToken={setToken} />
          ) : (
            <p className={stack.quiet}>{t('profile.noCredentials')}</p>
          )}
        </Panel>
        {user.can.change_credentials ? <TokenList onToken={setToken} /> : null}
        <Panel
          title={t('profile.api.example')}
          aside={
            <a href="/api/docs" className="text-link" target="_blank" rel="noreferrer">
              {t('profile.api.reference')}
            </a>
          }
        >
          <OrderExample token={token} />
        </Panel>
        {user.can.manage_webhooks && user.can.change_credentials ? <WebhooksPanel /> : null}
      </div>
    </PageFrame>
  );
}
