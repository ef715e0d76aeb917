// Asked before a run is applied: how many links go into how many pages and drafts.
import type { LinkRun } from '@folio/contract/link-runs';
import { Dialog } from '../../../ui/dialog.tsx';
import { QuestionFoot } from '../../../ui/form-foot.tsx';
import { useText } from '../../../ui/use-text.ts';

interface ApplyDialogProps {
  run: LinkRun;
  isBusy: boolean;
  /** `count` is the number of links that was seen. */
  onConfirm: (count: number) => void;
  onKeep: () => void;
}

export function ApplyDialog({ run, isBusy, onConfirm, onKeep }: ApplyDialogProps) {
  const { t } = useText();
  const targets = run.targets.filter(({ state }) => state === 'pending');
  const count = targets.reduce((sum, target) => sum + target.suggestions.length, 0);
  return (
    <Dialog title={t('links.runs.applyTitle', { count })} size={480} variant="question" onClose={onKeep}>
      <p style={{ color: 'var(--ink-2)', marginBottom: 18 }}>
        {t('links.runs.applyLead', { count: targets.length })} {t('links.runs.whenAppliedLead')}
      </p>
      <QuestionFoot
        verb={t('links.runs.applyVerb', { count })}
        isBusy={isBusy}
        onConfirm={() => onConfirm(count)}
        onKeep={onKeep}
      />
    </Dialog>
  );
}
