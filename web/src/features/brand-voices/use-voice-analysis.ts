import type { BrandVoice, VoiceLanguage, VoiceProfile } from '@folio/contract/brand-voices';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, api, messageOf } from '../../base/api.ts';

/** State of the first step; only the fields of its type are sent. */
export interface VoiceMaterial {
  type: BrandVoice['type'];
  /** Addresses, one on each line. */
  links: string;
  text: string;
  files: File[];
  /** A preset's slug. */
  preset: string;
}

/** A voice that is not kept yet. */
export interface LearntVoice {
  type: BrandVoice['type'];
  name: string;
  description: string;
  profile: VoiceProfile;
  language: VoiceLanguage;
  analysedBy: string;
  origins: string[];
}

const placeable = ['links', 'text', 'files', 'language'] as const;

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** `errors` holds faults by field, `problem` a fault without a field, such as an unreadable page. */
export function useVoiceAnalysis(onLearnt: (voice: LearntVoice) => void) {
  const running = useRef<AbortController | null>(null);
  const analysis = useMutation({
    mutationFn: async ({ material, language }: { material: VoiceMaterial; language: VoiceLanguage | null }) => {
      running.current = new AbortController();
      const { type, links, text, files } = material;
      const listed = links
        .split(/[\n,]/)
        .map((link) => link.trim())
        .filter(Boolean);
      const given = type === 'links' ? { links: listed } : type === 'files' ? { files } : { text };
      const body = { ...given, ...(language ? { language } : {}) };
      return { type, ...(await api.brandVoices.analyse(body, { signal: running.current.signal })) };
    },
    onSuccess: ({ type, profile, language, analysed_by, origins }) =>
      onLearnt({ type, name: '', description: '', profile, language, analysedBy: analysed_by, origins }),
  });
  const { error } = analysis;
  const fields = error instanceof ApiError ? error.errors : {};
  const errors = Object.fromEntries(placeable.flatMap((name) => (fields[name]?.[0] ? [[name, fields[name][0]]] : [])));
  const hasErrorAtField = Object.keys(errors).length > 0;
  return {
    start: (material: VoiceMaterial, language: VoiceLanguage | null) => analysis.mutate({ material, language }),
    cancel: () => {
      running.current?.abort();
      analysis.reset();
    },
    forget: () => {
      if (!analysis.isIdle && !analysis.isPending) analysis.reset();
    },
    isReading: analysis.isPending,
    errors,
    problem: error && !hasErrorAtField && !isAborted(error) ? messageOf(error) : null,
  };
}
