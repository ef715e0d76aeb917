// Facts about a voice: its source, its analyzer, its workspaces.
import type { BrandVoice } from '@folio/contract/brand-voices';
import { languageName } from '@folio/contract/language-names';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { formatDay, formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { useText } from '../../ui/use-text.ts';

/** Everything here is read only. */
export function VoiceFacts({ voice }: { voice: BrandVoice }) {
  const { t, language } = useText();
  const workspaceCount = voice.workspace_ids.length;
  const facts: Fact[] = [
    [t('voices.facts.origin'), [t(`voices.origins.${voice.type}`), ...voice.origins].join('\n')],
    ...(voice.type === 'preset'
      ? []
      : ([
          [
            t('voices.facts.analysed'),
            voice.analysed_by === 'built-in' ? t('voices.builtIn') : t('voices.analysedBy', { model: voice.analysed_by }),
          ],
        ] as [string, string][])),
    [t('fields.language'), languageName(voice.language, language)],
    [
      t('voices.facts.usedIn'),
      workspaceCount === 0
        ? t('voices.facts.nowhere')
        : t('voices.facts.inWorkspaces', { count: workspaceCount, number: formatNumber(workspaceCount, language) }),
    ],
    [t('voices.facts.created'), formatDay(voice.created_at, language)],
  ];
  return (
    <Panel title={t('voices.facts.title')}>
      <FactList facts={facts} />
    </Panel>
  );
}
