// A structured interview from the skills to assess: every skill is asked on the first level before any on the second.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type interviewQuestions from '@folio/catalogue/writer/interview-questions.tool';
import { type InterviewPhrases, type InterviewType, interviewPhrases } from '@folio/locales/phrases/interview';
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
const isAboutFuture = new Set(['screening', 'final']);
const leads = new Set(['senior', 'executive']);

/** The questions of all levels about one skill. */
function questionsAbout(skill: string, draft: DraftOf<typeof interviewQuestions>, phrases: InterviewPhrases): Question[] {
  const colon = draft.language === 'fr' ? '\u00a0: ' : ': ';
  const levels = phrases.questions[draft.line('interview_type') as InterviewType] ?? phrases.questions.behavioural;
  const asked = leads.has(draft.line('seniority')) ? [...levels, phrases.leading] : levels;
  return asked.map((question, index) => {
    // The question to those who lead others, which is last, asks for an example.
    const level = (index % 3) as 0 | 1 | 2;
    const isAhead = isAboutFuture.has(draft.line('interview_type')) && index < 3;
    return {
      skill,
      question: `${skill}${colon}${question}`,
      good_answer_signs: isAhead ? phrases.ahead.goodSigns : phrases.goodSigns[level],
      warning_signs: isAhead ? phrases.ahead.warningSigns : phrases.warningSigns[level],
      follow_up: isAhead ? phrases.ahead.followUps[level] : phrases.followUps[level],
    };
  });
}

/** Composes questions and score sheet; fewer questions than asked for where the skills are too few. */
export function composeInterview(draft: DraftOf<typeof interviewQuestions>): ResultOf<typeof interviewQuestions> {
  const { language } = draft;
  const phrases = interviewPhrases[language];
  const job = shorten(capitalised(draft.line('job_title').replace(/\.$/u, '')), 100, language);
  const skills = splitItems(draft.text('skills'), language).map((skill) =>
    shorten(asItem(skill).replace(/:\s/gu, ' – '), maxSkillLength, language),
  );
  const bySkill = skills.map((skill) => questionsAbout(skill, draft, phrases));
  const levels = bySkill[0]?.length ?? 0;
  // Neighbouring skills are asked on different levels, so that a candidate does not hear one pattern four times in a row.
  const levelOf = (round: number, index: number) => (round < 3 ? (round + index) % 3 : round);
  const ordered = Array.from({ length: levels }, (_, round) =>
    bySkill.flatMap((questions, index) => questions[levelOf(round, index)] ?? []),
  );
  const opening: Question = {
    skill: shorten(job, maxSkillLength, language),
    question: phrases.opening(job),
    good_answer_signs: phrases.goodSigns[0],
    warning_signs: phrases.warningSigns[0],
    follow_up: phrases.followUps[0],
  };
  return {
    title: phrases.title(job),
    questions: [opening, ...ordered.flat()].slice(0, draft.number('quantity', 10)),
    score_sheet: skills.slice(0, 10).map((skill) => ({ skill, scale: phrases.scale })),
  };
}

export default { compose: composeInterview } satisfies Composer<typeof interviewQuestions>;
