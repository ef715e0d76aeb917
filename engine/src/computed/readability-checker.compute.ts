import type readabilityCheckerTool from '@folio/catalogue/seo/readability-checker.tool';
import type { Computation } from './computation.ts';
import { readabilityChecker } from './readability-checker.ts';

export default ((input, { language }) => readabilityChecker(input, language)) satisfies Computation<
  typeof readabilityCheckerTool
>;
