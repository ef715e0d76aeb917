import type { AnswerOf } from '../define-tool.ts';
import type linkedinAds from '../writer/linkedin-ads.tool.ts';

export default {
  sponsored: [
    {
      introductory_text:
        'Quality managers in food production: finish supplier audits in ten days. A free guide with 42 questions that auditors really ask.',
      headline: 'Audits of suppliers in ten days: the free guide',
      description: '28 pages as a PDF, with templates for the report and the follow-up',
    },
    {
      introductory_text:
        'What will the auditor ask? Three auditors from the food industry wrote it down: 42 questions, with templates for report and follow-up.',
      headline: '42 questions that auditors really ask',
      description: 'Free guide for quality managers in food production: 28 pages, PDF',
    },
    {
      introductory_text:
        'The audit is done, the report is not. With templates for the report and the follow-up, supplier audits fit into ten days.',
      headline: 'From audit to follow-up in ten days',
      description: 'Checklist of 42 questions and templates, by three auditors. Free PDF, 28 pages',
    },
  ],
  carousels: [],
  messages: [],
  text_ads: [],
  cta_button: 'Download the guide',
  remarks: [
    'Among the buttons that LinkedIn offers, “Download” is the closest to “Download the guide”.',
    'Check that the form asks only for what you need: the guide is announced as free.',
  ],
} satisfies AnswerOf<typeof linkedinAds>;
