import {
	registerBlockStyle,
	store as blocksStore,
	unregisterBlockStyle,
} from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { _x } from '@wordpress/i18n';
import metadata from '../block.json';
import type { MapStyle, Provider } from '../types';

const { name: BLOCK } = metadata;
const MUTED: MapStyle = 'black_and_white';
/** Styles that pictures of the streets cannot have. */
const NOT_OF_TILES: readonly string[] = [
	'satellite',
	'terrain',
] satisfies MapStyle[];

type Styles = readonly { name: string; label: string }[];

/** All styles, as they were registered. */
let all: Styles | undefined;

/** The styles that a provider has, by the names that they have there. */
function stylesOf( provider: Provider, styles: Styles ): Styles {
	const muted =
		provider === 'mapkit'
			? _x( 'Muted', 'block style label', 'slipstream' )
			: _x( 'Black and white', 'block style label', 'slipstream' );
	return styles
		.filter(
			( { name } ) =>
				provider !== 'openstreetmap' || ! NOT_OF_TILES.includes( name )
		)
		.map( ( style ) =>
			style.name === MUTED ? { ...style, label: muted } : style
		);
}

const textOf = ( styles: Styles ) =>
	JSON.stringify( styles.map( ( { name, label } ) => [ name, label ] ) );

/**
 * Offers the styles that the site's maps have: those of OpenStreetMap are pictures of one kind, and Apple's without colors is muted.
 *
 * @param provider Who gives the site's maps.
 */
export function useStyleNames( provider: Provider | undefined ): void {
	useEffect( () => {
		const now = select( blocksStore ).getBlockStyles( BLOCK ) as Styles;
		all ??= now;
		const wanted = provider ? stylesOf( provider, all ) : now;
		if ( textOf( now ) !== textOf( wanted ) ) {
			// One alone would become the last of them.
			now.forEach( ( { name } ) => unregisterBlockStyle( BLOCK, name ) );
			wanted.forEach( ( style ) => registerBlockStyle( BLOCK, style ) );
		}
	}, [ provider ] );
}
