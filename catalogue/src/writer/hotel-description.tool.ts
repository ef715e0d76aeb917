import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { creditsByLength } from '../prices.ts';
import { brandVoiceField, languageField, lengthField, sourcesField, toneField } from '../shared-fields.ts';
import { metaDescription, metaTitle } from '../shared-results.ts';

export default defineTool({
  slug: 'hotel_description',
  name: 'Hotel and accommodation description',
  code: 'WR039',
  macrocategory: 'ai_writer',
  group: 'local',
  icon: 'bed',
  description: 'Describe a hotel, B&B or holiday home, its rooms and its surroundings for your site and booking portals.',
  output: 'html',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true },
  credits: creditsByLength(30),
  fields: [
    { name: 'name', label: 'Name of the property', type: 'text', required: true, maxLength: 150 },
    {
      name: 'accommodation_type',
      label: 'Type',
      type: 'select',
      required: true,
      default: 'hotel',
      options: [
        { value: 'hotel', label: 'Hotel' },
        { value: 'bed_and_breakfast', label: 'Bed and breakfast' },
        { value: 'holiday_home', label: 'Holiday home' },
        { value: 'resort', label: 'Resort' },
        { value: 'agritourism', label: 'Agritourism' },
        { value: 'hostel', label: 'Hostel' },
      ],
    },
    { name: 'location', label: 'Location', type: 'text', required: true, maxLength: 150 },
    {
      name: 'rooms',
      label: 'Rooms',
      type: 'textarea',
      required: true,
      maxLength: 2000,
      help: 'One per line. Separate name and details with a colon: "Lake room: 24 sq m, balcony".',
    },
    { name: 'services', label: 'Services', type: 'textarea', required: true, maxLength: 1500 },
    { name: 'surroundings', label: 'Surroundings and distances', type: 'textarea', maxLength: 1000 },
    {
      name: 'channel',
      label: 'For',
      type: 'select',
      required: true,
      default: 'website',
      options: [
        { value: 'website', label: 'Own website' },
        { value: 'booking', label: 'Booking portals' },
        { value: 'airbnb', label: 'Airbnb' },
      ],
    },
    { name: 'guests', label: 'Ideal guests', type: 'text', maxLength: 150 },
    lengthField(250, [150, 250, 400]),
    toneField('friendly'),
    brandVoiceField,
    sourcesField,
    languageField,
  ],
  result: z.object({
    title: z.string().max(60),
    summary: z.string().max(500),
    description: z.string(),
    rooms: z.array(z.object({ name: z.string().max(60), text: z.string().max(400) })).max(10),
    services: z.array(z.string().max(60)).max(15),
    surroundings: z.string().optional(),
    meta_title: metaTitle,
    meta_description: metaDescription,
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'text', from: 'summary', style: 'lead' },
    { kind: 'html', from: 'description' },
    { kind: 'sections', from: 'rooms', heading: 'rooms', level: 3, title: 'name', body: 'text', bodyIs: 'text' },
    { kind: 'list', from: 'services', heading: 'services' },
    { kind: 'html', from: 'surroundings', heading: 'surroundings' },
    { kind: 'fact', from: 'meta_title', word: 'meta_title' },
    { kind: 'fact', from: 'meta_description', word: 'meta_description' },
  ],
  brief: `You describe places to stay so that guests can picture their day there: arriving, the room, breakfast, the way to what they came for. Experience before inventory.
- Title at most 60 characters (Airbnb 50), name and place, one thing that sets it apart. Summary at most 500 characters that stands alone.
- Description: HTML with <p>, near the requested number of words; own website may use the house's voice, portals stay factual, Airbnb speaks as the host.
- Rooms: name as given and at most 400 characters with what was given (size, beds, view). Services: short phrases, at most 60 characters. Surroundings: HTML; distances and minutes only as supplied.
- Stars, awards, sustainability labels and views only when supplied. No "paradise", "hidden gem", "home away from home".
- Meta title at most 60 characters, meta description 120 to 155.`,
  titleFields: ['name', 'location'],
  example: {
    name: 'Hotel Seeblick',
    accommodation_type: 'hotel',
    location: 'Lindau, Lake Constance',
    rooms: [
      'Lake room: 24 square metres, double bed, balcony over the water',
      'Garden room: 20 square metres, quiet, with a door to the terrace',
      'Family room: 34 square metres, double bed and bunk bed',
    ].join('\n'),
    services: 'Breakfast buffet until 11\nOwn bathing jetty\nBicycles free of charge\nCar park behind the house\nDogs welcome',
    surroundings: 'Station and harbour are 8 minutes away on foot. The path around the lake starts at the gate.',
    channel: 'website',
    guests: 'couples and families who cycle',
    length: 250,
    tone: 'friendly',
    language: 'en',
  },
});
