// Host that a model connection sends its key to: the rule that the form shows and the server decides by.

export interface ModelDestination {
  provider: string;
  /** Null is the provider's own. */
  base_url?: string | null | undefined;
}

const originOf = (url: string | null | undefined) => (url && URL.canParse(url) ? new URL(url).origin : null);

/** True if a key that was given for the one is sent to the same provider and host by the other. */
export const isSameDestination = (one: ModelDestination, other: ModelDestination) =>
  one.provider === other.provider && originOf(one.base_url) === originOf(other.base_url);
