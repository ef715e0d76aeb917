// Results available without a connected model.
import type { Tool } from '@folio/catalogue/define-tool';
import type { Capability } from '@folio/contract/capabilities';
import { interfaceLanguages } from '@folio/contract/languages';
import type { MadeKind, WithoutModel } from '@folio/contract/without-model';
import { canCompose } from './composer.ts';
import { ignoredFields } from './ignored-fields.ts';
import { languagesMadeAlone } from './makers.ts';

/** Languages in which a tool gives a result without a model; none where it needs one, or people. */
export function languagesWithoutModel(tool: Tool): string[] {
  if (tool.execution === 'computed') return [...tool.translation];
  const made = languagesMadeAlone(tool);
  if (made.length > 0) return made;
  return canCompose(tool.base ?? tool.slug) ? interfaceLanguages.filter((language) => tool.translation.includes(language)) : [];
}

const kindsOfModel: Record<Tool['execution'], Capability[]> = {
  'model-text': ['text'],
  'model-image': ['image'],
  'model-speech': ['speech'],
  'model-transcription': ['transcription'],
  'model-translation': ['translation'],
  'model-video': ['video'],
  computed: [],
  human: [],
};

/** Tools that one kind of model alone cannot make: minutes are heard first, then written. */
const severalKinds: Record<string, Capability[]> = { meeting_minutes: ['transcription', 'text'] };

type Outcome = Pick<WithoutModel, 'makes' | 'cases'>;

const alwaysOnHold: Outcome = { makes: 'on_hold', cases: [] };
const fromSources = { makes: 'extract', filled: ['additional_source_ids'] } as const;
const article: Outcome = { makes: 'outline', cases: [{ ...fromSources, filled: [...fromSources.filled] }] };

/** Tools with a result other than the usual one of their model kind or the composer. */
const outcomes: Record<string, Outcome> = {
  seo_article: article,
  blog_post: article,
  web_article: {
    makes: 'outline',
    cases: [
      { makes: 'extract', filled: ['additional_source_ids', 'source_urls'] },
      { makes: 'on_hold', filled: ['facts'] },
    ],
  },
  background_removal: { makes: 'cut_out', cases: [] },
};

const madeAlone: Partial<Record<Tool['execution'], MadeKind>> = {
  'model-image': 'designed_card',
  'model-video': 'animation',
  'model-speech': 'speech',
  computed: 'computed',
};

function outcomeOf(tool: Tool): Outcome {
  if (tool.execution === 'human') return { makes: 'request', cases: [] };
  const known = outcomes[tool.base ?? tool.slug];
  if (known) return known;
  if (languagesWithoutModel(tool).length === 0) return alwaysOnHold;
  const waits = tool.modelOnly ? [{ makes: 'on_hold' as const, values: tool.modelOnly }] : [];
  return { makes: madeAlone[tool.execution] ?? 'text', cases: waits };
}

/** Styles that a drawn background cannot have; photos, rendered scenes and drawn figures take an image model. */
const unavailable: Record<string, Record<string, string[]>> = {
  text_to_image: { style: ['photo', '3d_render', 'anime'] },
};

/** Returns the result of an order while no suitable model is connected. */
export function withoutModel(tool: Tool): WithoutModel {
  const slug = tool.base ?? tool.slug;
  const all = languagesWithoutModel(tool);
  const ignored = Object.entries(ignoredFields[slug] ?? {}).map(([name, languages]) => [name, languages ?? all]);
  return {
    needs: severalKinds[slug] ?? kindsOfModel[tool.execution],
    ...outcomeOf(tool),
    ignores: Object.fromEntries(ignored),
    unavailable: unavailable[slug] ?? {},
  };
}
