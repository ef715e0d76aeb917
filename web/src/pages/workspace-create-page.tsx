import type { Workspace } from '@folio/contract/workspaces';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { chooseWorkspace } from '../base/workspace.ts';
import { workspacesQuery } from '../base/workspaces.ts';
import { FormHeading } from '../features/session/form-heading.tsx';
import { NameStep, PeopleStep } from '../features/workspaces/create-workspace-form.tsx';
import { Text } from '../ui/text.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

/** `/workspace/create`: name, then people; afterwards one works in the new workspace. */
export function WorkspaceCreatePage() {
  const { t } = useText();
  const navigate = useNavigate();
  const [workspace, setWorkspace] = useState<Workspace | null>(null);
  const { data } = useQuery(workspacesQuery);
  usePageTitle(t('workspaces.new'));
  const open = () => {
    if (workspace) chooseWorkspace(workspace.id);
    void navigate({ to: '/dashboard' });
  };
  const limit = data?.limit;
  const isFull = workspace === null && limit?.available_workspaces === 0;
  return (
    <>
      <Text size="sm" tone="quiet" mb={14}>
        {t('workspaces.step', { step: workspace ? 2 : 1, steps: 2 })}
      </Text>
      <FormHeading
        title={t(workspace ? 'workspaces.peopleTitle' : 'workspaces.new')}
        lead={
          workspace
            ? t('workspaces.peopleLead', { name: workspace.name })
            : isFull
              ? t('workspaces.full', { count: limit.max_workspaces })
              : t('workspaces.newLead')
        }
      />
      {workspace ? (
        <PeopleStep workspace={workspace} onDone={open} />
      ) : (
        <>
          {isFull ? null : <NameStep onCreated={setWorkspace} />}
          <p style={{ marginTop: 20 }}>
            <Link to="/workspace/login" search={{ forceRedirect: true }} className="text-link">
              {t('actions.back')}
            </Link>
          </p>
        </>
      )}
    </>
  );
}
