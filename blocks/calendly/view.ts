import { loadScript, whenLive } from '@slipstream/embed-page';

interface WithCalendly {
	Calendly?: {
		initInlineWidget: ( options: object ) => void;
		initPopupWidget: ( options: { url: string } ) => void;
	};
}

const ASSETS = 'https://assets.calendly.com/assets/external/widget';

async function load() {
	await loadScript( `${ ASSETS }.js` );
	return ( window as WithCalendly ).Calendly;
}

whenLive( '.calendly-style-inline', async ( parentElement ) => {
	( await load() )?.initInlineWidget( {
		url: parentElement.dataset.url,
		parentElement,
		inlineStyles: false,
	} );
} );

async function open( url: string ) {
	if ( ! document.querySelector( `link[href="${ ASSETS }.css"]` ) ) {
		const style = document.createElement( 'link' );
		style.rel = 'stylesheet';
		style.href = `${ ASSETS }.css`;
		document.head.append( style );
	}
	const calendly = await load();
	calendly?.initPopupWidget( { url } );
}

whenLive( '.calendly-style-link a[data-url]', ( link ) => {
	const { url = '' } = link.dataset;
	const start = ( event: Event ) => {
		event.preventDefault();
		// A blocked script leaves the link.
		open( url ).catch( () => window.location.assign( url ) );
	};
	link.addEventListener( 'click', start );
	link.addEventListener( 'keydown', ( event ) => {
		if ( event.key === ' ' ) {
			start( event );
		}
	} );
} );
