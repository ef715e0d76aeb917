// The groups of the contract as the reference names them: features declare it; a group without a name is called by its own.
import { contract } from '@folio/contract/contract';
import type { Feature } from '../../kernel/feature.ts';
import { features } from '../features.ts';

type Tag = NonNullable<Feature['tags']>[string];

const declared: readonly Feature[] = features;
const names = new Map<string, Tag>(declared.flatMap(({ tags = {} }) => Object.entries(tags)));

/** `workspaceSettings` as "Workspace settings". */
const sentenceCase = (group: string) =>
  group.replace(/^\w/, (first) => first.toUpperCase()).replace(/(?<=.)[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`);

/** The tag of a contract group. */
export const tagOf = (group: string): string => names.get(group)?.[0] ?? sentenceCase(group);

export const tags = Object.keys(contract).map((group) => ({ name: tagOf(group), description: names.get(group)?.[1] ?? '' }));
