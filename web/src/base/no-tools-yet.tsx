import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useText } from '../ui/use-text.ts';
import { useMe } from './use-me.ts';

/** True in an account with custom tools alone that has none yet: nothing can be ordered. */
export function useHasNoTools(): boolean {
  const { user_info: user, templates } = useMe();
  return user.only_custom_tools && templates.length === 0;
}

/** Says where an account with custom tools alone gets its first one. */
export function NoToolsYet() {
  const { t } = useText();
  const { role } = useMe().user_info;
  const isOwner = role === 'admin' || role === 'master';
  const create = (
    <ButtonLink to="/control-panel/{-$section}" params={{ section: 'tools' }}>
      {t('tools.noneYet.open')}
    </ButtonLink>
  );
  return (
    <EmptyState title={t('tools.noneYet.title')} action={isOwner ? create : null}>
      {t(isOwner ? 'tools.noneYet.lead' : 'tools.noneYet.ask')}
    </EmptyState>
  );
}
