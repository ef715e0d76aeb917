// `npm run evaluate [slug …]`: EVALUATE_BASE_URL and EVALUATE_MODEL name any OpenAI-compatible model (EVALUATE_API_KEY where it asks for
// one); without them the built-in composer is judged. Ends with 1 where a check is not passed.
import { createTextModel } from '../models/text-models.ts';
import { evaluateTools, evaluationHead, evaluationLine, evaluationSummary, isClean } from './evaluate-tools.ts';

const { EVALUATE_BASE_URL: baseUrl = '', EVALUATE_MODEL: model = '', EVALUATE_API_KEY: apiKey = '' } = process.env;
if ((baseUrl === '') !== (model === '')) throw new Error('Set both EVALUATE_BASE_URL and EVALUATE_MODEL, or neither.');

const textModel =
  baseUrl === ''
    ? null
    : await createTextModel({ provider: 'openai-compatible', baseUrl, modelId: model, ...(apiKey === '' ? {} : { apiKey }) });
const say = (line: string) => process.stdout.write(`${line}\n`);
say(textModel === null ? 'Built-in composer' : `Model ${model}`);
say(evaluationHead);
const all = await evaluateTools(textModel, { slugs: process.argv.slice(2), onDone: (one) => say(evaluationLine(one)) });
say(evaluationSummary(all));
process.exitCode = isClean(all) ? 0 : 1;
