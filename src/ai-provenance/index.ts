/**
 * What of a post AI made or changed, with which model, when, and who took it.
 */
export {
	markedMetadata,
	markMade,
	provenanceOf,
	unmarkedMetadata,
} from './provenance';
export type { Provenance, Share } from './provenance';
