import { api } from '../../../base/api.ts';
import { useDownload } from '../../../base/use-download.ts';
import { ExportButton } from '../../../ui/export-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';

/** All that the account holds, as a zip. */
export function AccountData() {
  const { t } = useText();
  const save = useDownload(() => api.privacy.exportAccount(), 'account-data.zip');
  return (
    <Panel
      title={t('privacy.accountTitle')}
      aside={
        <ExportButton isBusy={save.isPending} onClick={() => save.mutate()}>
          {t('privacy.accountExport')}
        </ExportButton>
      }
    >
      <Text size="sm" tone="quiet">
        {t('privacy.accountLead')}
      </Text>
      <Text as="output" size="sm" tone="quiet">
        {save.isPending ? t('privacy.preparing') : ''}
      </Text>
    </Panel>
  );
}
