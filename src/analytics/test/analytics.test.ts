import { bumpStat, recordEvent } from '..';
import { addEvent, flush } from '../queue';
import { serve } from '../../../tests/js/serve';

/** Lets imports and what follows them happen. */
const settle = async () => {
	await import( '../queue' );
	await Promise.resolve();
	await Promise.resolve();
};

const page = ( isRecording: boolean ) => {
	const sent = serve( {
		'slipstream/v1/analytics': () => ( { body: { recorded: 1 } } ),
	} );
	window.slipstreamSettings = {
		...window.slipstreamSettings,
		analytics: { isRecording },
	};
	return sent;
};

const hide = () => {
	Object.defineProperty( document, 'visibilityState', {
		configurable: true,
		value: 'hidden',
	} );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
};

afterEach( flush );

describe( 'analytics', () => {
	it( 'sends what happened together, when the page is left', async () => {
		const sent = page( true );
		recordEvent( 'jetpack_editor_block_inserted', { block: 'a/b' } );
		recordEvent( 'slipstream_something' );
		bumpStat( 'ai-requests', 'done' );
		await settle();
		expect( sent ).toEqual( [] );
		hide();
		await settle();
		expect( sent ).toHaveLength( 1 );
		expect( sent[ 0 ]?.url ).toContain( 'slipstream/v1/analytics' );
		expect( sent[ 0 ]?.body ).toEqual( {
			events: [
				{
					name: 'jetpack_editor_block_inserted',
					props: { block: 'a/b' },
				},
				{ name: 'slipstream_something', props: {} },
			],
			stats: [ { group: 'ai-requests', name: 'done' } ],
		} );
	} );

	it( 'sends nothing while it is off, or the person does not want it', async () => {
		const sent = page( false );
		recordEvent( 'jetpack_editor_block_inserted' );
		bumpStat( 'ai-requests', 'done' );
		await settle();
		hide();
		expect( sent ).toEqual( [] );
	} );

	it( 'counts only what has the prefix of the product', async () => {
		const sent = page( true );
		recordEvent( 'wpcom_event' );
		recordEvent( 'my_jetpack_event' );
		await settle();
		hide();
		expect( sent ).toEqual( [] );
	} );

	it( 'holds no more than the server takes', async () => {
		const sent = page( true );
		for ( let count = 0; count < 51; count++ ) {
			addEvent( { name: 'jetpack_event', props: {} } );
		}
		await settle();
		expect(
			( sent[ 0 ]?.body as { events: unknown[] } ).events
		).toHaveLength( 50 );
	} );

	it( 'does not mind pages that say nothing of the site', () => {
		window.slipstreamSettings = undefined;
		expect( () => recordEvent( 'jetpack_event' ) ).not.toThrow();
	} );
} );
