// Preview of an import: new values, replaced values (those before struck through), and rows that need a decision.
import type { CheckedImport, ResultRow } from '@folio/contract/campaign-results';
import type { Campaign } from '@folio/contract/campaign-shapes';
import { type CampaignFigure, campaignFigures } from '@folio/contract/campaign-words';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import cells from '../../../ui/data-table.module.css';
import { DataTable } from '../../../ui/data-table.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { formatDay } from '../../../ui/intl-format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Row } from '../../../ui/row.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { formatFigure, formatMoney, unknown } from '../campaign-format.ts';
import classes from '../campaigns.module.css';

interface ImportRowsProps {
  campaign: Campaign;
  checked: CheckedImport;
  accepted: ReadonlyMap<number, number | null>;
  onAccept: (line: number, itemId: number | null | undefined) => void;
}

const shown = ['new', 'replace', 'faults'] as const;

export function ImportRows({ campaign, checked, accepted, onAccept }: ImportRowsProps) {
  const { t, language } = useText();
  const { counts } = checked;
  const [chosen, setTab] = useState<(typeof shown)[number]>();
  const tab = chosen ?? shown.find((one) => counts[one] > 0) ?? 'new';
  const rows: (ResultRow & { before?: Record<CampaignFigure, number | null> })[] =
    tab === 'replace' ? checked.replaced_rows : checked.new_rows;
  const format = (figure: CampaignFigure, value: number | null) =>
    figure === 'spend' ? formatMoney(value, campaign.currency, language) : formatFigure(value, language);
  return (
    <Panel isFlush>
      <FilterBar
        views={
          <ViewSwitch
            label={t('campaignResults.import.rows')}
            views={shown.map((one) => ({ value: one, label: t(`campaignResults.import.tabs.${one}`), count: counts[one] }))}
            value={tab}
            onChange={setTab}
          />
        }
        actions={
          <Text as="span" size="sm" tone="quiet">
            {t('campaignResults.import.same', { count: counts.same })}
          </Text>
        }
      />
      {tab === 'faults' ? (
        <ul aria-label={t('campaignResults.import.tabs.faults')}>
          {checked.faults.map((fault) => (
            <Row
              as="li"
              key={fault.line}
              px={20}
              py={12}
              line="bottom"
              gap={16}
              rowGap={8}
              justify="between"
              wrap
              className={classes.row}
            >
              <Text as="span" breaks flex="shrink">
                <Text as="span" size="sm" tone="quiet">
                  {t('campaignResults.import.row', { line: fault.line, column: fault.column || '–' })}
                </Text>
                <br />
                {fault.text}
              </Text>
              {fault.is_acceptable ? (
                <Row as="span" gap={8} wrap>
                  {fault.code === 'unknown_code' ? (
                    <Select
                      aria-label={t('campaignResults.import.chooseItem', { line: fault.line })}
                      placeholder={t('campaignResults.import.choose')}
                      clearable
                      data={campaign.plan.map((item) => ({ value: String(item.id), label: `${item.code} ${item.name}` }))}
                      value={accepted.has(fault.line) ? String(accepted.get(fault.line)) : null}
                      comboboxProps={{ shadow: 'none' }}
                      onChange={(value) => onAccept(fault.line, value === null ? undefined : Number(value))}
                    />
                  ) : (
                    <Button
                      variant="default"
                      aria-pressed={accepted.has(fault.line)}
                      onClick={() => onAccept(fault.line, accepted.has(fault.line) ? undefined : null)}
                    >
                      {t(accepted.has(fault.line) ? 'campaignResults.import.skip' : 'campaignResults.import.accept')}
                    </Button>
                  )}
                </Row>
              ) : (
                <Text as="span" size="sm" tone="quiet">
                  {t('campaignResults.import.leftOut')}
                </Text>
              )}
            </Row>
          ))}
          {checked.faults.length === 0 ? (
            <Row
              as="li"
              size="sm"
              tone="quiet"
              px={20}
              py={12}
              line="bottom"
              gap={16}
              rowGap={8}
              justify="between"
              wrap
              className={classes.row}
            >
              {t('campaignResults.import.noFaults')}
            </Row>
          ) : null}
        </ul>
      ) : (
        <ScrollRegion className={classes.scroll} label={t(`campaignResults.import.tabs.${tab}`)}>
          <DataTable
            caption={t(`campaignResults.import.tabs.${tab}`)}
            head={
              <>
                <th scope="col">{t('campaignResults.import.fields.date')}</th>
                <th scope="col">{t('campaigns.plan.item')}</th>
                <th scope="col">{t('campaignResults.import.fields.country')}</th>
                {campaignFigures.map((figure) => (
                  <th key={figure} scope="col" className={cells.number}>
                    {t(`campaigns.figures.${figure}`)}
                  </th>
                ))}
              </>
            }
          >
            {rows.map((row) => (
              <tr key={row.line}>
                <td className={cells.nowrap}>{formatDay(row.date, language)}</td>
                <td>{row.code ?? row.channel}</td>
                <td>{row.country ?? unknown}</td>
                {campaignFigures.map((figure) => {
                  const before = row.before?.[figure];
                  const isOther = row.before !== undefined && before !== row[figure];
                  return (
                    <td key={figure} className={cells.number}>
                      {isOther ? <del className={classes.before}>{format(figure, before ?? null)}</del> : null}{' '}
                      {isOther ? <ins className={classes.after}>{format(figure, row[figure])}</ins> : format(figure, row[figure])}
                    </td>
                  );
                })}
              </tr>
            ))}
          </DataTable>
          {rows.length === 0 ? (
            <Row
              as="p"
              size="sm"
              tone="quiet"
              px={20}
              py={12}
              line="bottom"
              gap={16}
              rowGap={8}
              justify="between"
              wrap
              className={classes.row}
            >
              {t('campaignResults.import.noRows')}
            </Row>
          ) : null}
          {counts[tab] > rows.length ? (
            <Row
              as="p"
              size="sm"
              tone="quiet"
              px={20}
              py={12}
              line="bottom"
              gap={16}
              rowGap={8}
              justify="between"
              wrap
              className={classes.row}
            >
              {t('campaignResults.import.more', { count: counts[tab] - rows.length })}
            </Row>
          ) : null}
        </ScrollRegion>
      )}
    </Panel>
  );
}
