import type { AnswerOf } from '../define-tool.ts';
import type contentLocalization from '../translation/content-localization.tool.ts';

export default {
  versions: [
    {
      position: 1,
      text: 'Die Herbstferien stehen vor der Tür. Packen Sie die Gummistiefel ein: Von knapp fünfzig Kilometern an Wanderwegen beginnt einer direkt hinter unserem Haus. Und wenn Sie zurückkommen, warten schon Tee und Scones auf Sie. Ab £85 pro Nacht.',
      back_translation:
        'The autumn holidays are just around the corner. Pack your rubber boots: of just under fifty kilometres of hiking trails, one begins directly behind our house. And when you come back, tea and scones are already waiting for you. From £85 a night.',
    },
  ],
  adaptations: [
    {
      original: 'Half-term',
      adapted: 'Die Herbstferien',
      reason:
        'Germany has no half-term; the autumn holidays are the short break that families know. Their dates differ by state.',
    },
    {
      original: 'Grab your wellies',
      adapted: 'Packen Sie die Gummistiefel ein',
      reason: 'Formal address; “packing” fits guests who travel from Germany better than “grabbing”.',
    },
    {
      original: '30 miles of footpaths',
      adapted: 'knapp fünfzig Kilometer an Wanderwegen',
      reason: 'German readers think in kilometres; 30 miles are just under fifty.',
    },
    {
      original: 'Tea and scones',
      adapted: 'Tee und Scones',
      reason: 'Kept: scones are known in Germany as part of a stay in Britain, and that is what guests come for.',
    },
  ],
  warnings: [
    'The price stays in pounds: £85 is not converted. Check whether a price in euros and the words “inkl. MwSt.” are needed.',
    '“Half-term” may also mean the breaks in February or May; check which one is meant.',
  ],
} satisfies AnswerOf<typeof contentLocalization>;
