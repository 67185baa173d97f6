import { loadMarkdown } from '@slipstream/markdown';
import { createBlock } from '@wordpress/blocks';
import { registerBlock } from '../../../tests/js/editor';
import { applyChanges } from '@slipstream/ai-diff';
import { reconcile } from '../reconcile';
import { isEmptyHeading, suggestionFor } from '../suggestions';
import { markdownOf, targetsOf } from '../targets';
import type { Suggestion } from '../suggestions';
import type { Target } from '../targets';
import type { MarkdownApi } from '@slipstream/markdown';
import type { Block } from '@wordpress/blocks';

let markdown: MarkdownApi;

/** What core's blocks are, as far as their words go. */
function register( name: string, ...attributes: string[] ) {
	registerBlock(
		{ name },
		{
			apiVersion: 3,
			title: name,
			category: 'text',
			attributes: Object.fromEntries( [
				...attributes.map( ( key ) => [ key, { type: 'string' } ] ),
				[ 'anchor', { type: 'string' } ],
				[ 'level', { type: 'number' } ],
				...[ 'head', 'body', 'foot' ].map( ( key ) => [
					key,
					{ type: 'array' },
				] ),
			] ) as Record< string, object >,
			save: ( {
				attributes: own,
			}: {
				attributes: { content?: string };
			} ) => <p>{ own.content }</p>,
		}
	);
}

beforeAll( async () => {
	markdown = await loadMarkdown();
	register( 'core/paragraph', 'content' );
	register( 'core/heading', 'content' );
	register( 'core/list' );
	register( 'core/list-item', 'content' );
	register( 'core/pullquote', 'value' );
	register( 'core/button', 'text' );
	register( 'core/buttons' );
	register( 'core/group' );
	register( 'core/table' );
	register( 'core/image' );
} );

const paragraph = ( content: string, more: object = {} ) =>
	createBlock( 'core/paragraph', { content, ...more } );

const only = ( block: Block ): Target => {
	const [ target ] = targetsOf( [ block ] );
	if ( ! target ) {
		throw new Error( 'There is no text.' );
	}
	return target;
};

const suggest = ( block: Block, text: string, replaces = false ) =>
	suggestionFor( text, only( block ), replaces, markdown );

const whole = ( suggestion: Suggestion | undefined ) => {
	const { original, changes } = suggestion!.diff;
	return applyChanges(
		original,
		changes,
		new Set( changes.map( ( { id } ) => id ) )
	);
};

describe( 'the texts in blocks', () => {
	it( 'are those of every supported kind, in their order, at any depth', () => {
		const blocks = [
			createBlock( 'core/heading', { content: 'One' } ),
			createBlock( 'core/group', {}, [
				paragraph( 'Two' ),
				paragraph( ' &nbsp;<br>' ),
				createBlock( 'core/image' ),
				createBlock( 'core/buttons', {}, [
					createBlock( 'core/button', { text: 'Three' } ),
				] ),
			] ),
			createBlock( 'core/pullquote', { value: 'Four' } ),
			createBlock( 'core/list', {}, [
				createBlock( 'core/list-item', { content: 'Five' } ),
			] ),
			createBlock( 'core/list' ),
		];
		expect(
			targetsOf( blocks ).map( ( { extension, html } ) => [
				extension,
				html,
			] )
		).toEqual( [
			[ 'heading', 'One' ],
			[ 'paragraph', 'Two' ],
			[ 'button', 'Three' ],
			[ 'pullquote', 'Four' ],
			[ 'list', '' ],
		] );
	} );

	it( 'are of a table its cells, or the one that is meant', () => {
		const cells = ( ...texts: string[] ) => [
			{ cells: texts.map( ( content ) => ( { content } ) ) },
		];
		const table = createBlock( 'core/table', {
			head: cells( 'A', 'B' ),
			body: cells( 'C', '' ),
			foot: [],
		} );
		expect( targetsOf( [ table ] ).map( ( { html } ) => html ) ).toEqual( [
			'A',
			'B',
			'C',
		] );
		expect(
			targetsOf( [ table ], { section: 'head', row: 0, cell: 1 } ).map(
				( { html } ) => html
			)
		).toEqual( [ 'B' ] );
	} );

	it( 'are sent as Markdown', () => {
		expect(
			markdownOf(
				only(
					paragraph(
						'A <strong>b</strong> <a href="https://a.test/">c</a>'
					)
				),
				markdown
			)
		).toBe( 'A **b** [c](https://a.test/)' );
	} );
} );

