import type structuredDataGeneratorTool from '@folio/catalogue/seo/structured-data-generator.tool';
import type { Computation } from './computation.ts';
import { structuredData } from './structured-data/structured-data.ts';

export default ((input, { language }) => structuredData(input, language)) satisfies Computation<
  typeof structuredDataGeneratorTool
>;
