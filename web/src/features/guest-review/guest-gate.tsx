// Gate of a review link: the first browser opens it, another one enters a code.
import type { GuestRight } from '@folio/contract/task-words';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { useKeptText } from '../../base/use-kept-text.ts';
import { formatDay } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './guest-review.module.css';
import { keptComment, keptNote } from './kept-words.ts';

interface GuestGateProps {
  token: string;
  company: string;
  needs: 'open' | 'code';
  /** Masked recipient of the code. */
  sentTo: string | null;
  /** Permissions of the guest, the number of texts, and the expiry date. */
  may: GuestRight;
  texts: number;
  expiresAt: string;
}

const asked = {
  approve: 'guestReview.askedToDecide',
  comment: 'guestReview.askedToComment',
  read: 'guestReview.askedToRead',
} as const;

interface GuestEndedProps {
  message: string;
  wasValid: boolean;
  /** Tasks that were open until now. */
  taskIds?: readonly number[];
}

/** An expired (`wasValid`), rejected or unknown link; the last message states the next step. Unsent text stays to be copied. */
export function GuestEnded({ message, wasValid, taskIds = [] }: GuestEndedProps) {
  const { t } = useText();
  return (
    <Stack as="section" gap={16} align="start" className={classes.gate}>
      <h1>{t('guestReview.ended')}</h1>
      <p>{message}</p>
      {wasValid ? <p>{t('guestReview.endedNext')}</p> : null}
      {taskIds.map((id) => (
        <UnsentWords key={id} taskId={id} />
      ))}
    </Stack>
  );
}

function UnsentWords({ taskId }: { taskId: number }) {
  const { t } = useText();
  const [note] = useKeptText(keptNote(taskId));
  const [comment] = useKeptText(keptComment(taskId));
  const texts = [note, comment].filter((text) => text.trim() !== '');
  if (texts.length === 0) return null;
  return (
    <Stack size="sm" breaks gap={4} align="start" className={classes.context}>
      <p className={classes.quiet}>{t('guestReview.notSent')}</p>
      {texts.map((text) => (
        <p key={text} className={classes.words}>
          {text}
        </p>
      ))}
    </Stack>
  );
}

interface CodeFormProps {
  token: string;
  sentTo: string;
  title: string;
  text: string;
  /** True within a page that has a title of its own. */
  isPart?: boolean;
}

/** Before a decision: the code that proves that the guest reads the email that the link went to. */
export function DecisionCode({ token, sentTo }: Pick<CodeFormProps, 'token' | 'sentTo'>) {
  const { t } = useText();
  return (
    <CodeForm
      token={token}
      sentTo={sentTo}
      title={t('guestReview.decisionCodeTitle')}
      text={t('guestReview.decisionCodeText', { email: sentTo })}
      isPart
    />
  );
}

/** A button to begin, or the code of another browser. */
export function GuestGate({ token, company, needs, sentTo, may, texts, expiresAt }: GuestGateProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const open = useMutation({
    mutationFn: () => api.guestReview.open({}, { context: { reviewToken: token } }),
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => invalidate(client, 'guest_review.changed', { token }),
  });
  if (needs === 'code')
    return (
      <CodeForm
        token={token}
        sentTo={sentTo ?? ''}
        title={t('guestReview.codeTitle')}
        text={t('guestReview.codeText', { email: sentTo ?? '' })}
      />
    );
  return (
    <Stack as="section" gap={16} align="start" className={classes.gate}>
      <h1>{t('guestReview.openTitle', { company })}</h1>
      {texts > 0 ? <p>{t(asked[may], { count: texts })}</p> : null}
      <p>
        {t('guestReview.openText')} {t('guestReview.openUntil', { day: formatDay(expiresAt, language) })}
      </p>
      <Button loading={open.isPending} onClick={() => open.mutate()}>
        {t('guestReview.open')}
      </Button>
    </Stack>
  );
}

/** Confirmation of a browser: a code that goes to the guest's email. */
function CodeForm({ token, sentTo, title, text, isPart = false }: CodeFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const context = { reviewToken: token };
  // As it is copied or typed: in two groups, or with a space behind.
  const digits = code.replaceAll(/\s/g, '');
  const [sent, setSent] = useState(0);
  const isSent = sent > 0;
  const send = useMutation({
    mutationFn: () => api.guestReview.sendCode({}, { context }),
    onSuccess: () => setSent(sent + 1),
    onError: (error) => toastError(messageOf(error)),
  });
  const confirm = useMutation({
    mutationFn: () => api.guestReview.confirm({ code: digits }, { context }),
    onSuccess: () => invalidate(client, 'guest_review.changed', { token }),
    onError: (error) => setFault(messageOf(error)),
  });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (confirm.isPending) return;
    if (/^\d{6}$/.test(digits)) confirm.mutate();
    else setFault(t('guestReview.codeFormat'));
  };
  return (
    <Stack as="section" gap={16} align="start" className={classes.gate}>
      {isPart ? <h2>{title}</h2> : <h1>{title}</h1>}
      <p>{text}</p>
      <Button variant={isSent ? 'default' : 'filled'} loading={send.isPending} onClick={() => send.mutate()}>
        {t(isSent ? 'guestReview.sendAnother' : 'guestReview.sendCode')}
      </Button>
      {/* Empty while a code is sent: the same words are announced once more. */}
      <output>
        {send.isSuccess ? t(sent > 1 ? 'guestReview.anotherSent' : 'guestReview.codeSent', { email: sentTo }) : null}
      </output>
      {/* Before sending too: the page may be loaded again between the email and the code. */}
      <Row as="form" onSubmit={submit} noValidate gap={10} align="end" wrap className={classes.code}>
        <TextInput
          label={t('guestReview.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={code}
          error={fault}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value);
            setFault(null);
          }}
        />
        <Button type="submit" variant={isSent ? 'filled' : 'default'} loading={confirm.isPending}>
          {t('guestReview.confirm')}
        </Button>
      </Row>
    </Stack>
  );
}
