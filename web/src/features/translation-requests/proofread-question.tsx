import { proofreadingCredits } from '@folio/contract/translation-words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QuestionFoot } from '../../ui/form-foot.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

interface ProofreadQuestionProps {
  orderDetailId: number;
  title: string;
  onClose: () => void;
  /** Gets the id of the request that the proofreading belongs to. */
  onOrdered: (requestId: number) => void;
}

/** Asks before a person proofreads a document, with what it costs. */
export function ProofreadQuestion({ orderDetailId, title, onClose, onOrdered }: ProofreadQuestionProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const isSending = useRef(false);
  const order = useMutation({
    mutationFn: () => api.translationRequests.addStage({ order_detail_id: orderDetailId, stage: 'proofreading' }),
    onSuccess: async ({ translation_request: { id } }) => {
      toastSuccess(t('translationRequests.proofreadDone'));
      await invalidate(client, 'translation_request.changed');
      onOrdered(id);
    },
    onError: (error) => {
      toastError(messageOf(error));
      onClose();
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  return (
    <Dialog title={t('editor.proofread')} size={440} variant="question" onClose={onClose}>
      <p style={{ color: 'var(--ink-2)', marginBottom: 18 }}>
        {t('translationRequests.proofreadAsked', { title, count: formatNumber(proofreadingCredits, language) })}
      </p>
      <QuestionFoot
        verb={t('editor.proofread')}
        isBusy={order.isPending}
        onKeep={onClose}
        onConfirm={() => {
          if (isSending.current) return;
          isSending.current = true;
          order.mutate();
        }}
      />
    </Dialog>
  );
}
