import type { AnswerOf } from '../define-tool.ts';
import type appStoreListing from '../writer/app-store-listing.tool.ts';

export default {
  app_store: {
    store: 'App Store',
    name: 'Halden Herbs',
    subtitle: 'Plant identification by photo',
    promotional_text:
      'Take a photo and learn the plant’s name, even without a network. Halden Herbs tells which plants are protected and keeps a diary of every find.',
    keywords: 'wild,flower,nature,diary,hiking,trail,botany,protected,species,forest,meadow,identify,offline,family',
    description:
      'What grows beside the path? Take a photo, and Halden Herbs names the plant. It works without a network, so you can ask where the question comes up: on the trail, with hikers, children and muddy boots around you.\n\nKnow what you found\nTake a photo of a plant and read its name.\n\nNo network needed\nOut of reach in the valley? The app works there, too.\n\nSee what must stay\nHalden Herbs tells you which plants are protected, before somebody picks them.\n\nA nature diary of your own\nEach find keeps its place and its date. Page back in winter and see where the wild herbs were in May.\n\nQuiet by design\nNo advertising and no account. Open it and go.',
    whats_new: 'You can now export your diary as a PDF, to print it or pass it on. And photos load faster.',
  },
  google_play: {
    store: 'Google Play',
    title: 'Halden Herbs: plants by photo',
    short_description: 'Name plants from a photo, without a network, and keep a diary of your finds.',
    full_description:
      'Halden Herbs names a plant from a photo: made for hikers and families who want to know what grows beside the path. Plant identification works without a network, right on the trail.\n\nFrom photo to name\nTake a photo of a leaf or a flower and read which plant it is.\n\nWorks without a network\nNo bars in the forest? You can go on asking.\n\nWild herbs with respect\nThe app tells you which plants are protected, so that they stay where they are.\n\nYour nature diary\nEvery find is kept with its place and date. Show the children where you saw it last year, or export the diary as a PDF.\n\nFree of distractions\nNo advertising, and no account to create.',
    release_notes: 'New: export your diary as a PDF. Photos load faster.',
  },
} satisfies AnswerOf<typeof appStoreListing>;
