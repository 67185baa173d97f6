/** What the block keeps: nothing by itself, as it makes room for the draft. */
export interface VoiceAttributes {
	content?: string;
}
