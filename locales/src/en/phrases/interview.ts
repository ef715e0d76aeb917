// Questions of a structured interview: open, about the job, the same for everybody. Three levels, from easy to demanding.

export type InterviewType = 'screening' | 'technical' | 'behavioural' | 'final';

type Three<T> = readonly [T, T, T];

export type SkillKind = 'people' | 'planning' | 'knowledge' | 'attitude' | 'craft';

/** "{skill}" stands for the skill; a question about dealing with people or plans does without. */
export interface SkillQuestion {
  question: string;
  goodSigns: string;
  warningSigns: string;
  followUp: string;
}

export interface InterviewPhrases {
  title: (job: string) => string;
  /** Asked first, whatever the interview: what the candidate brings to this position. */
  opening: (job: string) => string;
  /** As `opening`, for those who may have learnt elsewhere than at work. */
  openingForNewcomers: (job: string) => string;
  /** Questions about any skill, named before the colon. */
  questions: Record<InterviewType, Three<string>>;
  /** Words that tell of what kind a skill is; any other is a craft. */
  skillKinds: Record<Exclude<SkillKind, 'craft'>, RegExp>;
  /** Questions that suit the kind: what was done, what is done in a given case, what went wrong or is weak. */
  bySkill: Record<SkillKind, Three<SkillQuestion>>;
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
  openingForNewcomers: (job) =>
    `What have you done so far, at work, in your training or in your own time, that prepares you best for this position (${job})?`,
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
  skillKinds: {
    people:
      /\b(?:lead\w*|managing (?:a|the|people|staff)|team\w*|customers?|clients?|guests?|patients?|communicat\w*|negotiat\w*|complaints?|conflicts?|advis\w*|consult\w*|coach\w*|train\w*|mentor\w*|teach\w*|sell\w*|sales|telephone|phone|presentation|brigade|staff|people)\b/iu,
    planning:
      /\b(?:plan\w*|organi[sz]\w*|schedul\w*|shifts?|stock|inventory|budget\w*|cost\w*|purchas\w*|coordinat\w*|priorit\w*|logistics|deadlines?|project management|time management)\b/iu,
    knowledge:
      /\b(?:knowledge|rules|law|legal|regulations?|standards?|haccp|languages?|english|german|french|spanish|italian|software|system|excel|sap|crm|erp|certificat\w*|licen[cs]e|use of|experience with)\b/iu,
    attitude:
      /\b(?:calm|pressure|stress|reliab\w*|punctual\w*|creativ\w*|accura\w*|careful\w*|care|attention|flexib\w*|patien(?:ce|t)|curios\w*|initiative|responsib\w*|motivat\w*|independen\w*|honest\w*|resilien\w*|empathy)\b/iu,
  },
  bySkill: {
    people: [
      {
        question: 'Tell me about a disagreement at work that mattered. What did you say first, and how did it end?',
        goodSigns: 'Describes the other side’s view fairly, quotes own words, names the outcome.',
        warningSigns: 'Only the other side was at fault; the candidate did nothing towards a solution.',
        followUp: 'What would the other person say about it?',
      },
      {
        question:
          'Someone whose work you depend on keeps missing what was agreed. What do you do, from the first conversation on?',
        goodSigns: 'Talks to the person first and in private, asks for reasons, agrees on something that can be checked.',
        warningSigns: 'Goes straight to the boss, or lets it pass in order to be liked.',
        followUp: 'At what point would you involve others?',
      },
      {
        question: 'Which conversation do you wish you had held differently, and what have you changed since?',
        goodSigns: 'Names a real case and a change that others could notice.',
        warningSigns: 'Cannot think of one, or presents a strength as a mistake.',
        followUp: 'How did you notice that the change works?',
      },
    ],
    planning: [
      {
        question: 'Tell me about a plan that fell apart at short notice. What did you rearrange, and what did you give up?',
        goodSigns: 'Names the reason for the order chosen, whom it affected and how they were told.',
        warningSigns: 'Worked longer until everything was done; no choice was made.',
        followUp: 'What did you tell those who had to wait?',
      },
      {
        question: 'Two jobs are due at the same hour, and there are people for one. Take me through your decision.',
        goodSigns: 'Asks for consequences and commitments first, decides, informs the other side early.',
        warningSigns: 'Decides by who shouts loudest, or does both halfway.',
        followUp: 'Which piece of information would change your decision?',
      },
      {
        question: 'How do you notice, before it is too late, that time or money will not be enough? Give an example.',
        goodSigns: 'Watches something countable, names a threshold and what follows from it.',
        warningSigns: 'Relies on a feeling, notices it at the end.',
        followUp: 'How often do you check this, and who sees it?',
      },
    ],
    knowledge: [
      {
        question: '{skill}: what did you last have to look up, and where did you look?',
        goodSigns: 'Names a real gap and a source that can be trusted; keeps the answer for others.',
        warningSigns: 'Claims to know everything, or asks around without checking.',
        followUp: 'How did you know that the source was right?',
      },
      {
        question: '{skill}: explain to me, as you would to a new colleague, what goes wrong most often and how to avoid it.',
        goodSigns: 'Says it simply and correctly, gives the reason for each step, checks that it was understood.',
        warningSigns: 'Hides behind technical terms, or names the rule without its reason.',
        followUp: 'And in which case would you depart from this?',
      },
      {
        question: '{skill}: tell me about a case in which your knowledge prevented a mistake, or was not enough.',
        goodSigns: 'Names the case, the consequence and what was learnt from it.',
        warningSigns: 'Stays with titles and courses; no case.',
        followUp: 'Whom did you ask, and how quickly?',
      },
    ],
    attitude: [
      {
        question: '{skill}: tell me about a day on which this was hard for you. What did you do?',
        goodSigns: 'Admits that it was hard, names an own step and its effect.',
        warningSigns: 'It is never hard; or others had to step in.',
        followUp: 'What helped you most?',
      },
      {
        question: '{skill}: what do you do, quite concretely, so that it does not fail on a bad day?',
        goodSigns: 'Has habits that can be described: lists, pauses, agreements with others.',
        warningSigns: 'Trusts in character: “I am just like that”.',
        followUp: 'Since when have you done it this way?',
      },
      {
        question: '{skill}: which example would the people you work with choose to describe you in this?',
        goodSigns: 'Chooses an example that others could confirm, with light and shade.',
        warningSigns: 'Only adjectives, or praise that nobody could confirm.',
        followUp: 'And what would they wish for?',
      },
    ],
    craft: [
      {
        question:
          '{skill}: tell me about a piece of work that you are proud of. What was difficult about it, and what was your part?',
        goodSigns: 'Names the difficulty, the own decisions and a result that can be checked.',
        warningSigns: 'Speaks of the team only, or of effort instead of result.',
        followUp: 'What did you decide against, and why?',
      },
      {
        question: '{skill}: take me through your last case, from the first step to the handover.',
        goodSigns: 'Keeps to an order, gives reasons, names checks and limits.',
        warningSigns: 'Leaves out steps, cannot say why it is done this way.',
        followUp: 'Where do you check whether you are on the right way?',
      },
      {
        question:
          '{skill}: tell me about a time when the result was not good enough. How did you notice, and what did you change?',
        goodSigns: 'Noticed it without being told, corrected it openly, changed the way of working.',
        warningSigns: 'Others noticed it; nothing is done differently today.',
        followUp: 'How do you prevent it now?',
      },
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
