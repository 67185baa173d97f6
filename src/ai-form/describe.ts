import { excerptOf, isSubmitBlock, kindOf, valuesOf } from './field-blocks';
import { isMachinery, isStep, isSubmitNode, treeOf } from './tree';
import { commentJson, toPlainText } from './text';
import type { Node } from './tree';
import type { Item } from './read-answer';
import type { Values } from '@slipstream/forms';
import type { Block } from '@wordpress/blocks';

/** A part of the form when it was sent: compared with it later, what the model has changed shows. */
export interface Known {
	clientId: string;
	type: Item[ 'type' ];
	kind: string;
	values: Values;
}

/** A form as it is described to a model. */
export interface Description {
	/** By the names that the model is given. */
	known: ReadonlyMap< string, Known >;
	/** The form in block comments; empty where there is nothing yet. */
	text: string;
}

const NAMES: Readonly< Record< Known[ 'type' ], string > > = {
	field: 'jetpack/field-',
	step: 'jetpack/form-step',
	kept: 'kept',
	submit: 'jetpack/button',
};

function comment( { type, kind, values }: Known, ref: string ): string {
	const { label, ...more } = values;
	const key = { field: 'label', step: 'stepLabel', kept: 'content' }[
		type as 'field'
	];
	const attributes =
		type === 'submit' ? { text: label } : { ref, [ key ]: label, ...more };
	return `<!-- wp:${ NAMES[ type ] }${ kind } ${ commentJson( attributes ) } ${ type === 'step' ? '' : '/' }-->`;
}

function knownOf( { block }: Node ): Known {
	const { clientId, attributes } = block;
	const kind = kindOf( block );
	if ( kind ) {
		const entries = Object.entries( valuesOf( block, kind ) );
		const values = {
			required: false,
			...Object.fromEntries(
				entries.filter( ( [ , value ] ) => value !== '' )
			),
		};
		return { clientId, type: 'field', kind, values };
	}
	if ( isSubmitBlock( block ) ) {
		const values = { label: toPlainText( attributes.text ) };
		return { clientId, type: 'submit', kind: '', values };
	}
	return block.name === 'jetpack/form-step'
		? {
				clientId,
				type: 'step',
				kind: '',
				values: { label: toPlainText( attributes.stepLabel ) },
			}
		: {
				clientId,
				type: 'kept',
				kind: '',
				values: { label: excerptOf( block ) },
			};
}

/** The parts that are spoken of, in their order, and what is in steps inside of them. */
function partsOf( node: Node ): Node[] {
	return node.children.flatMap( ( child ) => {
		if ( isStep( child ) || isSubmitNode( child ) ) {
			return [ child ];
		}
		if (
			isMachinery( child ) &&
			child.block.name.endsWith( '-navigation' )
		) {
			return partsOf( child ).filter( isSubmitNode );
		}
		const isSpokenOf =
			!! kindOf( child.block ) ||
			( child.children.length === 0 && ! isMachinery( child ) );
		return isSpokenOf ? [ child ] : partsOf( child );
	} );
}

/**
 * Describes a form to a model.
 *
 * @param form The form's own block.
 */
export function describe( form: Block ): Description {
	const known = new Map< string, Known >();
	const submits: string[] = [];
	const lines = ( node: Node ): string[] =>
		partsOf( node ).flatMap( ( part ) => {
			const own = knownOf( part );
			const ref = `r${ known.size + 1 }`;
			const line = comment( own, ref );
			known.set( ref, own );
			if ( own.type === 'submit' ) {
				submits.push( line );
				return [];
			}
			return own.type === 'step'
				? [ line, ...lines( part ), '<!-- /wp:jetpack/form-step -->' ]
				: [ line ];
		} );
	const all = lines( treeOf( form ) );
	return {
		known,
		text: [ ...all, ...submits.slice( 0, 1 ) ].join( '\n' ),
	};
}
