import { createBlock } from '@wordpress/blocks';

/** What the old widget holds. */
interface Widget {
	idBase?: string;
	instance?: { raw?: Partial< Record< string, unknown > > | null };
}

const number = ( value: unknown, least: number, most: number ) => {
	const read = Number( value );
	return read >= least && read <= most ? Math.round( read ) : undefined;
};

export const deferred = {
	// A connection of this name is never asked for.
	example: { attributes: { accessToken: 'example', count: 6 } },
	transforms: {
		from: [
			{
				type: 'block',
				blocks: [ 'core/legacy-widget' ],
				isMatch: ( { idBase, instance }: Widget ) =>
					idBase === 'wpcom_instagram_widget' && !! instance?.raw,
				transform: ( { instance }: Widget ) => {
					const raw = instance?.raw ?? {};
					const id = String( raw.token_id ?? '' );
					return createBlock( 'jetpack/instagram-gallery', {
						columns: number( raw.columns, 1, 6 ),
						count: number( raw.count, 1, 30 ),
						...( /^[1-9]\d*$/.test( id ) && { accessToken: id } ),
					} );
				},
			},
		],
	},
};
