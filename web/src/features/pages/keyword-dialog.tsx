import { pageLimits } from '@folio/contract/page-words';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useText } from '../../ui/use-text.ts';
import { usePageActs } from './use-page-acts.ts';

interface KeywordDialogProps {
  websiteId: number;
  ids: number[];
  onClose: () => void;
}

/** One primary keyword for the selected pages. */
export function KeywordDialog({ websiteId, ids, onClose }: KeywordDialogProps) {
  const { t } = useText();
  const [keyword, setKeyword] = useState('');
  const { edit } = usePageActs(websiteId, onClose);
  return (
    <FormDialog
      title={t('sitePages.setKeyword')}
      verb={t('sitePages.save')}
      isBusy={edit.isPending}
      onClose={onClose}
      onSubmit={() => edit.mutate({ ids, primary_kw: keyword })}
    >
      <TextInput
        data-autofocus
        label={t('sitePages.keyword')}
        description={t('sitePages.selected', { count: ids.length })}
        maxLength={pageLimits.keyword}
        value={keyword}
        onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
      />
    </FormDialog>
  );
}
