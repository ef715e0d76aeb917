// Everything that is wrong with the file, by row and column, and the file itself with remarks.
import type { ToolDetail } from '@folio/contract/tool-definition';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { useWorkspaceId } from '../../base/workspace.ts';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './bulk-orders.module.css';
import type { BulkUpload } from './use-bulk-upload.ts';

interface ProblemListProps {
  tool: ToolDetail;
  bulk: BulkUpload;
  /** The voice that was chosen for all rows. */
  brandVoiceId: number | null | undefined;
}

export function ProblemList({ tool, bulk, brandVoiceId }: ProblemListProps) {
  const { t, language } = useText();
  const { judged, kept } = bulk;
  const workspaceId = useWorkspaceId();
  const format = judged?.upload.file_name.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv';
  const remarks = useMutation({
    mutationFn: async () => {
      if (!kept || !judged) return;
      const file = await api.bulkOrders.annotated({
        upload_id: kept.uploadId,
        workspace_id: workspaceId,
        ...(brandVoiceId ? { brand_voice_id: brandVoiceId } : {}),
        mapping: judged.mapping,
        fields: kept.fields,
        format,
      });
      saveFile(file, judged.upload.file_name);
    },
    onError: (error) => toastError(messageOf(error)),
  });
  if (!judged) return null;
  if (judged.is_valid) {
    return (
      <Row as="output" tone="ready" px={16} py={12} filled gap={10}>
        <IconCircleCheck size={18} aria-hidden="true" />
        {t('bulk.fine')}
      </Row>
    );
  }
  const labels = new Map(tool.fields.map((field) => [field.name, field.label]));
  return (
    <Panel
      isFlush
      title={t('bulk.problems', { count: judged.issues_total, problems: formatNumber(judged.issues_total, language) })}
      aside={
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          loading={remarks.isPending}
          onClick={() => remarks.mutate()}
        >
          {t('bulk.remarks')}
        </Button>
      }
    >
      <Text as="output" size="sm" tone="quiet" block px={20} py={12} className={classes.panelLead}>
        {t('bulk.problemsLead')}
      </Text>
      <ScrollRegion className={classes.problems} label={t('bulk.problem')}>
        <DataTable
          caption={t('bulk.problem')}
          isCompact
          isStacked
          head={
            <>
              <th scope="col">{t('bulk.row')}</th>
              <th scope="col">{t('bulk.column')}</th>
              <th scope="col">{t('bulk.problem')}</th>
            </>
          }
        >
          {judged.issues.map((issue) => (
            <tr key={`${issue.row} ${issue.field} ${issue.message}`}>
              <td className={cells.line}>{issue.line === 0 ? t('bulk.allRows') : formatNumber(issue.line, language)}</td>
              <td>{issue.column ?? (issue.field ? (labels.get(issue.field) ?? issue.field) : '')}</td>
              <td>{issue.message}</td>
            </tr>
          ))}
        </DataTable>
      </ScrollRegion>
      {judged.issues_total > judged.issues.length ? (
        <Text size="sm" tone="quiet" px={20} py={12} line="top" className={classes.cut}>
          {t('bulk.problemsCut', { shown: formatNumber(judged.issues.length, language) })}
        </Text>
      ) : null}
    </Panel>
  );
}
