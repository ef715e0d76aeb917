import type { VoiceFinding } from '@folio/contract/brand-voices';
import { Button } from '@mantine/core';
import { type ComponentStates, doNothing } from './component-states.ts';
import { VoiceReportView } from './voice-report.tsx';

const findings: VoiceFinding[] = [
  {
    kind: 'never_use',
    line: 'These shoes are simply unbeatable on wet stone.',
    detail: 'unbeatable',
    is_blocking: true,
    rule: 'never_use:unbeatable',
    waiver: null,
  },
  {
    kind: 'sentence_length',
    line: 'Whoever walks a lot in autumn knows that a shoe which is dry in the morning and light at noon is worth its price.',
    detail: '24',
    is_blocking: false,
    rule: null,
    waiver: null,
  },
];

const drawWaiver = ({ is_blocking }: VoiceFinding) =>
  is_blocking ? (
    <Button variant="default" size="compact-md" onClick={doNothing}>
      Waive
    </Button>
  ) : null;

export const states: ComponentStates = {
  page: 'components/panels',
  layout: 'column',
  states: {
    'A broken rule and advice': () => (
      <VoiceReportView report={{ score: 62, findings }} onShow={doNothing} actionFor={drawWaiver} />
    ),
    'Nothing to change': () => <VoiceReportView report={{ score: 100, findings: [] }} />,
  },
};
