// A structured interview from the skills to assess: every skill is asked once before any is asked again, each by questions of its kind.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type interviewQuestions from '@folio/catalogue/writer/interview-questions.tool';
import { type InterviewPhrases, type InterviewType, interviewPhrases, type SkillKind } from '@folio/locales/phrases/interview';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { shorten } from '../fit-text.ts';
import { asItem, capitalised, splitItems } from '../split-input.ts';

interface Question {
  skill: string;
  question: string;
  good_answer_signs: string;
  warning_signs: string;
  follow_up: string;
}

const maxSkillLength = 60;
const isAboutFuture = new Set<InterviewType>(['screening', 'final']);
const leads = new Set(['senior', 'executive']);
const newcomers = new Set(['internship', 'junior']);

/** Where an interview asks for deeds it begins with one; a technical one with a case. */
const orders: Record<InterviewType, readonly (0 | 1 | 2)[]> = {
  screening: [0, 1, 2],
  final: [2, 1, 0],
  behavioural: [0, 2, 1],
  technical: [1, 0, 2],
};

function kindOf(skill: string, { skillKinds }: InterviewPhrases): SkillKind {
  const kinds: Exclude<SkillKind, 'craft'>[] = ['knowledge', 'attitude', 'people', 'planning'];
  return kinds.find((kind) => skillKinds[kind].test(skill)) ?? 'craft';
}

/** Questions that any skill can be asked about, on three levels. */
function generalQuestions(skill: string, type: InterviewType, colon: string, phrases: InterviewPhrases): Question[] {
  const isAhead = isAboutFuture.has(type);
  return phrases.questions[type].map((question, index) => {
    const level = (index % 3) as 0 | 1 | 2;
    return {
      skill,
      question: `${skill}${colon}${question}`,
      good_answer_signs: isAhead ? phrases.ahead.goodSigns : phrases.goodSigns[level],
      warning_signs: isAhead ? phrases.ahead.warningSigns : phrases.warningSigns[level],
      follow_up: isAhead ? phrases.ahead.followUps[level] : phrases.followUps[level],
    };
  });
}

/** All questions about one skill; those on the same kind of skill before it turn the order, so that neighbours differ. */
function questionsAbout(skill: string, turn: number, isLed: boolean, draft: DraftOf<typeof interviewQuestions>): Question[] {
  const phrases = interviewPhrases[draft.language];
  const colon = draft.language === 'fr' ? '\u00a0: ' : ': ';
  const type = draft.line('interview_type') as InterviewType;
  const order = orders[type];
  const own = phrases.bySkill[kindOf(skill, phrases)];
  const special = order.map((_, index): Question => {
    const one = own[order[(index + turn) % 3] ?? 0];
    return {
      skill,
      question: capitalised(one.question.replace('{skill}', () => skill)),
      good_answer_signs: one.goodSigns,
      warning_signs: one.warningSigns,
      follow_up: one.followUp,
    };
  });
  const general = generalQuestions(skill, type, colon, phrases);
  const turned = general.map((_, index) => general[(index + turn) % 3] ?? general[0]).filter((one) => one !== undefined);
  const leading: Question = {
    skill,
    question: `${skill}${colon}${phrases.leading}`,
    good_answer_signs: phrases.goodSigns[0],
    warning_signs: phrases.warningSigns[0],
    follow_up: phrases.followUps[0],
  };
  const isAhead = isAboutFuture.has(type);
  const [first, second, ...others] = isAhead ? [...turned.slice(0, 1), ...special, ...turned.slice(1)] : [...special, ...turned];
  // People who lead are asked for it in the second round.
  const all = isLed ? [first, leading, second, ...others] : [first, second, ...others];
  return all.filter((one) => one !== undefined);
}

/** One question about each skill in turn, in words that no skill was asked in before as long as there are some. */
function inTurn(bySkill: readonly Question[][], most: number): Question[] {
  const open = bySkill.map((questions) => [...questions]);
  const patternOf = ({ skill, question }: Question) => question.replace(skill, '');
  const patterns = new Set<string>();
  const asked: Question[] = [];
  while (asked.length < most && open.some((questions) => questions.length > 0)) {
    for (const questions of open) {
      // One without the skill's name would be the same question again.
      const index = questions.findIndex((one) => !patterns.has(patternOf(one)));
      const next = index >= 0 ? index : questions.findIndex((one) => !patterns.has(one.question));
      const [one] = questions.splice(Math.max(0, next), next >= 0 ? 1 : questions.length);
      if (!one || next < 0) continue;
      asked.push(one);
      patterns.add(patternOf(one));
    }
  }
  return asked;
}

/** Composes questions and score sheet; fewer questions than asked for where the skills are too few. */
export function composeInterview(draft: DraftOf<typeof interviewQuestions>): ResultOf<typeof interviewQuestions> {
  const { language } = draft;
  const phrases = interviewPhrases[language];
  const job = shorten(capitalised(draft.line('job_title').replace(/\.$/u, '')), 100, language);
  const skills = splitItems(draft.text('skills'), language).map((skill) =>
    shorten(asItem(skill).replace(/:\s/gu, ' – '), maxSkillLength, language),
  );
  const kinds = skills.map((skill) => kindOf(skill, phrases));
  const turnOf = (index: number) =>
    isAboutFuture.has(draft.line('interview_type') as InterviewType)
      ? index
      : kinds.slice(0, index).filter((kind) => kind === kinds[index]).length;
  // How others are led is asked once: about a skill in dealing with people, else about the most important one.
  const led = leads.has(draft.line('seniority')) ? Math.max(0, kinds.indexOf('people')) : -1;
  const bySkill = skills.map((skill, index) => questionsAbout(skill, turnOf(index), index === led, draft));
  const asked = inTurn(bySkill, draft.number('quantity', 10));
  const opening: Question = {
    skill: shorten(job, maxSkillLength, language),
    question: newcomers.has(draft.line('seniority')) ? phrases.openingForNewcomers(job) : phrases.opening(job),
    good_answer_signs: phrases.goodSigns[0],
    warning_signs: phrases.warningSigns[0],
    follow_up: phrases.followUps[0],
  };
  return {
    title: phrases.title(job),
    questions: [opening, ...asked].slice(0, draft.number('quantity', 10)),
    score_sheet: skills.slice(0, 10).map((skill) => ({ skill, scale: phrases.scale })),
  };
}

export default { compose: composeInterview } satisfies Composer<typeof interviewQuestions>;
