/// <reference types="@wordpress/jest-console" />
import { act, render, screen } from '@testing-library/react';
import {
	BlockControls,
	BlockEditorProvider,
	BlockList,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	getBlockType,
	parse,
	registerBlockType,
	serialize,
} from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import metadata from '../../block.json';
import { settings } from '../../index';
import type {
	BlockEditorActions,
	BlockEditorSelectors,
} from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import type { ComponentType } from 'react';

const Toolbar = ( BlockControls as unknown as { Slot: ComponentType } ).Slot;

export function registerMarkdown(): void {
	if ( ! getBlockType( metadata.name ) ) {
		registerBlockType( metadata.name, {
			...metadata,
			...settings,
		} as unknown as Parameters< typeof registerBlockType >[ 1 ] );
	}
}

/** The markup of a block. */
export function markup( source: string, html: string ): string {
	const comment = JSON.stringify( { source } )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' )
		.replaceAll( '\\"', '\\u0022' );
	return `<!-- wp:jetpack/markdown ${ comment } -->\n<div class="wp-block-jetpack-markdown">${ html }</div>\n<!-- /wp:jetpack/markdown -->`;
}

type Actions = BlockEditorActions & {
	clearSelectedBlock: () => Promise< void >;
};

/** An editor on the page, with a toolbar and a button outside of the blocks. */
export interface TestEditor {
	blocks: () => Block[];
	markup: () => string;
	/** How many steps undo would take back. */
	steps: () => number;
	act: ( change: ( actions: Actions ) => void ) => Promise< void >;
	select: ( index?: number ) => Promise< void >;
	deselect: () => Promise< void >;
	wrapper: () => HTMLElement;
}

/**
 * Draws a block editor with a post in it, and waits for the block's code.
 *
 * @param post Markup.
 */
export async function openPost( post: string ): Promise< TestEditor > {
	let registry: ReturnType< typeof useRegistry > | undefined;
	let steps = 0;
	function Spy() {
		registry = useRegistry();
		return null;
	}
	function Host() {
		const [ value, setValue ] = useState( () => parse( post ) );
		return (
			<BlockEditorProvider
				value={ value }
				onInput={ ( next ) => setValue( next as Block[] ) }
				onChange={ ( next ) => {
					steps++;
					setValue( next as Block[] );
				} }
			>
				<Spy />
				<div role="toolbar">
					<Toolbar />
				</div>
				<BlockList />
				<button>elsewhere</button>
			</BlockEditorProvider>
		);
	}
	render( <Host /> );
	await act( () => settings.edit.preload() );
	const selectors = () =>
		registry?.select( blockEditorStore ) as unknown as BlockEditorSelectors;
	const actions = () =>
		registry?.dispatch( blockEditorStore ) as unknown as Actions;
	const blocks = () => selectors().getBlocks();
	return {
		blocks,
		markup: () => serialize( blocks() ),
		steps: () => steps,
		act: ( change ) => act( async () => change( actions() ) ),
		select: ( index = 0 ) =>
			act( async () => {
				const block = blocks()[ index ];
				if ( block ) {
					await actions().selectBlock( block.clientId, null );
				}
			} ),
		deselect: () =>
			act( async () => {
				await actions().clearSelectedBlock();
			} ),
		wrapper: () => screen.getByRole( 'document', { name: /Markdown/ } ),
	};
}
