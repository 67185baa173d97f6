/// <reference types="@wordpress/jest-console" />
import { keepUnknownAttributes } from '@slipstream/block-kit';
import { act, render } from '@testing-library/react';
import {
	__unstableBlockToolbarLastItem as LastToolbarItem,
	BlockControls,
	BlockEditorProvider,
	BlockList,
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	getBlockType,
	getCategories,
	parse,
	registerBlockType,
	serialize,
	setCategories,
} from '@wordpress/blocks';
import { SlotFillProvider } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { Fragment, useState } from '@wordpress/element';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type {
	BlockEditorActions,
	BlockEditorSelectors,
} from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import type { ReactNode } from 'react';

const Toolbar = BlockControls.Slot;
const ToolbarEnd = LastToolbarItem?.Slot ?? Fragment;
const Inspector = InspectorControls.Slot;

/** The categories that the server adds: a block in any other has none. */
const ownCategories = () =>
	[
		...readFileSync(
			resolve( __dirname, '../../php/Blocks/Categories.php' ),
			'utf8'
		).matchAll( /'([\w-]+)'\s+=> __\(/g ),
	].map( ( [ , slug = '' ] ) => slug );

interface Varied {
	apiVersion?: number;
	variations?: { name: string }[];
}

/** What a block has in `deferred.ts`. Its folder is its name, without Jetpack's namespace. */
function deferredOf( name: string ): object {
	const file = resolve(
		__dirname,
		'../../blocks',
		name.replace( /^jetpack\//, '' ).replace( '/', '-' ),
		'deferred'
	);
	return [ '.ts', '.tsx' ].some( ( end ) => existsSync( file + end ) )
		? jest.requireActual< { deferred: object } >( file ).deferred
		: {};
}

/**
 * Registers a block as the editor does, metadata from the server, the rest from its stub; or one of another's that a test needs, by its name alone.
 *
 * @param metadata      What `block.json` holds.
 * @param metadata.name The block's name.
 * @param settings      What `index.ts` gives.
 */
export function registerBlock(
	metadata: Varied & { name: string },
	settings: object
): void {
	if ( getBlockType( metadata.name ) ) {
		return;
	}
	const known = getCategories();
	const missing = ownCategories().filter(
		( slug ) => ! known.some( ( category ) => category.slug === slug )
	);
	if ( missing.length > 0 ) {
		setCategories( [
			...known,
			...missing.map( ( slug ) => ( { slug, title: slug } ) ),
		] );
	}
	keepUnknownAttributes( metadata.name );
	registerBlockType( metadata.name, {
		...metadata,
		...settings,
		...deferredOf( metadata.name ),
		variations: metadata.variations?.map( ( variation ) => ( {
			...variation,
			...( settings as Varied ).variations?.find(
				( { name } ) => name === variation.name
			),
		} ) ),
	} as Parameters< typeof registerBlockType >[ 1 ] );
}

/** The first block of a post, and what it is saved as. */
export interface Opened {
	readonly block: Block;
	readonly saved: string;
}

/**
 * Opens a post of one block and saves it, twice: what is saved must open valid and be saved the same again.
 *
 * @param post Markup.
 */
export function roundTrip( post: string ): Opened {
	const [ block, ...more ] = parse( post );
	if ( ! block || more.length > 0 ) {
		throw new Error( `Not one block: ${ post }` );
	}
	const saved = serialize( [ block ] );
	const again = parse( saved );
	const isStable =
		block.isValid &&
		again.every( ( { isValid } ) => isValid ) &&
		serialize( again ) === saved;
	if ( ! isStable ) {
		throw new Error(
			`Not valid, or not saved the same again:\n${ post }\n${ saved }\n${ serialize( again ) }`
		);
	}
	return { block, saved };
}

/**
 * The markup with what HTML calls equal made equal: the order of attributes, the order and repeats of classes.
 *
 * @param post Markup.
 */
export function comparable( post: string ): string {
	return post.replace(
		/<(\w+)((?: [\w-]+="[^"]*")+)/g,
		( _, tag: string, attributes: string ) => {
			const sorted = ( attributes.match( / [\w-]+="[^"]*"/g ) ?? [] )
				.map( ( one ) =>
					one.replace( /^ class="(.*)"$/, ( __, names: string ) => {
						const unique = new Set( names.trim().split( /\s+/ ) );
						return ` class="${ [ ...unique ].sort().join( ' ' ) }"`;
					} )
				)
				.sort();
			return `<${ tag }${ sorted.join( '' ) }`;
		}
	);
}

const SAMPLE = resolve( __dirname, '../../../shared/peer-content/sample.json' );

/** Whether content that other editors have really saved is here. */
export const hasPeerSample = existsSync( SAMPLE );

/**
 * Content that other editors have saved.
 *
 * @param name The block's name.
 */
export function peerSample(
	name: string
): readonly { case: string; markup: string }[] {
	const cases = JSON.parse( readFileSync( SAMPLE, 'utf8' ) ) as {
		name: string;
		case: string;
		markup: string;
	}[];
	return cases.filter( ( one ) => one.name === name );
}

/**
 * Declares a test: what other editors have saved of a block is saved the same again.
 *
 * @param name The block's name.
 */
export function itKeepsThePeerSample( name: string ): void {
	( hasPeerSample ? it : it.skip )(
		'opens and saves what other editors have saved',
		() => {
			const cases = peerSample( name );
			expect( cases.length ).toBeGreaterThan( 0 );
			for ( const { markup } of cases ) {
				expect( comparable( roundTrip( markup ).saved ) ).toBe(
					comparable( markup )
				);
			}
		}
	);
}

/**
 * What a block is saved as, inside of its own `div`.
 *
 * @param block The block.
 */
export const savedInside = ( block: Block ): string | undefined =>
	/<div[^>]*>(.*)<\/div>/s.exec( serialize( [ block ] ) )?.[ 1 ];

/** An editor on the page: toolbar, canvas, sidebar, and a button outside of them. */
export interface TestEditor {
	readonly blocks: () => Block[];
	readonly markup: () => string;
	/** How many steps undo would take back. */
	readonly steps: () => number;
	readonly act: (
		change: ( actions: BlockEditorActions ) => void
	) => Promise< void >;
	readonly select: ( index?: number ) => Promise< void >;
	readonly deselect: () => Promise< void >;
	/** Takes away the right to change a block. */
	readonly lock: ( index?: number ) => Promise< void >;
	/** What switching to the code view does. */
	readonly hideCanvas: () => void;
}

/**
 * Draws a block editor with a post in it.
 *
 * @param initial  The post's blocks.
 * @param settings Settings of the editor.
 * @param plugins  What stands in the editor beside the post.
 */
export function renderEditor(
	initial: Block[],
	settings?: Record< string, unknown >,
	plugins?: ReactNode
): TestEditor {
	let registry: ReturnType< typeof useRegistry > | undefined;
	let steps = 0;
	let hideCanvas = () => {};
	function Spy() {
		registry = useRegistry();
		return null;
	}
	function Host() {
		const [ value, setValue ] = useState( initial );
		const [ isShown, setIsShown ] = useState( true );
		hideCanvas = () => setIsShown( false );
		return (
			<SlotFillProvider>
				<BlockEditorProvider
					value={ value }
					settings={ settings }
					onInput={ ( next ) => setValue( next as Block[] ) }
					onChange={ ( next ) => {
						steps++;
						setValue( next as Block[] );
					} }
				>
					<Spy />
					<div role="toolbar">
						<Toolbar />
						<Toolbar group="other" />
						<ToolbarEnd />
					</div>
					{ isShown && <BlockList /> }
					<aside aria-label="sidebar">
						<Inspector />
					</aside>
					<button>elsewhere</button>
					{ plugins }
				</BlockEditorProvider>
			</SlotFillProvider>
		);
	}
	render( <Host /> );
	const selectors = () =>
		registry?.select( blockEditorStore ) as BlockEditorSelectors;
	const actions = () =>
		registry?.dispatch( blockEditorStore ) as BlockEditorActions;
	const blocks = () => selectors().getBlocks();
	const idOf = ( index: number ) => blocks()[ index ]?.clientId ?? '';
	return {
		blocks,
		markup: () => serialize( blocks() ),
		steps: () => steps,
		act: ( change ) => act( async () => change( actions() ) ),
		select: ( index = 0 ) =>
			act( async () => {
				await actions().selectBlock( idOf( index ), null );
			} ),
		deselect: () =>
			act( async () => {
				await actions().clearSelectedBlock();
			} ),
		lock: ( index = 0 ) =>
			act( async () => {
				await actions().setBlockEditingMode(
					idOf( index ),
					'disabled'
				);
			} ),
		hideCanvas: () => act( () => hideCanvas() ),
	};
}

/**
 * Draws a block editor with a post in it, and waits for the blocks' code.
 *
 * @param post             Markup.
 * @param options          How the post may be worked on.
 * @param options.settings Settings of the editor.
 * @param options.modules  The blocks whose code is waited for.
 * @param options.plugins  What stands in the editor beside the post.
 */
export async function openEditor(
	post: string,
	options: {
		settings?: Record< string, unknown >;
		modules?: readonly {
			settings: { edit: { preload: () => Promise< void > } };
		}[];
		plugins?: ReactNode;
	} = {}
): Promise< TestEditor > {
	for ( const { settings } of options.modules ?? [] ) {
		await act( async () => settings.edit.preload() );
	}
	return renderEditor( parse( post ), options.settings, options.plugins );
}
