// JSON-LD of the selected schema.org type from a form: missing values are omitted and listed, never invented.
import type { InputOf, ResultOf } from '@folio/catalogue/define-tool';
import type structuredDataGeneratorTool from '@folio/catalogue/seo/structured-data-generator.tool';
import { type InterfaceLanguage, toInterfaceLanguage } from '@folio/contract/languages';
import { isEmpty } from '@folio/contract/tool-values';
import { byLanguage } from '@folio/locales/by-language';
import { jsonLdScript } from '../../text/json-ld.ts';
import { sayRemark } from '../remark.ts';
import { type FormValues, readFormValues } from './form-values.ts';
import { readAddress } from './read-address.ts';
import { type Properties, schemaTypes } from './schema-types.ts';

const remarks = byLanguage(({ remarks }) => remarks.structuredData);

type Input = Partial<InputOf<typeof structuredDataGeneratorTool>>;
type Result = ResultOf<typeof structuredDataGeneratorTool>;

/** The properties without empty ones, inside as well. */
function withoutEmpty(properties: Properties): Properties {
  const kept = Object.entries(properties).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !Array.isArray(value) ? withoutEmpty(value as Properties) : value,
    ]),
  );
}

const has = (data: Properties, path: string) =>
  path.split('.').reduce<unknown>((holder, key) => (holder as Properties | undefined)?.[key], data) !== undefined;

/** Breadcrumbs count as there only when Google would read them. */
function lacksCrumbs(data: Properties): boolean {
  const items = (data['itemListElement'] ?? []) as { item?: string }[];
  return items.length < 2 || items.slice(0, -1).some((one) => one.item === undefined);
}

function notesFor(type: string, data: Properties, values: FormValues, language: InterfaceLanguage): string[] {
  const say = (remark: keyof (typeof remarks)['en'], value = '') => sayRemark(remarks[language][remark], language, { value });
  const { price, currency } = values.unreadable;
  const writesPerson = (type === 'Article' || type === 'Recipe') && values.author !== '';
  return [
    ...(price === null ? [] : [say('price_unreadable', price)]),
    ...(currency === null ? [] : [say('currency_unknown', currency)]),
    ...(writesPerson ? [say('author_is_person')] : []),
    ...(values.address === '' || readAddress(values.address, values.country).addressLocality !== undefined
      ? []
      : [say('address_parts')]),
    ...(type === 'Product' && values.price === '' ? [say('product_alternative')] : []),
    ...(type === 'BreadcrumbList' && lacksCrumbs(data) ? [say('two_crumbs')] : []),
    ...(type === 'Recipe' && values.items.some((item) => item !== '') ? [say('recipe_items')] : []),
    say('only_true'),
  ];
}

/** The script element to copy, and the properties that Google requires or recommends and the form did not give. */
export function structuredData(input: Input, contextLanguage: string): Result {
  const language = toInterfaceLanguage(contextLanguage);
  const chosen = typeof input['schema_type'] === 'string' ? input['schema_type'] : '';
  const type = Object.hasOwn(schemaTypes, chosen) ? chosen : 'Article';
  const schema = schemaTypes[type] as (typeof schemaTypes)[string];
  const values = readFormValues(input);
  const data = withoutEmpty({ '@type': type, ...schema.build(values) });
  const missing = (paths: readonly string[]) => paths.filter((path) => !has(data, path));
  const required = type === 'BreadcrumbList' ? (lacksCrumbs(data) ? ['itemListElement'] : []) : missing(schema.required);
  return {
    json_ld: jsonLdScript(data),
    missing_required: required,
    missing_recommended: missing(schema.recommended),
    notes: notesFor(type, data, values, language),
  };
}
