// Contact link for users without a permission: an email to a user with it, written beforehand.
import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useText } from '../ui/use-text.ts';
import { useMe } from './use-me.ts';

/** Nothing if nobody of the account could help. */
export function AskOwner({ about, isPrimary = false }: { about: 'model' | 'credits'; isPrimary?: boolean }) {
  const { t } = useText();
  const { owner } = useMe().user_info;
  const { href } = useLocation();
  if (!owner) return null;
  const mail = new URLSearchParams({
    subject: t(`askOwner.${about}.subject`),
    body: t(`askOwner.${about}.body`, { url: `${location.origin}${href}` }),
  });
  return (
    <Button
      component="a"
      variant={isPrimary ? 'filled' : 'default'}
      // Email programs read "+" as it is.
      href={`mailto:${owner.email}?${String(mail).replaceAll('+', '%20')}`}
      title={owner.email}
    >
      {t('askOwner.ask', { name: owner.name.split(/\s+/u)[0] })}
    </Button>
  );
}
