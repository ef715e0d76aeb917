import type { TranslationRequest } from '@folio/contract/translation-requests';
import { Checkbox, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { languageName } from '@folio/contract/language-names';
import { useState } from 'react';
import { ApiError } from '../../base/api.ts';
import { FieldGroup } from '../../ui/field-group.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import type { RequestActionsState } from './use-request-actions.ts';

interface RevisionDialogProps {
  request: TranslationRequest;
  actions: RequestActionsState;
  onClose: () => void;
}

/** Returns a delivery with requested changes, as a whole or for some of its files. */
export function RevisionDialog({ request, actions, onClose }: RevisionDialogProps) {
  const { t, language } = useText();
  const [note, setNote] = useState('');
  const [lineIds, setLineIds] = useState<ReadonlySet<number>>(new Set(request.lines.map(({ id }) => id)));
  const [errors, setErrors] = useState<{ note?: string; lines?: string }>({});
  const toggle = (id: number) => {
    const next = new Set(lineIds);
    if (!next.delete(id)) next.add(id);
    setLineIds(next);
    setErrors(({ lines: _resolved, ...others }) => others);
  };
  const submit = () => {
    if (note.trim() === '') setErrors({ note: t('translationRequests.revision.noteMissing') });
    else if (lineIds.size === 0) setErrors({ lines: t('translationRequests.revision.linesMissing') });
    else {
      actions.run(
        {
          act: 'requestRevision',
          note: note.trim(),
          lineIds: lineIds.size === request.lines.length ? null : [...lineIds],
        },
        {
          onDone: onClose,
          onFault: (error) => {
            const fault = error instanceof ApiError ? error.errors['note']?.[0] : undefined;
            if (fault) setErrors({ note: fault });
            return fault !== undefined;
          },
        },
      );
    }
  };
  return (
    <FormDialog
      title={t('translationRequests.revision.title')}
      verb={t('translationRequests.actions.requestRevision')}
      isBusy={actions.running === 'requestRevision'}
      onClose={onClose}
      onSubmit={submit}
    >
      <Textarea
        data-autofocus
        label={t('translationRequests.revision.note')}
        description={t('translationRequests.revision.left', { count: request.revisions_left })}
        rows={5}
        maxLength={2000}
        required
        withAsterisk={false}
        value={note}
        error={errors.note}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value);
          setErrors(({ note: _resolved, ...others }) => others);
        }}
      />
      {request.lines.length > 1 ? (
        <FieldGroup label={t('translationRequests.revision.lines')}>
          <div style={{ display: 'grid', gap: 8 }}>
            {request.lines.map(({ id, name, target_language }) => (
              <Checkbox
                key={id}
                label={`${name}, ${languageName(target_language, language)}`}
                checked={lineIds.has(id)}
                onChange={() => toggle(id)}
              />
            ))}
          </div>
          {errors.lines ? (
            <Text size="sm" tone="failed" role="alert">
              {errors.lines}
            </Text>
          ) : null}
        </FieldGroup>
      ) : null}
    </FormDialog>
  );
}
