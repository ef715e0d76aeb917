// `/maps/vector` and `/maps/full-screen`; their content is loaded separately, so the first file of all pages names none of it.
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PageFrame } from '../ui/page-frame.tsx';
import { SkeletonBlock } from '../ui/skeleton-rows.tsx';

const Markets = lazy(() => import('./markets.tsx'));

const vector = getRouteApi('/shell/maps/$');
const fullScreen = getRouteApi('/maps/full-screen');

export function MarketsPage() {
  const navigate = useNavigate();
  return (
    <PageFrame>
      <Suspense fallback={<SkeletonBlock height={560} />}>
        <Markets
          raw={vector.useSearch()}
          isFullScreen={false}
          onOpen={(search) => void navigate({ to: '/maps/$', params: { _splat: 'vector' }, search, replace: true })}
        />
      </Suspense>
    </PageFrame>
  );
}

/** The same without the shell. */
export function MarketsFullScreen() {
  const navigate = useNavigate();
  return (
    <main style={{ minHeight: '100dvh', padding: 'min(24px, 4vw)' }}>
      <Suspense fallback={<SkeletonBlock height={560} />}>
        <Markets
          raw={fullScreen.useSearch()}
          isFullScreen
          onOpen={(search) => void navigate({ to: '/maps/full-screen', search, replace: true })}
        />
      </Suspense>
    </main>
  );
}
