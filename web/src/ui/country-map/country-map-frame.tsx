// A country map, with code and shapes loaded when it becomes visible. Shows a fallback until then, or if loading fails.
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { ErrorState } from '../error-state.tsx';
import { SkeletonBlock } from '../skeleton-rows.tsx';
import { useText } from '../use-text.ts';
import type CountryMap from './country-map.tsx';
import type { CountryShape } from './country-shapes.ts';

type MapProps = ComponentProps<typeof CountryMap>;

interface CountryMapFrameProps extends Omit<MapProps, 'shapes'> {
  /** Reads the installation's own shapes, as TopoJSON; null for the product's. Stays the same. */
  loadOwn: () => Promise<string | null>;
}

interface Loaded {
  Map: ComponentType<MapProps>;
  shapes: readonly CountryShape[];
}

async function load(region: MapProps['region'], loadOwn: CountryMapFrameProps['loadOwn']): Promise<Loaded> {
  const [{ default: Map }, { loadShapes, readOwnShapes }, own] = await Promise.all([
    import('./country-map.tsx'),
    import('./country-shapes.ts'),
    loadOwn(),
  ]);
  return { Map, shapes: own === null ? await loadShapes(region) : readOwnShapes(own) };
}

export function CountryMapFrame({ loadOwn, ...props }: CountryMapFrameProps) {
  const { t } = useText();
  const { region } = props;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      try {
        const next = await load(region, loadOwn);
        if (isCurrent) setLoaded(next);
      } catch {
        if (isCurrent) setFailedAttempt(attempt);
      }
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [region, loadOwn, attempt]);
  if (failedAttempt === attempt)
    return (
      <ErrorState title={t('countryMap.failed')} message={t('countryMap.failedLead')} onRetry={() => setAttempt(attempt + 1)} />
    );
  if (!loaded) return <SkeletonBlock height={420} />;
  // Another region is a map of its own, which is seen whole.
  return <loaded.Map key={region} {...props} shapes={loaded.shapes} />;
}
