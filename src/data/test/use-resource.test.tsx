import { act, render, screen, waitFor } from '@testing-library/react';
import { PluginError } from '@slipstream/errors';
import { useResource } from '@slipstream/data';
import { serve } from '../../../tests/js/serve';
import type { Resource } from '@slipstream/data';

type Note = { text: string };

const ROUTE = 'slipstream/v1/note';

/** Shows a resource, and lends it to the test. */
function Show( {
	name,
	page,
	load,
	onDraw,
}: {
	name: string;
	page?: number;
	load?: ( signal: AbortSignal ) => Promise< Note >;
	onDraw?: ( resource: Resource< Note > ) => void;
} ) {
	const resource = useResource< Note >( ROUTE, {
		query: page === undefined ? undefined : { page },
		load,
	} );
	onDraw?.( resource );
	const { data, error, isLoading, isStale, isOffline } = resource;
	const flags = { isLoading, isStale, isOffline };
	const on = Object.entries( flags ).filter( ( [ , value ] ) => value );
	return (
		<p data-testid={ name }>
			{ [ data?.text, error?.code, ...on.map( ( [ flag ] ) => flag ) ]
				.filter( Boolean )
				.join( ' ' ) }
		</p>
	);
}

const text = ( name: string ) => screen.getByTestId( name ).textContent;

/** Answers that the test gives when it wants to. */
function deferred() {
	const answers: {
		signal: AbortSignal;
		resolve: ( note: Note ) => void;
		reject: ( error: unknown ) => void;
	}[] = [];
	const load = ( signal: AbortSignal ) =>
		new Promise< Note >( ( resolve, reject ) => {
			answers.push( { signal, resolve, reject } );
		} );
	return { answers, load };
}

describe( 'a resource', () => {
	it( 'is fetched once for all components that show it, and they see each other’s changes', async () => {
		const sent = serve( {
			[ ROUTE ]: () => ( { body: { text: 'One' } } ),
		} );
		let lent: Resource< Note > | undefined;
		render(
			<>
				<Show name="a" onDraw={ ( resource ) => ( lent = resource ) } />
				<Show name="b" />
			</>
		);
		expect( text( 'a' ) ).toBe( 'isLoading isStale' );
		await waitFor( () => expect( text( 'b' ) ).toBe( 'One' ) );
		expect( text( 'a' ) ).toBe( 'One' );
		expect( sent ).toHaveLength( 1 );
		act( () => lent?.update( { text: 'Two' } ) );
		expect( [ text( 'a' ), text( 'b' ) ] ).toEqual( [ 'Two', 'Two' ] );
		await act( async () => void ( await lent?.save( { text: 'Three' } ) ) );
		expect( sent.at( -1 )?.body ).toEqual( { text: 'Three' } );
		expect( text( 'b' ) ).toBe( 'One' );
	} );

	it( 'stays, marked as stale, while another address is on its way; only the newest answer counts', async () => {
		const { answers, load } = deferred();
		const { rerender } = render(
			<Show name="a" page={ 1 } load={ load } />
		);
		await act( async () => answers[ 0 ]?.resolve( { text: 'One' } ) );
		rerender( <Show name="a" page={ 2 } load={ load } /> );
		expect( text( 'a' ) ).toBe( 'One isLoading isStale' );
		rerender( <Show name="a" page={ 3 } load={ load } /> );
		expect( answers[ 1 ]?.signal.aborted ).toBe( true );
		await act( async () => answers[ 2 ]?.resolve( { text: 'Three' } ) );
		await act( async () => answers[ 1 ]?.resolve( { text: 'Two' } ) );
		expect( text( 'a' ) ).toBe( 'Three' );
	} );

	it( 'keeps what was there when a later request fails, and says why', async () => {
		const { answers, load } = deferred();
		let lent: Resource< Note > | undefined;
		render(
			<Show
				name="a"
				load={ load }
				onDraw={ ( resource ) => ( lent = resource ) }
			/>
		);
		await act( async () => answers[ 0 ]?.resolve( { text: 'One' } ) );
		act( () => void lent?.reload() );
		expect( text( 'a' ) ).toBe( 'One isLoading' );
		await act( async () =>
			answers[ 1 ]?.reject( new PluginError( 'broken' ) )
		);
		expect( text( 'a' ) ).toBe( 'One broken isStale' );
		act( () => void lent?.reload() );
		await act( async () => answers[ 2 ]?.resolve( { text: 'Two' } ) );
		expect( text( 'a' ) ).toBe( 'Two' );
	} );

	it( 'comes by itself when the network is back', async () => {
		const { answers, load } = deferred();
		render( <Show name="a" load={ load } /> );
		await act( async () =>
			answers[ 0 ]?.reject( new PluginError( 'fetch_network_error' ) )
		);
		expect( text( 'a' ) ).toBe( 'fetch_network_error isStale isOffline' );
		act( () => void window.dispatchEvent( new Event( 'online' ) ) );
		await act( async () => answers[ 1 ]?.resolve( { text: 'One' } ) );
		expect( text( 'a' ) ).toBe( 'One' );
	} );

	it( 'drops an answer that a change has made old', async () => {
		const { answers, load } = deferred();
		let lent: Resource< Note > | undefined;
		render(
			<Show
				name="a"
				load={ load }
				onDraw={ ( resource ) => ( lent = resource ) }
			/>
		);
		await act( async () => answers[ 0 ]?.resolve( { text: 'One' } ) );
		act( () => void lent?.reload() );
		act( () => lent?.cancel() );
		act( () => lent?.update( { text: 'Mine' } ) );
		await act( async () => answers[ 1 ]?.resolve( { text: 'Old' } ) );
		expect( text( 'a' ) ).toBe( 'Mine isLoading' );
	} );

	it( 'keeps what a change has answered when a read that began before it ends later', async () => {
		const { answers, load } = deferred();
		let resource: Resource< Note > | undefined;
		render(
			<Show
				name="one"
				load={ load }
				onDraw={ ( drawn ) => {
					resource = drawn;
				} }
			/>
		);
		await act( async () => answers[ 0 ]?.resolve( { text: 'Asked' } ) );
		await act( async () => {
			void resource?.reload();
		} );
		act( () => resource?.update( { text: 'Answered' } ) );
		await act( async () => answers[ 1 ]?.resolve( { text: 'Asked' } ) );
		expect( text( 'one' ) ).toBe( 'Answered' );
	} );

	it( 'is shown at once, and read again, where a component comes later', async () => {
		const { answers, load } = deferred();
		const one = <Show name="a" load={ load } />;
		const { rerender } = render( one );
		await act( async () => answers[ 0 ]?.resolve( { text: 'One' } ) );
		rerender(
			<>
				{ one }
				<Show name="b" load={ load } />
			</>
		);
		expect( text( 'b' ) ).toBe( 'One isLoading' );
		await act( async () => answers[ 1 ]?.resolve( { text: 'Two' } ) );
		expect( [ text( 'a' ), text( 'b' ) ] ).toEqual( [ 'Two', 'Two' ] );
	} );

	it( 'is forgotten when nobody shows it any more', async () => {
		const { answers, load } = deferred();
		const first = render( <Show name="a" load={ load } /> );
		first.unmount();
		expect( answers[ 0 ]?.signal.aborted ).toBe( true );
		render( <Show name="b" load={ load } /> );
		expect( answers ).toHaveLength( 2 );
	} );
} );
