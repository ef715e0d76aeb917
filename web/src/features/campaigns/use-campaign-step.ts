// Steps of a campaign; every answer is shown as the server has it, and after a refusal it is loaded once more.
import { useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';

export const plainSteps = ['propose', 'start', 'pause', 'resume', 'close'] as const;
type PlainStep = (typeof plainSteps)[number];
type StepCall = { step: PlainStep } | { step: 'cancel'; note: string };

interface Failure {
  errors?: Record<string, string[]>;
}

export function useCampaignStep(id: number, onDone: () => void = () => undefined) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (call: StepCall) =>
      call.step === 'cancel' ? api.campaigns.cancel({ id, note: call.note }) : api.campaigns[call.step]({ id }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      onDone();
      return invalidate(client, 'campaign.changed');
    },
    onError: (error) => {
      // Missing fields of a proposal are listed in full.
      const said = Object.values((error as Failure).errors ?? {}).flat();
      toastError(said.length > 0 ? said.join('. ') : messageOf(error));
      return invalidate(client, 'campaign.changed');
    },
  });
}
