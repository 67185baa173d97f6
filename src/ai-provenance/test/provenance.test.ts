import fc from 'fast-check';
import {
	markedMetadata,
	markMade,
	provenanceOf,
	unmarkedMetadata,
} from '@slipstream/ai-provenance';
import { createBlock } from '@wordpress/blocks';
import { registerBlock } from '../../../tests/js/editor';

const NOW = '2026-11-21T10:00:00.000Z';

const settings = ( ai: object = {} ) =>
	( {
		restRoot: 'https://a.test/wp-json/',
		ai: { model: 'llama3', engine: 'openai', ...ai },
		connection: { userConnectionData: { currentUser: { id: 3 } } },
	} ) as object as typeof window.slipstreamSettings;

beforeEach( () => {
	window.slipstreamSettings = settings();
} );

beforeAll( () => {
	jest.useFakeTimers( { now: new Date( NOW ) } );
	registerBlock(
		{ name: 'core/paragraph' },
		{
			apiVersion: 3,
			title: 'Paragraph',
			category: 'text',
			attributes: {
				content: { type: 'string' },
				metadata: { type: 'object' },
			},
			save: () => null,
		}
	);
} );

afterAll( () => jest.useRealTimers() );

it( 'says what AI did, with which model, when, and for whom', () => {
	expect(
		provenanceOf( { metadata: markedMetadata( {}, 'edited' ) } )
	).toEqual( { share: 'edited', model: 'llama3', date: NOW, user: 3 } );
} );

it( 'names the engine where there is no model', () => {
	window.slipstreamSettings = settings( { model: '' } );
	expect(
		provenanceOf( { metadata: markedMetadata( {}, 'made' ) } )?.model
	).toBe( 'openai' );
} );

it( 'keeps what AI made as made', () => {
	const attributes = { metadata: markedMetadata( {}, 'made' ) };
	expect(
		provenanceOf( { metadata: markedMetadata( attributes, 'edited' ) } )
			?.share
	).toBe( 'made' );
} );

it( 'leaves everything else in the metadata as it is', () => {
	fc.assert(
		fc.property(
			fc.dictionary( fc.string(), fc.jsonValue() ),
			( metadata ) => {
				delete metadata.slipstreamAi;
				const marked = markedMetadata( { metadata }, 'edited' );
				expect(
					unmarkedMetadata( { metadata: marked } ) ?? {}
				).toEqual( metadata );
			}
		)
	);
} );

it( 'takes nothing odd for a mark', () => {
	fc.assert(
		fc.property( fc.anything(), ( value ) => {
			const found = provenanceOf( { metadata: { slipstreamAi: value } } );
			expect(
				found === undefined ||
					[ 'made', 'edited' ].includes( found.share )
			).toBe( true );
		} )
	);
	expect( provenanceOf( { metadata: 'x' } ) ).toBeUndefined();
	expect( unmarkedMetadata( {} ) ).toBeUndefined();
} );

it( 'marks blocks and not what is in them', () => {
	const [ marked ] = markMade( [
		createBlock( 'core/paragraph', { content: 'A' }, [
			createBlock( 'core/paragraph', { content: 'B' } ),
		] ),
	] );
	expect( provenanceOf( marked!.attributes )?.share ).toBe( 'made' );
	expect( marked!.attributes.content ).toBe( 'A' );
	expect(
		provenanceOf( marked!.innerBlocks[ 0 ]!.attributes )
	).toBeUndefined();
} );
