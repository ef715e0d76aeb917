// The providers with models connected by a key, and the pages to create keys.

export const hostedProviders = ['openai', 'anthropic', 'google', 'mistral', 'openai-compatible'] as const;
export type HostedProvider = (typeof hostedProviders)[number];

/** Pages on which a customer of the provider makes a key; your own server has none. */
export const keyPages: Record<Exclude<HostedProvider, 'openai-compatible'>, { name: string; url: string }> = {
  openai: { name: 'OpenAI', url: 'https://platform.openai.com/api-keys' },
  anthropic: { name: 'Anthropic', url: 'https://console.anthropic.com/settings/keys' },
  google: { name: 'Google', url: 'https://aistudio.google.com/apikey' },
  mistral: { name: 'Mistral', url: 'https://console.mistral.ai/api-keys' },
};
