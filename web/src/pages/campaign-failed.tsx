import { FailedPage } from '../base/failed-page.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { useText } from '../ui/use-text.ts';

/** Instead of a campaign, or of a page of it: gone, or not fetched. */
export function CampaignFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useText();
  return (
    <FailedPage
      error={error}
      title={t('campaigns.failedOne')}
      back={
        <ButtonLink to="/audience-campaigns/manager-dashboard" search={{}} variant="default">
          {t('campaigns.managerTitle')}
        </ButtonLink>
      }
      onRetry={onRetry}
    />
  );
}
