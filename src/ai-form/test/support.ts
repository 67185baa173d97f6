import { parse } from '@wordpress/blocks';
import { isSubmit } from '@slipstream/forms';
import '../../../blocks/contact-form/test/support/forms';
import { describe as describeForm, propose } from '..';
import type { Proposal } from '..';
import type { Block } from '@wordpress/blocks';

/** A form with these blocks. */
export const formWith = ( inner: string ): Block =>
	parse(
		`<!-- wp:jetpack/contact-form -->\n<div class="wp-block-jetpack-contact-form">${ inner }</div>\n<!-- /wp:jetpack/contact-form -->`
	)[ 0 ]!;

/** A form that nothing is in. */
export const EMPTY = () => formWith( '' );

export const all = ( blocks: readonly Block[] ): Block[] =>
	blocks.flatMap( ( block ) => [ block, ...all( block.innerBlocks ) ] );

/** The blocks that send a form. */
export const submits = ( blocks: readonly Block[] ) =>
	all( blocks ).filter( ( block ) =>
		isSubmit( { ...block, innerBlocks: [] } )
	);

/** A field as it is saved today. */
export const text = ( label: string, attributes: object = {} ) =>
	`<!-- wp:jetpack/field-text ${ JSON.stringify( attributes ) } -->\n<div><!-- wp:jetpack/label ${ JSON.stringify( { label } ) } /-->\n\n<!-- wp:jetpack/input {"type":"text"} /--></div>\n<!-- /wp:jetpack/field-text -->`;

export const BUTTON = `<!-- wp:jetpack/button {"element":"button","text":"Send it"} /-->`;

/** What a model says of a field. */
export const says = ( kind: string, values: object ) =>
	`<!-- wp:jetpack/field-${ kind } ${ JSON.stringify( values ) } /-->`;

/** What becomes of a form by an answer that came to its end. */
export const proposed = (
	form: Block,
	answer: string,
	hasEnded = true
): Proposal | undefined =>
	propose( form, describeForm( form ), answer, hasEnded );

/** The changes, in short. */
export const short = ( proposal: Proposal | undefined ) =>
	proposal?.changes.map( ( { type, label } ) => `${ type } ${ label }` );

/** The labels in their order. */
export const labels = ( blocks: readonly Block[] ) =>
	all( blocks )
		.filter( ( { name } ) => name === 'jetpack/label' )
		.map( ( { attributes } ) => String( attributes.label ) );
