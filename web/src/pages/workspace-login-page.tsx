import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { logOut } from '../base/leave-session.ts';
import { useMe } from '../base/use-me.ts';
import { chooseWorkspace, chosenWorkspace } from '../base/workspace.ts';
import { workspacesQuery } from '../base/workspaces.ts';
import { FormHeading } from '../features/session/form-heading.tsx';
import { ImpersonationBanner } from '../features/session/impersonation-banner.tsx';
import { WorkspaceChoice } from '../features/workspaces/workspace-choice.tsx';
import classes from '../features/workspaces/workspaces.module.css';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Row } from '../ui/row.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/door/workspace/login');

/** `/workspace/login`: where to work. Afterwards to where the visitor was going, else to the dashboard. */
export function WorkspaceLoginPage() {
  const { t } = useText();
  const navigate = useNavigate();
  const router = useRouter();
  const search = route.useSearch();
  const { user_info } = useMe();
  const [chosen] = useState(chosenWorkspace);
  const { data, isError, refetch } = useQuery(workspacesQuery);
  usePageTitle(t('workspaces.workspace'));
  const choose = (id: number | null) => {
    chooseWorkspace(id);
    if (search.redirect) router.history.push(search.redirect);
    else void navigate({ to: '/dashboard' });
  };
  const isFirst = data?.workspaces.length === 0;
  return (
    <>
      <ImpersonationBanner />
      <FormHeading
        title={t(isFirst ? 'workspaces.firstTitle' : 'workspaces.chooseTitle')}
        lead={t(isFirst ? 'workspaces.noneYet' : 'workspaces.chooseLead')}
      />
      {!data && isError ? <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <SkeletonRows rows={3} /> : null}
      {data ? (
        <>
          {data.workspaces.length > 0 ? <WorkspaceChoice workspaces={data.workspaces} chosen={chosen} onChoose={choose} /> : null}
          <Row gap={10} justify="between" wrap className={classes.foot}>
            {data.can.create ? (
              <ButtonLink to="/workspace/create" variant={isFirst ? 'filled' : 'default'}>
                {t('workspaces.new')}
              </ButtonLink>
            ) : null}
            {isFirst ? (
              <ButtonLink to="/dashboard" variant="default">
                {t('workspaces.goOn')}
              </ButtonLink>
            ) : null}
            {user_info.impersonator ? null : (
              <button type="button" className="text-link" onClick={() => void logOut()}>
                {t('shell.logout')}
              </button>
            )}
          </Row>
        </>
      ) : null}
    </>
  );
}
