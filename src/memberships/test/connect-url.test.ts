import { createReduxStore, createRegistry } from '@wordpress/data';
import { withEditor } from '@slipstream/memberships';

const ADDRESS = 'https://site.test/wp-admin/admin.php?page=my-jetpack';
const withState = ( state: string ) =>
	`${ ADDRESS }&state=${ encodeURIComponent( state ) }`;
const encode = ( value: unknown ) => btoa( JSON.stringify( value ) );

function selectFrom( ...stores: string[] ) {
	const registry = createRegistry();
	for ( const name of stores ) {
		registry.register(
			createReduxStore( name, {
				reducer: ( state: object = {} ) => state,
				selectors: {
					getCurrentPostId: () => 12,
					getCurrentPostType: () => 'page',
				},
			} )
		);
	}
	return registry.select;
}

const stateOf = ( address: string | null ): unknown =>
	JSON.parse(
		atob( new URL( address ?? '' ).searchParams.get( 'state' ) ?? '' )
	);

describe( 'the address where an account is connected', () => {
	it( 'says which post is edited', () => {
		const given = withState( encode( { nonce: 'a' } ) );
		expect(
			stateOf( withEditor( given, selectFrom( 'core/editor' ) ) )
		).toEqual( { nonce: 'a', from_editor_post_id: 12 } );
		expect(
			stateOf(
				withEditor(
					given,
					selectFrom( 'core/editor', 'core/edit-site' )
				)
			)
		).toEqual( {
			nonce: 'a',
			from_site_editor_post_id: 12,
			from_site_editor_post_type: 'page',
		} );
		expect( stateOf( withEditor( given, selectFrom() ) ) ).toEqual( {
			nonce: 'a',
		} );
	} );

	it.each( [ 'no base64!', btoa( 'no JSON' ), encode( null ), '' ] )(
		'stays as it is where its state is %j',
		( state ) => {
			const given = withState( state );
			expect( withEditor( given, selectFrom( 'core/editor' ) ) ).toBe(
				new URL( given ).toString()
			);
		}
	);

	it.each( [ null, undefined, '', 'here' ] )( '%j is none', ( address ) => {
		expect( withEditor( address, selectFrom() ) ).toBeNull();
	} );
} );
