import { isSubmitBlock, kindOf } from './field-blocks';
import type { Block } from '@wordpress/blocks';

/** A block in a tree that can be changed without changing the form. Fields are leaves. */
export interface Node {
	block: Block;
	children: Node[];
	parent: Node | undefined;
}

const STEP = 'jetpack/form-step';
export const CONTAINER = 'jetpack/form-step-container';
export const NAVIGATION = 'jetpack/form-step-navigation';
export const PROGRESS = 'jetpack/form-progress-indicator';

const nodeOf = ( block: Block, parent: Node | undefined ): Node => {
	const node: Node = { block, children: [], parent };
	node.children = kindOf( block )
		? []
		: block.innerBlocks.map( ( inner ) => nodeOf( inner, node ) );
	return node;
};

/**
 * A tree of a form.
 *
 * @param form The form's own block.
 */
export const treeOf = ( form: Block ): Node => nodeOf( form, undefined );

/** The block that a node stands for, with all that is in it. */
export const blockOf = ( { block, children }: Node ): Block =>
	kindOf( block )
		? block
		: { ...block, innerBlocks: children.map( blockOf ) };

/** All nodes under a node, in their order. */
export const nodesIn = ( node: Node ): Node[] =>
	node.children.flatMap( ( child ) => [ child, ...nodesIn( child ) ] );

export const isStep = ( { block }: Node ): boolean => block.name === STEP;
export const isSubmitNode = ( { block }: Node ): boolean =>
	isSubmitBlock( block );

/** Whether a node is of those around steps that nobody is asked about. */
export const isMachinery = ( { block }: Node ): boolean =>
	[ CONTAINER, NAVIGATION, PROGRESS ].includes( block.name );

/** The step that a node is in, or the form. */
export function scopeOf( node: Node ): Node {
	let scope = node.parent ?? node;
	while ( scope.parent && ! isStep( scope ) ) {
		scope = scope.parent;
	}
	return scope;
}

/** Takes a node out of its place. */
export function detach( node: Node ): void {
	const list = node.parent?.children ?? [];
	const at = list.indexOf( node );
	if ( at >= 0 ) {
		list.splice( at, 1 );
	}
	node.parent = undefined;
}

/** Puts a node into another. */
export function insert( node: Node, parent: Node, at: number ): void {
	detach( node );
	node.parent = parent;
	parent.children.splice( at, 0, node );
}

/** Puts a node behind another. */
export function insertAfter( node: Node, other: Node ): void {
	const parent = other.parent;
	if ( parent && other !== node ) {
		detach( node );
		insert( node, parent, parent.children.indexOf( other ) + 1 );
	}
}

/** Takes a node away. Buttons stand in a row of buttons, of which nothing is left without them. */
export function remove( node: Node ): void {
	const { parent } = node;
	detach( node );
	if (
		parent?.parent &&
		! isMachinery( parent ) &&
		! isStep( parent ) &&
		! parent.children.length
	) {
		remove( parent );
	}
}

/** A new node. */
export const newNode = ( block: Block ): Node => nodeOf( block, undefined );

/**
 * The most of a list that stands in its order already: these stay, the others move.
 *
 * @param numbers Places that were, in the order that shall be.
 * @return Of each, whether it stays.
 */
export function staying( numbers: readonly number[] ): boolean[] {
	const best = numbers.map( () => 1 );
	const before = numbers.map( () => -1 );
	let end = -1;
	numbers.forEach( ( number, at ) => {
		for ( let earlier = 0; earlier < at; earlier++ ) {
			const length = ( best[ earlier ] ?? 0 ) + 1;
			if (
				( numbers[ earlier ] ?? 0 ) < number &&
				length > best[ at ]!
			) {
				best[ at ] = length;
				before[ at ] = earlier;
			}
		}
		if ( end < 0 || best[ at ]! > best[ end ]! ) {
			end = at;
		}
	} );
	const stays = numbers.map( () => false );
	for ( ; end >= 0; end = before[ end ] ?? -1 ) {
		stays[ end ] = true;
	}
	return stays;
}
