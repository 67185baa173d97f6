import { loadScript, onEmbedLoaded } from '@slipstream/embed-page';

interface WithEventbrite {
	EBWidgets?: { createWidget: ( options: object ) => void };
}

const SCRIPT = 'https://www.eventbrite.com/static/widgets/eb_widgets.js';

async function create( { dataset }: HTMLElement, options: object ) {
	await loadScript( SCRIPT );
	const { EBWidgets } = window as WithEventbrite;
	if ( ! EBWidgets ) {
		throw new Error( 'Eventbrite’s script brought nothing.' );
	}
	EBWidgets.createWidget( {
		widgetType: 'checkout',
		eventId: dataset.event,
		...options,
	} );
}

onEmbedLoaded( '.wp-block-jetpack-eventbrite--embed', ( element ) =>
	create( element, {
		iframeContainerId: element.id,
		iframeContainerHeight: 425,
	} )
);

onEmbedLoaded( '.wp-block-jetpack-eventbrite a[data-event]', ( link ) => {
	let isReady = false;
	let isWaiting = false;
	const start = async ( event: Event ) => {
		if ( isReady ) {
			return;
		}
		event.preventDefault();
		if ( isWaiting ) {
			return;
		}
		isWaiting = true;
		try {
			await create( link, {
				modal: true,
				modalTriggerElementId: link.id,
			} );
			isReady = true;
			link.click();
		} catch {
			// A blocked script leaves the link.
			window.location.assign( link.getAttribute( 'href' ) ?? '' );
		}
		isWaiting = false;
	};
	link.addEventListener( 'click', ( event ) => void start( event ) );
	link.addEventListener( 'keydown', ( event ) => {
		if ( event.key === ' ' ) {
			event.preventDefault();
			link.click();
		}
	} );
} );
