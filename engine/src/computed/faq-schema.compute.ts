import type faqSchemaTool from '@folio/catalogue/seo/faq-schema.tool';
import type { Computation } from './computation.ts';
import { faqSchema } from './faq-schema.ts';

export default ((input, { language }) => faqSchema(input, language)) satisfies Computation<typeof faqSchemaTool>;
