import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perItems } from '../prices.ts';
import { languageField, seniorityField } from '../shared-fields.ts';

export default defineTool({
  slug: 'interview_questions',
  name: 'Interview questions',
  code: 'WR037',
  macrocategory: 'ai_writer',
  group: 'professional',
  icon: 'message-question',
  description: 'Create a structured interview with questions, signs of good answers and a score sheet.',
  output: 'table',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  credits: perItems('quantity', 3, { minimum: 3, note: '3 AI credits per question.' }),
  fields: [
    { name: 'job_title', label: 'Job title', type: 'text', required: true, maxLength: 120 },
    seniorityField,
    {
      name: 'skills',
      label: 'Skills to assess',
      type: 'textarea',
      required: true,
      maxLength: 1500,
      help: 'One per line, the most important first.',
    },
    {
      name: 'interview_type',
      label: 'Interview',
      type: 'select',
      required: true,
      default: 'behavioural',
      options: [
        { value: 'screening', label: 'Screening' },
        { value: 'technical', label: 'Technical' },
        { value: 'behavioural', label: 'Behavioural' },
        { value: 'final', label: 'Final' },
      ],
    },
    {
      name: 'quantity',
      label: 'Number of questions',
      type: 'number',
      required: true,
      default: 10,
      min: 5,
      max: 25,
      step: 1,
    },
    languageField,
  ],
  result: z.object({
    title: z.string().max(160),
    questions: z
      .array(
        z.object({
          skill: z.string().max(60),
          question: z.string().max(250),
          good_answer_signs: z.string().max(300),
          warning_signs: z.string().max(300),
          follow_up: z.string().max(200),
        }),
      )
      .max(25),
    score_sheet: z.array(z.object({ skill: z.string().max(60), scale: z.string().max(60) })).max(10),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    {
      kind: 'table',
      from: 'questions',
      columns: [
        { from: 'skill', word: 'skill' },
        { from: 'question', word: 'question' },
        { from: 'good_answer_signs', word: 'good_signs' },
        { from: 'warning_signs', word: 'warning_signs' },
        { from: 'follow_up', word: 'follow_up' },
      ],
    },
    {
      kind: 'table',
      from: 'score_sheet',
      heading: 'score_sheet',
      columns: [
        { from: 'skill', word: 'skill' },
        { from: 'scale', word: 'scale' },
      ],
    },
  ],
  brief: `You prepare structured interviews that are fair and tell candidates apart. As many questions as asked for, the same for every candidate, from easy to demanding, spread over all the skills.
- Open questions that belong to the job. Behavioural: a past situation, the task, what the candidate did, what came of it. Technical: a concrete task of this job with a trade-off to explain. Screening: experience, expectations, conditions, answerable in a minute or two. Final: judgement, priorities, how somebody would begin.
- Fit the seniority: interns and juniors may answer from studies or private life, seniors and executives are asked how they lead others and decide.
- For each: the skill, signs of a good answer and warning signs that an interviewer can observe, one follow-up that digs deeper.
- Never anything about age, family plans, health, religion, origin, orientation, politics or other protected traits, and nothing that reveals them.
- Score sheet: every skill once with a short scale. Title: interview and position.`,
  titleFields: ['job_title', 'interview_type'],
  example: {
    job_title: 'Shop manager',
    seniority: 'middle',
    skills: 'Leading a small team\nAdvising customers\nPlanning shifts and stock\nHandling complaints',
    interview_type: 'behavioural',
    quantity: 10,
    language: 'en',
  },
});
