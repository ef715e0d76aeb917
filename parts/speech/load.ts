// SPDX-License-Identifier: Apache-2.0 OR GPL-3.0-or-later
// Loaded only by engine/src/speech/espeak-program.ts, a program of its own; see NOTICE.
export { default as createEspeak } from 'espeak-ng';
