// The dashboard's tone of voice manager: which voice counts, how it sounds, and one's usual tone.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWorkspaceId } from '../../base/workspace.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import { StrongText } from '../../ui/strong-text.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { tonesQuery, voicesQuery } from './brand-voices.queries.ts';
import classes from './tone-panel.module.css';

const formalities = { casual: 0.08, neutral: 0.5, formal: 0.92 } as const;
/** Words in a sentence at the ends of the scale: hardly anybody writes shorter or longer ones as a rule. */
const [minWords, maxWords] = [6, 28];

/** Without a voice, a sentence explains its purpose. */
export function TonePanel() {
  const { t, language } = useText();
  const workspaceId = useWorkspaceId();
  const voices = useQuery(voicesQuery(workspaceId, language));
  const tones = useQuery(tonesQuery(workspaceId, language));
  const manage = (
    <Link to="/tones" className="text-link">
      {t('voices.dashboard.manage')}
    </Link>
  );
  if (!voices.data) {
    return (
      <Panel title={t('voices.dashboard.title')} aside={manage}>
        {voices.isPending ? <SkeletonBlock height={120} /> : <p>{t('voices.failed')}</p>}
      </Panel>
    );
  }
  const { brand_voices_list: list, default_id: defaultId } = voices.data;
  const shown = list.find((voice) => voice.id === defaultId);
  const usual = tones.data?.tovs.find((tone) => tone.selected);
  const number = formatNumber(list.length, language);
  return (
    <Panel title={t('voices.dashboard.title')} aside={manage}>
      {shown ? (
        <>
          <blockquote className={classes.quote} lang={shown.language}>
            {shown.profile.sample_lines[0] ?? shown.profile.tone.join(', ')}
          </blockquote>
          <Scale
            words={{ from: t('voices.dashboard.formality.from'), to: t('voices.dashboard.formality.to') }}
            at={formalities[shown.profile.formality]}
          />
          <Scale
            words={{ from: t('voices.dashboard.sentences.from'), to: t('voices.dashboard.sentences.to') }}
            at={Math.min(1, Math.max(0, (shown.profile.sentence_words - minWords) / (maxWords - minWords)))}
          />
        </>
      ) : null}
      <Text tone="muted" breaks className={classes.said}>
        {shown ? (
          <StrongText text={t('voices.dashboard.defaultOf', { count: list.length, name: shown.name, number })} />
        ) : list.length > 0 ? (
          t('voices.dashboard.noDefault', { count: list.length, number })
        ) : (
          t('voices.dashboard.noVoice')
        )}
      </Text>
      {/* With a default voice no form begins with its own tone. */}
      {tones.data && (usual || !shown) ? (
        <Text size="sm" tone="quiet" mt={4}>
          {usual ? t('voices.dashboard.usual', { tone: usual.name }) : t('voices.dashboard.noUsual')}
        </Text>
      ) : null}
    </Panel>
  );
}

function Scale({ words, at }: { words: { from: string; to: string }; at: number }) {
  return (
    <p className={classes.scale}>
      <span>{words.from}</span>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.dot} style={{ left: `${at * 100}%` }} />
      </span>
      <span className={classes.to}>{words.to}</span>
    </p>
  );
}
