import { parse, serialize } from '@wordpress/blocks';
import fc from 'fast-check';
import { describe as describeForm, propose } from '..';
import { all, BUTTON, formWith, says, submits, text } from './support';
import type { Block } from '@wordpress/blocks';

const label = fc.oneof(
	fc.constantFrom(
		'Name',
		'Imię ✍🏽',
		'שם',
		'--> <b>',
		'"quoted" {x}',
		'& <'
	),
	fc.string( { minLength: 1, maxLength: 12 } )
);
const KINDS = [
	'name',
	'email',
	'text',
	'textarea',
	'telephone',
	'number',
	'checkbox',
	'consent',
	'radio',
	'checkbox-multiple',
	'select',
	'rating',
	'slider',
	'file',
	'date',
	'unknown',
];
const values = fc.record(
	{
		label,
		required: fc.boolean(),
		width: fc.constantFrom( 25, 50, 100, 7 ),
		options: fc.array( label, { maxLength: 3 } ),
		placeholder: label,
		min: fc.integer( { min: -3, max: 9 } ),
		max: fc.integer( { min: -3, max: 9 } ),
		ref: fc.constantFrom( 'r1', 'r2', 'r3', 'r4', 'r9' ),
	},
	{ requiredKeys: [ 'label' ] }
);
const fieldMark = fc
	.tuple( fc.constantFrom( ...KINDS ), values )
	.map( ( [ kind, said ] ) => says( kind, said ) );
const noise = fc.constantFrom(
	BUTTON,
	'<!-- wp:kept {"ref":"r2"} /-->',
	'<p>Here is your form:</p>',
	'<!-- wp:jetpack/field-name {"label":"Open"} -->',
	'<!-- /wp:jetpack/field-name -->',
	'<!-- wp:jetpack/label {"label":"Inner"} /-->',
	'<!-- wp:jetpack/field-text {"label" /-->',
	'````'
);
const step = fc
	.tuple( label, fc.array( fieldMark, { maxLength: 3 } ) )
	.map(
		( [ stepLabel, fields ] ) =>
			`<!-- wp:jetpack/form-step ${ JSON.stringify( { stepLabel } ) } -->${ fields.join( '' ) }<!-- /wp:jetpack/form-step -->`
	);
const answer = fc
	.array(
		fc.oneof(
			{ weight: 6, arbitrary: fieldMark },
			{ weight: 1, arbitrary: noise },
			{ weight: 1, arbitrary: step }
		),
		{ maxLength: 7 }
	)
	.map( ( parts ) => parts.join( '\n' ) );
const oldForm = fc.constantFrom(
	'',
	[
		text( 'Name', { id: 'who', required: true } ),
		'<!-- wp:core/unknown {"content":"Hello"} /-->',
		text( 'Town', { id: 'where' } ),
		BUTTON,
	].join( '\n' ),
	text( 'Alone', { id: 'alone' } )
);

/** What a stream brings in these pieces, as a browser decodes it. */
function arrived( whole: string, cut: number, sizes: number[] ): string {
	const bytes = new TextEncoder().encode( whole );
	const decoder = new TextDecoder();
	const end = Math.floor( bytes.length * cut );
	let got = '';
	for ( let at = 0, piece = 0; at < end; piece++ ) {
		const size = sizes[ piece % sizes.length ] ?? 1;
		got += decoder.decode(
			bytes.subarray( at, Math.min( at + size, end ) ),
			{
				stream: true,
			}
		);
		at += size;
	}
	return got;
}

const idsOf = ( blocks: readonly Block[] ) =>
	all( blocks ).flatMap( ( { attributes } ) =>
		attributes.id ? [ String( attributes.id ) ] : []
	);
const fieldsOf = ( blocks: readonly Block[] ) =>
	all( blocks ).filter( ( { name } ) => name.startsWith( 'jetpack/field-' ) );

/** Fails unless a form can be saved, opened and sent. */
function expectSound( form: Block, blocks: Block[] ): void {
	expect( submits( blocks ) ).toHaveLength( 1 );
	expect( fieldsOf( blocks ).length ).toBeGreaterThan( 0 );
	const ids = idsOf( blocks );
	expect( new Set( ids ).size ).toBe( ids.length );
	const clientIds = all( blocks ).map( ( { clientId } ) => clientId );
	expect( new Set( clientIds ).size ).toBe( clientIds.length );
	const saved = serialize( [ { ...form, innerBlocks: blocks } ] );
	const again = parse( saved );
	expect( all( again ).every( ( { isValid } ) => isValid ) ).toBe( true );
	expect( serialize( again ) ).toBe( saved );
}

it( 'makes a sound form or none, wherever the stream is cut and however it is chunked', () => {
	fc.assert(
		fc.property(
			oldForm,
			answer,
			fc.double( { min: 0, max: 1, noNaN: true } ),
			fc.array( fc.integer( { min: 1, max: 40 } ), {
				minLength: 1,
				maxLength: 5,
			} ),
			fc.boolean(),
			( inner, whole, cut, sizes, hasEnded ) => {
				const form = formWith( inner );
				const before = serialize( [ form ] );
				const proposal = propose(
					form,
					describeForm( form ),
					arrived( whole, cut, sizes ),
					hasEnded
				);
				expect( serialize( [ form ] ) ).toBe( before );
				if ( ! proposal ) {
					return;
				}
				expectSound( form, proposal.blocks );
				if ( ! proposal.isWhole ) {
					// Nothing is lost by what has not arrived.
					expect( idsOf( proposal.blocks ) ).toEqual(
						expect.arrayContaining( idsOf( form.innerBlocks ) )
					);
					expect(
						proposal.changes.some(
							( { type } ) => type === 'removed'
						)
					).toBe( false );
				}
			}
		),
		{ numRuns: 400 }
	);
}, 60_000 );

it( 'is cut at each single byte of an answer about a form', () => {
	const form = formWith(
		text( 'Name', { id: 'who' } ) + text( 'Town', { id: 'where' } ) + BUTTON
	);
	const described = describeForm( form );
	const whole = described.text
		.replace( '"required":false', '"required":true' )
		.replace(
			/\n(?=.*button)/,
			`\n${ says( 'email', { label: 'Émail' } ) }\n`
		);
	const { length } = new TextEncoder().encode( whole );
	const states = new Set< string >();
	for ( let at = 0; at <= length; at++ ) {
		for ( const hasEnded of [ true, false ] ) {
			const proposal = propose(
				form,
				described,
				arrived( whole, at / length, [ 3 ] ),
				hasEnded
			);
			if ( proposal ) {
				expectSound( form, proposal.blocks );
				expect( idsOf( proposal.blocks ) ).toEqual( [
					'who',
					'where',
				] );
			}
			states.add(
				proposal?.changes.map( ( { type } ) => type ).join( ' ' ) ??
					'nothing'
			);
		}
	}
	expect( [ ...states ] ).toEqual( [
		'nothing',
		'changed same same',
		'changed same added same',
	] );
}, 60_000 );
