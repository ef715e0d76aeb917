// Brand voice score of a text: the score in words, then the broken rules, rules before advice.
import type { VoiceFinding, VoiceReport } from '@folio/contract/brand-voices';
import { IconAlertCircle, IconCircleCheck, IconHandStop } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from './intl-format.ts';
import { Row } from './row.tsx';
import { ScoreVerdict } from './score-verdict.tsx';
import { Stack } from './stack.tsx';
import { useText } from './use-text.ts';
import { excerptOf } from './voice-marks.ts';
import classes from './voice-report.module.css';

const kinds: VoiceFinding['kind'][] = [
  'never_use',
  'must_use',
  'address',
  'person',
  'formality',
  'sentence_length',
  'exclamation',
];

interface VoiceReportViewProps {
  report: VoiceReport;
  /** Called with the finding to show in its text; without it lines are only quoted. */
  onShow?: (finding: VoiceFinding) => void;
  /** Actions on a broken rule, below it. */
  actionFor?: (finding: VoiceFinding) => ReactNode;
}

/** Grouped by kind, with the line as it is in the text. */
export function VoiceReportView({ report, onShow, actionFor }: VoiceReportViewProps) {
  const { t, language } = useText();
  const broken = report.findings.filter((finding) => finding.is_blocking && finding.waiver === null).length;
  const count = report.findings.length;
  const verdict = broken > 0 ? 'broken' : count > 0 ? 'advice' : 'good';
  const groups = kinds
    .map((kind) => ({ kind, findings: report.findings.filter((finding) => finding.kind === kind) }))
    .filter(({ findings }) => findings.length > 0);
  return (
    <Stack gap={20}>
      <ScoreVerdict score={report.score} verdict={t(`voices.report.${verdict}`)} level={3}>
        {t('voices.report.score', { score: formatNumber(report.score, language) })}
      </ScoreVerdict>
      {groups.map(({ kind, findings }) => (
        <section key={kind}>
          <Row as="h4" size="sm" weight="semibold" gap={8} className={classes.kind} data-kind={signOf(findings)}>
            <KindSign findings={findings} />
            {t(`voices.report.kinds.${kind}`)}
          </Row>
          <Stack as="ul" mt={8} gap={12}>
            {findings.map((finding, index) => (
              // Two sentences of a text may be the same word for word.
              <Stack
                as="li"
                key={`${index}-${finding.detail}`}
                size="sm"
                breaks
                gap={4}
                align="start"
                className={classes.finding}
              >
                <span>{t(`voices.report.details.${kind}`, { detail: finding.detail })}</span>
                <Line finding={finding} onShow={onShow} />
                {actionFor?.(finding)}
              </Stack>
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

/** A rule weighs more than advice, and nothing once it is waived. */
const signOf = (findings: VoiceFinding[]) =>
  findings.every((finding) => finding.waiver !== null)
    ? 'waived'
    : findings.some((finding) => finding.is_blocking)
      ? 'rule'
      : 'advice';

const signs = { waived: IconCircleCheck, rule: IconHandStop, advice: IconAlertCircle };

function KindSign({ findings }: { findings: VoiceFinding[] }) {
  const Sign = signs[signOf(findings)];
  return <Sign size={17} stroke={1.7} aria-hidden="true" />;
}

function Line({ finding, onShow }: { finding: VoiceFinding; onShow: ((finding: VoiceFinding) => void) | undefined }) {
  const { t } = useText();
  if (!finding.line) return null;
  const quoted = <q>{excerptOf(finding.line, finding.detail)}</q>;
  if (!onShow) return <span className={classes.line}>{quoted}</span>;
  return (
    <button type="button" className={classes.line} title={t('voices.report.show')} onClick={() => onShow(finding)}>
      {quoted}
    </button>
  );
}
