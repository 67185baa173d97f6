import { parseAddress } from '@slipstream/embed';
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
