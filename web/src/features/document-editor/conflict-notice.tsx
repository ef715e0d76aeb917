// Two people wrote at once. Both texts are safe whatever is chosen: the one that is not taken stays in the history.
import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../base/api.ts';
import { agoWithin } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useShownHeight } from '../../ui/use-shown-height.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './core/notices.module.css';
import type { Theirs } from './save-document.ts';

interface ConflictNoticeProps {
  theirs: Theirs;
  /** Current user, the key of their unsaved text. */
  person: string;
  onKeepMine: () => Promise<void>;
  onUseTheirs: () => Promise<void>;
}

/** Stays until one of the two is chosen; meanwhile writing continues and is kept in the browser. */
export function ConflictNotice({ theirs, person, onKeepMine, onUseTheirs }: ConflictNoticeProps) {
  const { t, language } = useText();
  const measured = useShownHeight('--notice-height');
  const onError = (error: unknown) => toastError(messageOf(error));
  const mine = useMutation({ mutationFn: onKeepMine, onError });
  const their = useMutation({ mutationFn: onUseTheirs, onError });
  const isBusy = mine.isPending || their.isPending;
  const { version, order } = theirs;
  const ago = agoWithin(version?.updated_at ?? order.updated_at, language);
  const isOwn = version?.user && `${version.user.id}${version.impersonator ? `-${version.impersonator.id}` : ''}` === person;
  const name = version?.impersonator?.name ?? version?.user?.name ?? t('editor.someone');
  return (
    <Row
      ref={measured}
      size="sm"
      tone="progress"
      gap={12}
      rowGap={8}
      wrap
      className={classes.notice}
      data-kind="hold"
      role="alert"
    >
      <IconUsers size={18} stroke={1.7} aria-hidden="true" />
      <p>
        <strong>{isOwn ? t('editor.conflict.ownTitle', { ago }) : t('editor.conflict.title', { name, ago })}</strong>{' '}
        {t('editor.conflict.lead')}
      </p>
      <Row gap={8} wrap className={classes.buttons}>
        <Button variant="default" loading={their.isPending} disabled={isBusy} onClick={() => their.mutate()}>
          {t(isOwn ? 'editor.conflict.other' : 'editor.conflict.theirs')}
        </Button>
        <Button loading={mine.isPending} disabled={isBusy} onClick={() => mine.mutate()}>
          {t('editor.conflict.mine')}
        </Button>
      </Row>
    </Row>
  );
}
