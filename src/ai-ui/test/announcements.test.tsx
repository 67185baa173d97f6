import { renderHook } from '@testing-library/react';
import { useRequestAnnouncements } from '@slipstream/ai-ui';
import { hush, spoken } from './support';
import type { RequestingState } from '@slipstream/ai-client';

interface Props {
	state: RequestingState;
	problem?: string;
	wasStopped?: boolean;
}

function setUp() {
	const { rerender } = renderHook(
		( props: Props ) => useRequestAnnouncements( props ),
		{
			initialProps: { state: 'init' },
		}
	);
	return ( props: Props ) => {
		hush();
		rerender( props );
		return spoken( 'polite' ) || spoken( 'assertive' );
	};
}

beforeEach( hush );

describe( 'announcements', () => {
	it( 'tells the start and the end once, and nothing while text arrives', () => {
		const next = setUp();
		expect( spoken() ).toBe( '' );
		expect( next( { state: 'requesting' } ) ).toMatch( /^Writing/ );
		expect( next( { state: 'suggesting' } ) ).toBe( '' );
		expect( next( { state: 'suggesting' } ) ).toBe( '' );
		expect( next( { state: 'done' } ) ).toMatch( /ready/ );
		expect( next( { state: 'done' } ) ).toBe( '' );
	} );

	it( 'says that a request was stopped and its text kept', () => {
		const next = setUp();
		next( { state: 'suggesting' } );
		expect( next( { state: 'done', wasStopped: true } ) ).toMatch(
			/^Stopped/
		);
	} );

	it( 'interrupts for a failure, and does not call it an end', () => {
		const next = setUp();
		next( { state: 'requesting' } );
		expect( next( { state: 'error', problem: 'Error: no luck' } ) ).toBe(
			'Error: no luck'
		);
		expect( spoken( 'polite' ) ).toBe( '' );
	} );

	it( 'tells the same failure again when it happens again', () => {
		const next = setUp();
		next( { state: 'error', problem: 'Error: no luck' } );
		next( { state: 'requesting' } );
		expect(
			next( { state: 'error', problem: 'Error: no luck' } )
		).toContain( 'Error: no luck' );
	} );

	it( 'is quiet about a result that was there from the start', () => {
		renderHook( () => useRequestAnnouncements( { state: 'done' } ) );
		expect( spoken() ).toBe( '' );
	} );
} );
