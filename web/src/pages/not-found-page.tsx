import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { PlainFrame } from './plain-frame.tsx';

/** Any address that leads nowhere, in whatever frame. */
export function NotFound() {
  const { t } = useText();
  usePageTitle('404');
  return (
    <EmptyState level={1} title={t('errors.notFound')} action={<ButtonLink to="/">{t('errors.toDashboard')}</ButtonLink>}>
      {t('errors.notFoundLead')}
    </EmptyState>
  );
}

/** The same for signed-out visitors. */
export function NotFoundPage() {
  return (
    <PlainFrame>
      <NotFound />
    </PlainFrame>
  );
}
