import { useMe } from '../app/use-me.ts';
import { formatNumber } from '../ui/intl-format.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

/** `/control-panel/{section?}`. */
export function ControlPanelPage() {
  const { t, language } = useText();
  const { credits } = useMe().user_info;
  usePageTitle(t('panel.title'));
  return (
    <PageFrame isNarrow>
      <PageHeader title={t('panel.title')} lead={t('panel.lead')} />
      <Panel>
        <p>
          {t('panel.available')}: <strong>{formatNumber(credits.available, language)}</strong>
        </p>
        <p>
          {t('panel.reserved')}: <strong>{formatNumber(credits.reserved, language)}</strong>
        </p>
      </Panel>
    </PageFrame>
  );
}
