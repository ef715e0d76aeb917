// Terms as rows: word and translation, their languages, and actions for managers.

import { languageName } from '@folio/contract/language-names';
import type { GlossaryTerm } from '@folio/contract/translation-memory';
import { IconVocabulary } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import rowLines from '../../ui/list-row.module.css';
import { ListRow } from '../../ui/list-row.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Text } from '../../ui/text.tsx';
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
    <ul aria-label={t('shell.glossary')}>
      {terms.map((term) => (
        <TermRow key={term.id} term={term} canManage={canManage} onEdit={() => onEdit(term)} />
      ))}
    </ul>
  );
}

function TermRow({ term, canManage, onEdit }: { term: GlossaryTerm; canManage: boolean; onEdit: () => void }) {
  const { t, language } = useText();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.translationMemory.remove({ term_id: term.id }),
    onSuccess: () => invalidate(client, 'glossary.changed'),
    onError: (error) => toastError(messageOf(error)),
  });
  return (
    <ListRow
      icon={<IconVocabulary size={18} stroke={1.6} aria-hidden="true" />}
      level={2}
      name={`${term.term} → ${term.translation}`}
      acts={
        canManage ? (
          <>
            <MoreMenu
              name={term.term}
              onEdit={onEdit}
              deletion={{
                loss: t('glossary.loss', { term: term.term }),
                verb: t('glossary.delete'),
                isBusy: remove.isPending,
                onConfirm: (done) => remove.mutate(undefined, { onSettled: done }),
              }}
            />
          </>
        ) : null
      }
    >
      <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second}>
        {t('glossary.languages', {
          from: languageName(term.source_language, language),
          to: languageName(term.target_language, language),
        })}
      </Text>
    </ListRow>
  );
}
