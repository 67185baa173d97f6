import { getSettings } from '@slipstream/settings';
import type { Block } from '@wordpress/blocks';

/** Whether AI wrote the whole of a block, or changed what somebody had written. */
export type Share = 'made' | 'edited';

/** Where the words of a block come from. Stands in the block's `metadata`, which WordPress keeps for every block and never shows. */
export interface Provenance {
	readonly share: Share;
	/** The model, or the engine where it has none. */
	readonly model: string;
	/** When the author took the words: ISO 8601, UTC. */
	readonly date: string;
	/** The user who took them. */
	readonly user: number;
}

/** The key in a block's metadata. */
export const KEY = 'slipstreamAi';

type Attributes = Readonly< Record< string, unknown > >;

const asRecord = ( value: unknown ): Record< string, unknown > =>
	value !== null && typeof value === 'object' && ! Array.isArray( value )
		? ( value as Record< string, unknown > )
		: {};

/**
 * Where the words of a block come from; undefined where no AI had a part in them.
 *
 * @param attributes The block's attributes.
 */
export function provenanceOf( attributes: Attributes ): Provenance | undefined {
	const { share, model, date, user } = asRecord(
		asRecord( attributes.metadata )[ KEY ]
	);
	return share === 'made' || share === 'edited'
		? {
				share,
				model: String( model ?? '' ),
				date: String( date ?? '' ),
				user: Number( user ) || 0,
			}
		: undefined;
}

/**
 * The metadata of a block that gets words of AI. What AI made stays made by AI, whatever it changes there later.
 *
 * @param attributes The block's attributes.
 * @param share      What AI did.
 */
export function markedMetadata(
	attributes: Attributes,
	share: Share
): Record< string, unknown > {
	const { ai, connection } = getSettings();
	const provenance: Provenance = {
		share: provenanceOf( attributes )?.share === 'made' ? 'made' : share,
		model: ai.model || ai.engine,
		date: new Date().toISOString(),
		user: connection?.userConnectionData.currentUser?.id ?? 0,
	};
	return { ...asRecord( attributes.metadata ), [ KEY ]: provenance };
}

/**
 * The metadata of a block without the mark; undefined where nothing else is in it.
 *
 * @param attributes The block's attributes.
 */
export function unmarkedMetadata(
	attributes: Attributes
): Record< string, unknown > | undefined {
	const { [ KEY ]: _, ...others } = asRecord( attributes.metadata );
	return Object.keys( others ).length > 0 ? others : undefined;
}

/**
 * Marks blocks that AI made. What is inside them is not marked once more.
 *
 * @param blocks The blocks.
 */
export const markMade = ( blocks: readonly Block[] ): Block[] =>
	blocks.map( ( block ) => ( {
		...block,
		attributes: {
			...block.attributes,
			metadata: markedMetadata( block.attributes, 'made' ),
		},
	} ) );
