// Another translation of a sentence of the memory, which is then a person's.
import type { MemoryUnit } from '@folio/contract/translation-memory';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useText } from '../../ui/use-text.ts';

export function UnitForm({ unit, onClose }: { unit: MemoryUnit; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const form = useContractForm({
    values: { target: unit.target },
    toInput: ({ target }) => ({ target: target.trim() }),
    send: ({ input }) => api.translationMemory.editUnit({ unit_id: unit.id, ...input }),
    refresh: () => invalidate(client, 'glossary.changed'),
    savedMessage: () => undefined,
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t('glossary.edit')}
      verb={t('actions.save')}
      isBusy={form.isBusy}
      isDisabled={form.values.target.trim() === ''}
      onClose={onClose}
      onSubmit={form.save}
    >
      <Textarea label={t('glossaryForm.sentence')} lang={unit.source_language} value={unit.source} autosize readOnly />
      <Textarea
        label={t('glossary.translation')}
        lang={unit.target_language}
        autosize
        minRows={2}
        maxLength={5000}
        data-autofocus
        {...form.getInputProps('target')}
      />
    </FormDialog>
  );
}
