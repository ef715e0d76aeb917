import type { AnswerOf } from '../define-tool.ts';
import type textSummary from '../writer/text-summary.tool.ts';

export default {
  title: 'Aarhus closes its inner ring road to private cars',
  summary:
    'Aarhus bans private cars from the inner ring road from March 2027; buses, bicycles, taxis and deliveries before 11 am remain allowed.',
  key_points: [
    'Six-month trial: cars down 38 percent, buses four minutes faster on average, turnover unchanged, says the city',
    'Cost: 64 million kroner, 900 new bicycle spaces included',
    'Opposition demands a referendum, as suburbs were not consulted; mayor cites two hearings',
    'Review after two years',
  ],
} satisfies AnswerOf<typeof textSummary>;
