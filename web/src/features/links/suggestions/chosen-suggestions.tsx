import type { LinkSuggestion } from '@folio/contract/link-suggestions';
import { IconCheck, IconEye, IconX } from '@tabler/icons-react';
import { SelectionActs, SelectionBar } from '../../../ui/selection-bar.tsx';
import type { Selection } from '../../../ui/use-selection.ts';
import { useText } from '../../../ui/use-text.ts';
import type { useSuggestionActions } from './use-suggestion-actions.ts';

interface ChosenSuggestionsProps {
  selection: Selection<LinkSuggestion>;
  chosen: LinkSuggestion[];
  actions: ReturnType<typeof useSuggestionActions>;
}

/** The bar over selected suggestions: preview, approve, reject. */
export function ChosenSuggestions({ selection, chosen, actions: { decide, preview } }: ChosenSuggestionsProps) {
  const { t } = useText();
  if (chosen.length === 0) return null;
  const isBusy = decide.isPending || preview.isPending;
  return (
    <SelectionBar
      label={t('links.tabs.suggestions')}
      count={t('links.suggestions.selected', { count: chosen.length })}
      clearLabel={t('taskViews.select.clear')}
      onClear={selection.clear}
    >
      <SelectionActs
        actions={[
          {
            id: 'preview',
            icon: IconEye,
            label: t('links.suggestions.preview'),
            isDisabled: isBusy,
            run: () => preview.run({ suggestions: chosen }),
          },
          {
            id: 'approve',
            icon: IconCheck,
            label: t('links.suggestions.approve'),
            isDisabled: isBusy,
            run: () => decide.run({ suggestions: chosen, state: 'approved' }),
          },
          {
            id: 'reject',
            icon: IconX,
            label: t('links.suggestions.reject'),
            isDisabled: isBusy,
            run: () => decide.run({ suggestions: chosen, state: 'rejected' }),
          },
        ]}
      />
    </SelectionBar>
  );
}
