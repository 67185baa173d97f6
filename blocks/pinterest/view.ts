import { loadScript, onEmbedLoaded } from '@slipstream/embed-page';

interface WithPinterest {
	PinUtils?: { build: ( parent?: Element ) => void };
}

onEmbedLoaded( '.wp-block-jetpack-pinterest', async ( element ) => {
	const known = ( window as WithPinterest ).PinUtils;
	await loadScript( 'https://assets.pinterest.com/js/pinit.js' );
	// The script looks at the whole page once, when it comes.
	known?.build( element );
} );
