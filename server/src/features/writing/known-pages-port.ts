// Pages of the customer's own website that an order is written from, besides the sources that were chosen for it.
import type { SourceText } from '@folio/engine/engine-types';
import type { Kernel } from '../../kernel/kernel.ts';
import { definePort } from '../../kernel/port.ts';

export type KnownPage = Omit<SourceText, 'id' | 'isOwn'>;

/** Answers the texts for an order detail as they were last read, in the order in which they matter; none for most orders. */
export const knownPagesPort = definePort<(kernel: Kernel, orderDetailId: number) => Promise<KnownPage[]>>('writing.known-pages');
