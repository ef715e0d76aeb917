// Find and replace in the targets: every change is shown and can be left out before anything is written.
import type { TranslationJob } from '@folio/contract/translation-jobs';
import { Button, Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldPair } from '../../../ui/field-pair.tsx';
import { Foot } from '../../../ui/foot.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import { ChangedText } from '../../../ui/translation/changed-text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { useUndo } from '../../../ui/use-undo.ts';
import classes from './dialogs.module.css';

interface ReplaceDialogProps {
  job: TranslationJob;
  /** Words that were chosen. */
  find: string;
  /** Saves written text; false if a save failed. */
  onBegin: () => Promise<boolean>;
  /** The segments are others now. */
  onReplaced: () => void;
  onClose: () => void;
}

/** Mount it to open. */
export function ReplaceDialog({ job, find: chosen, onBegin, onReplaced, onClose }: ReplaceDialogProps) {
  const { t } = useText();
  const offerUndo = useUndo();
  const [find, setFind] = useState(chosen);
  const [words, setWords] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [wholeWord, setWholeWord] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const call = { job_id: job.id, find, replace: words, match_case: matchCase, whole_word: wholeWord };
  const preview = useMutation({
    mutationFn: async (asked: typeof call) => ((await onBegin()) ? api.translationSegments.replace(asked) : null),
    onError: (error) => toastError(messageOf(error)),
  });
  const found = preview.data ?? null;
  const rows = found?.rows.filter(({ id }) => !left.has(id)) ?? [];
  const undo = async (id: number) => {
    try {
      const { restored, left: kept } = await api.translationExchange.undoImport({ id });
      const said = t('segmentExchange.undone', { count: restored });
      toastSuccess(kept > 0 ? `${said}. ${t('segmentExchange.keptSince', { count: kept })}` : said);
      onReplaced();
    } catch (error) {
      toastError(messageOf(error));
    }
  };
  const run = useMutation({
    mutationFn: () => api.translationSegments.replace({ ...call, segments: rows.map(({ id, revision }) => ({ id, revision })) }),
    onSuccess: ({ total, conflicts, undo_id: id }) => {
      onReplaced();
      const said = t('segmentTools.replace.done', { count: total });
      const kept = conflicts.length > 0 ? `. ${t('segmentTools.replace.conflicts', { count: conflicts.length })}` : '';
      if (id === null) toastSuccess(said + kept);
      else offerUndo(said + kept, () => void undo(id));
      // Segments changed meanwhile are shown again, in their current version.
      if (conflicts.length > 0) preview.mutate(call);
      else onClose();
    },
    onError: (error) => toastError(messageOf(error)),
  });
  /** Resets the preview, which is valid for these words alone. */
  const change = (set: () => void) => {
    set();
    preview.reset();
    setLeft(new Set());
  };
  const skipped = found ? found.locked + found.too_long : 0;
  return (
    <Dialog title={t('segmentTools.replace.title')} size={760} variant="form" onClose={onClose}>
      <Stack
        as="form"
        gap={16}
        onSubmit={(event) => {
          event.preventDefault();
          if (find !== '' && !preview.isPending) preview.mutate(call);
        }}
      >
        <FieldPair>
          <TextInput
            label={t('segmentTools.replace.find')}
            value={find}
            maxLength={500}
            lang={job.target_language}
            data-autofocus
            onChange={({ currentTarget }) => change(() => setFind(currentTarget.value))}
          />
          <TextInput
            label={t('segmentTools.replace.with')}
            value={words}
            maxLength={2000}
            lang={job.target_language}
            onChange={({ currentTarget }) => change(() => setWords(currentTarget.value))}
          />
          <Checkbox
            label={t('segmentTools.replace.matchCase')}
            checked={matchCase}
            onChange={({ currentTarget }) => change(() => setMatchCase(currentTarget.checked))}
          />
          <Checkbox
            label={t('segmentTools.replace.wholeWord')}
            checked={wholeWord}
            onChange={({ currentTarget }) => change(() => setWholeWord(currentTarget.checked))}
          />
        </FieldPair>
        <Foot gap={12} className={classes.foot}>
          <Text as="output" size="sm" tone="quiet" className={classes.quiet}>
            {found
              ? [
                  t('segmentTools.replace.found', { count: found.total, hits: found.hits }),
                  ...(skipped > 0 ? [t('segmentTools.replace.skipped', { count: skipped })] : []),
                  ...(found.total > found.rows.length ? [t('segmentTools.replace.first', { count: found.rows.length })] : []),
                ].join('. ')
              : ''}
          </Text>
          <Button type="submit" variant="default" loading={preview.isPending} disabled={find === ''}>
            {t('segmentTools.replace.preview')}
          </Button>
        </Foot>
        {found && found.rows.length > 0 ? (
          <ul className={classes.list} aria-label={t('segmentTools.replace.changes')}>
            {found.rows.map(({ id, position, before, after }) => (
              <li key={id} className={classes.row}>
                <Checkbox
                  aria-label={t('segmentTools.replace.include', { position })}
                  checked={!left.has(id)}
                  onChange={({ currentTarget }) => {
                    const next = new Set(left);
                    if (currentTarget.checked) next.delete(id);
                    else next.add(id);
                    setLeft(next);
                  }}
                />
                <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
                  {position}
                </Text>
                <Stack as="span" breaks gap={2} className={classes.texts}>
                  <ChangedText before={before} after={after} language={job.target_language} />
                </Stack>
              </li>
            ))}
          </ul>
        ) : null}
        <Foot gap={12} className={classes.foot}>
          <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
            {t('segmentTools.replace.once')}
          </Text>
          <Button variant="default" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button disabled={rows.length === 0} loading={run.isPending} onClick={() => !run.isPending && run.mutate()}>
            {t('segmentTools.replace.submit', { count: rows.length })}
          </Button>
        </Foot>
      </Stack>
    </Dialog>
  );
}
