// The head of the page: the shown and compared period, the filters, the file and the tabs.
import type { Report } from '@folio/contract/reports';
import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { dateFormat, formatDateTime } from '../../ui/intl-format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useText } from '../../ui/use-text.ts';
import type { SavePart } from './use-report-file.ts';

interface ReportHeadProps {
  report: Report | undefined;
  days: { from: string; to: string };
  filters: ReactNode;
  tabs: ReactNode;
  isSaving: boolean;
  onSave: SavePart;
}

/** "1 October – 17 November 2026". */
function spanText({ from, to }: { from: string; to: string }, language: string): string {
  const format = dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}

/** When the figures were counted, in the reader's time. */
function useCounted(report: Report | undefined): string {
  const { t, language } = useText();
  if (!report) return '';
  if (report.counted_at === null) return t('reports.notCounted');
  return t('reports.counted', { time: formatDateTime(report.counted_at, language) });
}

export function ReportHead({ report, days, filters, tabs, isSaving, onSave }: ReportHeadProps) {
  const { t, language } = useText();
  const span = spanText(days, language);
  const lead = report?.previous
    ? t('reports.lead', { span, before: spanText(report.previous, language) })
    : t('reports.leadAlone', { span });
  const counted = useCounted(report);
  return (
    <>
      <PageHeader
        title={t('reports.title')}
        lead={[lead, counted].filter(Boolean).join(' ')}
        actions={
          <>
            <Menu position="bottom-end" width={200}>
              <Menu.Target>
                <Button
                  variant="default"
                  loading={isSaving}
                  leftSection={<IconDownload size={17} stroke={1.6} aria-hidden="true" />}
                >
                  {t('reports.export')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => onSave('csv')}>{t('reports.csv')}</Menu.Item>
                <Menu.Item onClick={() => onSave('xlsx')}>{t('reports.xlsxAll')}</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </>
        }
      />
      {tabs}
      {filters}
    </>
  );
}
