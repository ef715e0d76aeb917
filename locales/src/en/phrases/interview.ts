// Questions of a structured interview: open, about the job, the same for everybody. Three levels, from easy to demanding.

export type InterviewType = 'screening' | 'technical' | 'behavioural' | 'final';

type Three<T> = readonly [T, T, T];

export interface InterviewPhrases {
  title: (job: string) => string;
  /** Asked first, whatever the interview: what the candidate brings to this position. */
  opening: (job: string) => string;
  /** Questions about one skill, named before the colon. */
  questions: Record<InterviewType, Three<string>>;
  /** Asked of those who lead others. */
  leading: string;
  /** What to observe in what someone tells of the past, by level of the question. */
  goodSigns: Three<string>;
  warningSigns: Three<string>;
  followUps: Three<string>;
  /** What to observe where a question looks ahead or at the position. */
  ahead: { goodSigns: string; warningSigns: string; followUps: Three<string> };
  /** Grades of the score sheet, lowest first. */
  scale: string;
}

const interview: InterviewPhrases = {
  title: (job) => `Interview guide: ${job}`,
  opening: (job) => `What in your experience so far prepares you best for this position (${job})?`,
  questions: {
    screening: [
      'where have you used this so far, and for how long?',
      'what would you like to learn here in your first months?',
      'what do you need from us to do this well?',
    ],
    technical: [
      'walk me through how you usually go about it, step by step.',
      'describe a difficult case. Which options did you weigh up, and why did you decide as you did?',
      'how do you notice early that something is going wrong, and what do you do then?',
    ],
    behavioural: [
      'tell me about a situation in which this mattered. What was your task, what did you do, and what came of it?',
      'tell me about a time when this did not go as planned. What did you do, and what was the result?',
      'tell me about a time when you had to choose between this and something just as important. How did you decide?',
    ],
    final: [
      'what would you look at first in your first weeks with us?',
      'what would you stop, keep or change in order to improve here?',
      'how would we both know after a year that you have succeeded here?',
    ],
  },
  leading: 'how do you develop this in the people who work with you? Please give an example.',
  goodSigns: [
    'Names a concrete example, own part and result; the details fit together.',
    'Explains the reasons for a decision, knows the alternatives, names what was learnt.',
    'Weighs up openly, takes responsibility, draws conclusions for next time.',
  ],
  warningSigns: [
    'Stays general, speaks only of “we”, gives no example even when asked again.',
    'Blames others or circumstances, names one way only, result unclear.',
    'Avoids the conflict, cannot say what would be done differently today.',
  ],
  followUps: [
    'What exactly was your own part?',
    'What would you do differently today?',
    'What did the others involved say about it?',
  ],
  ahead: {
    goodSigns: 'Answers concretely, knows what the job involves, and what is said fits the experience so far.',
    warningSigns: 'Answers with general phrases, knows little about the position, expectations do not fit it.',
    followUps: ['Could you give me an example?', 'Why that in particular?', 'What would that depend on?'],
  },
  scale: 'not shown · partly · fully · beyond expectations',
};

export default interview;
