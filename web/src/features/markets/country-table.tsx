// The countries beside the map: the same figures as rows, as a file, and a task for one of them.
import type { MarketLayer } from '@folio/contract/market-words';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Foot } from '../../ui/foot.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { type MarketRow, marketFile, suggestedOf } from './market-rows.ts';
import classes from './markets.module.css';
import type { ShownFigure } from './shown-figure.ts';

interface CountryTableProps {
  layer: MarketLayer;
  figure: ShownFigure;
  rows: readonly MarketRow[] | null;
  source: string;
  /** Number of countries, as “44 in Europe”. */
  counted: string;
  selected: string | null;
  onSelect: (code: string) => void;
  /** Null for users without permission to create tasks here. */
  onTask: ((row: MarketRow) => void) | null;
}

export function CountryTable({ layer, figure, rows, source, counted, selected, onSelect, onTask }: CountryTableProps) {
  const { t, language } = useText();
  const row = useRef<HTMLTableRowElement>(null);
  const wanted = rows?.find(({ code }) => code === selected) ?? (rows ? suggestedOf(rows) : null);
  // The row of the country that was chosen on the map; the page itself is not moved.
  useEffect(() => {
    const list = row.current?.closest('section');
    if (selected === null || !row.current || !list) return;
    const { offsetTop, offsetHeight } = row.current;
    if (offsetTop < list.scrollTop + 40) list.scrollTop = offsetTop - 40;
    else if (offsetTop + offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = offsetTop + offsetHeight - list.clientHeight;
  }, [selected]);
  return (
    <Panel
      isFlush
      className={classes.side}
      title={t('markets.countries')}
      aside={
        rows && rows.length > 0 ? (
          <button
            type="button"
            className="text-link"
            onClick={() =>
              saveFile(new Blob([`\uFEFF${marketFile(rows, source)}`], { type: 'text/csv' }), `markets-${layer}.csv`)
            }
          >
            {t('markets.csv')}
          </button>
        ) : null
      }
    >
      {rows === null ? <SkeletonRows rows={8} /> : null}
      {rows?.length === 0 ? (
        <Text size="sm" tone="quiet" px={16} py={16}>
          {t('markets.noCountries')}
        </Text>
      ) : null}
      {rows && rows.length > 0 ? (
        <ScrollRegion className={classes.scroll} label={t('markets.countries')}>
          <table className={classes.table}>
            <caption className="visually-hidden">{t('markets.caption', { figure: figure.name })}</caption>
            <thead>
              <tr>
                <th scope="col">{t('markets.country')}</th>
                <th scope="col">{figure.name}</th>
                <th scope="col">{t('markets.documents')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ code, name, value, documents, campaigns }) => (
                <tr key={code} ref={code === selected ? row : null} data-selected={code === selected || undefined}>
                  <th scope="row">
                    <button type="button" aria-pressed={code === selected} onClick={() => onSelect(code)}>
                      {name}
                    </button>
                    {campaigns ? (
                      <span className={classes.campaigns} title={t('markets.campaignCount', { count: campaigns })}>
                        <span aria-hidden="true">{formatNumber(campaigns, language)}</span>
                        <span className="visually-hidden">{t('markets.campaignCount', { count: campaigns })}</span>
                      </span>
                    ) : null}
                  </th>
                  <td>{value === null ? <Unknown /> : formatNumber(value, language)}</td>
                  <td>
                    {documents > 0 ? (
                      formatNumber(documents, language)
                    ) : (
                      <Text as="span" tone="hold">
                        {t('markets.noneYet')}
                      </Text>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : null}
      <Foot gap={12} justify="between" className={classes.foot}>
        {onTask && wanted ? (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => onTask(wanted)}
          >
            {t('markets.taskFor', { country: wanted.name })}
          </Button>
        ) : null}
        <Text as="span" size="sm" tone="quiet">
          {counted}
        </Text>
      </Foot>
    </Panel>
  );
}

/** A dash for the eye, the words for everyone else. */
function Unknown() {
  const { t } = useText();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('markets.unknown')}</span>
    </>
  );
}
