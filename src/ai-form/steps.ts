import { createBlock } from '@wordpress/blocks';
import { kindOf } from './field-blocks';
import { SUBMIT } from '@slipstream/forms';
import { __ } from '@wordpress/i18n';
import {
	CONTAINER,
	detach,
	insert,
	isMachinery,
	isStep,
	isSubmitNode,
	NAVIGATION,
	newNode,
	nodesIn,
	PROGRESS,
	remove,
} from './tree';
import type { Node } from './tree';

const between = ( direction: string, text: string ) =>
	createBlock( 'core/button', {
		...SUBMIT,
		type: 'button',
		className: `form-button-${ direction }`,
		text,
	} );

const append = ( node: Node, parent: Node ) =>
	insert( node, parent, parent.children.length );

/** Puts what is in a node where the node is, and takes it away. */
function dissolve( node: Node, kept: ( child: Node ) => boolean ): void {
	const { parent } = node;
	if ( parent ) {
		for ( const child of node.children.filter( kept ) ) {
			insert( child, parent, parent.children.indexOf( node ) );
		}
		detach( node );
	}
}

/**
 * Takes a step away. What is left in it goes on in the step before, or in the one behind.
 *
 * @param step The step.
 */
export function removeStep( step: Node ): void {
	const steps = step.parent?.children ?? [];
	const at = steps.indexOf( step );
	const before = steps[ at - 1 ];
	const behind = steps[ at + 1 ];
	if ( ! before && ! behind ) {
		dissolve( step, () => true );
		return;
	}
	[ ...step.children ].forEach( ( child, index ) =>
		before ? append( child, before ) : insert( child, behind!, index )
	);
	detach( step );
}

/** The way from step to step, and the button at its end. */
function navigation( submit: Node | undefined ): Node {
	const node = newNode(
		createBlock( NAVIGATION, {}, [
			between( 'previous is-style-outline', __( 'Back', 'slipstream' ) ),
			between( 'next', __( 'Next', 'slipstream' ) ),
		] )
	);
	if ( submit ) {
		remove( submit );
		append( submit, node );
	}
	return node;
}

/** Puts new steps into a container, and all that is asked outside of them into the steps beside it. */
function intoSteps( root: Node, steps: readonly Node[] ): void {
	const submit = nodesIn( root ).find( isSubmitNode );
	const container = newNode( createBlock( CONTAINER ) );
	insert( container, root, root.children.indexOf( steps[ 0 ]! ) );
	steps.forEach( ( step ) => append( step, container ) );
	const at = root.children.indexOf( container );
	const outside = ( children: Node[] ) =>
		children.filter( ( { block } ) => kindOf( block ) );
	outside( root.children.slice( 0, at ) ).forEach( ( field, index ) =>
		insert( field, steps[ 0 ]!, index )
	);
	outside( root.children ).forEach( ( field ) =>
		append( field, steps.at( -1 )! )
	);
	insert( newNode( createBlock( PROGRESS ) ), root, 0 );
	append( navigation( submit ), root );
}

/**
 * Gives a form with steps what goes around them, and takes that away from a form without.
 *
 * @param root The form.
 */
export function arrangeSteps( root: Node ): void {
	const all = nodesIn( root );
	const container = all.find( ( { block } ) => block.name === CONTAINER );
	const steps = all.filter( isStep );
	const loose = steps.filter( ( { parent } ) => parent === root );
	if ( ! steps.length && container ) {
		all.filter( isMachinery ).forEach( ( node ) =>
			dissolve(
				node,
				( child ) =>
					node.block.name !== NAVIGATION || isSubmitNode( child )
			)
		);
	} else if ( loose.length && container ) {
		loose.forEach( ( step ) => append( step, container ) );
	} else if ( loose.length ) {
		intoSteps( root, loose );
	}
}
