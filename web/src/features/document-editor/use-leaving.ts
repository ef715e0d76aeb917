// The moments in which text could get lost, or in which the server may have news.
import { useEffect, useEffectEvent } from 'react';

interface Leaving {
  /** The page may be closed at any moment from now on. */
  onHide: () => void;
  /** The page is looked at again. */
  onReturn: () => void;
  /** The connection is back. */
  onOnline: () => void;
  /** ⌘S or Ctrl S. */
  onSave: () => void;
}

/** Listens while mounted. */
export function useLeaving(on: Leaving): void {
  const call = useEffectEvent((event: keyof Leaving) => on[event]());
  useEffect(() => {
    const hide = () => call('onHide');
    const online = () => call('onOnline');
    const onVisibility = () => call(document.visibilityState === 'hidden' ? 'onHide' : 'onReturn');
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!event.repeat) call('onSave');
    };
    addEventListener('pagehide', hide);
    addEventListener('online', online);
    addEventListener('keydown', press);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('pagehide', hide);
      removeEventListener('online', online);
      removeEventListener('keydown', press);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);
}
