// Chooses the website that a document is sent to.
import { Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../base/api.ts';
import { useWorkspaceId } from '../../base/workspace.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { usePublish } from './use-website-actions.ts';
import classes from './websites.module.css';
import { websiteListQuery } from './websites.queries.ts';

interface PublishDialogProps {
  orderDetailId: number;
  /** Called once it is on its way. */
  onPublished: () => void;
  onClose: () => void;
}

/** With no website there is a way to the page that adds one. */
export function PublishDialog({ orderDetailId, onPublished, onClose }: PublishDialogProps) {
  const { t } = useText();
  const { data, error, isPending, refetch } = useQuery(websiteListQuery(useWorkspaceId(), '', 1, 100));
  const [chosen, setChosen] = useState<string | null>(null);
  const publish = usePublish(orderDetailId);
  const websites = data?.websites ?? [];
  const websiteId = chosen ?? (websites[0] ? String(websites[0].id) : null);
  return (
    <FormDialog
      title={t('websites.publishTitle')}
      verb={t('websites.publish')}
      isBusy={publish.isPending}
      isDisabled={websiteId === null}
      onClose={onClose}
      onSubmit={() => {
        if (websiteId !== null) publish.mutate(Number(websiteId), { onSuccess: onPublished });
      }}
    >
      {isPending ? <SkeletonRows rows={2} /> : null}
      {error && !data ? (
        <ErrorState title={t('websites.failed')} message={messageOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {websites.length > 0 ? (
        <Radio.Group label={t('websites.choose')} value={websiteId} onChange={setChosen}>
          <Stack mt={8} gap={12} className={classes.choices}>
            {websites.map((website) => (
              <Radio
                key={website.id}
                value={String(website.id)}
                label={website.name}
                styles={{ description: { marginTop: 0, paddingInlineStart: 12 } }}
                description={`${t(`websites.kinds.${website.kind}`)}, ${website.url.replace(/^https?:\/\//, '')}`}
              />
            ))}
          </Stack>
        </Radio.Group>
      ) : null}
      {data && websites.length === 0 ? (
        <Stack tone="muted" gap={12} align="start">
          <p>{t(data.can.create ? 'websites.emptyLead' : 'websites.emptyPlain')}</p>
          {data.can.create ? (
            <ButtonLink to="/websites" variant="default">
              {t('websites.add')}
            </ButtonLink>
          ) : null}
        </Stack>
      ) : null}
    </FormDialog>
  );
}
