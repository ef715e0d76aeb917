import { Dialog } from '../../ui/dialog.tsx';
import { QuestionFoot } from '../../ui/form-foot.tsx';
import { useText } from '../../ui/use-text.ts';

/** Asked before everybody but staff is sent to the maintenance page. It can be undone, so it does not say otherwise. */
export function ClosingDialog({ isBusy, onKeep, onConfirm }: { isBusy: boolean; onKeep: () => void; onConfirm: () => void }) {
  const { t } = useText();
  return (
    <Dialog title={t('confirm.title')} size={440} variant="question" onClose={onKeep}>
      <p style={{ color: 'var(--ink-2)' }}>{t('panel.platform.closing')}</p>
      <div style={{ marginTop: 18 }}>
        <QuestionFoot verb={t('panel.platform.close')} isBusy={isBusy} onConfirm={onConfirm} onKeep={onKeep} />
      </div>
    </Dialog>
  );
}
