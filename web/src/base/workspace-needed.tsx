// What needs a workspace, seen from Personal: the way to one, or whom to ask for it.
import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useText } from '../ui/use-text.ts';
import { useMe } from './use-me.ts';

interface WorkspaceNeededProps {
  title: string;
  /** Why a workspace is needed. */
  children: string;
}

export function WorkspaceNeeded({ title, children }: WorkspaceNeededProps) {
  const { t } = useText();
  const { has_workspaces: hasWorkspaces, can } = useMe().user_info;
  const redirect = useLocation({ select: ({ href }) => href });
  if (hasWorkspaces) {
    const select = (
      <ButtonLink to="/workspace/login" search={{ forceRedirect: true, redirect }}>
        {t('workspaces.needed.select')}
      </ButtonLink>
    );
    return (
      <EmptyState title={title} action={select}>
        {children}
      </EmptyState>
    );
  }
  const create = can.create_workspace ? <ButtonLink to="/workspace/create">{t('workspaces.needed.create')}</ButtonLink> : null;
  return (
    <EmptyState title={title} action={create}>
      {children} {create ? null : t('workspaces.needed.ask')}
    </EmptyState>
  );
}
