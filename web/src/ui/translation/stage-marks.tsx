// The stages of a translation as a row of marks: completed stages and progress.
import type { RequestStage } from '@folio/contract/translation-requests';
import type { StageName } from '@folio/contract/translation-words';
import {
  IconCertificate,
  IconSparkles,
  IconUserCheck,
  IconUserEdit,
  IconWritingSign,
  type TablerIcon,
} from '@tabler/icons-react';
import { Row } from '../row.tsx';
import { useText } from '../use-text.ts';
import classes from './stage-marks.module.css';

type StageState = RequestStage['state'];

const icons: Record<StageName, TablerIcon> = {
  ai: IconSparkles,
  translation: IconUserEdit,
  revision: IconUserCheck,
  proofreading: IconWritingSign,
  certificate: IconCertificate,
};

const tones: Record<StageState, 'ready' | 'progress' | 'hold' | 'failed' | 'off'> = {
  waiting: 'off',
  new: 'off',
  offered: 'off',
  accepted: 'progress',
  in_progress: 'progress',
  sent_back: 'progress',
  delivered: 'hold',
  done: 'ready',
  on_hold: 'hold',
  failed: 'failed',
  cancelled: 'off',
};

/** One mark; decorative, its words are beside it. */
export function StageMark({ stage, state }: { stage: StageName; state: StageState }) {
  const Icon = icons[stage];
  return (
    <span className={classes.mark} data-tone={tones[state]} aria-hidden="true">
      <Icon size={14} stroke={1.8} />
    </span>
  );
}

/** The marks of a request; several lines share one mark a stage, which shows the line that is furthest behind. */
export function StageMarks({ stages }: { stages: { stage: StageName; state: StageState }[] }) {
  const { t } = useText();
  const names = [...new Set(stages.map(({ stage }) => stage))];
  const order: StageState[] = Object.keys(tones) as StageState[];
  const shown = names.map((name) => {
    const states = stages.filter(({ stage }) => stage === name).map(({ state }) => state);
    const urgent = states.find((state) => state === 'failed' || state === 'on_hold');
    return { stage: name, state: urgent ?? [...states].sort((a, b) => order.indexOf(a) - order.indexOf(b))[0] ?? 'waiting' };
  });
  return (
    <Row as="ul" className={classes.marks}>
      {shown.map(({ stage, state }) => (
        <li key={stage}>
          <StageMark stage={stage} state={state} />
          <span className="visually-hidden">
            {t(`translationRequests.stages.${stage}`)}: {t(`translationRequests.stageStates.${state}`)}
          </span>
        </li>
      ))}
    </Row>
  );
}
