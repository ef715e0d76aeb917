// Keyword rules from a csv, all or nothing: every line that cannot be kept is reported.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, faultsOf, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import { FileDrop } from '../../../ui/tool-fields/file-drop.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './rules.module.css';

const maxSizeMb = 10;

export function ImportRules({ websiteId, onClose }: { websiteId: number; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [faults, setFaults] = useState<string[]>([]);
  const importFile = useMutation({
    mutationFn: (given: File) => api.linkBuilder.importRules({ website_id: websiteId, file: given }),
    onSuccess: async ({ added, changed }) => {
      await invalidate(client, 'link_rule.changed');
      toastSuccess(t('links.rules.imported', { added, changed }));
      onClose();
    },
    onError: (error) => {
      const sentences = faultsOf(error);
      if (sentences.length > 0) setFaults(sentences);
      else toastError(messageOf(error));
    },
  });
  return (
    <FormDialog
      title={t('links.rules.importTitle')}
      verb={t('links.rules.import')}
      isBusy={importFile.isPending}
      isDisabled={file === null}
      onClose={onClose}
      onSubmit={() => {
        if (file) importFile.mutate(file);
      }}
    >
      <p style={{ color: 'var(--ink-2)' }}>{t('links.rules.importLead')}</p>
      <FileDrop
        id="rules-file"
        label={t('links.rules.file')}
        files={file ? [file] : []}
        accept={['csv']}
        maxFiles={1}
        maxSizeMb={maxSizeMb}
        onChange={(files) => {
          setFile(files.at(-1) ?? null);
          setFaults([]);
        }}
      />
      {faults.length > 0 ? (
        <ul role="alert" className={classes.faults}>
          {faults.slice(0, 20).map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      ) : null}
    </FormDialog>
  );
}
