// SPDX-License-Identifier: Apache-2.0 OR GPL-2.0-or-later
// Loaded only by engine/src/models/local/decode-recording-program.ts, a program of its own; see NOTICE.
export { default as decodeAac } from '@audio/decode-aac';
