// A failed publication, in the inbox: the website's response, and a retry.
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RenderFrame } from '../../base/use-preview-keys.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { formatDateTime } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { useText } from '../../ui/use-text.ts';
import { usePublish } from './use-website-actions.ts';
import { publicationsQuery } from './websites.queries.ts';

interface FailedPreviewProps {
  orderDetailId: number;
  websiteId: number;
  /** Why it failed. */
  reason: string;
  renderFrame: RenderFrame;
  /** The button that leads to the document. */
  open: ReactNode;
}

export function FailedPreview({ orderDetailId, websiteId, reason, renderFrame, open }: FailedPreviewProps) {
  const { t, language } = useText();
  const publications = useQuery(publicationsQuery(orderDetailId)).data?.publications;
  const publication = publications?.find(({ website }) => website.id === websiteId);
  const publish = usePublish(orderDetailId);
  return renderFrame({
    actions: (
      <>
        {open}
        <Button loading={publish.isPending} onClick={() => publish.mutate(websiteId)}>
          {t('inbox.retry')}
        </Button>
      </>
    ),
    children: (
      <Panel title={t('inbox.kinds.failed_publication')}>
        <FactList
          facts={[
            [t('inbox.answer'), publication?.problem ?? reason],
            [t('inbox.website'), publication?.website.name ?? '…'],
            ...(publication ? [[t('inbox.tried'), formatDateTime(publication.updated_at, language)] as [string, string]] : []),
          ]}
        />
      </Panel>
    ),
  });
}
