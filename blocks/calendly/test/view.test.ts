import { fireEvent } from '@testing-library/dom';
import { arrive, fail, scriptAt } from '../../../tests/js/page-script';

const SCRIPT = 'https://assets.calendly.com/assets/external/widget.js';
const STYLE = 'https://assets.calendly.com/assets/external/widget.css';

/** Where the link leads: the only addresses that jsdom goes to are of the page itself. */
const url = () => `${ window.location.href.split( '#' )[ 0 ] }#calendar`;

/** Calendly's script, as far as the block calls it. */
const calendly = () => ( {
	initInlineWidget: jest.fn(),
	initPopupWidget: jest.fn(),
} );

beforeEach( () => {
	jest.useFakeTimers();
	jest.resetModules();
	window.location.hash = '';
	document.head.innerHTML = '';
	delete ( window as { Calendly?: object } ).Calendly;
} );
afterEach( () => jest.useRealTimers() );

async function page( html: string ): Promise< void > {
	document.body.innerHTML = html;
	await import( '../view' );
}

/** Lets what waits for promises go on. */
const settle = () => jest.advanceTimersByTimeAsync( 0 );

const linkPage = async () => {
	await page(
		`<div class="wp-block-jetpack-calendly calendly-style-link"><div class="wp-block-jetpack-button"><a href="${ url() }" data-url="${ url() }" role="button">Book</a></div></div>`
	);
	return document.querySelector( 'a' ) as HTMLAnchorElement;
};

describe( 'a calendar in the page', () => {
	it( 'is drawn once Calendly’s script is there', async () => {
		await page(
			'<div class="calendly-style-inline" data-url="https://calendly.com/ann?a=1"></div>'
		);
		const widgets = calendly();
		expect( widgets.initInlineWidget ).not.toHaveBeenCalled();
		arrive( SCRIPT, { Calendly: widgets } );
		await settle();
		expect( widgets.initInlineWidget.mock.calls ).toEqual( [
			[
				{
					url: 'https://calendly.com/ann?a=1',
					parentElement: document.querySelector(
						'.calendly-style-inline'
					),
					inlineStyles: false,
				},
			],
		] );
		expect( scriptAt( SCRIPT ).src ).toBe( SCRIPT );
	} );

	it.each( [
		[ 'is blocked', () => fail( SCRIPT ) ],
		[ 'says nothing', () => jest.advanceTimersByTime( 20_000 ) ],
		[ 'brings nothing', () => arrive( SCRIPT, {} ) ],
	] )( 'is marked where the script %s', async ( _, happens ) => {
		await page(
			'<div class="calendly-style-inline" data-url="https://calendly.com/ann"></div>'
		);
		happens();
		await settle();
		expect(
			document.querySelector( '[data-slipstream-failed]' )
		).not.toBeNull();
	} );
} );

describe( 'the button', () => {
	it( 'asks Calendly for nothing before it is used', async () => {
		await linkPage();
		expect( document.head.children ).toHaveLength( 0 );
	} );

	it.each( [
		[ 'a click', ( link: Element ) => fireEvent.click( link ) ],
		[
			'the space bar',
			( link: Element ) => fireEvent.keyDown( link, { key: ' ' } ),
		],
	] )( 'opens the calendar with %s', async ( _, use ) => {
		const link = await linkPage();
		// What is used does nothing else: it neither leads away nor scrolls.
		expect( use( link ) ).toBe( false );
		const widgets = calendly();
		arrive( SCRIPT, { Calendly: widgets } );
		await settle();
		expect( widgets.initPopupWidget.mock.calls ).toEqual( [
			[ { url: url() } ],
		] );
		expect( window.location.hash ).toBe( '' );
		use( link );
		await settle();
		expect( widgets.initPopupWidget ).toHaveBeenCalledTimes( 2 );
		expect(
			document.querySelectorAll( `link[href="${ STYLE }"]` )
		).toHaveLength( 1 );
	} );

	it( 'leaves other keys alone', async () => {
		const link = await linkPage();
		expect( fireEvent.keyDown( link, { key: 'a' } ) ).toBe( true );
		expect( document.head.children ).toHaveLength( 0 );
	} );

	it( 'opens one calendar for all clicks that wait', async () => {
		const link = await linkPage();
		fireEvent.click( link );
		fireEvent.click( link );
		fireEvent.keyDown( link, { key: ' ' } );
		const widgets = calendly();
		arrive( SCRIPT, { Calendly: widgets } );
		await settle();
		expect( widgets.initPopupWidget ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'is blocked', () => fail( SCRIPT ) ],
		[ 'brings nothing', () => arrive( SCRIPT, {} ) ],
		[ 'says nothing', () => jest.advanceTimersByTime( 20_000 ) ],
	] )( 'is a link where the script %s', async ( _, happens ) => {
		const link = await linkPage();
		fireEvent.click( link );
		await settle();
		expect( window.location.hash ).toBe( '' );
		happens();
		await settle();
		expect( window.location.hash ).toBe( '#calendar' );
	} );

	it( 'tries again after it failed', async () => {
		const link = await linkPage();
		fireEvent.click( link );
		fail( SCRIPT );
		await settle();
		fireEvent.click( link );
		const widgets = calendly();
		arrive( SCRIPT, { Calendly: widgets } );
		await settle();
		expect( widgets.initPopupWidget ).toHaveBeenCalledTimes( 1 );
	} );
} );
