// `/tool/translation_requests/new`: the form of a translation request.
import { useNavigate } from '@tanstack/react-router';
import { useMe } from '../base/use-me.ts';
import { useWorkspaceId } from '../base/workspace.ts';
import { RequestForm } from '../features/translation-requests/request-form.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Stack } from '../ui/stack.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

export function TranslationRequestNewPage() {
  const { t } = useText();
  const navigate = useNavigate();
  const workspaceId = useWorkspaceId();
  const { can } = useMe().user_info;
  usePageTitle(t('translationRequests.form.title'));
  return (
    <PageFrame>
      <Stack mb={10}>
        <Breadcrumbs
          crumbs={[
            { label: t('translationRequests.title'), link: { to: '/tool/translation_requests' } },
            { label: t('translationRequests.form.title') },
          ]}
        />
      </Stack>
      <PageHeader title={t('translationRequests.form.title')} />
      <RequestForm
        key={String(workspaceId)}
        workspaceId={workspaceId}
        canOrderProofreading={can.order_human_proofreading}
        onSaved={(id) => void navigate({ to: '/tool/translation_requests/$id', params: { id: String(id) } })}
      />
    </PageFrame>
  );
}
