import { useState } from 'react';
import { useMe } from '../app/use-me.ts';
import { ApiToken } from '../features/profile/api-token.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import classes from './api-page.module.css';
import stack from './stack.module.css';

const exampleOrder = {
  tool: 'job_posting',
  fields: {
    job_title: 'Content designer',
    company_name: 'Acme',
    responsibilities: 'Write product pages and guides',
    skills: 'Three years of writing for the web',
    location: 'Turin',
    application_instructions: 'Write to jobs@example.com',
  },
};

/** `/user/api`: a token, an example that works with it, and the way to the reference. */
export function ApiPage() {
  const { t } = useText();
  const { user_info: user } = useMe();
  const [token, setToken] = useState('$TOKEN');
  usePageTitle(t('profile.api.title'), user.extra_info.custom_tool_name ?? undefined);
  const example = [
    `curl -X POST ${location.origin}/api/services/orders/create \\`,
    `  -H "Authorization: Bearer ${token}" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '${JSON.stringify(exampleOrder, null, 2)}'`,
  ].join('\n');
  return (
    <PageFrame isNarrow>
      <PageHeader title={t('profile.api.title')} lead={t('profile.api.lead')} />
      <div className={stack.stack}>
        <Panel title={t('profile.api.token')}>
          {user.can.change_credentials ? (
            <ApiToken onToken={setToken} />
          ) : (
            <p className={stack.quiet}>{t('profile.noCredentials')}</p>
          )}
        </Panel>
        <Panel
          title={t('profile.api.example')}
          aside={
            <a href="/api/docs" className="text-link" target="_blank" rel="noreferrer">
              {t('profile.api.reference')}
            </a>
          }
        >
          <p className={stack.quiet}>{t('profile.api.exampleLead')}</p>
          <pre className={classes.code}>{example}</pre>
          <CopyButton text={example} />
        </Panel>
      </div>
    </PageFrame>
  );
}
