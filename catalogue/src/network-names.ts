// Names of the social networks as they write themselves, by the value that fields and results hold.

const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  threads: 'Threads',
  bluesky: 'Bluesky',
  whatsapp: 'WhatsApp / Telegram',
} as const;

export type Network = keyof typeof networkNames;

/** The name of a network for its value; a value that is none of ours stays as it is. */
export const networkName = (value: string): string => (networkNames as Record<string, string>)[value] ?? value;

/** Options of a field that chooses among these networks. */
export const networkOptions = <const Chosen extends Network>(networks: readonly Chosen[]) =>
  networks.map((value) => ({ value, label: networkNames[value] }));
