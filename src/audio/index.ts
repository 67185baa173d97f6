/**
 * Speech: recording, what may be sent, keeping it safe, dividing it, and having it written down.
 */
export { formatDuration } from './duration';
export { ACCEPTED, audioProblem, MAX_BYTES, MAX_SECONDS } from './limits';
export { prepareAudio, readDuration } from './prepare';
export { createRecorder, MIN_SLICE } from './recorder';
export type {
	Recorder,
	RecorderDeps,
	RecorderSnapshot,
	RecorderState,
} from './recorder';
export { createSafetyStore } from './safety-copy';
export type { SafetyCopy, SafetyStore } from './safety-copy';
export { findCuts, splitAudio } from './split';
export type { DecodeAudio } from './split';
export { fileNameOf, transcribe, transcribeAll } from './transcribe';
export { encodeWav, SAMPLE_RATE } from './wav';
