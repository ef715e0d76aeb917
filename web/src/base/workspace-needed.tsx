// A page that needs a workspace, seen from Personal: the way to one, or the contact to ask for it.
import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyCard, type EmptyCardProps } from '../ui/empty-card.tsx';
import { useText } from '../ui/use-text.ts';
import { useMe } from './use-me.ts';

interface WorkspaceNeededProps extends Pick<EmptyCardProps, 'sample'> {
  title: string;
  /** Why a workspace is needed. */
  children: string;
}

export function WorkspaceNeeded({ title, sample, children }: WorkspaceNeededProps) {
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
      <EmptyCard title={title} sample={sample} action={select}>
        {children}
      </EmptyCard>
    );
  }
  const create = can.create_workspace ? <ButtonLink to="/workspace/create">{t('workspaces.needed.create')}</ButtonLink> : null;
  return (
    <EmptyCard title={title} sample={sample} action={create}>
      {children} {create ? null : t('workspaces.needed.ask')}
    </EmptyCard>
  );
}
