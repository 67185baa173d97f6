import { __ } from '@wordpress/i18n';
import type { RelatedPost } from './types';

/** Posts that nobody has written, for previews of the block. */
export function examples(): RelatedPost[] {
	return [
		__( 'A weekend by the sea', 'slipstream' ),
		__( 'Ten walks for rainy days', 'slipstream' ),
		__( 'What to pack for the mountains', 'slipstream' ),
	].map( ( title, at ) => ( {
		id: at + 1,
		url: '#',
		title,
		date: __( 'March 21', 'slipstream' ),
		author: '',
		img: { src: '' },
		block_context: { text: __( 'Travel', 'slipstream' ), link: '' },
	} ) );
}
