import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api, meQuery } from '../base/api.ts';
import { forgetCaller } from '../base/forget-caller.ts';
import { FormHeading } from '../features/session/form-heading.tsx';
import { UnlockForm } from '../features/session/unlock-form.tsx';
import { Text } from '../ui/text.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

/** `/lock` keeps the user and asks for the password again. */
export function LockPage() {
  const { t } = useText();
  const navigate = useNavigate();
  const [name] = useState(useQueryClient().getQueryData(meQuery.queryKey)?.user_info.name);
  usePageTitle(t('session.lockTitle'));
  const leave = (to: '/' | '/login') => {
    forgetCaller();
    void navigate({ to });
  };
  const logout = () => {
    api.session.logout({}).then(
      ({ end_session_url: url }) => (url === null ? leave('/login') : window.location.assign(url)),
      () => leave('/login'),
    );
  };
  return (
    <>
      <FormHeading title={name ?? t('session.lockTitle')} lead={t('session.lockLead')} />
      <UnlockForm onDone={() => leave('/')} />
      <Text tone="quiet" mt={20}>
        <button type="button" className="text-link" onClick={logout}>
          {t('session.otherPerson')}
        </button>
      </Text>
    </>
  );
}
