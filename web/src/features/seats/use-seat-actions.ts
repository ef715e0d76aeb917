import type { AccessLevel, Seat } from '@folio/contract/seats';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastAction, toastError, toastSuccess } from '../../ui/toast.tsx';
import { copyToClipboard } from '../../ui/use-copy.ts';
import { useText } from '../../ui/use-text.ts';

export interface SeatChanges {
  role?: Seat['role'];
  access_level?: AccessLevel;
  is_disabled?: boolean;
  workspace_ids?: number[];
  force_control_panel?: boolean;
}

/** Long enough to read the message and to switch to the program that sends the link. */
const linkMs = 60_000;

/** Actions for a seat; each reports its result or its error. */
export function useSeatActions() {
  const { t } = useText();
  const client = useQueryClient();
  const router = useRouter();
  const onError = (error: unknown) => toastError(messageOf(error));
  const onSuccess = async ({ message }: { message?: string | undefined }) => {
    toastSuccess(message);
    await invalidate(client, 'seat.changed');
  };
  const copy = async (url: string) => {
    if (await copyToClipboard(url)) toastSuccess(t('actions.copied'));
    else toastError(url, linkMs);
  };
  /** Shows the message of an invitation, with its link if no mail server sends it. */
  const offerLink = async ({ message, invitation_url: url }: { message?: string | undefined; invitation_url: string | null }) => {
    if (url === null || message === undefined) return onSuccess({ message });
    const close = toastAction(message, t('seats.copyLink'), linkMs, () => {
      close();
      void copy(url);
    });
    return invalidate(client, 'seat.changed');
  };
  return {
    offerLink,
    edit: useMutation({
      mutationFn: ({ id, ...changes }: SeatChanges & { id: number }) => api.seats.edit({ id, ...changes }),
      onSuccess,
      onError,
    }),
    resend: useMutation({ mutationFn: (id: number) => api.seats.resendLink({ id }), onSuccess: offerLink, onError }),
    /** A new link, copied at once where the browser lets it. */
    copyLink: useMutation({
      mutationFn: (id: number) => api.seats.resendLink({ id }),
      onSuccess: async (answer) => {
        if (answer.invitation_url === null || !(await copyToClipboard(answer.invitation_url))) return offerLink(answer);
        toastSuccess(t('seats.linkCopied', { email: answer.seat.email }));
        return invalidate(client, 'seat.changed');
      },
      onError,
    }),
    remove: useMutation({ mutationFn: (id: number) => api.seats.remove({ id }), onSuccess, onError }),
    resetSecondFactor: useMutation({
      mutationFn: (personId: number) => api.session.resetSecondFactor({ person_id: personId }),
      onSuccess,
      onError,
    }),
    unlinkSignOn: useMutation({ mutationFn: (id: number) => api.seats.unlinkSingleSignOn({ id }), onSuccess, onError }),
    handOver: useMutation({
      mutationFn: (input: { id: number; current_password: string }) => api.seats.handOver(input),
      onSuccess,
    }),
    impersonate: useMutation({
      mutationFn: (id: number) => api.session.requestImpersonation({ id }),
      onSuccess: ({ userId, token }) => router.history.push(`/impersonate?userId=${userId}&token=${encodeURIComponent(token)}`),
      onError,
    }),
  };
}
