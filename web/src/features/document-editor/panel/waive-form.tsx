import type { VoiceFinding } from '@folio/contract/brand-voices';
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../base/api.ts';
import { showFieldErrors } from '../../../ui/form-errors.ts';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from '../core/side-panel.module.css';
import { voiceReportQuery } from './voice.queries.ts';

interface WaiveFormProps {
  order: DocumentDetail;
  finding: VoiceFinding;
  rule: string;
  onWaived: () => void;
  onClose: () => void;
}

/** Asks for the reason: someone answers for a broken rule. */
export function WaiveForm({ order, finding, rule, onWaived, onClose }: WaiveFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  const waive = useMutation({
    mutationFn: () => api.documents.waiveVoiceRule({ order_detail_id: order.order_detail_id, rule, reason: reason.trim() }),
    onSuccess: ({ report, message }) => {
      client.setQueryData(voiceReportQuery(order.order_detail_id, order.updated_at).queryKey, (known) =>
        known ? { ...known, report } : known,
      );
      toastSuccess(message);
      onWaived();
      onClose();
    },
    onError: (refused) => showFieldErrors(refused, ['reason'], (errors) => setError(errors['reason'])),
  });
  return (
    <Stack
      as="form"
      noValidate
      mt={4}
      gap={10}
      className={classes.waive}
      aria-label={t('voices.document.waiveLabel', { rule: finding.detail })}
      onSubmit={(event) => {
        event.preventDefault();
        if (waive.isPending) return;
        if (reason.trim()) waive.mutate();
        else {
          setError(t('voices.faults.required'));
          field.current?.focus();
        }
      }}
    >
      <Textarea
        label={t('voices.document.reason')}
        description={t('voices.document.reasonHint')}
        maxLength={500}
        rows={2}
        ref={field}
        error={error}
        value={reason}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setError(undefined);
        }}
      />
      <FormFoot variant="small" verb={t('voices.document.confirm')} isBusy={waive.isPending} onCancel={onClose} />
    </Stack>
  );
}
