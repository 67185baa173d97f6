import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from '@wordpress/element';
import { useFollowStream } from '../hooks/use-follow-stream';

const VIEW = 500;

/** A scrolling element whose text has a height, as a browser would lay it out. */
function setUp() {
	let height = 100;
	function Text( {
		length,
		isStreaming,
	}: {
		length: number;
		isStreaming: boolean;
	} ) {
		const ref = useRef< HTMLDivElement >( null );
		useFollowStream( ref, isStreaming, length );
		return (
			<div data-testid="view" style={ { overflowY: 'auto' } }>
				<div ref={ ref } />
			</div>
		);
	}
	const { rerender, getByTestId } = render(
		<Text length={ 0 } isStreaming={ false } />
	);
	const view = getByTestId( 'view' );
	const text = view.firstElementChild;
	Object.defineProperty( view, 'clientHeight', { value: VIEW } );
	Object.defineProperty( view, 'scrollHeight', { get: () => 10_000 } );
	if ( text ) {
		text.getBoundingClientRect = () =>
			( { bottom: height - view.scrollTop } ) as DOMRect;
	}
	const show = ( isStreaming: boolean ) =>
		rerender( <Text length={ height } isStreaming={ isStreaming } /> );
	return {
		view,
		start: () => show( true ),
		grow( to: number ) {
			height = to;
			show( true );
		},
		scroll( to: number ) {
			view.scrollTop = to;
			fireEvent.scroll( view );
		},
	};
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );
const rest = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );

describe( 'following a growing text', () => {
	it( 'leaves the view alone while there is room, then keeps 80 px below the text', () => {
		const { view, start, grow } = setUp();
		start();
		grow( 400 );
		expect( view.scrollTop ).toBe( 0 );
		grow( 450 );
		expect( view.scrollTop ).toBe( 30 );
		grow( 900 );
		expect( view.scrollTop ).toBe( 480 );
	} );

	it( 'ends when the reader scrolls back, but not for a few pixels', () => {
		const { view, start, grow, scroll } = setUp();
		start();
		grow( 900 );
		scroll( 472 );
		grow( 1000 );
		expect( view.scrollTop ).toBe( 580 );
		scroll( 300 );
		grow( 1200 );
		expect( view.scrollTop ).toBe( 300 );
	} );

	it( 'resumes when the reader has come to rest at the end', () => {
		const { view, start, grow, scroll } = setUp();
		start();
		grow( 900 );
		scroll( 0 );
		grow( 1000 );
		scroll( 500 );
		rest( 199 );
		grow( 1005 );
		expect( view.scrollTop ).toBe( 500 );
		rest( 1 );
		grow( 1100 );
		expect( view.scrollTop ).toBe( 680 );
	} );

	it( 'does not begin for a reader who is elsewhere', () => {
		const { view, start, grow } = setUp();
		grow( 2000 );
		view.scrollTop = 0;
		start();
		grow( 2100 );
		expect( view.scrollTop ).toBe( 0 );
	} );
} );
