import { loadScript, onEmbedLoaded } from '@slipstream/embed-page';

interface WithCalendly {
	Calendly?: {
		initInlineWidget: ( options: object ) => void;
		initPopupWidget: ( options: { url: string } ) => void;
	};
}

const ASSETS = 'https://assets.calendly.com/assets/external/widget';

async function load() {
	await loadScript( `${ ASSETS }.js` );
	const { Calendly } = window as WithCalendly;
	if ( ! Calendly ) {
		throw new Error( 'Calendly’s script brought nothing.' );
	}
	return Calendly;
}

onEmbedLoaded( '.calendly-style-inline', async ( parentElement ) => {
	( await load() ).initInlineWidget( {
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
	( await load() ).initPopupWidget( { url } );
}

onEmbedLoaded( '.calendly-style-link a[data-url]', ( link ) => {
	const { url = '' } = link.dataset;
	let isWaiting = false;
	const start = async ( event: Event ) => {
		event.preventDefault();
		if ( isWaiting ) {
			return;
		}
		isWaiting = true;
		try {
			await open( url );
		} catch {
			// A blocked script leaves the link.
			window.location.assign( url );
		}
		isWaiting = false;
	};
	link.addEventListener( 'click', ( event ) => void start( event ) );
	link.addEventListener( 'keydown', ( event ) => {
		if ( event.key === ' ' ) {
			void start( event );
		}
	} );
} );
