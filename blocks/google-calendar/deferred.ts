import { createBlock } from '@wordpress/blocks';
import { bareLinks, isAlone } from '@slipstream/embed';
import metadata from './block.json';
import { parseCalendar } from './parse';

const name = 'jetpack/google-calendar';

interface GoogleApps {
	named: { domain?: string; dir?: string; query?: string };
}

/** What is pasted as a paragraph, or as the figure that WordPress makes of a frame. */
function textOf( node: Element ): string {
	return node.nodeName === 'FIGURE'
		? ( node.querySelector( 'iframe' )?.outerHTML ?? '' )
		: ( node.textContent ?? '' );
}

export const deferred = {
	transforms: {
		from: [
			{
				type: 'raw',
				schema: {
					figure: {
						children: {
							iframe: { attributes: [ 'src', 'height' ] },
						},
					},
				},
				isMatch: ( node: Element ) =>
					[ 'P', 'FIGURE' ].includes( node.nodeName ) &&
					isAlone( textOf( node ) ) &&
					parseCalendar( textOf( node ) ) !== null,
				transform: ( node: Element ) =>
					createBlock( name, { ...parseCalendar( textOf( node ) ) } ),
			},
			{
				type: 'shortcode',
				tag: 'googleapps',
				isMatch: ( { named }: GoogleApps ) =>
					named.domain === 'calendar',
				attributes: {
					url: {
						type: 'string',
						shortcode: ( {
							named: { domain, dir = '', query = '' },
						}: GoogleApps ) =>
							`https://${ domain }.google.com/${ dir }?${ query.replaceAll( '&amp;', '&' ) }`,
					},
				},
			},
		],
	},
	// With the class it is the form of today.
	deprecated: bareLinks( metadata ).slice( 1 ),
};