describe( 'an answer', () => {
	it.each( [ '', '##', ' # \n\n## ' ] )( 'of %j says nothing', ( text ) => {
		expect( isEmptyHeading( text ) ).toBe( true );
		expect( suggest( paragraph( 'a' ), text ) ).toBeUndefined();
	} );

	it( 'for a heading loses its marks, and a list’s', () => {
		const heading = createBlock( 'core/heading', { content: 'One' } );
		expect( whole( suggest( heading, '### Two' ) ) ).toBe( 'Two' );
		expect( whole( suggest( heading, '- Two' ) ) ).toBe( 'Two' );
	} );

	it( 'for a paragraph may be several', () => {
		const suggestion = suggest(
			paragraph( 'One.' ),
			'One.\n\nTwo.\nThree.'
		);
		expect( suggestion ).toMatchObject( { isRich: true, replaces: false } );
		expect( whole( suggestion ) ).toBe( 'One.<br><br>Two.<br>Three.' );
	} );

	it( 'of another kind takes the place of the paragraph', () => {
		const suggestion = suggest( paragraph( 'One, two' ), '- One\n- Two' );
		expect( suggestion ).toMatchObject( { isRich: false, replaces: true } );
		expect( whole( suggestion ) ).toBe( '- One\n- Two' );
	} );

	it( 'brings no pictures that were not there', () => {
		expect(
			whole(
				suggest(
					paragraph( 'One <img src="https://a.test/a.png">' ),
					'Two ![](https://a.test/a.png) ![x](https://spy.test/?secret)'
				)
			)
		).toBe( 'Two <img src="https://a.test/a.png">' );
	} );

	it( 'obeys no markup in it', () => {
		expect(
			whole( suggest( paragraph( 'a' ), '<img src=x onerror=alert(1)>' ) )
		).toBe( '&lt;img src=x onerror=alert(1)>' );
	} );
} );

describe( 'new blocks in the place of old ones', () => {
	const item = ( content: string, ...inner: Block[] ) =>
		createBlock( 'core/list-item', { content }, inner );

	it( 'keep ids, anchors and formats of what stays, and of what only changes', () => {
		const old = [
			paragraph( 'Fisrt <mark style="color:red">one</mark>', {
				anchor: 'a',
			} ),
			paragraph( 'Second <sub>two</sub>', { anchor: 'b' } ),
		];
		const result = reconcile( old, [
			paragraph( 'Zeroth' ),
			paragraph( 'First one' ),
			paragraph( 'Second two' ),
		] );
		expect( result.map( ( { clientId } ) => clientId ) ).toEqual( [
			old[ 0 ]?.clientId,
			expect.any( String ),
			old[ 1 ]?.clientId,
		] );
		expect( result[ 2 ]?.attributes ).toEqual( old[ 1 ]?.attributes );
	} );

	it( 'at any depth', () => {
		const old = [ item( 'a', item( 'bb' ) ), item( 'c' ) ];
		const result = reconcile( old, [
			item( 'a', item( 'b' ) ),
			item( 'c' ),
			item( 'd' ),
		] );
		expect( result[ 0 ]?.innerBlocks[ 0 ] ).toMatchObject( {
			clientId: old[ 0 ]?.innerBlocks[ 0 ]?.clientId,
			attributes: { content: 'b' },
		} );
		expect( result[ 1 ]?.clientId ).toBe( old[ 1 ]?.clientId );
		expect( result ).toHaveLength( 3 );
	} );
} );
