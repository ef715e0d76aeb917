import type { ComponentStates } from './component-states.ts';
import { ScoreVerdict } from './score-verdict.tsx';

export const states: ComponentStates = {
  page: 'components/notifications',
  width: 230,
  states: {
    'Rules broken': ({ t }) => (
      <ScoreVerdict score={58} verdict={t('voices.report.broken')} level={3}>
        {t('voices.report.score', { score: '58' })}
      </ScoreVerdict>
    ),
    Good: ({ t }) => (
      <ScoreVerdict score={100} verdict={t('voices.report.good')} level={3}>
        {t('voices.report.score', { score: '100' })}
      </ScoreVerdict>
    ),
  },
};
