// The schema.org types of the tool: how the form becomes each, and which properties Google requires and recommends for it.
// Source of the lists: Google Search Central's documentation of each rich result, and schema.org for Person.
import type { FormValues } from './form-values.ts';
import { breadcrumbItems, recipeLists } from './item-lists.ts';
import { readAddress } from './read-address.ts';

export type Properties = Record<string, unknown>;

export interface SchemaType {
  required: readonly string[];
  recommended: readonly string[];
  /** Properties by name; whatever is undefined or empty is left out afterwards. */
  build: (values: FormValues) => Properties;
}

const named = (type: string, name: string) => (name === '' ? undefined : { '@type': type, name });

/** The address in its parts as far as the line shows them. */
const postalAddress = ({ address, country }: FormValues) =>
  address === '' && country === '' ? undefined : { '@type': 'PostalAddress', ...readAddress(address, country) };

const offer = ({ price, currency, url }: FormValues) =>
  price === '' ? undefined : { '@type': 'Offer', url, price, priceCurrency: currency };

const common = ({ name, url, description, image }: FormValues) => ({ name, url, description, image });

export const schemaTypes: Record<string, SchemaType> = {
  Article: {
    required: [],
    recommended: ['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'author.url'],
    build: ({ name, url, description, image, date, author }) => ({
      headline: name,
      mainEntityOfPage: { '@type': 'WebPage', '@id': url },
      description,
      image,
      datePublished: date,
      author: named('Person', author),
    }),
  },
  Product: {
    required: ['name', 'offers.price', 'offers.priceCurrency'],
    recommended: ['image', 'description', 'brand', 'sku', 'gtin', 'offers.availability', 'aggregateRating', 'review'],
    build: (values) => ({ ...common(values), brand: named('Brand', values.author), offers: offer(values) }),
  },
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: [
      'url',
      'telephone',
      'image',
      'address.addressLocality',
      'address.postalCode',
      'address.addressCountry',
      'geo',
      'openingHoursSpecification',
      'priceRange',
    ],
    build: (values) => ({ ...common(values), telephone: values.phone, address: postalAddress(values) }),
  },
  Organization: {
    required: [],
    recommended: ['name', 'url', 'logo', 'description', 'telephone', 'address', 'email', 'sameAs', 'foundingDate', 'vatID'],
    build: (values) => ({
      name: values.name,
      url: values.url,
      description: values.description,
      logo: values.image,
      telephone: values.phone,
      address: postalAddress(values),
    }),
  },
  Event: {
    required: ['name', 'startDate', 'location.address'],
    recommended: ['description', 'endDate', 'eventStatus', 'image', 'location.name', 'offers', 'organizer', 'performer'],
    build: (values) => ({
      ...common(values),
      startDate: values.date,
      location: postalAddress(values) && { '@type': 'Place', address: postalAddress(values) },
      organizer: named('Organization', values.author),
      offers: offer(values),
    }),
  },
  Recipe: {
    required: ['name', 'image'],
    recommended: [
      'author',
      'datePublished',
      'description',
      'recipeIngredient',
      'recipeInstructions',
      'recipeYield',
      'prepTime',
      'cookTime',
      'totalTime',
      'recipeCategory',
      'recipeCuisine',
      'keywords',
      'nutrition.calories',
      'aggregateRating',
      'video',
    ],
    build: (values) => {
      const { ingredients, steps } = recipeLists(values.items);
      return {
        ...common(values),
        datePublished: values.date,
        author: named('Person', values.author),
        recipeIngredient: ingredients,
        recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
      };
    },
  },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation', 'jobLocation.address.addressCountry'],
    recommended: ['baseSalary', 'employmentType', 'identifier', 'validThrough', 'directApply', 'jobLocationType'],
    build: (values) => ({
      title: values.name,
      url: values.url,
      description: values.description,
      datePosted: values.date,
      hiringOrganization: named('Organization', values.author),
      jobLocation: postalAddress(values) && { '@type': 'Place', address: postalAddress(values) },
    }),
  },
  BreadcrumbList: {
    required: ['itemListElement'],
    recommended: [],
    build: ({ items, name, url }) => ({ itemListElement: breadcrumbItems(items, name, url) }),
  },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'contentUrl', 'embedUrl', 'duration', 'interactionStatistic'],
    build: ({ name, url, description, image, date }) => ({ name, url, description, thumbnailUrl: image, uploadDate: date }),
  },
  Person: {
    required: ['name'],
    recommended: ['url', 'image', 'description', 'jobTitle', 'worksFor', 'sameAs'],
    build: (values) => ({ ...common(values), worksFor: named('Organization', values.author) }),
  },
};
