import type { LinkSuggestion } from '@folio/contract/link-suggestions';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import { useSingleMutation } from '../../../ui/use-single-mutation.ts';
import { useText } from '../../../ui/use-text.ts';
import type { Decision } from './suggestion-row.tsx';

interface Decided {
  suggestions: readonly Pick<LinkSuggestion, 'id'>[];
  state: Decision;
}

interface Previewed {
  suggestions?: readonly Pick<LinkSuggestion, 'id'>[];
}

/** Decides suggestions and opens previews; each is done once, however often it is pressed. */
export function useSuggestionActions(websiteId: number, onDecided: () => void) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const decide = useSingleMutation({
    mutationFn: ({ suggestions, state }: Decided) => api.linkSuggestions.decide({ ids: suggestions.map(({ id }) => id), state }),
    onSuccess: async ({ decided, left }) => {
      await invalidate(client, 'link_suggestion.changed');
      const leftWords = left.length > 0 ? ` ${t('links.suggestions.left', { count: left.length })}` : '';
      toastSuccess(`${t('links.suggestions.decided', { count: decided })}${leftWords}`);
      onDecided();
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const preview = useSingleMutation({
    mutationFn: ({ suggestions }: Previewed) =>
      api.linkRuns.create({
        website_id: websiteId,
        ...(suggestions ? { mode: 'selection', suggestion_ids: suggestions.map(({ id }) => id) } : { mode: 'all' }),
      }),
    onSuccess: async ({ link_builder: run, elsewhere }) => {
      const count = elsewhere.reduce((sum, { suggestions }) => sum + suggestions, 0);
      if (count > 0) toastError(t('links.runs.elsewhere', { count, runs: elsewhere.map(({ number }) => number).join(', ') }));
      await invalidate(client, 'link_run.changed');
      void navigate({ to: '/links/runs/$id', params: { id: String(run.id) } });
    },
    onError: (error) => toastError(messageOf(error)),
  });
  return { decide, preview };
}
