/** Of a block, what its mark stands in. */
export interface NoteProps {
	attributes: { metadata?: Record< string, unknown > };
	setAttributes: ( attributes: {
		metadata: Record< string, unknown > | undefined;
	} ) => void;
}
