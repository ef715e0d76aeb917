// Results of a campaign by country, on the map.
import type { ResultGroupRow } from '@folio/contract/campaign-results';
import type { CampaignFigure } from '@folio/contract/campaign-words';
import { useMemo, useState } from 'react';
import { useOwnShapes } from '../../base/own-shapes.ts';
import { CountryMapFrame } from '../../ui/country-map/country-map-frame.tsx';
import { isInRegion, mapRegions } from '../../ui/country-map/map-regions.ts';
import { Panel } from '../../ui/panel.tsx';
import { useText } from '../../ui/use-text.ts';
import { countryName, formatFigure } from './campaign-format.ts';

/** From the goal of a campaign to its first step: the map shows the first value known of a country. */
const drawnFigures = ['conversions', 'visits', 'clicks', 'impressions'] as const;

interface CountryFiguresProps {
  results: readonly ResultGroupRow[];
  nameOf: (figure: CampaignFigure) => string;
}

/** Countries on the map; the table below has the same figures. */
export default function CountryFigures({ results, nameOf }: CountryFiguresProps) {
  const { t, language } = useText();
  const loadOwn = useOwnShapes();
  const [selected, setSelected] = useState<string | null>(null);
  const figure = drawnFigures.find((one) => results.some((row) => row.key !== null && row[one] !== null)) ?? 'conversions';
  const rows = useMemo(
    () => new Map(results.flatMap((row) => (row.key === null ? [] : [[row.key, row[figure]] as const]))),
    [results, figure],
  );
  const region = mapRegions.find((one) => one !== 'world' && [...rows.keys()].every((code) => isInRegion(code, one))) ?? 'world';
  const shares = useMemo(() => {
    const highest = Math.max(1, ...[...rows.values()].map((value) => value ?? 0));
    return new Map([...rows].map(([code, value]) => [code, value === null ? null : value / highest]));
  }, [rows]);
  const title = t('campaignResults.map', { name: nameOf(figure) });
  const figureOf = (code: string) => formatFigure(rows.get(code) ?? null, language);
  const card = (code: string) => (
    <>
      <b>{countryName(code, language)}</b>
      <br />
      {nameOf(figure)}: {figureOf(code)}
    </>
  );
  return (
    <Panel title={title} isFlush>
      <div style={{ height: 420 }}>
        <CountryMapFrame
          label={title}
          region={region}
          shares={shares}
          selected={selected}
          onSelect={setSelected}
          say={(code) => `${countryName(code, language)}: ${figureOf(code)}`}
          card={card}
          loadOwn={loadOwn}
        />
      </div>
    </Panel>
  );
}
