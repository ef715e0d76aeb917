import { api } from '../../base/api.ts';
import { useDownload } from '../../base/use-download.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';

/** All that is kept about the caller, as a zip. */
export function OwnData() {
  const { t } = useText();
  const save = useDownload(() => api.privacy.exportOwn(), 'my-data.zip');
  return (
    <Stack gap={10} align="start">
      <Text size="sm" tone="quiet">
        {t('privacy.ownLead')}
      </Text>
      <ExportButton isBusy={save.isPending} onClick={() => save.mutate()}>
        {t('privacy.ownExport')}
      </ExportButton>
      <Text as="output" size="sm" tone="quiet">
        {save.isPending ? t('privacy.preparing') : ''}
      </Text>
    </Stack>
  );
}
