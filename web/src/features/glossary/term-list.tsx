// Terms as rows: word and translation, their languages, and what those who manage them can do.
import type { GlossaryTerm } from '@folio/contract/translation-memory';
import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { IconPencil, IconTrash, IconVocabulary } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../app/api.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { languageName } from '../../ui/intl-format.ts';
import rowLines from '../../ui/list-row.module.css';
import { ListRow } from '../../ui/list-row.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

interface TermListProps {
  terms: GlossaryTerm[];
  canManage: boolean;
  onEdit: (term: GlossaryTerm) => void;
}

export function TermList({ terms, canManage, onEdit }: TermListProps) {
  const { t } = useText();
  return (
    <ul aria-label={t('glossary.title')}>
      {terms.map((term) => (
        <TermRow key={term.id} term={term} canManage={canManage} onEdit={() => onEdit(term)} />
      ))}
    </ul>
  );
}

function TermRow({ term, canManage, onEdit }: { term: GlossaryTerm; canManage: boolean; onEdit: () => void }) {
  const { t, language } = useText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.translationMemory.remove({ term_id: term.id }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['glossary'] }),
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => setAsking(false),
  });
  return (
    <ListRow
      icon={<IconVocabulary size={18} stroke={1.6} aria-hidden="true" />}
      level={2}
      name={`${term.term} → ${term.translation}`}
      acts={
        canManage ? (
          <>
            <ActionIcon aria-label={t('glossary.editOne', { term: term.term })} onClick={onEdit}>
              <IconPencil size={18} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon aria-label={t('actions.remove', { name: term.term })} onClick={() => setAsking(true)}>
              <IconTrash size={18} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          </>
        ) : null
      }
      dialog={
        <AskFirst
          isAsking={isAsking}
          loss={t('glossary.loss', { term: term.term })}
          verb={t('glossary.delete')}
          isBusy={remove.isPending}
          onKeep={() => setAsking(false)}
          onConfirm={() => {
            if (!remove.isPending) remove.mutate();
          }}
        />
      }
    >
      <span className={rowLines.second}>
        {t('glossary.languages', {
          from: languageName(term.source_language, language),
          to: languageName(term.target_language, language),
        })}
      </span>
    </ListRow>
  );
}
