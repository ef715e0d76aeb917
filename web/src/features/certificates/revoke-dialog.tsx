import { type Certificate, maxRevokeReason } from '@folio/contract/certificates';
import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

/** Asks why a certificate is revoked. */
export function RevokeDialog({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const revoke = useMutation({
    mutationFn: () => api.certificates.revoke({ id: certificate.id, reason: reason.trim() }),
    onSuccess: () => {
      toastSuccess(t('certificates.revoked'));
      onClose();
    },
    onError: (problem) => {
      toastError(messageOf(problem));
      onClose();
    },
    onSettled: () => invalidate(client, 'certificate.changed'),
  });
  return (
    <FormDialog
      title={t('certificates.revokeTitle', { number: certificate.number })}
      verb={t('certificates.revoke')}
      isBusy={revoke.isPending}
      onClose={onClose}
      onSubmit={() => {
        if (reason.trim() === '') setError(t('certificates.reasonMissing'));
        else revoke.mutate();
      }}
    >
      <Textarea
        data-autofocus
        label={t('certificates.revokeReason')}
        description={t('certificates.revokeHint')}
        rows={3}
        maxLength={maxRevokeReason}
        value={reason}
        error={error}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
