import { parseAddress } from '@slipstream/embed';
import { __ } from '@wordpress/i18n';
import type { Gif, GifAttributes } from './types';

const HOSTS = [
	'giphy.com',
	'www.giphy.com',
	'media.giphy.com',
	'i.giphy.com',
];

/**
 * The id in an address of GIPHY's, after the last hyphen of its name.
 *
 * @param text What was typed.
 * @return Null for anything else.
 */
export function idOf( text: string ): string | null {
	const address = parseAddress( text );
	if ( ! address || ! HOSTS.includes( address.host ) ) {
		return null;
	}
	const found =
		/^\/(?:(?:embed|gifs|media)\/)?(?:[\w%-]*-)?([A-Za-z0-9]+)(?:\/giphy)?(?:\.gif)?\/?$/.exec(
			address.path
		);
	return found?.[ 1 ] ?? null;
}

/**
 * Whether it is one of GIPHY's short links, which only a server can follow.
 *
 * @param text What was typed.
 */
export const isShortLink = ( text: string ) =>
	parseAddress( text )?.host === 'gph.is';

/**
 * The attributes of a block that shows a GIF.
 *
 * @param gif The GIF.
 */
export const attributesOf = (
	gif: Pick< Gif, 'embed_url' | 'width' | 'height' >
): Pick< GifAttributes, 'giphyUrl' | 'paddingTop' > => ( {
	giphyUrl: gif.embed_url,
	paddingTop:
		gif.width > 0 && gif.height > 0
			? `${ Math.floor( ( gif.height / gif.width ) * 100 ) }%`
			: '56.2%',
} );

/**
 * Whether a text is an address: one was pasted in place of words. As in php/Gif/Gif.php.
 *
 * @param text What was typed.
 */
export const isAddress = ( text: string ) =>
	/^(https?:|([a-z]+\.)?giphy\.com\/|gph\.is\/)/i.test( text.trim() );

/**
 * What a GIF is called: what its author says of it, else the words that it was found by.
 *
 * @param attributes            The block's.
 * @param attributes.alt        What its author says.
 * @param attributes.searchText The words.
 */
export const nameOf = ( {
	alt,
	searchText = '',
}: Pick< GifAttributes, 'alt' | 'searchText' > ): string =>
	alt ||
	( isAddress( searchText ) ? '' : searchText ) ||
	__( 'GIF', 'slipstream' );

/**
 * The attributes of a block that shows a GIF. What was said of another one goes; where no words have found it, its title says what it is.
 *
 * @param gif     The GIF.
 * @param current The address of the one that is shown now.
 * @param text    What was typed.
 */
export const takenFrom = (
	gif: Gif,
	current: string | undefined,
	text = ''
): Partial< GifAttributes > => ( {
	...attributesOf( gif ),
	...( gif.embed_url !== current && {
		alt: ( isAddress( text ) && gif.title ) || undefined,
	} ),
} );

/**
 * The GIF of an id of which nothing else is known.
 *
 * @param id Its id.
 */
export const unknownGif = ( id: string ): Gif => ( {
	id,
	title: '',
	embed_url: `https://giphy.com/embed/${ id }`,
	width: 0,
	height: 0,
	preview: '',
} );

/**
 * Where the picture of a GIF is that does not move.
 *
 * @param id Its id.
 */
export const stillOf = ( id: string ) =>
	`https://media.giphy.com/media/${ id }/giphy_s.gif`;
