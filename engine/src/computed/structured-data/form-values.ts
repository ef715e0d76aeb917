// Form values of the structured data tool, read into the values of schema.org.
import type { ToolInput } from '@folio/contract/tool-values';

export interface FormValues {
  name: string;
  url: string;
  description: string;
  image: string;
  /** ISO 8601 date. */
  date: string;
  author: string;
  /** Decimal number with a point; empty where none was given or it could not be read. */
  price: string;
  /** ISO 4217 code; empty where it is none. */
  currency: string;
  address: string;
  /** ISO 3166 code; empty where none was chosen. */
  country: string;
  phone: string;
  items: string[];
  /** Unusable input. */
  unreadable: { price: string | null; currency: string | null };
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** "1.299,00 €" and "1,299.00" as "1299.00"; null if the text is not a single amount. */
export function readPrice(text: string): string | null {
  const plain = text.replace(/[^\d.,\s’']/gu, '').replace(/[\s’']/gu, '');
  if (!/^\d[\d.,]*$/.test(plain) || /\d\s*[-–]\s*\d/.test(text)) return null;
  const mark = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const digitsAfter = mark === -1 ? 0 : plain.length - mark - 1;
  const isDecimal =
    mark !== -1 && digitsAfter > 0 && (digitsAfter < 3 || (digitsAfter > 3 && !/[.,]/.test(plain.slice(0, mark))));
  const whole = (isDecimal ? plain.slice(0, mark) : plain).replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  return isDecimal ? `${whole}.${plain.slice(mark + 1)}` : whole;
}

/** Reads the form. Removes surplus spaces from texts and invents no missing values. */
export function readFormValues(input: ToolInput): FormValues {
  const line = (name: string) => (typeof input[name] === 'string' ? input[name].replace(/\s+/gu, ' ').trim() : '');
  const [typedPrice, typedCurrency] = [line('price'), line('currency').toUpperCase()];
  const price = typedPrice === '' ? '' : readPrice(typedPrice);
  const isCurrency = typedCurrency === '' || currencies.has(typedCurrency);
  return {
    name: line('name'),
    url: line('page_url'),
    description: typeof input['description'] === 'string' ? input['description'].trim() : '',
    image: line('image_url'),
    date: line('date'),
    author: line('author'),
    price: price ?? '',
    currency: isCurrency ? typedCurrency : '',
    address: line('address'),
    country: line('country'),
    phone: line('phone'),
    items: typeof input['items'] === 'string' ? input['items'].split('\n').map((item) => item.trim()) : [],
    unreadable: { price: price === null ? typedPrice : null, currency: isCurrency ? null : typedCurrency },
  };
}
