import {
	registerBlockStyle,
	store as blocksStore,
	unregisterBlockStyle,
} from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { _x } from '@wordpress/i18n';
import metadata from '../block.json';
import type { Provider } from '../types';

const { name: BLOCK } = metadata;
const STYLE = 'black_and_white';

/**
 * Calls the style without colours as it looks: Apple's is muted.
 *
 * @param provider Who gives the site's maps.
 */
export function useStyleNames( provider: Provider | undefined ): void {
	useEffect( () => {
		const label =
			provider === 'mapkit'
				? _x( 'Muted', 'block style label', 'slipstream' )
				: _x( 'Black and white', 'block style label', 'slipstream' );
		const styles = select( blocksStore ).getBlockStyles( BLOCK );
		const known = styles.find( ( { name } ) => name === STYLE );
		if ( ! provider || ! known || known.label === label ) {
			return;
		}
		// One alone would become the last of them.
		styles.forEach( ( { name } ) => unregisterBlockStyle( BLOCK, name ) );
		styles.forEach( ( style ) =>
			registerBlockStyle(
				BLOCK,
				style.name === STYLE ? { ...style, label } : style
			)
		);
	}, [ provider ] );
}
