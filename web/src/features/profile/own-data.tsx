import { api } from '../../base/api.ts';
import { useDownload } from '../../base/use-download.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './profile.module.css';

/** All that is kept about the caller, as a zip. */
export function OwnData() {
  const { t } = useText();
  const save = useDownload(() => api.privacy.exportOwn(), 'my-data.zip');
  return (
    <Stack gap={10} align="start">
      <p className={classes.quiet}>{t('privacy.ownLead')}</p>
      <ExportButton isBusy={save.isPending} onClick={() => save.mutate()}>
        {t('privacy.ownExport')}
      </ExportButton>
      <output className={classes.quiet}>{save.isPending ? t('privacy.preparing') : ''}</output>
    </Stack>
  );
}
