import { fireEvent } from '@testing-library/dom';
import { arrive, fail } from '../../../tests/js/page-script';

const SCRIPT = 'https://www.eventbrite.com/static/widgets/eb_widgets.js';

interface Widget {
	widgetType: string;
	eventId: string;
	modal?: boolean;
	modalTriggerElementId?: string;
	iframeContainerId?: string;
	iframeContainerHeight?: number;
}

/** Eventbrite's script, as far as the block calls it: its modal opens when its element is clicked, in the place of what a click does. */
function eventbrite() {
	const widgets: Widget[] = [];
	const opened: string[] = [];
	const createWidget = ( widget: Widget ) => {
		widgets.push( widget );
		document
			.getElementById( widget.modalTriggerElementId ?? '' )
			?.addEventListener( 'click', ( event ) => {
				event.preventDefault();
				opened.push( widget.eventId );
			} );
	};
	return { widgets, opened, brings: { EBWidgets: { createWidget } } };
}

beforeEach( () => {
	jest.useFakeTimers();
	jest.resetModules();
	window.location.hash = '';
	document.head.innerHTML = '';
	delete ( window as { EBWidgets?: object } ).EBWidgets;
} );
afterEach( () => jest.useRealTimers() );

async function page( html: string ): Promise< void > {
	document.body.innerHTML = html;
	await import( '../view' );
}

/** Lets what waits for promises go on. */
const settle = () => jest.advanceTimersByTimeAsync( 0 );

/** A button; the only addresses that jsdom goes to are of the page itself. */
async function buttonPage(): Promise< HTMLAnchorElement > {
	await page(
		'<div class="wp-block-jetpack-eventbrite"><div class="wp-block-jetpack-button"><a id="eventbrite-widget-1" href="#event" data-event="987654321" role="button">Register</a></div></div>'
	);
	return document.querySelector( 'a' ) as HTMLAnchorElement;
}

describe( 'the checkout in the page', () => {
	const inPage = () =>
		page(
			'<div class="wp-block-jetpack-eventbrite wp-block-jetpack-eventbrite--embed" id="eventbrite-widget-1" data-event="987654321"><a class="eventbrite__direct-link" href="#event">Register</a></div>'
		);

	it( 'is drawn once Eventbrite’s script is there', async () => {
		await inPage();
		const { widgets, brings } = eventbrite();
		arrive( SCRIPT, brings );
		await settle();
		expect( widgets ).toEqual( [
			{
				widgetType: 'checkout',
				eventId: '987654321',
				iframeContainerId: 'eventbrite-widget-1',
				iframeContainerHeight: 425,
			},
		] );
	} );

	it.each( [
		[ 'is blocked', () => fail( SCRIPT ) ],
		[ 'says nothing', () => jest.advanceTimersByTime( 20_000 ) ],
		[ 'brings nothing', () => arrive( SCRIPT, {} ) ],
	] )( 'leaves its link where the script %s', async ( _, happens ) => {
		await inPage();
		happens();
		await settle();
		expect(
			document.querySelector( '[data-slipstream-failed] a' )
		).not.toBeNull();
	} );
} );

describe( 'the button', () => {
	it( 'asks Eventbrite for nothing before it is used', async () => {
		await buttonPage();
		expect( document.head.children ).toHaveLength( 0 );
	} );

	it.each( [
		[ 'a click', ( link: Element ) => fireEvent.click( link ) ],
		[
			'the space bar',
			( link: Element ) => fireEvent.keyDown( link, { key: ' ' } ),
		],
	] )( 'opens the modal with %s, and again', async ( _, use ) => {
		const link = await buttonPage();
		const { widgets, opened, brings } = eventbrite();
		expect( use( link ) ).toBe( false );
		expect( opened ).toEqual( [] );
		arrive( SCRIPT, brings );
		await settle();
		expect( opened ).toEqual( [ '987654321' ] );
		use( link );
		await settle();
		expect( opened ).toEqual( [ '987654321', '987654321' ] );
		expect( widgets ).toEqual( [
			{
				widgetType: 'checkout',
				eventId: '987654321',
				modal: true,
				modalTriggerElementId: 'eventbrite-widget-1',
			},
		] );
		expect( window.location.hash ).toBe( '' );
	} );

	it( 'leaves other keys alone', async () => {
		const link = await buttonPage();
		expect( fireEvent.keyDown( link, { key: 'a' } ) ).toBe( true );
		expect( document.head.children ).toHaveLength( 0 );
	} );

	it( 'opens one modal for all clicks that wait', async () => {
		const link = await buttonPage();
		const { widgets, opened, brings } = eventbrite();
		fireEvent.click( link );
		fireEvent.click( link );
		fireEvent.keyDown( link, { key: ' ' } );
		arrive( SCRIPT, brings );
		await settle();
		expect( opened ).toEqual( [ '987654321' ] );
		expect( widgets ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'is blocked', () => fail( SCRIPT ) ],
		[ 'brings nothing', () => arrive( SCRIPT, {} ) ],
		[ 'says nothing', () => jest.advanceTimersByTime( 20_000 ) ],
	] )( 'is a link where the script %s', async ( _, happens ) => {
		const link = await buttonPage();
		fireEvent.click( link );
		await settle();
		expect( window.location.hash ).toBe( '' );
		happens();
		await settle();
		expect( window.location.hash ).toBe( '#event' );
	} );

	it( 'tries again after it failed', async () => {
		const link = await buttonPage();
		const { opened, brings } = eventbrite();
		fireEvent.click( link );
		fail( SCRIPT );
		await settle();
		fireEvent.click( link );
		arrive( SCRIPT, brings );
		await settle();
		expect( opened ).toEqual( [ '987654321' ] );
	} );
} );
