import { describe as describeForm } from '..';
import {
	all,
	BUTTON,
	EMPTY,
	formWith,
	labels,
	proposed,
	says,
	submits,
	text,
} from './support';

describe( 'a form in steps', () => {
	const step = ( label: string, inner: string, ref = '' ) =>
		`<!-- wp:jetpack/form-step ${ JSON.stringify( { ...( ref ? { ref } : {} ), stepLabel: label } ) } -->\n${ inner }\n<!-- /wp:jetpack/form-step -->`;
	const STEPS =
		step( 'You', says( 'name', { label: 'Name' } ) ) +
		step( 'Wish', says( 'textarea', { label: 'Message' } ) ) +
		BUTTON;
	const inSteps = () => ( {
		...EMPTY(),
		innerBlocks: proposed( EMPTY(), STEPS )!.blocks,
	} );

	it( 'is made with all that goes around steps', () => {
		const form = inSteps();
		expect( form.innerBlocks.map( ( { name } ) => name ) ).toEqual( [
			'jetpack/form-progress-indicator',
			'jetpack/form-step-container',
			'jetpack/form-step-navigation',
		] );
		expect( submits( form.innerBlocks ) ).toHaveLength( 1 );
		expect( labels( form.innerBlocks ) ).toEqual( [ 'Name', 'Message' ] );
	} );

	it( 'is made of a form on one page, with the same fields, and the other way round', () => {
		const flat = formWith(
			text( 'Name', { id: 'who' } ) +
				text( 'Wish', { id: 'what' } ) +
				BUTTON
		);
		const field = ( ref: string, label: string ) =>
			says( 'text', { ref, label } );
		const { blocks } = proposed(
			flat,
			step( 'One', field( 'r1', 'Name' ) ) +
				step( 'Two', field( 'r2', 'Wish' ) ) +
				BUTTON
		)!;
		expect( submits( blocks ) ).toEqual( submits( flat.innerBlocks ) );
		expect( all( blocks ) ).toEqual(
			expect.arrayContaining( flat.innerBlocks.slice( 0, 2 ) )
		);
		const stepped = { ...flat, innerBlocks: blocks };
		const back = proposed(
			stepped,
			field( 'r2', 'Name' ) + field( 'r4', 'Wish' ) + BUTTON
		)!;
		expect( back.blocks ).toEqual( flat.innerBlocks );
	} );

	it( 'takes a new field into its step, and moves one from step to step', () => {
		const form = inSteps();
		const { text: told } = describeForm( form );
		const name = told.split( '\n' )[ 1 ]!;
		const { blocks } = proposed(
			form,
			told
				.replace( name, says( 'email', { label: 'Email' } ) )
				.replace( /(?<="ref":"r3".*\n)/, name + '\n' )
		)!;
		expect(
			all( blocks )
				.filter( ( block ) => block.name === 'jetpack/form-step' )
				.map( ( { innerBlocks } ) => labels( innerBlocks ) )
		).toEqual( [ [ 'Email' ], [ 'Name', 'Message' ] ] );
		expect( submits( blocks ) ).toHaveLength( 1 );
	} );

	it( 'loses a step but not what stands in it', () => {
		const form = inSteps();
		const { text: told } = describeForm( form );
		const { blocks } = proposed(
			form,
			told.replace(
				/\n<!-- wp:jetpack\/form-step [^>]*"r3"[\s\S]*?form-step -->/,
				''
			)
		)!;
		expect( labels( blocks ) ).toEqual( [ 'Name' ] );
	} );
} );

it( 'leaves fields in columns where they are', () => {
	const form = formWith(
		`<!-- wp:jetpack/form-step -->\n<div class="wp-block-jetpack-form-step">${ text( 'Name', { id: 'who' } ) }${ text( 'Town' ) }</div>\n<!-- /wp:jetpack/form-step -->${ BUTTON }`
	);
	const answer = describeForm( form ).text.replace(
		/(?<=Town".*\n)/,
		says( 'email', { label: 'Email' } ) + '\n'
	);
	const { blocks } = proposed( form, answer )!;
	expect( labels( blocks ) ).toEqual( [ 'Name', 'Town', 'Email' ] );
} );
