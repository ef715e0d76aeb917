import { Dialog } from '../../../ui/dialog.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ModelWays } from './model-ways.tsx';

/** Mount it to open. */
export function ConnectModelDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  return (
    <Dialog title={t('connectModel.title')} size={560} variant="form" onClose={onClose}>
      <ModelWays onConnected={onClose} />
    </Dialog>
  );
}
