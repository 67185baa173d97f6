import { parse } from '@wordpress/blocks';
import fc from 'fast-check';
import { describe as describeForm } from '..';
import { hasPeerSample, peerSample } from '../../../tests/js/editor';
import {
	all,
	BUTTON,
	formWith,
	proposed,
	says,
	submits,
	text,
} from './support';
import type { Block } from '@wordpress/blocks';

const LABELS = [ 'Name', 'Street', 'Town', 'Country', 'Message' ];
const form = () =>
	formWith(
		LABELS.map( ( label ) =>
			text( label, { id: label.toLowerCase(), width: 50 } )
		).join( '\n' ) + BUTTON
	);
const byId = ( blocks: readonly Block[], id: unknown ) =>
	all( blocks ).find( ( { attributes } ) => attributes.id === id );

/** What a model does with each line of a form. */
const edit = fc.constantFrom( 'keep', 'keep', 'require', 'drop', 'add' );

it( 'changes what was changed, and leaves the rest what it was', () => {
	fc.assert(
		fc.property(
			fc.array( edit, { minLength: 5, maxLength: 5 } ),
			fc.shuffledSubarray( [ 0, 1, 2, 3, 4 ], { minLength: 5 } ),
			( edits, order ) => {
				const old = form();
				const lines = describeForm( old ).text.split( '\n' );
				const answer = order.flatMap( ( at ) => {
					const line = lines[ at ]!;
					switch ( edits[ at ] ) {
						case 'require':
							return [
								line.replace(
									'"required":false',
									'"required":true'
								),
							];
						case 'drop':
							return [];
						case 'add':
							return [
								line,
								says( 'email', { label: `New ${ at }` } ),
							];
						default:
							return [ line ];
					}
				} );
				const proposal = proposed(
					old,
					[ ...answer, lines[ 5 ] ].join( '\n' )
				);
				const isDropped = edits.every( ( one ) => one === 'drop' );
				const isSame =
					edits.every( ( one ) => one === 'keep' ) &&
					order.every( ( at, index ) => at === index );
				expect( ! proposal ).toBe( isDropped || isSame );
				if ( ! proposal ) {
					return;
				}
				edits.forEach( ( one, at ) => {
					const before = old.innerBlocks[ at ]!;
					const after = byId( proposal.blocks, before.attributes.id );
					const attributes = {
						...before.attributes,
						required: one === 'require',
					};
					expect( after ).toEqual(
						one === 'drop' ? undefined : { ...before, attributes }
					);
				} );
				expect(
					proposal.blocks.flatMap( ( { attributes } ) =>
						attributes.id ? [ attributes.id ] : []
					)
				).toEqual(
					order
						.filter( ( at ) => edits[ at ] !== 'drop' )
						.map( ( at ) => LABELS[ at ]!.toLowerCase() )
				);
				expect( submits( proposal.blocks ) ).toEqual(
					submits( old.innerBlocks )
				);
			}
		),
		{ numRuns: 80 }
	);
} );

( hasPeerSample ? it : it.skip )(
	'leaves forms of other makers what they are when they are repeated',
	() => {
		const forms = peerSample( 'jetpack/contact-form' ).map(
			( { markup } ) => parse( markup )[ 0 ]!
		);
		expect( forms.length ).toBeGreaterThan( 0 );
		for ( const old of forms ) {
			const proposal = proposed( old, describeForm( old ).text );
			// What may be missing is the one button.
			expect(
				proposal?.changes.filter(
					( { type, kind } ) => type !== 'same' && kind
				) ?? []
			).toEqual( [] );
		}
		jest.mocked( console.info ).mockClear(); // eslint-disable-line no-console
	}
);

describe( 'buttons in rows, and fields in other blocks', () => {
	const group = ( inner: string ) =>
		`<!-- wp:jetpack/form-step -->\n<div class="wp-block-jetpack-form-step">${ inner }</div>\n<!-- /wp:jetpack/form-step -->`;

	it( 'keeps the first of several buttons', () => {
		const old = formWith( text( 'Name' ) + BUTTON + group( BUTTON ) );
		const { text: told } = describeForm( old );
		const proposal = proposed(
			old,
			told.replace( '"required":false', '"required":true' )
		);
		expect( submits( proposal!.blocks ) ).toEqual(
			submits( old.innerBlocks ).slice( 0, 1 )
		);
	} );
} );
