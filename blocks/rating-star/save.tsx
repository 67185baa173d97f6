import { useBlockProps } from '@wordpress/block-editor';
import type { RatingAttributes } from './types';

/**
 * Writes the rating as characters, which stay readable without the plugin. The page's own stars come from the server.
 */
export function save( { attributes }: { attributes: RatingAttributes } ) {
	const { rating, color, align } = attributes;
	const stars = Math.max( 0, Math.ceil( Number( rating ) || 0 ) );
	return (
		<figure
			{ ...useBlockProps.save( {
				style: { textAlign: align as 'left' },
			} ) }
		>
			{ Array.from( { length: stars }, ( _, i ) => (
				<span key={ i } style={ color ? { color } : undefined }>
					★
				</span>
			) ) }
		</figure>
	);
}
