import { loadScript, whenLive } from '@slipstream/embed-page';

interface WithEventbrite {
	EBWidgets?: { createWidget: ( options: object ) => void };
}

const SCRIPT = 'https://www.eventbrite.com/static/widgets/eb_widgets.js';

async function create( { dataset }: HTMLElement, options: object ) {
	await loadScript( SCRIPT );
	( window as WithEventbrite ).EBWidgets?.createWidget( {
		widgetType: 'checkout',
		eventId: dataset.event,
		...options,
	} );
}

whenLive( '.wp-block-jetpack-eventbrite--embed', ( element ) =>
	create( element, {
		iframeContainerId: element.id,
		iframeContainerHeight: 425,
	} )
);

whenLive( '.wp-block-jetpack-eventbrite a[data-event]', ( link ) => {
	let isReady = false;
	const start = async ( event: Event ) => {
		if ( isReady ) {
			return;
		}
		event.preventDefault();
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
	};
	link.addEventListener( 'click', ( event ) => void start( event ) );
	link.addEventListener( 'keydown', ( event ) => {
		if ( event.key === ' ' ) {
			event.preventDefault();
			link.click();
		}
	} );
} );
