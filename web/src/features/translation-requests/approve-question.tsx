import type { TranslationRequest } from '@folio/contract/translation-requests';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';

interface ApproveQuestionProps {
  request: TranslationRequest;
  isBusy: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Confirmation before a delivery is approved, with the accepted work and its price. */
export function ApproveQuestion({ request, isBusy, onConfirm, onKeep }: ApproveQuestionProps) {
  const { t, language } = useText();
  const count = request.approval_credits;
  const credits = formatNumber(count, language);
  return (
    <ConfirmDialog
      loss={t('translationNotes.approveMeaning')}
      verb={count === 0 ? t('translationRequests.actions.approve') : t('translationNotes.approveFor', { count, credits })}
      isRed={false}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onKeep={onKeep}
    >
      <div style={{ marginTop: 14 }}>
        <FactList
          isBeside
          gap={6}
          facts={[
            [t('translationNotes.approveWords'), formatNumber(request.words, language)],
            [t('translationNotes.approveCredits'), credits],
          ]}
        />
      </div>
    </ConfirmDialog>
  );
}
