// The first step: a file to drop or choose, and a sample to begin with.
import type { ToolDetail } from '@folio/contract/tool-definition';
import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { Panel } from '../../ui/panel.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toastError } from '../../ui/toast.tsx';
import { FileDrop } from '../../ui/tool-fields/file-drop.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './bulk-orders.module.css';
import type { BulkUpload } from './use-bulk-upload.ts';

/** What is wrong with the file is said under it. */
export function UploadPanel({ tool, bulk }: { tool: ToolDetail; bulk: BulkUpload }) {
  const { t } = useText();
  const sample = useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') =>
      saveFile(await api.bulkOrders.sample({ tool: tool.slug, format }), `${tool.slug}.${format}`),
    onError: (error) => toastError(messageOf(error)),
  });
  const { upload } = bulk;
  return (
    <Panel title={t('bulk.upload')}>
      <p className={classes.lead}>{t('bulk.uploadLead')}</p>
      <div aria-busy={upload.isPending}>
        {upload.isPending ? (
          <output className={classes.reading}>{t('bulk.judging')}</output>
        ) : (
          <FileDrop
            id="bulk-file"
            label={t('bulk.upload')}
            files={[]}
            accept={['csv', 'xlsx']}
            maxFiles={1}
            maxSizeMb={10}
            error={upload.error ? messageOf(upload.error) : undefined}
            onChange={([file]) => {
              if (file) upload.mutate(file);
            }}
          />
        )}
      </div>
      <p className={classes.samples}>
        <span>{t('bulk.sample')}:</span>
        {(['csv', 'xlsx'] as const).map((format) => (
          <button
            key={format}
            type="button"
            className="text-link"
            aria-label={`${t('bulk.sample')}: ${format === 'csv' ? 'CSV' : 'Excel'}`}
            disabled={sample.isPending}
            onClick={() => sample.mutate(format)}
          >
            {format === 'csv' ? 'CSV' : 'Excel'}
          </button>
        ))}
      </p>
    </Panel>
  );
}
