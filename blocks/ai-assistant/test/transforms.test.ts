import {
	createBlock,
	getPossibleBlockTransformations,
	parse,
	switchToBlockType,
} from '@wordpress/blocks';
import { registerBlocks } from './support/editor';

beforeAll( registerBlocks );

describe( 'blocks turned over to the assistant', () => {
	it.each( [
		[ 'core/paragraph', { content: 'An <strong>old</strong> pond' } ],
		[ 'core/heading', { content: 'Frogs', level: 3, textColor: 'red' } ],
	] )( '%s goes along as it is', ( name, attributes ) => {
		const block = createBlock( name, attributes );
		const [ assistant ] =
			switchToBlockType( block, 'jetpack/ai-assistant' ) ?? [];
		expect( assistant?.name ).toBe( 'jetpack/ai-assistant' );
		const [ original ] = parse(
			String( assistant?.attributes.originalBlocks )
		);
		expect( original ).toMatchObject( { name, attributes } );
		// The text is not known yet; nothing else may stand in its place.
		expect( assistant?.attributes.content ).toBeUndefined();
		expect( assistant?.attributes.originalContent ).toBeUndefined();
	} );

	it( 'takes several at once', () => {
		const blocks = [ 'One', 'Two' ].map( ( content ) =>
			createBlock( 'core/paragraph', { content } )
		);
		const result =
			switchToBlockType( blocks, 'jetpack/ai-assistant' ) ?? [];
		expect( result ).toHaveLength( 1 );
		expect(
			parse( String( result[ 0 ]?.attributes.originalBlocks ) )
		).toHaveLength( 2 );
	} );

	it( 'is offered for text only', () => {
		const names = ( name: string ) =>
			getPossibleBlockTransformations( [ createBlock( name ) ] ).map(
				( type ) => type?.name
			);
		expect( names( 'core/paragraph' ) ).toContain( 'jetpack/ai-assistant' );
		expect( names( 'jetpack/ai-assistant' ) ).not.toContain(
			'jetpack/ai-assistant'
		);
	} );
} );
