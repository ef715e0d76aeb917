import { languageName } from '@folio/contract/language-names';
import type { RequestLine } from '@folio/contract/translation-requests';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './request-page.module.css';

/** Words of each line by memory match. */
export function AnalysisPanel({ lines }: { lines: RequestLine[] }) {
  const { t, language } = useText();
  return (
    <Panel title={t('translationRequests.analysis.title')}>
      <Stack gap={20}>
        {lines.map(({ id, name, target_language, words, bands }) => {
          const rows = [
            ['context', bands.context, 'known'],
            ['exact', bands.exact, 'known'],
            ['repetitions', bands.repetitions, 'known'],
            ['fuzzy', bands.high + bands.medium + bands.low, 'fuzzy'],
            ['new', bands.new, 'new'],
          ] as const;
          return (
            <section key={id}>
              <Text as="h3" size="md" weight="medium" breaks block>
                {t('translationRequests.analysis.toLanguage', { name, language: languageName(target_language, language) })}
              </Text>
              <Stack as="dl" size="sm" mt={6} gap={6} className={classes.bands}>
                {rows.map(([band, count, tone]) => (
                  <div key={band}>
                    <Text as="dt" tone="muted">
                      {t(`translationRequests.analysis.${band}`)}
                    </Text>
                    <dd>
                      <span className={classes.band} data-tone={tone} aria-hidden="true">
                        <span style={{ width: `${words > 0 ? Math.min(100, (count / words) * 100) : 0}%` }} />
                      </span>
                      <span className={classes.bandCount}>{formatNumber(count, language)}</span>
                    </dd>
                  </div>
                ))}
              </Stack>
            </section>
          );
        })}
      </Stack>
    </Panel>
  );
}
