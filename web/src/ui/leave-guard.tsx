// Asks before a changed form is left, by a link, by going back, or by closing the tab.
import { useBlocker } from '@tanstack/react-router';
import { AskFirst } from './ask-first.tsx';
import { useText } from './use-text.ts';

/** Renders nothing until the user is about to lose changes. */
export function LeaveGuard({ isDirty, name }: { isDirty: boolean; name: string }) {
  const { t } = useText();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return <AskFirst isAsking loss={t('voices.leaveLoss', { name })} verb={t('voices.leave')} onKeep={reset} onConfirm={proceed} />;
}
