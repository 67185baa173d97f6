import { bind, isBound, unbind } from '../binding';

const OURS = { source: 'slipstream/contact', args: { key: 'email' } };
const OTHER = { source: 'core/post-meta', args: { key: 'x' } };

describe( 'a block’s binding', () => {
	it( 'is made beside what is there, and taken away without a trace', () => {
		const metadata = bind( undefined, [ 'email' ] );
		expect( metadata ).toEqual( { bindings: { email: OURS } } );
		expect( isBound( metadata, [ 'email' ] ) ).toBe( true );
		expect( unbind( metadata, [ 'email' ] ) ).toBeUndefined();
		const named = bind( { name: 'Mail', bindings: { url: OTHER } }, [
			'email',
		] );
		expect( named ).toEqual( {
			name: 'Mail',
			bindings: { url: OTHER, email: OURS },
		} );
		expect( unbind( named, [ 'email' ] ) ).toEqual( {
			name: 'Mail',
			bindings: { url: OTHER },
		} );
		expect( unbind( { name: 'Mail' }, [ 'email' ] ) ).toEqual( {
			name: 'Mail',
		} );
	} );

	it.each( [
		undefined,
		{},
		{ bindings: null },
		{ bindings: 'x' },
		{ bindings: { email: null } },
		{ bindings: { email: OTHER } },
		{ bindings: { phone: OURS } },
	] )( 'is none in %j', ( metadata ) => {
		expect( isBound( metadata, [ 'email' ] ) ).toBe( false );
		expect(
			unbind( metadata, [ 'email', 'phone' ] )?.bindings
		).toBeUndefined();
	} );
} );
