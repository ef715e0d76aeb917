// `npm run evaluate [slug …]`: EVALUATE_BASE_URL and EVALUATE_MODEL name any OpenAI-compatible model (EVALUATE_API_KEY where it asks for
// one); without them the built-in composer is judged. EVALUATE_LANGUAGES ("de,fr") keeps to some languages, EVALUATE_HTML names a page that
// the texts are written to, EVALUATE_RECORDED=1 judges recorded answers. Ends with 1 where a check is not passed.
import { writeFile } from 'node:fs/promises';
import { createTextModel } from '../models/text-models.ts';
import { evaluateTools } from './evaluate-tools.ts';
import { evaluationHead, evaluationLine, evaluationPage, evaluationSummary, isClean } from './evaluation-table.ts';
import { recordedAnswers } from './recorded-answers.ts';

const {
  EVALUATE_BASE_URL: baseUrl = '',
  EVALUATE_MODEL: model = '',
  EVALUATE_API_KEY: apiKey = '',
  EVALUATE_LANGUAGES: languages = '',
  EVALUATE_HTML: page = '',
  EVALUATE_RECORDED: recorded = '',
} = process.env;
if ((baseUrl === '') !== (model === '')) throw new Error('Set both EVALUATE_BASE_URL and EVALUATE_MODEL, or neither.');

const isRecorded = recorded === '1';
const answers = recordedAnswers();
const textModel =
  baseUrl === ''
    ? null
    : await createTextModel({ provider: 'openai-compatible', baseUrl, modelId: model, ...(apiKey === '' ? {} : { apiKey }) });
const title = isRecorded ? 'Recorded answers' : textModel === null ? 'Built-in composer' : `Model ${model}`;
const say = (line: string) => process.stdout.write(`${line}\n`);
say(title);
say(evaluationHead);
const all = await evaluateTools(isRecorded ? answers.findModel : () => textModel, {
  slugs: process.argv.slice(2),
  isBenchmark: isRecorded || textModel !== null,
  languages: languages.split(',').filter((language) => language !== ''),
  isRecorded,
  onDone: (one) => say(evaluationLine(one)),
});
answers.close();
say(evaluationSummary(all));
if (page !== '') {
  await writeFile(page, evaluationPage(title, all));
  say(`Texts: ${page}`);
}
process.exitCode = isClean(all) ? 0 : 1;
